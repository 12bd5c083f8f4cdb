/* tree-pair.h - RtTreePair, a widget: shows the trees of two searches below each other, with the same axis of steps. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/tree.h"

#include <gtk/gtk.h>

#define RT_TYPE_TREE_PAIR (rt_tree_pair_get_type ())
G_DECLARE_FINAL_TYPE (RtTreePair, rt_tree_pair, RT, TREE_PAIR, GtkWidget)

/* Shows TREES with their translated NAMES above them. Hides the widget if a tree is NULL. The caller owns the trees,
 * which must live until other trees are shown. */
void rt_tree_pair_show (RtTreePair *self, const RtTree *const trees[2], const char *const names[2]);
