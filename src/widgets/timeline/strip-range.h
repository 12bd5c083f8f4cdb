/* strip-range.h - RtStripView: the interval of steps that a strip shows; functions that zoom and move it, and
 * convert between steps and places in it.
 *
 * All steps are equally wide: step s covers [s, s + 1) on a line whose length is the number of
 * steps, beginning with step 0, the givens. The view is an interval of that line:
 *
 *     line   |0|1|2|3|4|5|6|7|8|9|
 *     view         [-----------)     from 3.0, span 6.0
 *
 * A value. A place is a position in the view, from 0 to 1 in the direction of time. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

/* Least number of steps in a view. */
#define RT_STRIP_CLOSEST 12.0

typedef struct {
  double total; /* number of steps, including step 0; an integer */
  double from;  /* beginning of the view on the line */
  double span;  /* length of the view, in steps */
} RtStripView;

/* Returns a view of a whole search whose newest step is LENGTH. */
RtStripView rt_strip_view_whole (guint64 length);

bool rt_strip_view_is_whole (const RtStripView *view);

/* Sets the newest step of the search to LENGTH. A view of the whole search grows with it. A view of a part does not
 * change. */
void rt_strip_view_grow (RtStripView *view, guint64 length);

/* Returns the place of the middle of STEP; below 0 or above 1 if STEP is not in view. */
double rt_strip_view_place (const RtStripView *view, guint64 step);

/* Returns the step at PLACE. If PLACE is below 0 or above 1, returns the nearest step in view. */
guint64 rt_strip_view_step (const RtStripView *view, double place);

/* Sets the view to the steps FIRST to LAST, and half a step on each side. */
void rt_strip_view_show (RtStripView *view, guint64 first, guint64 last);

/* Multiplies the span of the view by FACTOR. The step shown at PLACE, a share of the width from 0 to 1, stays
 * there as far as the ends of the search allow. */
void rt_strip_view_zoom (RtStripView *view, double place, double factor);

/* Moves the view by STEPS (back if negative), as far as the ends of the search allow. */
void rt_strip_view_pan (RtStripView *view, double steps);

/* Moves the view if STEP is not in it. If STEP is after the view, a tenth of the new view is before STEP. If STEP
 * is before the view, a tenth of the new view is after STEP. */
void rt_strip_view_follow (RtStripView *view, guint64 step);
