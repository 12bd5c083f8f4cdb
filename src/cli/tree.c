/* tree.c - the command `tree`: prints the tree of a search as comma-separated values, with a row
 * for each digit that was tried and the steps that it cost. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/input.h"
#include "cli/common/option-values.h"
#include "cli/common/output.h"
#include "engine/autoptr.h"
#include "engine/trace/tree.h"

#include <glib/gi18n-lib.h>

/* By default, branches with less than 1 / NARROW of all steps are left out. */
#define NARROW 2000

static char *with;
static gint64 least;
static const RtSearch *search;

static const GOptionEntry options[] = {
  { "with", 'w', 0, G_OPTION_ARG_STRING, &with, N_("Search by this search (default: masks)"),
    /* Translators: stands for the value in the help, as in --with=ID. */
    N_("ID") },
  { "least", 'l', 0, G_OPTION_ARG_INT64, &least,
    N_("Leave out digits that cost fewer than N steps (default: a 2000th of all)"),
    /* Translators: stands for the value in the help, as in --limit=N. */
    N_("N") },
  G_OPTION_ENTRY_NULL
};

/* Translators: above the list of the ids of all searches. */
static const RtChoice choices[] = { { "with", N_("Searches:"), rt_searches_nth }, { 0 } };

/* Prints the tree of the search on PUZZLE up to its first solution. Returns true if there is a solution. */
static bool
print_tree (RtPuzzle *puzzle)
{
  const RtGrid *givens = &rt_puzzle_position (puzzle)->givens;
  g_autoptr (GString) rows = g_string_new ("first,last,steps,level,cell,digit,dead_ends,solved");
  g_autoptr (RtTrace) trace = rt_trace_new (search, givens);
  bool solved = rt_trace_run (trace, NULL) == RT_STATUS_SOLVED;
  guint64 length = rt_trace_length (trace);
  g_autoptr (RtTree) tree = rt_tree_new (trace, 1, length, least ? (guint64) least : 1 + length / NARROW, NULL);

  for (size_t i = 0; i < tree->n; i++) {
    const RtBranch *branch = &tree->branches[i];

    g_string_append_printf (rows, "\n%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT
                            ",%d,r%dc%d,%d,%" G_GUINT64_FORMAT ",%d",
                            branch->first, branch->last, rt_branch_steps (branch), branch->level,
                            branch->cell / 9 + 1, branch->cell % 9 + 1, branch->digit,
                            branch->dead_ends, branch->solved);
  }
  rt_put ("%s", rows->str);
  return solved;
}

static int
run (char **files)
{
  search = rt_searches_find ("with", with);
  if (!search)
    return RT_EXIT_USAGE;
  if (least < 0)
    return rt_usage_error (_("A digit costs one step or more"));
  return rt_input_read (files, print_tree);
}

const RtCommand rt_command_tree = {
  .id      = "tree",
  .summary = N_("Print the tree of a search: each digit it tried, with the steps it cost, as a table (CSV)."),
  .options = options,
  .choices = choices,
  .run     = run,
};
