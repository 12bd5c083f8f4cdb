/* tree-layout.h - functions that lay out the picture of a search tree (an icicle plot): the bars and their texts.
 *
 *     3 · 40 %          |7 · 55 % ✓             Each row is a level of the search, each bar a digit that was
 *     1   |2   |  5     |  8 · 40 %   ✓         tried. The width of a bar is its number of steps.
 *
 * The first row is the deepest level on which one bar fills the whole width; the levels above it are not drawn. If a
 * picture of all steps has no room for all levels, a bar also counts as filling if it is one unit shorter at each
 * end. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/tree.h"

#include <glib.h>

/* A picture of SPAN steps of the tree, beginning at step FROM. Both may be fractions. */
typedef struct {
  const RtTree *tree;
  double from, span;
  double width, height;       /* size of the picture */
  double row_least, row_most; /* least and greatest height of a row */
  bool mirrored;              /* time runs from right to left */
  guint64 length;             /* steps of the search, which may have continued since the tree was made */
} RtTreeFrame;

typedef struct {
  int top;          /* level of the first row */
  int n;            /* number of rows that fit */
  double height;    /* height of a row */
  bool names_cells; /* texts name cells, because the digits of some level are in different cells */
} RtTreeRows;

typedef struct {
  double x, y, width, height;
} RtTreeBar;

/* Returns the rows of the picture FRAME: the levels of the tree that are drawn, and the height of a row. */
RtTreeRows rt_tree_rows (const RtTreeFrame *frame);

/* Sets BAR to the rectangle of BRANCH; its left and right edges are whole numbers. Returns false if BRANCH is not in
 * the picture. */
bool rt_tree_bar (const RtTreeFrame *frame, const RtTreeRows *rows, const RtBranch *branch, RtTreeBar *bar);

/* Returns the branch whose bar contains the point X, Y of the picture, or NULL. The tree owns the branch. */
const RtBranch *rt_tree_branch_at (const RtTreeFrame *frame, const RtTreeRows *rows, double x, double y);

/* Calls DRAW with DATA for each bar in the picture. Skips a bar that is one unit wide if it would cover another one.
 * IS_ODD alternates between neighbours in a row and between rows, so that colours separate the bars. */
void rt_tree_draw_bars (const RtTreeFrame *frame, const RtTreeRows *rows,
                        void (*draw) (const RtBranch *branch, const RtTreeBar *bar, bool is_odd, gpointer data),
                        gpointer data);

/* Returns the text on BAR: "3", "3 · 40 %" or "r4c7 = 3 · 40 % ✓". Returns NULL if BAR is too narrow for a text.
 * Free with g_free. */
char *rt_tree_bar_text (const RtTreeFrame *frame, const RtTreeRows *rows, const RtBranch *branch,
                        const RtTreeBar *bar);
