/* start-page.h - RtStartPage: what an empty window offers, and the files that were used last.
 *
 * Its buttons name actions of the window and the application ("win.", "app."). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define RT_TYPE_START_PAGE (rt_start_page_get_type ())
G_DECLARE_FINAL_TYPE (RtStartPage, rt_start_page, RT, START_PAGE, GtkWidget)

/* The list of files follows what is opened and saved. */
GtkWidget *rt_start_page_new (void);
