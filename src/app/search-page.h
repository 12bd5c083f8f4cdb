/* search-page.h - RtSearchPage: which algorithm, its listing, how it is watched, what it counted. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/player.h"
#include "document/solving.h"

#include <gtk/gtk.h>

#define RT_TYPE_SEARCH_PAGE (rt_search_page_get_type ())
G_DECLARE_FINAL_TYPE (RtSearchPage, rt_search_page, RT, SEARCH_PAGE, GtkWidget)

/* Signal `chosen`: another algorithm. Property `heat` (boolean): the heat map is wanted.
 *
 * The page reads SOLVING and PLAYER when it is updated, and gives PLAYER its grain. */
GtkWidget *rt_search_page_new (RtPlayer *player);

/* What the person chose; remembered in the settings. */
const RtSearch *rt_search_page_search (RtSearchPage *self);
RtResult rt_search_page_result (RtSearchPage *self);

/* As if the person had chosen SEARCH before, without a word about it. */
void rt_search_page_choose (RtSearchPage *self, const RtSearch *search);

bool rt_search_page_heat (RtSearchPage *self);

/* Brings all that it says of the search up to date. */
void rt_search_page_update (RtSearchPage *self, RtSolving *solving);
