/* strip-say.c - a step of a search in words. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/strip-say.h"

#include "engine/core/geometry.h"

#include <glib/gi18n-lib.h>

static char *
number (guint64 step)
{
  return g_strdup_printf ("%'" G_GUINT64_FORMAT, step);
}

char *
rt_strip_say_place (RtCursor *cursor, guint64 length)
{
  g_autofree char *step = number (rt_cursor_position (cursor)), *of = number (length);

  /* Translators: a place in a recorded search, as in "Step 1,204 of 69,175,316, depth 27" */
  return g_strdup_printf (_("Step %s of %s, depth %u"), step, of,
                          rt_cursor_counts (cursor)->depth);
}

char *
rt_strip_say_step (RtCursor *cursor)
{
  const RtEvent *event = rt_cursor_event (cursor);
  unsigned depth = rt_cursor_counts (cursor)->depth;
  g_autofree char *step = number (rt_cursor_position (cursor));
  int row = rt_row_of (event->cell) + 1, column = rt_column_of (event->cell) + 1;

  switch ((RtEventKind) event->kind) {
  case RT_EVENT_PLACE:
    /* Translators: what a search does, as in "Step 1,204, depth 27: 5 written, row 3, column 4" */
    return g_strdup_printf (_("Step %s, depth %u: %d written, row %d, column %d"), step, depth,
                            event->digit, row, column);
  case RT_EVENT_TAKE_BACK:
    /* Translators: what a search does: it removes a digit that it has written */
    return g_strdup_printf (_("Step %s, depth %u: %d taken back, row %d, column %d"), step, depth,
                            event->digit, row, column);
  case RT_EVENT_PREPARE:
    /* Translators: the first step of a search, in which it makes its lists and tables */
    return g_strdup_printf (_("Step %s: the search prepares itself"), step);
  case RT_EVENT_END:
    return g_strdup_printf (_("Step %s: nothing is left to try"), step);
  case RT_EVENT_NONE:
  default:
    return g_strdup_printf (_("Step %s: only the givens"), step);
  }
}
