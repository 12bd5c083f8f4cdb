/* tree-pair.h - RtTreePair, a widget: the trees of two searches, one below the other, on one axis of steps. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/tree.h"

#include <gtk/gtk.h>

#define RT_TYPE_TREE_PAIR (rt_tree_pair_get_type ())
G_DECLARE_FINAL_TYPE (RtTreePair, rt_tree_pair, RT, TREE_PAIR, GtkWidget)

/* Shows TREES, below their NAMES (translated); both stay the caller's. Hides the widget if one of the trees is NULL.
 * They must live until other ones are shown. */
void rt_tree_pair_show (RtTreePair *self, const RtTree *const trees[2], const char *const names[2]);
