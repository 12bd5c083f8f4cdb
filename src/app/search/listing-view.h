/* listing-view.h - RtListingView: the listing of a search, in words or as a program, with a menu for
 * that and the line that runs. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "document/programs/program.h"
#include "engine/search/search.h"

#include <gtk/gtk.h>

#define RT_TYPE_LISTING_VIEW (rt_listing_view_get_type ())
G_DECLARE_FINAL_TYPE (RtListingView, rt_listing_view, RT, LISTING_VIEW, GtkWidget)

/* In the language that the person prefers, whenever that changes. */
GtkWidget *rt_listing_view_new (void);

void rt_listing_view_set_search (RtListingView *self, const RtSearch *search);

/* Marks what stands for line LINE of the search's listing (from 0; -1: none), and scrolls to it. */
void rt_listing_view_set_line (RtListingView *self, int line);

/* The line of its listing that runs at the place of PLAYER; -1: none. */
int rt_listed_line (RtPlayer *player);

/* What the listing of SHELL's search shows goes to the clipboard; to the file that the person names
 * in a dialog; to FILE. */
void rt_listed_copy (RtShell *shell);
void rt_listed_save (RtShell *shell);
void rt_listed_save_to (RtShell *shell, GFile *file);
