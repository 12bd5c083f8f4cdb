/* tree-layout.h - where the bars of a search's tree lie in a picture, known as an icicle plot, and what they say.
 *
 *     3 · 40 %          |7 · 55 % ✓             a row is a level of the search, a bar a digit that was tried
 *     1   |2   |  5     |  8 · 40 %   ✓         there; its width is the number of steps that it cost
 *
 * Levels of which one bar fills the whole view stand above the picture, but for the last of them. So do those of which
 * one bar fills a picture of all steps but for a unit at either end, if there is no room for all levels. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/tree.h"

#include <glib.h>

/* A picture of the steps from FROM on, SPAN of them; both may be between two steps. */
typedef struct {
  const RtTree *tree;
  double from, span;
  double width, height;       /* of the picture */
  double row_least, row_most; /* heights of a row */
  bool mirrored;              /* time runs from right to left */
  guint64 length;             /* steps of the search, which may have gone on since the tree was made */
} RtTreeFrame;

typedef struct {
  int top;          /* level of the first row */
  int n;            /* rows that have room */
  double height;    /* of a row */
  bool names_cells; /* the digits of a level are in different cells: bars tell their cells */
} RtTreeRows;

typedef struct {
  double x, y, width, height;
} RtTreeBar;

/* Returns which levels are drawn in FRAME, and how high. */
RtTreeRows rt_tree_rows (const RtTreeFrame *frame);

/* Gets the bar of BRANCH, whose edges are whole numbers. Returns false if it is not in the picture. */
bool rt_tree_bar (const RtTreeFrame *frame, const RtTreeRows *rows, const RtBranch *branch, RtTreeBar *bar);

/* Returns the branch whose bar is at X, Y of the picture, or NULL. */
const RtBranch *rt_tree_branch_at (const RtTreeFrame *frame, const RtTreeRows *rows, double x, double y);

/* Calls DRAW for each bar in the picture, but for those of one unit that would cover another. IS_ODD differs
 * between neighbours, and between most bars and those above them. */
void rt_tree_draw_bars (const RtTreeFrame *frame, const RtTreeRows *rows,
                        void (*draw) (const RtBranch *branch, const RtTreeBar *bar, bool is_odd, gpointer data),
                        gpointer data);

/* Returns what is written on BAR: "3", "3 · 40 %", "r4c7 = 3 · 40 % ✓", or NULL if it is too narrow. Free with
 * g_free. */
char *rt_tree_bar_text (const RtTreeFrame *frame, const RtTreeRows *rows, const RtBranch *branch,
                        const RtTreeBar *bar);
