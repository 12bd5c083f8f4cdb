/* start-page.h - RtStartPage, the page of an empty window: ways to begin, and recent files.
 *
 * Its buttons call actions of the window and the application ("win.", "app."). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define RT_TYPE_START_PAGE (rt_start_page_get_type ())
G_DECLARE_FINAL_TYPE (RtStartPage, rt_start_page, RT, START_PAGE, GtkBox)

/* Returns a page that updates itself when files are opened and saved. */
GtkWidget *rt_start_page_new (void);
