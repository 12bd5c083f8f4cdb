/* listing.h - RtListing: the pseudo-code of a search, with a marker at the line that runs now. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define RT_TYPE_LISTING (rt_listing_get_type ())
G_DECLARE_FINAL_TYPE (RtListing, rt_listing, RT, LISTING, GtkWidget)

GtkWidget *rt_listing_new (void);

/* Shows LINES, which end with NULL and must stay valid. */
void rt_listing_set_lines (RtListing *self, const char *const *lines);

/* Marks line number LINE (from 0; -1: none). */
void rt_listing_set_line (RtListing *self, int line);
