/* trace.c - the command `trace`: prints the steps of a search as comma-separated values.
 *
 * The search is not recorded: each step is written when it was made, so a trace may have any
 * length. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/input.h"
#include "cli/common/option-values.h"
#include "cli/common/output.h"
#include "engine/step-csv.h"

#include <glib/gi18n-lib.h>

/* Number of bytes after which rows are written, because writing single rows would take far longer
 * than the search itself. */
#define PIECE_BYTES 65536

static char *with, *grain_name;
static gint64 from = 1, to;
static const RtSearch *search;
static int grain; /* an RtGrain */

static const GOptionEntry options[] = {
  { "with", 'w', 0, G_OPTION_ARG_STRING, &with, N_("Search by this search (default: masks)"),
    /* Translators: stands for the value in the help, as in --with=ID. */
    N_("ID") },
  { "grain", 'g', 0, G_OPTION_ARG_STRING, &grain_name,
    N_("Print each placement, test or read (default: placement)"),
    /* Translators: stands for the value in the help, as in --grain=GRAIN. */
    N_("GRAIN") },
  { "from", 'f', 0, G_OPTION_ARG_INT64, &from, N_("Begin with step N"),
    /* Translators: stands for the value in the help, as in --limit=N. */
    N_("N") },
  { "to", 't', 0, G_OPTION_ARG_INT64, &to, N_("End with step N (default: the first solution)"),
    N_("N") },
  G_OPTION_ENTRY_NULL
};

static const char *
nth_grain (guint n, const char **says)
{
  return rt_grain_id ((int) n);
}

/* Translators: above the list of the ids of all searches. */
static const RtChoice choices[] = { { "with", N_("Searches:"), rt_searches_nth },
                                    { "grain", NULL, nth_grain }, { 0 } };

static void
write_rows (GString *rows)
{
  if (rows->len == 0)
    return;
  g_string_truncate (rows, rows->len - 1); /* removes the last newline, because rt_put adds one */
  rt_put ("%s", rows->str);
  g_string_truncate (rows, 0);
}

/* Runs the search on PUZZLE, and prints those of its steps that the options ask for. Returns false
 * if the search has ended without a solution. */
static bool
trace (RtPuzzle *puzzle)
{
  const RtGrid *givens = &rt_puzzle_position (puzzle)->givens;
  g_autofree void *state = g_malloc0 (search->state_size);
  g_autofree RtDetail *detail = g_new0 (RtDetail, 1);
  g_autoptr (GString) rows = g_string_new (RT_ROWS_HEADER);
  const RtCounts *counts = state;
  RtEvent event = { .status = RT_STATUS_SEARCHING };
  bool solved = false;

  search->start (state, givens);
  for (gint64 step = 1; to ? step <= to : !solved; step++) {
    bool wanted = step >= from;
    guint depth = counts->depth;

    if (!search->step (state, &event, wanted && grain != RT_GRAIN_PLACEMENT ? detail : NULL))
      break;
    solved |= event.status == RT_STATUS_SOLVED;
    if (!wanted)
      continue;
    rt_rows_add (rows, (guint64) step, &event, detail, (RtGrain) grain, depth, counts->depth);
    if (rows->len >= PIECE_BYTES)
      write_rows (rows);
  }
  write_rows (rows);
  return solved || event.status == RT_STATUS_SEARCHING;
}

static int
run (char **files)
{
  search = rt_searches_find ("with", with);
  if (!search)
    return RT_EXIT_USAGE;
  grain = rt_choice_find (choices, "grain", grain_name);
  if (grain < 0)
    return RT_EXIT_USAGE;
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
  .choices = choices,
  .run     = run,
};
