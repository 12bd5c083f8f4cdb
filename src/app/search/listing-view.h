/* listing-view.h - RtListingView, a widget: the listing of a search in words or as a program,
 * with a menu for the language and a mark at the running line. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "document/programs/search-source.h"
#include "engine/search/search.h"

#include <gtk/gtk.h>

#define RT_TYPE_LISTING_VIEW (rt_listing_view_get_type ())
G_DECLARE_FINAL_TYPE (RtListingView, rt_listing_view, RT, LISTING_VIEW, GtkWidget)

/* Returns a listing that follows the preferred language. */
GtkWidget *rt_listing_view_new (void);

void rt_listing_view_set_search (RtListingView *self, const RtSearch *search);

/* Marks and scrolls to the line that corresponds to LINE of the search's listing; LINE counts
 * from 0, -1 is none. */
void rt_listing_view_set_line (RtListingView *self, int line);

/* Returns the line of the search's listing that runs at the place of PLAYER; -1 if there is
 * none. */
int rt_listed_line (RtPlayer *player);

/* Copies the listing of SHELL's search to the clipboard, or saves it to a file that the person
 * chooses. */
void rt_listed_copy (RtShell *shell);
void rt_listed_save (RtShell *shell);
