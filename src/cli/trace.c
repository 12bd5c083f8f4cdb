/* trace.c - the command that prints what a search does, step by step, as comma-separated values.
 *
 * Nothing is recorded: the search is stepped and each step written, so any length may be had. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/input.h"
#include "cli/output.h"
#include "engine/search/search.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Rows are handed on in pieces of about this size: a line at a time would take far longer than the
 * search itself. */
#define PIECE_BYTES 65536

typedef enum {
  GRAIN_PLACEMENT,
  GRAIN_TEST,
  GRAIN_READ,
} Grain;

static const char *const grains[] = { "placement", "test", "read", NULL };

static char *with, *grain_name;
static gint64 from = 1, to;
static const RtSearch *search;
static Grain grain;

static const GOptionEntry options[] = {
  { "with", 'w', 0, G_OPTION_ARG_STRING, &with, N_("Search by this search (default: masks)"),
    /* Translators: a placeholder in the help, as in --with=ID. */
    N_("ID") },
  { "grain", 'g', 0, G_OPTION_ARG_STRING, &grain_name,
    N_("Print each placement, test or read (default: placement)"),
    /* Translators: a placeholder in the help, as in --grain=GRAIN. */
    N_("GRAIN") },
  { "from", 'f', 0, G_OPTION_ARG_INT64, &from, N_("Begin with step N"),
    /* Translators: a placeholder in the help, as in --limit=N. */
    N_("N") },
  { "to", 't', 0, G_OPTION_ARG_INT64, &to, N_("End with step N (default: the first solution)"),
    N_("N") },
  G_OPTION_ENTRY_NULL
};

/* The rows that are not yet on their way. */
typedef struct {
  GString *text;
} Rows;

static void
rows_flush (Rows *rows)
{
  if (rows->text->len == 0)
    return;
  g_string_truncate (rows->text, rows->text->len - 1); /* the last end of line is put there again */
  rt_put ("%s", rows->text->str);
  g_string_truncate (rows->text, 0);
}

/* One row. What it has not (RT_NO_CELL, 0, RT_NO_HOUSE) stays empty. */
static void
rows_add (Rows *rows, gint64 step, const char *event, int cell, int digit, int house, guint depth)
{
  static const char *const kinds[] = { "row", "column", "box" };
  char name[5];

  g_string_append_printf (rows->text, "%" G_GINT64_FORMAT ",%s,", step, event);
  if (cell != RT_NO_CELL)
    g_string_append (rows->text, rt_cell_name (cell, name));
  g_string_append_c (rows->text, ',');
  if (digit)
    g_string_append_c (rows->text, (char) ('0' + digit));
  g_string_append_c (rows->text, ',');
  if (house != RT_NO_HOUSE)
    g_string_append_printf (rows->text, "%s %d", kinds[house / 9], house % 9 + 1);
  g_string_append_printf (rows->text, ",%u\n", depth);
  if (rows->text->len >= PIECE_BYTES)
    rows_flush (rows);
}

static void
rows_add_look (Rows *rows, gint64 step, const RtLook *look, guint depth)
{
  static const char *const events[] = {
    [RT_LOOK_READ] = "read",
    [RT_LOOK_ACCEPT] = "accept",
    [RT_LOOK_REFUSE] = "refuse",
  };
  bool is_read = look->kind == RT_LOOK_READ;

  if (is_read && grain != GRAIN_READ)
    return;
  rows_add (rows, step, events[look->kind], is_read && look->at != RT_NO_CELL ? look->at : look->cell,
            look->digit, look->house, depth);
}

static void
rows_add_event (Rows *rows, gint64 step, const RtEvent *event, guint depth)
{
  static const char *const events[] = {
    [RT_EVENT_PREPARE] = "prepare",
    [RT_EVENT_PLACE] = "place",
    [RT_EVENT_TAKE_BACK] = "take-back",
    [RT_EVENT_END] = "end",
  };

  if (event->status == RT_STATUS_CONTRADICTORY)
    rows_add (rows, step, "contradiction", event->cell, event->digit,
              rt_shared_house (event->cell, event->other), depth);
  else
    rows_add (rows, step, events[event->kind], event->cell, event->digit, RT_NO_HOUSE, depth);
}

/* Steps through the search of one puzzle; the steps before the first that is wanted, without a
 * detail. Returns whether there was a solution, or may be one behind the last step. */
static bool
trace (const RtGrid *givens)
{
  g_autofree void *state = g_malloc0 (search->state_size);
  g_autofree RtDetail *detail = g_new0 (RtDetail, 1);
  g_autoptr (GString) text = g_string_new ("step,event,cell,digit,house,depth\n");
  const RtCounts *counts = state;
  RtEvent event = { .status = RT_STATUS_SEARCHING };
  Rows rows = { text };
  bool solved = false;

  search->start (state, givens);
  for (gint64 step = 1; to ? step <= to : !solved; step++) {
    bool wanted = step >= from;
    guint depth = counts->depth;

    if (!search->step (state, &event, wanted && grain != GRAIN_PLACEMENT ? detail : NULL))
      break;
    solved |= event.status == RT_STATUS_SOLVED;
    if (!wanted)
      continue;
    for (guint i = 0; i < detail->n; i++)
      rows_add_look (&rows, step, &detail->looks[i], depth);
    rows_add_event (&rows, step, &event, counts->depth);
  }
  rows_flush (&rows);
  return solved || event.status == RT_STATUS_SEARCHING;
}

static int
unknown_search (void)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (const RtSearch *const *row = rt_searches; *row; row++)
    g_string_append_printf (list, "%s%s", list->len ? ", " : "", (*row)->id);
  /* Translators: what the person wrote, and the list of all ids. */
  return rt_usage_error (_("No search is called “%s”; there are: %s"), with, list->str);
}

static int
run (char **files)
{
  search = rt_search_by_id (with ? with : "masks");
  if (!search)
    return unknown_search ();
  while (grain_name && grains[grain] && strcmp (grains[grain], grain_name) != 0)
    grain++;
  if (!grains[grain])
    return rt_usage_error (_("No grain is called “%s”; there are: placement, test, read"),
                           grain_name);
  if (from < 1)
    return rt_usage_error (_("The first step is number 1"));
  if (to && to < from)
    return rt_usage_error (_("The last step must not come before the first"));
  return rt_input_read (files, trace);
}

const RtCommand rt_command_trace = {
  .id      = "trace",
  .summary = N_("Print what a search does with each puzzle, step by step, as a table (CSV)."),
  .options = options,
  .run     = run,
};
