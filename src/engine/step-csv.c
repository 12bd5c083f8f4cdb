/* step-csv.c - writes the steps of a search as CSV rows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/step-csv.h"

static const char *const grains[] = {
  [RT_GRAIN_PLACEMENT] = "placement",
  [RT_GRAIN_TEST] = "test",
  [RT_GRAIN_READ] = "read",
};

const char *
rt_grain_id (int grain)
{
  return grain >= 0 && grain < (int) G_N_ELEMENTS (grains) ? grains[grain] : NULL;
}

/* Appends one row. RT_NO_CELL, 0 and RT_NO_HOUSE become empty fields. */
static void
add (GString *rows, guint64 step, const char *event, int cell, int digit, int house, guint depth)
{
  static const char *const kinds[] = { "row", "column", "box" };
  char name[5];

  g_string_append_printf (rows, "%" G_GUINT64_FORMAT ",%s,", step, event);
  if (cell != RT_NO_CELL)
    g_string_append (rows, rt_cell_name (cell, name));
  g_string_append_c (rows, ',');
  if (digit)
    g_string_append_c (rows, (char) ('0' + digit));
  g_string_append_c (rows, ',');
  if (house != RT_NO_HOUSE)
    g_string_append_printf (rows, "%s %d", kinds[house / 9], house % 9 + 1);
  g_string_append_printf (rows, ",%u\n", depth);
}

static void
add_look (GString *rows, guint64 step, const RtLook *look, guint depth)
{
  static const char *const events[] = {
    [RT_LOOK_READ] = "read",
    [RT_LOOK_ACCEPT] = "accept",
    [RT_LOOK_REFUSE] = "refuse",
  };
  bool reads_cell = look->kind == RT_LOOK_READ && look->at != RT_NO_CELL;

  add (rows, step, events[look->kind], reads_cell ? look->at : look->cell, look->digit, look->house,
       depth);
}

static void
add_event (GString *rows, guint64 step, const RtEvent *event, guint depth)
{
  static const char *const events[] = {
    [RT_EVENT_PREPARE] = "prepare",
    [RT_EVENT_PLACE] = "place",
    [RT_EVENT_TAKE_BACK] = "take-back",
    [RT_EVENT_END] = "end",
  };

  if (event->status == RT_STATUS_CONTRADICTORY)
    add (rows, step, "contradiction", event->cell, event->digit,
         rt_shared_house (event->cell, event->other), depth);
  else
    add (rows, step, events[event->kind], event->cell, event->digit, RT_NO_HOUSE, depth);
}

void
rt_rows_add (GString *rows, guint64 step, const RtEvent *event, const RtDetail *detail,
             RtGrain grain, guint depth_before, guint depth)
{
  for (guint i = 0; detail && i < detail->n; i++)
    if (rt_grain_has (grain, &detail->looks[i]))
      add_look (rows, step, &detail->looks[i], depth_before);
  add_event (rows, step, event, depth);
}
