/* strip-tree.h - RtStripTree: the tree of a search in a strip, with the bar under the pointer and the bar that
 * was selected by keys. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/timeline/tree-draw.h"

typedef struct _RtStripTree RtStripTree;

typedef enum {
  RT_TREE_TO_PARENT,
  RT_TREE_TO_WIDEST_CHILD,
  RT_TREE_TO_EARLIER, /* the neighbour in the row */
  RT_TREE_TO_LATER,
} RtTreeMove;

/* Returns the tree of TRACE, of which it keeps a reference. STRIP is drawn again when there is a better
 * one. */
RtStripTree *rt_strip_tree_new (RtTrace *trace, GtkWidget *strip);
void rt_strip_tree_free (RtStripTree *self);

/* Takes LOOK, in which the tree is still missing. Returns false if no tree has been made yet; the strip is
 * drawn again when there is one. */
bool rt_strip_tree_take_look (RtStripTree *self, const RtTreeLook *look);

/* Draws the tree that fits the last look, with EDGE around the bars of the digits that are on the grid at
 * POSITION, LOST around the marked bar, and FOCUS around the selected bar and around that under the pointer. */
void rt_strip_tree_draw (RtStripTree *self, GtkSnapshot *snapshot, guint64 position, const GdkRGBA *edge,
                         const GdkRGBA *lost, const GdkRGBA *focus);

/* Marks the bar of the branch that begins with step FIRST; 0: none. Returns true if that is a change. */
bool rt_strip_tree_mark (RtStripTree *self, guint64 first);

/* Remembers where the pointer is in the picture; a negative X: elsewhere. Returns the branch of the bar that
 * is there, or NULL. */
const RtBranch *rt_strip_tree_point_at (RtStripTree *self, double x, double y);

/* Selects another bar, from the selected one; without one, the lowest of the digits that are on the grid at
 * POSITION. Returns the branch that is selected then, or NULL. */
const RtBranch *rt_strip_tree_select (RtStripTree *self, RtTreeMove move, guint64 position);
const RtBranch *rt_strip_tree_selected (RtStripTree *self);
void rt_strip_tree_unselect (RtStripTree *self);

/* Returns the number of steps of the search when the tree was made; 0 if there is none. */
guint64 rt_strip_tree_length (RtStripTree *self);
