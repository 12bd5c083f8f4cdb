/* code-listing.h - RtListing, a widget: shows the code of a search, as pseudo-code or as a program, with a
 * mark at the running line. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#define RT_TYPE_LISTING (rt_listing_get_type ())
G_DECLARE_FINAL_TYPE (RtListing, rt_listing, RT, LISTING, GtkWidget)

GtkWidget *rt_listing_new (void);

/* Shows LINES of pseudo-code, which are marked with N_() and are translated.
 * rt_listing_set_code shows a program without translation. LINES end with NULL and must stay
 * valid. */
void rt_listing_set_lines (RtListing *self, const char *const *lines);
void rt_listing_set_code (RtListing *self, const char *const *lines);

/* Keeps the end of the first line of pseudo-code free for OVER, a widget that covers it. To be called
 * before lines are set. */
void rt_listing_set_over_end (RtListing *self, GtkWidget *over);

/* Marks LINE, counted from 0, as the running line; -1: none. */
void rt_listing_set_line (RtListing *self, int line);

/* Sets BOUNDS to the bounds of the marked line. Returns false if no line is marked, or before the
 * first layout. */
bool rt_listing_bounds (RtListing *self, graphene_rect_t *bounds);
