/* strip-range.c - implements RtStripView, the interval of steps that a strip shows: zooms and moves it, and converts
 * between steps and places in it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/timeline/strip-range.h"

#include <math.h>

/* A view that moves forward to a step shows this share of itself before the step; a view that moves back
 * shows it after the step. */
#define MARGIN 0.1

/* Number of steps that stay visible on each side of the steps that are shown. */
#define AROUND 0.5

/* Makes the view as wide as is allowed, and moves it so that it does not reach beyond the first or
 * the last step of the search. */
static void
settle (RtStripView *view)
{
  view->span = CLAMP (view->span, MIN (RT_STRIP_CLOSEST, view->total), view->total);
  view->from = CLAMP (view->from, 0, view->total - view->span);
}

RtStripView
rt_strip_view_whole (guint64 length)
{
  double total = (double) length + 1;

  return (RtStripView) { total, 0, total };
}

bool
rt_strip_view_is_whole (const RtStripView *view)
{
  return view->span >= view->total;
}

void
rt_strip_view_grow (RtStripView *view, guint64 length)
{
  if (rt_strip_view_is_whole (view))
    *view = rt_strip_view_whole (length);
  else
    view->total = (double) length + 1;
}

double
rt_strip_view_place (const RtStripView *view, guint64 step)
{
  return ((double) step + 0.5 - view->from) / view->span;
}

guint64
rt_strip_view_step (const RtStripView *view, double place)
{
  double last = MIN (ceil (view->from + view->span), view->total) - 1;
  double step = floor (view->from + CLAMP (place, 0, 1) * view->span);

  return (guint64) MIN (step, last);
}

void
rt_strip_view_zoom (RtStripView *view, double place, double factor)
{
  double fixed = view->from + place * view->span;

  view->span = CLAMP (view->span * factor, MIN (RT_STRIP_CLOSEST, view->total), view->total);
  view->from = fixed - place * view->span;
  settle (view);
}

void
rt_strip_view_show (RtStripView *view, guint64 first, guint64 last)
{
  view->span = (double) (last - first) + 1 + 2 * AROUND;
  view->from = (double) first - AROUND;
  settle (view);
}

void
rt_strip_view_pan (RtStripView *view, double steps)
{
  view->from += steps;
  settle (view);
}

void
rt_strip_view_follow (RtStripView *view, guint64 step)
{
  double place = rt_strip_view_place (view, step);

  if (place < 0)
    rt_strip_view_pan (view, (place - 1 + MARGIN) * view->span);
  else if (place > 1)
    rt_strip_view_pan (view, (place - MARGIN) * view->span);
}
