/* solve.c - the command `solve`: solves each puzzle with the fast engine or with a search. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/input.h"
#include "cli/common/option-values.h"
#include "cli/common/output.h"
#include "document/solve/search-cost.h"
#include "engine/autoptr.h"
#include "engine/fast/fast.h"
#include "engine/fast/parse-grid.h"

#include <glib/gi18n-lib.h>

/* Columns of --stats, for scripts; not translated. The last one is a sentence, and is. */
#define STATS_HEADER \
  "solution\tplacements\ttake-backs\ttests\treads\tgreatest-depth\tmicroseconds\twrong-turn"

static char *with;
static gboolean stats;
static const RtSearch *search;

static const GOptionEntry options[] = {
  { "with", 'w', 0, G_OPTION_ARG_STRING, &with,
    N_("Solve by this search (default: the fastest; with --stats: masks)"),
    /* Translators: stands for the value in the help, as in --with=ID. */
    N_("ID") },
  { "stats", 's', 0, G_OPTION_ARG_NONE, &stats,
    N_("Add what the search cost, in columns with a header"), NULL },
  G_OPTION_ENTRY_NULL
};

/* Translators: above the list of the ids of all searches. */
static const RtChoice choices[] = { { "with", N_("Searches:"), rt_searches_nth }, { 0 } };

/* Writes the solution of each of N puzzles to OUT, found by the fast engine: the lexicographically
 * first one, as searches in reading order find it. Returns true if each puzzle has a solution. */
static bool
solve_fast (const RtGrid *givens, gsize n, GString *out)
{
  g_autofree uint64_t *counts = g_new (uint64_t, n);
  g_autofree RtGrid *first = g_new (RtGrid, n);
  bool all_solved = true;
  char line[RT_N_CELLS + 1];

  rt_fast_batch (givens, n, 2, NULL, counts, first);
  line[RT_N_CELLS] = '\n';
  for (gsize i = 0; i < n; i++)
    if (counts[i]) {
      rt_fast_write (&first[i], line);
      g_string_append_len (out, line, sizeof line);
    } else {
      g_string_append_len (out, "-\n", 2);
      all_solved = false;
    }
  return all_solved;
}

static bool
solve_candidates (RtPuzzle *puzzle, GString *out)
{
  char text[RT_N_CELLS + 1];
  uint64_t count;
  RtBoard board;
  RtGrid first;

  rt_position_board (rt_puzzle_position (puzzle), &board);
  rt_fast_count_board (&board, 2, NULL, &count, &first);
  g_string_append_printf (out, "%s\n", count ? rt_grid_print (&first, text) : "-");
  return count > 0;
}

/* Returns a sentence about the wrong digit on which the search for GIVENS spent most steps, or "". Records the search
 * for this purpose, so the search runs twice; the printed time is that of the run without recording. Free with
 * g_free. */
static char *
say_wrong_turn (const RtGrid *givens)
{
  g_autoptr (RtTrace) trace = rt_trace_new (search, givens);
  RtSearchCost cost;

  rt_trace_run (trace, NULL);
  rt_search_cost_of (trace, &cost, NULL);
  return rt_search_cost_say_turn (&cost);
}

static void
add_stats (const RtGrid *givens, const RtCounts *counts, gint64 microseconds, GString *out)
{
  g_autofree char *turn = say_wrong_turn (givens);

  g_string_append_printf (out, "\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT
                          "\t%" G_GUINT64_FORMAT "\t%u\t%" G_GINT64_FORMAT "\t%s",
                          counts->placements, counts->takebacks, counts->tests, counts->reads,
                          counts->greatest, microseconds, turn);
}

static bool
solve_by_search (const RtGrid *givens, gsize n, GString *out)
{
  bool all_solved = true;

  for (gsize i = 0; i < n; i++) {
    gint64 start = g_get_monotonic_time ();
    char text[RT_N_CELLS + 1] = "-";
    RtCounts counts;
    RtGrid grid;

    if (rt_search_run (search, &givens[i], NULL, &grid, &counts) == RT_STATUS_SOLVED)
      rt_grid_print (&grid, text);
    else
      all_solved = false;
    start = g_get_monotonic_time () - start;
    g_string_append (out, text);
    if (stats)
      add_stats (&givens[i], &counts, start, out);
    g_string_append_c (out, '\n');
  }
  return all_solved;
}

static int
run (char **files)
{
  const RtInputTask fast = { .at_once = 2048, .answer = solve_fast,
                             .answer_candidates = solve_candidates };
  const RtInputTask slow = { .at_once = 1, .answer = solve_by_search };   /* solving one puzzle may
                                                                           * take minutes */

  if (!with && !stats)
    return rt_input_run (files, &fast);
  search = rt_searches_find ("with", with);
  if (!search)
    return RT_EXIT_USAGE;
  if (stats)
    rt_put ("%s", STATS_HEADER);
  return rt_input_run (files, &slow);
}

const RtCommand rt_command_solve = {
  .id      = "solve",
  .summary = N_("Print the solution of each puzzle as 81 digits, or - where there is none."),
  .options = options,
  .choices = choices,
  .run     = run,
};
