/* search-cost.c - computes the cost of a recorded search (digits tried, steps), and finds the wrong
 * digit that cost most. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/solve/search-cost.h"

#include "document/base/job.h"
#include "engine/fast/fast.h"
#include "engine/place-text.h"
#include "engine/step-text.h"

#include <glib/gi18n-lib.h>

/* A wrong digit whose steps are less than 1 / LEAST_PART of all steps gets no sentence. */
#define LEAST_PART 200

/* Sets `is_wrong` of COST to true if no solution of GIVENS has the costliest digit in its cell. In
 * a puzzle with several solutions, a digit that led to none in its branch may be right in another
 * one. Returns false if STOP was raised. */
static bool
find_whether_wrong (const RtGrid *givens, RtSearchCost *cost, RtStop *stop)
{
  RtGrid grid = *givens;
  uint64_t count;

  grid.digit[cost->turn.cell] = cost->turn.digit;
  if (!rt_fast_count (&grid, 1, stop, &count))
    return false;
  cost->is_wrong = count == 0;
  return true;
}

bool
rt_search_cost_of (RtTrace *trace, RtSearchCost *cost, RtStop *stop)
{
  guint64 length = rt_trace_length (trace);
  RtTree *tree = rt_tree_new (trace, 1, length, 1 + length / LEAST_PART, stop);
  const RtBranch *turn = tree ? rt_tree_wrong_turn (tree) : NULL;
  RtCounts counts;
  RtGrid grid;

  if (!tree)
    return false;
  rt_trace_newest (trace, &grid, &counts);
  *cost = (RtSearchCost) {
    .tried = counts.placements,
    .taken_back = counts.takebacks,
    .length = tree->length,
    .needed = rt_trace_n_solutions (trace)
                ? (guint) (RT_N_CELLS - rt_cells_count (rt_grid_filled (rt_trace_givens (trace))))
                : 0,
    .is_through = rt_trace_status (trace) == RT_STATUS_EXHAUSTED,
  };
  if (turn)
    cost->turn = *turn;
  rt_tree_free (tree);
  return !turn || find_whether_wrong (rt_trace_givens (trace), cost, stop);
}

typedef struct {
  RtTrace *trace;
  RtSearchCost cost;
} Job;

static void
work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Job *job = data;

  rt_search_cost_of (job->trace, &job->cost, stop);
}

static const RtJob cost_job = {
  .work = work,
  .size = sizeof (Job),
  .owned = { RT_JOB_OWNS (Job, trace, rt_trace_unref) },
  .when_cancelled = RT_JOB_DROPS,
};

void
rt_search_cost_async (RtTrace *trace, GCancellable *cancellable, GAsyncReadyCallback done,
                      gpointer user_data)
{
  const Job job = { .trace = rt_trace_ref (trace) };

  rt_job_run (&cost_job, NULL, &job, cancellable, done, user_data);
}

bool
rt_search_cost_finish (GAsyncResult *result, RtSearchCost *cost, GError **error)
{
  const Job *job = rt_job_finish (&cost_job, result, error);

  if (job)
    *cost = job->cost;
  return job != NULL;
}

char *
rt_search_cost_say (const RtSearchCost *cost)
{
  g_autofree char *tried = g_strdup_printf ("%'" G_GUINT64_FORMAT, cost->tried);
  gulong n = (gulong) cost->tried;

  if (cost->needed && cost->taken_back == 0)
    /* Translators: what a search did that never went back. */
    return g_strdup_printf (ngettext ("%s digit tried, and it was right.", "%s digits tried, and each was right.",
                                      n), tried);
  if (cost->needed)
    /* Translators: what a search cost that found a solution, as in "4,209 digits tried, 51 needed." */
    return g_strdup_printf (ngettext ("%s digit tried, %u needed.", "%s digits tried, %u needed.", n), tried,
                            cost->needed);
  return g_strdup_printf (cost->is_through
                            ? ngettext ("%s digit tried: there is no solution.",
                                        "%s digits tried: there is no solution.", n)
                            : ngettext ("%s digit tried so far.", "%s digits tried so far.", n),
                          tried);
}

char *
rt_search_cost_say_turn (const RtSearchCost *cost)
{
  const RtBranch *turn = &cost->turn;
  g_autofree char *share = NULL, *cell = NULL;

  if (turn->first == 0)
    return g_strdup ("");
  share = rt_say_share (rt_branch_steps (turn), cost->length);
  cell = rt_say_cell (turn->cell);
  /* Translators: the digit that cost a search most, as in "45 % of the steps went into the 2 in row 1,
   * column 3, which was wrong." If the puzzle has a solution with the digit, the third sentence is used. */
  return g_strdup_printf (!cost->needed    ? _("%s of the steps went into the %d in %s.")
                          : cost->is_wrong ? _("%s of the steps went into the %d in %s, which was wrong.")
                                           : _("%s of the steps went into the %d in %s, of which nothing came."),
                          share, turn->digit, cell);
}
