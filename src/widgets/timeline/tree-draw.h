/* tree-draw.h - draws the tree of a search as bars in rows, on the screen. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/tree-layout.h"
#include "widgets/timeline/strip-range.h"

#include <gtk/gtk.h>

typedef struct {
  GtkWidget *widget; /* source of the font */
  const RtTree *tree;
  guint64 length; /* steps of the search, which may have gone on since the tree was made */
  RtStripView view;
  int width, height; /* pixels */
  bool mirrored;     /* time runs from right to left */
  GdkRGBA branch, branch_other, branch_text; /* colours of branches that came to nothing, in turn, and of their text */
  GdkRGBA solved, solved_text;               /* colours of branches that led to a solution */
} RtTreeLook;

/* Returns the picture, which is to be drawn again for the same look, and where its bars lie. Free with
 * gsk_render_node_unref; NULL if no bar is in view. */
GskRenderNode *rt_tree_draw (const RtTreeLook *look, RtTreeFrame *frame, RtTreeRows *rows);
