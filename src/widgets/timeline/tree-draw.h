/* tree-draw.h - a function that draws a search tree as bars in rows, for the screen. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/tree-layout.h"
#include "widgets/timeline/strip-range.h"

#include <gtk/gtk.h>

typedef struct {
  GtkWidget *widget; /* source of the font */
  const RtTree *tree;
  guint64 length; /* steps of the search, which may have continued since the tree was made */
  RtStripView view;
  int width, height; /* pixels */
  bool mirrored;     /* time runs from right to left */
  GdkRGBA branch, branch_other, branch_text; /* alternating colours of failed branches, and of their text */
  GdkRGBA solved, solved_text;               /* colours of branches with a solution, and of their text */
} RtTreeLook;

/* Returns the picture of the tree in LOOK, or NULL if no bar is in view. Free with gsk_render_node_unref. Sets FRAME
 * and ROWS to the layout of its bars. The picture can be drawn again as long as LOOK does not change. */
GskRenderNode *rt_tree_draw (const RtTreeLook *look, RtTreeFrame *frame, RtTreeRows *rows);
