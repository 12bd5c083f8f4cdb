/* listing.h - RtListing, a widget: lines of a search, as pseudo-code or as a program, with a
 * mark at the running line. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#define RT_TYPE_LISTING (rt_listing_get_type ())
G_DECLARE_FINAL_TYPE (RtListing, rt_listing, RT, LISTING, GtkWidget)

GtkWidget *rt_listing_new (void);

/* Show LINES, which end with NULL and must stay valid: pseudo-code marked with N_(); a program
 * as it is. */
void rt_listing_set_lines (RtListing *self, const char *const *lines);
void rt_listing_set_code (RtListing *self, const char *const *lines);

/* Reserves space for OVER, which is above the end of the first line of pseudo-code. To be called
 * before lines are set. */
void rt_listing_set_over_end (RtListing *self, GtkWidget *over);

/* Marks LINE (from 0; -1: none). */
void rt_listing_set_line (RtListing *self, int line);

/* Sets BOUNDS to those of the marked line. Returns false if there is none, or before the first
 * layout. */
bool rt_listing_bounds (RtListing *self, graphene_rect_t *bounds);
