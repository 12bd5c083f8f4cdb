/* strip-say.c - writes the translated texts about steps of a search or a path that a strip shows
 * and screen readers read. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/timeline/strip-say.h"

#include "engine/core/geometry.h"
#include "engine/logic/words/say.h"
#include "engine/place-text.h"
#include "engine/step-text.h"

#include <glib/gi18n-lib.h>

static char *
number (guint64 step)
{
  return g_strdup_printf ("%'" G_GUINT64_FORMAT, step);
}

char *
rt_strip_say_end (GPtrArray *steps)
{
  /* Translators: a place in a path, behind all of its steps. */
  return g_strdup_printf (ngettext ("After %u step", "After %u steps", (gulong) steps->len),
                          steps->len);
}

static char *
say_place_in_path (GPtrArray *steps, guint64 place)
{
  const RtStep *step;

  if (place >= steps->len)
    return rt_strip_say_end (steps);
  step = g_ptr_array_index (steps, place);
  /* Translators: a place in a path: which step and the name of its technique, as in
   * "Step 12 of 57: X-Wing" */
  return g_strdup_printf (_("Step %u of %u: %s"), (guint) place + 1, steps->len,
                          rt_say_name (rt_step_name (step)));
}

char *
rt_strip_say_deduction (GPtrArray *steps, guint64 place)
{
  const RtStep *step;

  if (place >= steps->len)
    return rt_strip_say_end (steps);
  step = g_ptr_array_index (steps, place);
  /* Translators: which step of a path and the name of its technique, as in "Step 12: X-Wing" */
  return g_strdup_printf (_("Step %u: %s"), (guint) place + 1, rt_say_name (rt_step_name (step)));
}

static char *
say_place_in_search (RtCursor *cursor, guint64 length)
{
  g_autofree char *step = number (rt_cursor_position (cursor)), *of = number (length);

  /* Translators: a place in a recorded search, as in "Step 1,204 of 69,175,316, depth 27" */
  return g_strdup_printf (_("Step %s of %s, depth %u"), step, of,
                          rt_cursor_counts (cursor)->depth);
}

char *
rt_strip_say_place (RtPlayer *player)
{
  GPtrArray *path = rt_player_path (player);

  return path ? say_place_in_path (path, rt_player_position (player))
              : say_place_in_search (rt_player_cursor (player), rt_player_length (player));
}

char *
rt_strip_say_step (RtCursor *cursor)
{
  const RtEvent *event = rt_cursor_event (cursor);
  unsigned depth = rt_cursor_counts (cursor)->depth;
  g_autofree char *step = number (rt_cursor_position (cursor));
  int row = rt_row_number (event->cell), column = rt_column_number (event->cell);

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
