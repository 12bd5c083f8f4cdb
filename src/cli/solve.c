/* solve.c - the command that solves each puzzle by one of the searches. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/input.h"
#include "cli/output.h"
#include "engine/search/search.h"

#include <glib/gi18n-lib.h>

static char *with;
static gboolean stats;
static const RtSearch *search;

static const GOptionEntry options[] = {
  { "with", 'w', 0, G_OPTION_ARG_STRING, &with, N_("Solve by this search (default: masks)"),
    /* Translators: a placeholder in the help, as in --with=ID. */
    N_("ID") },
  { "stats", 's', 0, G_OPTION_ARG_NONE, &stats,
    N_("Add placements, take-backs, tests, reads, greatest depth, microseconds"), NULL },
  G_OPTION_ENTRY_NULL
};

static bool
solve (const RtGrid *givens)
{
  gint64 start = g_get_monotonic_time ();
  char text[RT_N_CELLS + 1] = "-";
  RtCounts counts;
  RtGrid grid;
  bool solved = rt_search_run (search, givens, NULL, &grid, &counts) == RT_STATUS_SOLVED;

  if (solved)
    rt_grid_print (&grid, text);
  if (stats)
    rt_put ("%s\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT
            "\t%" G_GUINT64_FORMAT "\t%u\t%" G_GINT64_FORMAT,
            text, counts.placements, counts.takebacks, counts.tests, counts.reads,
            counts.greatest, g_get_monotonic_time () - start);
  else
    rt_put ("%s", text);
  return solved;
}

/* The ids of all searches, as one would list them. */
static char *
list_searches (void)
{
  GString *list = g_string_new (NULL);

  for (const RtSearch *const *row = rt_searches; *row; row++)
    g_string_append_printf (list, "%s%s", list->len ? ", " : "", (*row)->id);
  return g_string_free (list, FALSE);
}

static int
run (char **files)
{
  search = rt_search_by_id (with ? with : "masks");
  if (!search) {
    g_autofree char *list = list_searches ();

    /* Translators: what the person wrote, and the list of all ids. */
    return rt_usage_error (_("No search is called “%s”; there are: %s"), with, list);
  }
  return rt_input_read (files, solve);
}

const RtCommand rt_command_solve = {
  .id      = "solve",
  .summary = N_("Print the solution of each puzzle as 81 digits, or - where there is none."),
  .options = options,
  .run     = run,
};
