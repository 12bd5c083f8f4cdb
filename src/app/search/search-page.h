/* search-page.h - RtSearchPage: the choice of algorithm, its counters, its listing, what can be done with its
 * search. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_SEARCH_PAGE (rt_search_page_get_type ())
G_DECLARE_FINAL_TYPE (RtSearchPage, rt_search_page, RT, SEARCH_PAGE, GtkWidget)

/* A page on DESK. What the person chooses applies to the desk and becomes the preference for new
 * desks. */
GtkWidget *rt_search_page_new (RtDesk *desk);

/* Shows DESK instead, and keeps a reference to it. */
void rt_search_page_set_desk (RtSearchPage *self, RtDesk *desk);

/* Brings everything on the page up to date. */
void rt_search_page_update (RtSearchPage *self);

/* Gives a new desk the preferred algorithm, unless it has one already. */
void rt_search_page_prefer (RtDesk *desk);
