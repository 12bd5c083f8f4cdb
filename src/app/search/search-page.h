/* search-page.h - RtSearchPage, a side page of the search: algorithm, counters, listing, heat
 * map, comparison, jumps. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_SEARCH_PAGE (rt_search_page_get_type ())
G_DECLARE_FINAL_TYPE (RtSearchPage, rt_search_page, RT, SEARCH_PAGE, GtkBox)

/* Returns a page that follows DESK. The algorithm that the person chooses becomes the preference
 * for new desks. */
GtkWidget *rt_search_page_new (RtDesk *desk);

/* Shows DESK from now on, and keeps a reference to it. */
void rt_search_page_set_desk (RtSearchPage *self, RtDesk *desk);

/* Updates the whole page. */
void rt_search_page_update (RtSearchPage *self);

/* Gives a new desk the preferred algorithm, unless it has one already. */
void rt_search_page_prefer (RtDesk *desk);
