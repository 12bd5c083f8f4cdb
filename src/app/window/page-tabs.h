/* page-tabs.h - RtSide: the pages beside the grid, and tabs to choose the one that is shown.
 *
 *     Search   Logic   Collection
 *     ======
 *     page
 *
 * The Tab key reaches the tab of the page that is shown; Left, Right, Home and End move from there
 * to the others and show their pages. A single page has no tab above it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define RT_TYPE_SIDE (rt_side_get_type ())
G_DECLARE_FINAL_TYPE (RtSide, rt_side, RT, SIDE, GtkBox)

/* Signal `shown`: another page is shown than before. */
GtkWidget *rt_side_new (void);

/* Adds PAGE, a word, under NAME (translated) behind the others. What is on it MAKE makes of DATA,
 * when it is to be shown for the first time: nobody waits for pages that nobody sees. */
void rt_side_add (RtSide *self, const char *page, const char *name,
                  GtkWidget *(*make) (gpointer data), gpointer data);

/* Removes PAGE, which must not be the first. */
void rt_side_remove (RtSide *self, const char *page);

/* Shows PAGE instead of the others; the first where there is none of that word, or it is NULL. There
 * must be one. None is shown before. */
void rt_side_show (RtSide *self, const char *page);

/* Returns the page that is shown; NULL before one was. */
const char *rt_side_shown (RtSide *self);
