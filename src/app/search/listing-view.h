/* listing-view.h - RtListingView, a widget: shows the code of a search in words or as a program, with a
 * menu for the language and a mark at the running line. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "document/programs/search-source.h"
#include "engine/search/search.h"

#include <gtk/gtk.h>

#define RT_TYPE_LISTING_VIEW (rt_listing_view_get_type ())
G_DECLARE_FINAL_TYPE (RtListingView, rt_listing_view, RT, LISTING_VIEW, GtkWidget)

/* Returns a widget without a listing. It shows listings in the person's preferred language. */
GtkWidget *rt_listing_view_new (void);

void rt_listing_view_set_search (RtListingView *self, const RtSearch *search);

/* Marks LINE as the running line, and scrolls to it. LINE is a line of the listing in words, from 0; a
 * program marks the corresponding line. If LINE is -1, marks no line. */
void rt_listing_view_set_line (RtListingView *self, int line);

/* Returns the line, from 0, of the search's pseudocode that runs at the current step of PLAYER; -1
 * if there is none. */
int rt_listed_line (RtPlayer *player);

/* Copies the listing of the search in the window SHELL to the clipboard. rt_listed_save saves it to
 * a file that the person chooses. */
void rt_listed_copy (RtShell *shell);
void rt_listed_save (RtShell *shell);
