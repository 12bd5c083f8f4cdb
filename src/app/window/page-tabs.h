/* page-tabs.h - RtSide, a widget: the pages beside the grid, and tabs to choose the visible page.
 *
 *     Search   Logic   Collection
 *     ======
 *     page
 *
 * The Tab key reaches the tab of the visible page. Left, Right, Home and End move from there to other tabs
 * and show their pages. A single page has no tab. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define RT_TYPE_SIDE (rt_side_get_type ())
G_DECLARE_FINAL_TYPE (RtSide, rt_side, RT, SIDE, GtkBox)

/* Returns a widget without pages. Signal `shown`: another page has become visible. */
GtkWidget *rt_side_new (void);

/* Appends a page with the identifier PAGE and the translated NAME. When the page is first shown, calls MAKE
 * with DATA, which returns its content. */
void rt_side_add (RtSide *self, const char *page, const char *name,
                  GtkWidget *(*make) (gpointer data), gpointer data);

/* Removes the page with the identifier PAGE, which must not be the first page. */
void rt_side_remove (RtSide *self, const char *page);

/* Shows the page with the identifier PAGE, and hides all others. Shows the first page if PAGE is NULL or
 * unknown. There must be a page. Before the first call, no page is visible. */
void rt_side_show (RtSide *self, const char *page);

/* Returns the identifier of the visible page, or NULL if no page is visible. */
const char *rt_side_shown (RtSide *self);
