/* strip-range.h - RtStripView: which part of a search the strip shows; converts steps to places and
 * back.
 *
 * All steps are equally wide: step s covers [s, s + 1) on a line whose length is the number of
 * steps, beginning with step 0, the givens. The view is a window on that line:
 *
 *     line   |0|1|2|3|4|5|6|7|8|9|
 *     view         [-----------)     from 3.0, span 6.0
 *
 * A value. Places run from 0 to 1, in the direction of time. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

/* Least number of steps in a view. */
#define RT_STRIP_CLOSEST 12.0

typedef struct {
  double total; /* number of steps, step 0 included: a whole number */
  double from, span;
} RtStripView;

/* Returns a view of a whole search whose newest step is LENGTH. */
RtStripView rt_strip_view_whole (guint64 length);

bool rt_strip_view_is_whole (const RtStripView *view);

/* Updates the number of steps to LENGTH. A view of the whole grows; a view of a part does not
 * move. */
void rt_strip_view_grow (RtStripView *view, guint64 length);

/* Returns the place of the middle of STEP; outside 0..1 if it is not in view. */
double rt_strip_view_place (const RtStripView *view, guint64 step);

/* Returns the step at PLACE; the nearest one in view if PLACE is outside. */
guint64 rt_strip_view_step (const RtStripView *view, double place);

/* Shows the steps FIRST to LAST and half a step on either side. */
void rt_strip_view_show (RtStripView *view, guint64 first, guint64 last);

/* Shows FACTOR times as many steps; the step at PLACE stays there, as far as the ends allow. */
void rt_strip_view_zoom (RtStripView *view, double place, double factor);

/* Moves the view by STEPS (negative: back), as far as the ends allow. */
void rt_strip_view_pan (RtStripView *view, double steps);

/* If STEP is not in view, moves the view so that a tenth of it is before STEP (after it, if STEP
 * was before the view). */
void rt_strip_view_follow (RtStripView *view, guint64 step);
