/* strip-tree.h - RtStripTree: the search tree in a strip, with its bar under the pointer and the bar that was selected
 * by keys. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/timeline/tree-draw.h"

typedef struct _RtStripTree RtStripTree;

typedef enum {
  RT_TREE_TO_PARENT,
  RT_TREE_TO_WIDEST_CHILD,
  RT_TREE_TO_EARLIER, /* to the neighbour in the same row */
  RT_TREE_TO_LATER,
} RtTreeMove;

/* Returns the tree of TRACE, a recorded search, for the widget STRIP. Keeps a reference to TRACE. Redraws STRIP when
 * a better tree has been made. */
RtStripTree *rt_strip_tree_new (RtTrace *trace, GtkWidget *strip);
void rt_strip_tree_free (RtStripTree *self);

/* Sets the appearance of the next drawing to LOOK (all but the tree). Returns false if no tree has
 * been made yet. The strip is redrawn when a tree has been made. */
bool rt_strip_tree_take_look (RtStripTree *self, const RtTreeLook *look);

/* Draws the tree with the appearance that rt_strip_tree_take_look was given. Bars whose digits are on the grid at
 * step POSITION have an outline in the colour EDGE, the marked bar in LOST, the selected bar and the bar under the
 * pointer in FOCUS. */
void rt_strip_tree_draw (RtStripTree *self, GtkSnapshot *snapshot, guint64 position, const GdkRGBA *edge,
                         const GdkRGBA *lost, const GdkRGBA *focus);

/* Marks the bar of the branch that begins with step FIRST (0: no bar). Returns true if the mark has changed. */
bool rt_strip_tree_mark (RtStripTree *self, guint64 first);

/* Stores the position of the pointer in the picture; a negative X means that it is elsewhere. Returns the branch whose
 * bar is under the pointer, or NULL. SELF owns it. */
const RtBranch *rt_strip_tree_point_at (RtStripTree *self, double x, double y);

/* Selects the bar to which a key (MOVE) leads from the selected bar. If no bar is selected, selects the lowest bar
 * whose digit is on the grid at step POSITION. Returns the selected branch, or NULL. SELF owns it. */
const RtBranch *rt_strip_tree_select (RtStripTree *self, RtTreeMove move, guint64 position);
const RtBranch *rt_strip_tree_selected (RtStripTree *self);
void rt_strip_tree_unselect (RtStripTree *self);

/* Returns the number of steps that the search had when the tree was made, or 0 if there is no tree. */
guint64 rt_strip_tree_length (RtStripTree *self);
