/* search-page.h - RtSearchPage, the side page about the search: algorithm, cost, code, counters, heat map
 * and solutions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_SEARCH_PAGE (rt_search_page_get_type ())
G_DECLARE_FINAL_TYPE (RtSearchPage, rt_search_page, RT, SEARCH_PAGE, GtkBox)

/* Returns a page about the search of DESK, the model of a window, which follows its changes. The
 * algorithm that the person chooses becomes the preference for new windows. */
GtkWidget *rt_search_page_new (RtDesk *desk);

/* Makes the page show the search of DESK, the model of a window, instead of its old desk. Keeps a
 * reference to DESK. */
void rt_search_page_set_desk (RtSearchPage *self, RtDesk *desk);

/* Updates the whole page to the current state of the search. */
void rt_search_page_update (RtSearchPage *self);

/* Sets the search algorithm of DESK, the model of a window, to the preferred one, unless DESK has
 * an algorithm already. */
void rt_search_page_prefer (RtDesk *desk);
