/* side.h - RtSide: the pages beside the grid, and tabs to choose the one that is shown.
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
G_DECLARE_FINAL_TYPE (RtSide, rt_side, RT, SIDE, GtkWidget)

/* Signal `shown`: another page is shown than before. */
GtkWidget *rt_side_new (void);

/* Adds PAGE, which has not been on the screen yet, under NAME (translated) behind the others;
 * removes PAGE, which must not be the first. */
void rt_side_add (RtSide *self, GtkWidget *page, const char *name);
void rt_side_remove (RtSide *self, GtkWidget *page);

/* Shows PAGE instead of the others; that of the widget name NAME, or the first where there is none
 * or NAME is NULL. */
void rt_side_show (RtSide *self, GtkWidget *page);
void rt_side_show_named (RtSide *self, const char *name);

/* The widget name of the page that is shown; NULL before there is one. */
const char *rt_side_shown (RtSide *self);
