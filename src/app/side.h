/* side.h - RtSide: the pages beside the grid, and which of them is seen.
 *
 *     ( Search | Collection )
 *     page
 *
 * One page alone has no choice above it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define RT_TYPE_SIDE (rt_side_get_type ())
G_DECLARE_FINAL_TYPE (RtSide, rt_side, RT, SIDE, GtkWidget)

GtkWidget *rt_side_new (void);

/* PAGE under NAME (translated), behind the others; and without it again, which is not the first. */
void rt_side_add (RtSide *self, GtkWidget *page, const char *name);
void rt_side_remove (RtSide *self, GtkWidget *page);

/* PAGE is the one that is seen. */
void rt_side_show (RtSide *self, GtkWidget *page);
