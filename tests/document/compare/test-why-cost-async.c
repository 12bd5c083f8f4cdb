/* test-why-cost-async.c - what is told of searches that are not recorded yet, and of those that cannot be. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/compare/why-cost.h"

#include "common/puzzles.h"
#include "common/share.h"
#include "common/until.h"

#include <string.h>

#define N_SEARCHES 10

static const char *const puzzles[] = { EASY, WRONG, SOLVED, SHORT_IN_ANY_ORDER, SEVERAL };

/* What can be told without looking at a step. */
#define BY_COUNTS (RT_REASON_READS | RT_REASON_JUMPS | RT_REASON_MORE_READS)

/* What SEARCH takes on TEXT. */
static RtCostSide
run (const RtSearch *search, const char *text, RtGrid *grid, RtStop *stop)
{
  RtCostSide side = { .search = search };

  g_assert_true (rt_grid_parse (grid, text));
  side.status = rt_search_run (search, grid, stop, NULL, &side.counts);
  return side;
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer place)
{
  *(GAsyncResult **) place = g_object_ref (result);
}

static RtWhyCost *
explain (const RtGrid *givens, const RtCostSide sides[2])
{
  g_autoptr (GAsyncResult) result = NULL;
  RtWhyCost *why;

  rt_explain_async (givens, sides, NULL, done_cb, &result);
  until (result);
  why = rt_explain_finish (result, NULL);
  g_assert_nonnull (why);
  return why;
}

/* Each number of a count is that count, of the right one of the two. */
static void
assert_counts (const RtWhyCost *why, const RtCostSide sides[2])
{
  for (guint i = 0; i < why->values->len; i++) {
    const RtCostValue *value = &g_array_index (why->values, RtCostValue, i);
    const RtCounts *counts = &sides[value->which].counts;

    switch (value->kind) {
    case RT_VALUE_PLACEMENTS:
      g_assert_cmpfloat (value->number, ==, (double) counts->placements);
      break;
    case RT_VALUE_TAKEBACKS:
      g_assert_cmpfloat (value->number, ==, (double) counts->takebacks);
      break;
    case RT_VALUE_READS:
      g_assert_cmpfloat (value->number, ==, (double) counts->reads);
      break;
    default:
      g_assert_not_reached (); /* nobody has looked at where they went */
    }
  }
}

/* If only a part is tried, every third pair of each puzzle. */
#define EACH (is_a_part () ? 3 : 1)

/* Without traces the same is told of every pair, but for what only their steps say; and a search
 * that is recorded on the way tells all. */
static void
test_all_pairs (void)
{
  for (gsize p = 0; p < G_N_ELEMENTS (puzzles); p++)
    for (int i = 0; i < N_SEARCHES; i++)
      for (int j = (i + (int) p) % EACH; j < N_SEARCHES; j += EACH) {
        RtGrid grid;
        const RtCostSide sides[2] = { run (rt_searches[i], puzzles[p], &grid, NULL),
                                      run (rt_searches[j], puzzles[p], &grid, NULL) };
        g_autoptr (RtWhyCost) known = rt_why_cost (&grid, &sides[0], &sides[1], NULL);
        g_autoptr (RtWhyCost) recorded = explain (&grid, sides);

        g_assert_cmpint (known->what, ==, recorded->what);
        g_assert_cmpint (known->fewer, ==, recorded->fewer);
        g_assert_cmpuint (known->reasons, ==, recorded->reasons & BY_COUNTS);
        assert_counts (known, sides);
      }
}

/* One that was stopped is told by its counts, and the other one's steps are not held against it. */
static void
test_stopped (void)
{
  RtStop stop = RT_STOP_INIT;
  RtGrid grid;
  RtCostSide sides[2];
  g_autoptr (RtWhyCost) why = NULL;

  rt_stop_after (&stop, 50);
  sides[0] = run (&rt_search_masks, LONG, &grid, &stop);
  sides[1] = run (&rt_search_propagate, LONG, &grid, NULL);
  g_assert_cmpint (sides[0].status, ==, RT_STATUS_SEARCHING);
  why = explain (&grid, sides);
  g_assert_cmpint (why->what, ==, RT_COST_STOPPED_MORE);
  g_assert_cmpint (why->fewer, ==, 1);
  g_assert_cmpuint (why->reasons, ==, 0);
  assert_counts (why, sides);
}

/* What is recorded already is told of as it is, and not recorded once more, as far as it would go. */
static void
test_recorded (void)
{
  RtStop stop = RT_STOP_INIT;
  RtGrid grid;
  RtCostSide sides[2] = { run (&rt_search_masks, EASY, &grid, NULL),
                          run (&rt_search_fewest, EASY, &grid, NULL) };
  RtTrace *trace = rt_trace_new (&rt_search_masks, &grid);
  g_autoptr (RtWhyCost) whole = explain (&grid, sides), why = NULL;

  g_assert_cmpint (whole->what, ==, RT_COST_FEWER);
  rt_stop_raise (&stop);
  rt_trace_run (trace, &stop);
  sides[0].trace = trace;
  why = explain (&grid, sides);
  g_assert_cmpint (why->what, ==, RT_COST_UNKNOWN);
  g_assert_cmpuint (why->spent[0].steps, ==, rt_trace_length (trace));
  rt_trace_unref (trace);
}

/* Too long to be recorded: told by its counts, at once. */
static void
test_too_long (void)
{
  RtGrid grid;
  RtCostSide sides[2] = { run (&rt_search_propagate, LONG, &grid, NULL) };
  g_autoptr (RtWhyCost) why = NULL;

  sides[1] = (RtCostSide) { .search = &rt_search_masks, .status = RT_STATUS_SOLVED,
                            .counts = { .placements = RT_EXPLAIN_STEPS, .takebacks = 1 } };
  why = explain (&grid, sides);
  g_assert_cmpint (why->what, ==, RT_COST_FEWER);
  assert_counts (why, sides);
}

static void
test_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  RtGrid grid;
  const RtCostSide sides[2] = { run (&rt_search_propagate, LONG, &grid, NULL),
                                { .search = &rt_search_masks, .status = RT_STATUS_SOLVED } };

  rt_explain_async (&grid, sides, cancellable, done_cb, &result);
  g_cancellable_cancel (cancellable);
  until (result);
  g_assert_null (rt_explain_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explain/all-pairs", test_all_pairs);
  g_test_add_func ("/explain/stopped", test_stopped);
  g_test_add_func ("/explain/recorded", test_recorded);
  g_test_add_func ("/explain/too-long", test_too_long);
  g_test_add_func ("/explain/cancelled", test_cancelled);
  return g_test_run ();
}
