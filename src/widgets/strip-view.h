/* strip-view.h - which part of a search the strip shows: from steps to places and back.
 *
 * Every step is as wide as every other: step s covers [s, s + 1) on a line that is as long as there
 * are steps, with step 0, the givens, as the first. The view is a window on that line:
 *
 *     line   |0|1|2|3|4|5|6|7|8|9|
 *     view         [-----------)     from 3.0, span 6.0
 *
 * A value. Places run from 0 to 1, in the direction of time. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

/* No closer than this: so many steps across the strip. */
#define RT_STRIP_CLOSEST 12.0

typedef struct {
  double total; /* steps there are, with step 0: a whole number */
  double from, span;
} RtStripView;

/* All of a search whose newest step is LENGTH. */
RtStripView rt_strip_view_whole (guint64 length);

bool rt_strip_view_is_whole (const RtStripView *view);

/* There are more steps now, up to LENGTH: the whole stays the whole, a part stays where it is. */
void rt_strip_view_grow (RtStripView *view, guint64 length);

/* Where the middle of STEP is. Outside of 0..1 where it is not in view. */
double rt_strip_view_place (const RtStripView *view, guint64 step);

/* The step at PLACE; the nearest one in view where that is outside. */
guint64 rt_strip_view_step (const RtStripView *view, double place);

/* Shows FACTOR times as many steps as before; what is at PLACE stays there, as far as the ends of
 * the search allow. */
void rt_strip_view_zoom (RtStripView *view, double place, double factor);

/* Moves on by so many steps (back, below 0), to the ends of the search at most. */
void rt_strip_view_pan (RtStripView *view, double steps);

/* Turns the page where STEP is not in view, so that a tenth of the span is seen before it (or,
 * where it was left backwards, behind it). */
void rt_strip_view_follow (RtStripView *view, guint64 step);
