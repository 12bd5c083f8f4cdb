/* search-page.h - RtSearchPage: which algorithm, how its result is shown, what it counted. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/player.h"
#include "document/solving.h"

#include <gtk/gtk.h>

#define RT_TYPE_SEARCH_PAGE (rt_search_page_get_type ())
G_DECLARE_FINAL_TYPE (RtSearchPage, rt_search_page, RT, SEARCH_PAGE, GtkWidget)

GtkWidget *rt_search_page_new (void);

/* What the person chose; remembered in the settings. */
const RtSearch *rt_search_page_search (RtSearchPage *self);
RtResult rt_search_page_result (RtSearchPage *self);

/* Brings the counters and the state of the search up to date. */
void rt_search_page_update (RtSearchPage *self, RtSolving *solving, RtPlayer *player);
