/* listing.h - RtListing: the lines of a search, as pseudo-code or as a program, with a marker at the line that runs now. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#define RT_TYPE_LISTING (rt_listing_get_type ())
G_DECLARE_FINAL_TYPE (RtListing, rt_listing, RT, LISTING, GtkWidget)

GtkWidget *rt_listing_new (void);

/* Shows LINES, which end with NULL and must stay valid: of pseudo-code, marked with N_(); or of a
 * program, as they are. */
void rt_listing_set_lines (RtListing *self, const char *const *lines);
void rt_listing_set_code (RtListing *self, const char *const *lines);

/* OVER stands over the end of the first line of pseudo-code, which goes on below where it would run into
 * that. To be said before there are lines. */
void rt_listing_set_over_end (RtListing *self, GtkWidget *over);

/* Marks line number LINE (from 0; -1: none). */
void rt_listing_set_line (RtListing *self, int line);

/* Where the marked line is. Returns false where there is none, or its place is not known yet. */
bool rt_listing_bounds (RtListing *self, graphene_rect_t *bounds);
