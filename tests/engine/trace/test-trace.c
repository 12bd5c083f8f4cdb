/* test-trace.c - wherever one looks in a trace, it is as if one had walked there. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/trace/cursor.h"

#include "common/grid-of.h"
#include "common/puzzles.h"

#include <glib.h>
#include <pthread.h>
#include <string.h>

#define BUDGET (8 << 20)

/* Far enough to thin bookmarks and to merge stretches many times over: some 25 million steps. */
#define FAR_POLLS 26000

/* A search that is walked step by step, forwards only: what a cursor is held against. */
typedef struct {
  const RtSearch *search;
  void *state, *before; /* where it is; and one step before, if the last step was looked at */
  RtEvent event;
  RtDetail detail;
  uint64_t step;
} Walk;

static Walk *
walk_new (const RtSearch *search, const RtGrid *givens)
{
  Walk *walk = g_new0 (Walk, 1);

  walk->search = search;
  walk->state = g_malloc0 (search->state_size);
  walk->before = g_malloc0 (search->state_size);
  walk->event = (RtEvent) { .cell = RT_NO_CELL, .other = RT_NO_CELL };
  search->start (walk->state, givens);
  return walk;
}

static void
walk_free (Walk *walk)
{
  g_free (walk->state);
  g_free (walk->before);
  g_free (walk);
}

static void
walk_to (Walk *walk, uint64_t step)
{
  g_assert_cmpuint (walk->step, <=, step);
  for (; walk->step < step; walk->step++) {
    bool last = walk->step + 1 == step;

    if (last)
      memcpy (walk->before, walk->state, walk->search->state_size);
    g_assert_true (walk->search->step (walk->state, &walk->event, last ? &walk->detail : NULL));
  }
}

static void
assert_same (RtCursor *cursor, const Walk *walk)
{
  const RtDetail *detail;
  RtGrid grid;

  g_assert_cmpuint (rt_cursor_position (cursor), ==, walk->step);
  walk->search->grid (walk->state, &grid);
  g_assert_true (rt_grid_equal (rt_cursor_grid (cursor), &grid));
  g_assert_cmpmem (rt_cursor_counts (cursor), sizeof (RtCounts), walk->state, sizeof (RtCounts));
  g_assert_cmpmem (rt_cursor_event (cursor), sizeof (RtEvent), &walk->event, sizeof (RtEvent));
  detail = rt_cursor_detail (cursor);
  g_assert_cmpmem (detail->looks, detail->n * sizeof (RtLook), walk->detail.looks,
                   walk->detail.n * sizeof (RtLook));
}

/* Where CURSOR stands, a walk from the start stands as well. */
static void
assert_as_walked (RtCursor *cursor)
{
  RtTrace *trace = rt_cursor_trace (cursor);
  Walk *walk = walk_new (rt_trace_search (trace), rt_trace_givens (trace));

  walk_to (walk, rt_cursor_position (cursor));
  assert_same (cursor, walk);
  walk_free (walk);
}

static const char *
short_puzzle (const RtSearch *search)
{
  return search->classic ? EASY : SHORT_IN_ANY_ORDER;
}

static RtTrace *
record (const RtSearch *search, const char *puzzle, int polls)
{
  RtGrid givens = grid_of (puzzle);
  RtTrace *trace = rt_trace_new (search, &givens);
  RtStop stop = RT_STOP_INIT;

  if (polls)
    rt_stop_after (&stop, polls);
  rt_trace_run (trace, &stop);
  return trace;
}

/* Every step from the first to the last, then every step back. */
static void
test_next_and_previous (gconstpointer data)
{
  RtTrace *trace = record (data, SEVERAL, 0);
  RtCursor *cursor = rt_cursor_new (trace);
  Walk *walk = walk_new (data, rt_trace_givens (trace));
  uint64_t length = rt_trace_length (trace);

  assert_same (cursor, walk);
  for (uint64_t step = 1; step <= length; step++) {
    g_assert_true (rt_cursor_next (cursor));
    walk_to (walk, step);
    assert_same (cursor, walk);
  }
  g_assert_false (rt_cursor_next (cursor));
  assert_same (cursor, walk);
  for (uint64_t step = length; step-- > 0;) {
    g_assert_true (rt_cursor_previous (cursor));
    g_assert_cmpuint (rt_cursor_position (cursor), ==, step);
    if (step % 97 == 0 || step < 5)
      assert_as_walked (cursor);
  }
  g_assert_false (rt_cursor_previous (cursor));
  walk_free (walk);
  rt_cursor_free (cursor);
  rt_trace_unref (trace);
}

/* Many steps at once, in portions of any size, are the same steps. */
static void
test_walk (gconstpointer data)
{
  static const size_t portions[] = { 1, 7, 0, 100, 2, 3000 };
  RtTrace *trace = record (data, SEVERAL, 0);
  RtCursor *cursor = rt_cursor_new (trace), *single = rt_cursor_new (trace);
  uint64_t length = rt_trace_length (trace);
  uint8_t depths[3000];

  for (guint i = 0; rt_cursor_position (cursor) < length; i++) {
    size_t portion = portions[i % G_N_ELEMENTS (portions)];
    uint64_t left = length - rt_cursor_position (cursor);
    size_t n = rt_cursor_walk (cursor, depths, portion);

    g_assert_cmpuint (n, ==, MIN (portion, left));
    for (size_t j = 0; j < n; j++) {
      g_assert_true (rt_cursor_next (single));
      g_assert_cmpuint (depths[j], ==, rt_cursor_counts (single)->depth);
    }
    g_assert_cmpuint (rt_cursor_position (cursor), ==, rt_cursor_position (single));
    assert_as_walked (cursor);
  }
  g_assert_cmpuint (rt_cursor_walk (cursor, depths, 1), ==, 0);
  rt_cursor_free (single);
  rt_cursor_free (cursor);
  rt_trace_unref (trace);
}

/* Random places, sorted so that one walk passes them all; the cursor comes to them in any order. */
#define PLACES 60

typedef struct {
  uint64_t step;
  RtGrid grid;
  RtCounts counts;
  RtEvent event;
  RtDetail detail;
  RtVariables variables, at_middle; /* after the step, and at the middle one of its looks */
  RtStack stack;
} Place;

static int
compare_places (const void *a, const void *b)
{
  const Place *x = a, *y = b;

  return (x->step > y->step) - (x->step < y->step);
}

static Place *
walk_places (RtTrace *trace, GRand *rand)
{
  Walk *walk = walk_new (rt_trace_search (trace), rt_trace_givens (trace));
  double length = (double) rt_trace_length (trace);
  Place *places = g_new0 (Place, PLACES);

  for (int i = 2; i < PLACES; i++)
    places[i].step = (uint64_t) g_rand_double_range (rand, 0, length);
  places[1].step = rt_trace_length (trace);
  qsort (places, PLACES, sizeof *places, compare_places);
  for (int i = 0; i < PLACES; i++) {
    walk_to (walk, places[i].step);
    walk->search->grid (walk->state, &places[i].grid);
    memcpy (&places[i].counts, walk->state, sizeof (RtCounts));
    places[i].event = walk->event;
    places[i].detail = walk->detail;
    walk->search->watch (walk->state, &walk->event, NULL, &places[i].variables);
    walk->search->stack (walk->state, &places[i].stack);
    if (walk->detail.n)
      walk->search->watch (walk->before, &walk->event, &walk->detail.looks[walk->detail.n / 2],
                           &places[i].at_middle);
  }
  walk_free (walk);
  return places;
}

static void
assert_same_variables (const RtVariables *variables, const RtVariables *expected)
{
  g_assert_cmpuint (variables->n, ==, expected->n);
  for (size_t i = 0; i < expected->n; i++) {
    const RtVariable *a = &variables->variable[i], *b = &expected->variable[i];

    g_assert_cmpstr (a->name, ==, b->name);
    g_assert_cmpint (a->kind, ==, b->kind);
    g_assert_cmpint (a->house, ==, b->house);
    g_assert_cmpint (a->value, ==, b->value);
  }
}

static void
assert_at (RtCursor *cursor, const Place *place)
{
  const RtStack *stack = rt_cursor_stack (cursor, RT_AFTER_STEP);
  const RtDetail *detail;

  g_assert_cmpuint (rt_cursor_position (cursor), ==, place->step);
  g_assert_true (rt_grid_equal (rt_cursor_grid (cursor), &place->grid));
  g_assert_cmpmem (rt_cursor_counts (cursor), sizeof (RtCounts), &place->counts, sizeof (RtCounts));
  g_assert_cmpmem (rt_cursor_event (cursor), sizeof (RtEvent), &place->event, sizeof (RtEvent));
  detail = rt_cursor_detail (cursor);
  g_assert_cmpmem (detail->looks, detail->n * sizeof (RtLook), place->detail.looks,
                   place->detail.n * sizeof (RtLook));
  assert_same_variables (rt_cursor_watch (cursor, RT_AFTER_STEP), &place->variables);
  if (detail->n)
    assert_same_variables (rt_cursor_watch (cursor, (int) detail->n / 2), &place->at_middle);
  g_assert_cmpmem (stack->level, stack->n * sizeof (RtLevel), place->stack.level,
                   place->stack.n * sizeof (RtLevel));
}

static void
assert_seeks (RtTrace *trace)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autofree Place *places = walk_places (trace, rand);
  RtCursor *cursor = rt_cursor_new (trace);

  for (int i = 0; i < 4 * PLACES; i++) {
    const Place *place = &places[g_rand_int_range (rand, 0, PLACES)];

    g_assert_cmpuint (rt_cursor_seek (cursor, place->step), ==, place->step);
    if (i % 3 == 1 && rt_cursor_next (cursor))
      g_assert_true (rt_cursor_previous (cursor));
    else if (i % 3 == 2 && rt_cursor_previous (cursor))
      g_assert_true (rt_cursor_next (cursor));
    assert_at (cursor, place);
  }
  g_assert_cmpuint (rt_cursor_seek (cursor, UINT64_MAX), ==, rt_trace_length (trace));
  assert_at (cursor, &places[PLACES - 1]);
  rt_cursor_free (cursor);
}

static void
test_seek (gconstpointer data)
{
  RtTrace *trace = record (data, short_puzzle (data), 0);

  assert_seeks (trace);
  for (int i = 0; i < 50; i++) /* on, to the end if there is no second solution */
    rt_trace_run (trace, NULL);
  assert_seeks (trace);
  rt_trace_unref (trace);
}

/* A digit that may stand may stand on the grid as it is then; and a cell that a search moves on
 * over, or comes to, is filled or blank as it must be. */
static void
assert_grids (RtCursor *cursor, const RtDetail *detail)
{
  for (int i = 0; i < (int) detail->n; i++) {
    const RtLook *look = &detail->looks[i];
    const RtGrid *grid = rt_cursor_grid_at (cursor, i);

    if (look->kind == RT_LOOK_ACCEPT)
      g_assert_true (rt_grid_fits (grid, look->cell, look->digit));
    else if (look->kind == RT_LOOK_REFUSE)
      g_assert_cmpint (grid->digit[look->at], ==, look->digit);
    else if (look->cell == RT_NO_CELL && look->at != RT_NO_CELL &&
             rt_cursor_event (cursor)->kind == RT_EVENT_PLACE)
      g_assert_cmpint (grid->digit[look->at] == 0, ==,
                       i + 1 == (int) detail->n &&
                       rt_cursor_event (cursor)->status == RT_STATUS_SEARCHING);
  }
}

static void
test_grid_at (gconstpointer data)
{
  RtTrace *trace = record (data, SEVERAL, 0);
  RtCursor *cursor = rt_cursor_new (trace);

  while (rt_cursor_next (cursor)) {
    assert_grids (cursor, rt_cursor_detail (cursor));
    g_assert_true (rt_grid_equal (rt_cursor_grid_at (cursor, RT_AFTER_STEP),
                                  rt_cursor_grid (cursor)));
  }
  g_assert_cmpuint (rt_cursor_position (cursor), ==, rt_trace_length (trace));
  rt_cursor_free (cursor);
  rt_trace_unref (trace);
}

/* The overview adds up to the counts, and its stretches are as long as they say. */
static void
assert_overview (RtTrace *trace)
{
  g_autofree RtStretch *stretches = g_new (RtStretch, RT_TRACE_STRETCHES);
  uint64_t each, steps = 0, solutions = 0, deepest = 0;
  size_t n = rt_trace_overview (trace, stretches, RT_TRACE_STRETCHES, &each);
  RtCounts counts;

  rt_trace_newest (trace, NULL, &counts);
  g_assert_cmpuint (n, <=, RT_TRACE_STRETCHES);
  for (size_t i = 0; i < n; i++) {
    uint64_t at = 0;

    for (uint64_t depth = 0; depth < RT_TRACE_DEPTHS; depth++) {
      at += stretches[i].at[depth];
      if (stretches[i].at[depth])
        deepest = MAX (deepest, depth);
    }
    g_assert_cmpuint (at, ==, stretches[i].steps);
    if (i + 1 < n)
      g_assert_cmpuint (at, ==, each);
    else
      g_assert_cmpuint (at, <=, each);
    steps += at;
    solutions += stretches[i].solutions;
  }
  g_assert_cmpuint (steps, ==, rt_trace_length (trace));
  g_assert_cmpuint (solutions, ==, rt_trace_n_solutions (trace));
  g_assert_cmpuint (deepest, ==, counts.greatest);
  g_assert_cmpuint (rt_trace_overview (trace, stretches, 3, &each), ==, MIN (n, 3));
}

/* Depths and dead ends of each stretch are those that a walk meets there. */
static void
test_overview_as_walked (gconstpointer data)
{
  RtTrace *trace = record (data, short_puzzle (data), 0);
  Walk *walk = walk_new (data, rt_trace_givens (trace));
  const RtCounts *counts = walk->state;
  g_autofree RtStretch *stretches = g_new (RtStretch, RT_TRACE_STRETCHES);
  uint64_t each;
  size_t n = rt_trace_overview (trace, stretches, RT_TRACE_STRETCHES, &each);

  g_assert_cmpuint (n, >, RT_TRACE_STRETCHES / 2);
  for (size_t i = 0; i < n; i++) {
    RtStretch expected = { 0 };

    for (uint64_t j = 0; j < each && walk->step < rt_trace_length (trace); j++) {
      walk_to (walk, walk->step + 1);
      expected.steps++;
      expected.at[counts->depth]++;
      expected.dead_ends += walk->event.dead_end;
      expected.solutions += walk->event.status == RT_STATUS_SOLVED;
    }
    g_assert_cmpmem (&stretches[i], sizeof expected, &expected, sizeof expected);
  }
  walk_free (walk);
  rt_trace_unref (trace);
}

/* Stopped anywhere, a trace is a good one; and run on, it becomes the one that was not stopped. */
static void
test_stopped_and_run_on (gconstpointer data)
{
  RtTrace *whole = record (data, short_puzzle (data), 0);
  uint64_t length = rt_trace_length (whole), last = 0;
  g_autofree RtStretch *a = g_new (RtStretch, RT_TRACE_STRETCHES);
  g_autofree RtStretch *b = g_new (RtStretch, RT_TRACE_STRETCHES);
  uint64_t each_a, each_b;
  size_t n = rt_trace_overview (whole, a, RT_TRACE_STRETCHES, &each_a);

  for (int polls = 1; last < length; polls = polls * 5 / 4 + 1) {
    RtTrace *trace = record (data, short_puzzle (data), polls);
    RtCursor *cursor = rt_cursor_new (trace);

    g_assert_cmpint (rt_trace_status (trace), ==,
                     rt_trace_length (trace) < length ? RT_STATUS_SEARCHING : RT_STATUS_SOLVED);
    g_assert_cmpuint (rt_trace_length (trace), >=, last);
    last = rt_trace_length (trace);
    assert_overview (trace);
    rt_cursor_seek (cursor, last);
    assert_as_walked (cursor);
    rt_cursor_seek (cursor, last / 2);
    assert_as_walked (cursor);
    if (last < length)
      g_assert_cmpint (rt_trace_run (trace, NULL), ==, RT_STATUS_SOLVED);
    g_assert_cmpuint (rt_trace_length (trace), ==, length);
    g_assert_cmpuint (rt_trace_overview (trace, b, RT_TRACE_STRETCHES, &each_b), ==, n);
    g_assert_cmpuint (each_a, ==, each_b);
    g_assert_cmpmem (a, n * sizeof *a, b, n * sizeof *b);
    rt_cursor_seek (cursor, length);
    assert_as_walked (cursor);
    rt_cursor_free (cursor);
    rt_trace_unref (trace);
  }
  rt_trace_unref (whole);
}

/* All solutions have their step; after the end nothing is added. */
static void
test_solutions (gconstpointer data)
{
  RtTrace *trace = record (data, SEVERAL, 0);
  RtCursor *cursor = rt_cursor_new (trace);
  RtGrid last = { { 0 } };
  uint64_t n = 0, length;

  for (RtStatus status = RT_STATUS_SOLVED; status == RT_STATUS_SOLVED;
       status = rt_trace_run (trace, NULL)) {
    g_assert_cmpuint (rt_trace_n_solutions (trace), ==, ++n);
    g_assert_cmpuint (rt_trace_solution (trace, n - 1), ==, rt_trace_length (trace));
  }
  g_assert_cmpuint (n, ==, 25);
  for (uint64_t i = 0; i < n; i++) {
    rt_cursor_seek (cursor, rt_trace_solution (trace, i));
    g_assert_cmpint (rt_cursor_event (cursor)->status, ==, RT_STATUS_SOLVED);
    g_assert_cmpint (memcmp (&last, rt_cursor_grid (cursor), sizeof last), !=, 0);
    last = *rt_cursor_grid (cursor);
  }
  g_assert_cmpuint (rt_trace_solution (trace, n), ==, 0);
  g_assert_cmpuint (rt_trace_solution (trace, RT_TRACE_SOLUTIONS), ==, 0);
  g_assert_cmpint (rt_trace_status (trace), ==, RT_STATUS_EXHAUSTED);
  assert_overview (trace);
  length = rt_trace_length (trace);
  g_assert_cmpint (rt_trace_run (trace, NULL), ==, RT_STATUS_EXHAUSTED);
  g_assert_cmpuint (rt_trace_length (trace), ==, length);
  rt_cursor_free (cursor);
  rt_trace_unref (trace);
}

/* A pause is at the very step, and what is recorded then is the same. */
static void
test_pauses (gconstpointer data)
{
  RtTrace *whole = record (data, short_puzzle (data), 0), *trace = rt_trace_new (data, rt_trace_givens (whole));
  uint64_t length = rt_trace_length (whole);

  for (uint64_t at = 1; at < length; at = at * 7 / 2 + 1) {
    rt_trace_pause_at (trace, at);
    g_assert_cmpint (rt_trace_run (trace, NULL), ==, RT_STATUS_SEARCHING);
    g_assert_cmpuint (rt_trace_length (trace), ==, at);
    assert_overview (trace);
  }
  rt_trace_pause_at (trace, 1); /* is past */
  g_assert_cmpint (rt_trace_run (trace, NULL), ==, RT_STATUS_SOLVED);
  g_assert_cmpuint (rt_trace_length (trace), ==, length);
  rt_trace_unref (trace);
  rt_trace_unref (whole);
}

/* A stop that is up already adds nothing, and a solution found before is not found again. */
static void
test_stop_before_start (gconstpointer data)
{
  RtTrace *trace = record (data, short_puzzle (data), 1);
  RtStop stop = RT_STOP_INIT;

  g_assert_cmpuint (rt_trace_length (trace), ==, 0);
  g_assert_cmpint (rt_trace_run (trace, NULL), ==, RT_STATUS_SOLVED);
  rt_stop_raise (&stop);
  g_assert_cmpint (rt_trace_run (trace, &stop), ==, RT_STATUS_SEARCHING);
  g_assert_cmpint (rt_trace_status (trace), ==, RT_STATUS_SOLVED);
  g_assert_cmpuint (rt_trace_n_solutions (trace), ==, 1);
  rt_trace_unref (trace);
}

/* Contradictory givens are one step, and stay so. */
static void
test_contradictory (gconstpointer data)
{
  RtTrace *trace = record (data, FIVES, 0);
  RtCursor *cursor = rt_cursor_new (trace);

  g_assert_cmpint (rt_trace_run (trace, NULL), ==, RT_STATUS_CONTRADICTORY);
  g_assert_cmpuint (rt_trace_length (trace), ==, 1);
  g_assert_true (rt_cursor_next (cursor));
  g_assert_cmpint (rt_cursor_event (cursor)->cell, ==, 0);
  g_assert_cmpint (rt_cursor_event (cursor)->other, ==, 4);
  assert_as_walked (cursor);
  g_assert_false (rt_cursor_next (cursor));
  assert_overview (trace);
  rt_cursor_free (cursor);
  rt_trace_unref (trace);
}

/* A search far beyond what bookmarks would hold at the first distance stays within the budget, and
 * its places are still right. */
static void
test_long_search_in_budget (gconstpointer data)
{
  RtTrace *trace = record (data, LONG, FAR_POLLS);

  g_assert_cmpint (rt_trace_status (trace), ==, RT_STATUS_SEARCHING);
  g_assert_cmpuint (rt_trace_length (trace), >, 20000000);
  g_assert_cmpuint (rt_trace_bytes (trace), <=, BUDGET);
  g_assert_cmpuint (rt_trace_bytes (trace), >, BUDGET / 2);
  assert_overview (trace);
  assert_seeks (trace);
  rt_trace_unref (trace);
}

/* Readers look at least so often, and on until the search has come so far. */
#define LOOKS 300
#define LIVE_STEPS 200000

/* One thread runs a trace while others look at it from every side. */
typedef struct {
  RtTrace *trace;
  RtStop stop;
} Shared;

static void *
run_thread (void *data)
{
  Shared *shared = data;

  while (rt_trace_run (shared->trace, &shared->stop) == RT_STATUS_SOLVED)
    continue;
  return NULL;
}

static void *
look_thread (void *data)
{
  Shared *shared = data;
  RtTrace *trace = rt_trace_ref (shared->trace);
  RtCursor *cursor = rt_cursor_new (trace);
  g_autofree RtStretch *stretches = g_new (RtStretch, RT_TRACE_STRETCHES);
  uint64_t last = 0, each;

  for (int i = 0; i < LOOKS || last < LIVE_STEPS; i++) {
    uint64_t length = rt_trace_length (trace), newest;
    RtCounts counts;
    RtGrid grid;

    newest = rt_trace_newest (trace, &grid, &counts);
    g_assert_cmpuint (length, >=, last);
    g_assert_cmpuint (newest, >=, length);
    if (newest > 0)
      g_assert_cmpuint (1 + counts.placements + counts.takebacks, ==, newest);
    g_assert_cmpuint (rt_cursor_seek (cursor, newest), ==, newest);
    g_assert_true (rt_grid_equal (rt_cursor_grid (cursor), &grid));
    g_assert_cmpmem (rt_cursor_counts (cursor), sizeof counts, &counts, sizeof counts);
    rt_cursor_seek (cursor, newest / 3);
    rt_cursor_detail (cursor);
    rt_trace_overview (trace, stretches, RT_TRACE_STRETCHES, &each);
    rt_trace_bytes (trace);
    last = newest;
  }
  rt_cursor_free (cursor);
  rt_trace_unref (trace);
  return NULL;
}

static void
test_read_while_it_runs (gconstpointer data)
{
  const RtSearch *search = data;
  RtGrid givens = grid_of (search->classic ? LONG : EMPTY);
  Shared shared = { rt_trace_new (search, &givens), RT_STOP_INIT };
  pthread_t runner, readers[2];

  g_assert_cmpint (pthread_create (&runner, NULL, run_thread, &shared), ==, 0);
  for (int i = 0; i < 2; i++)
    g_assert_cmpint (pthread_create (&readers[i], NULL, look_thread, &shared), ==, 0);
  for (int i = 0; i < 2; i++)
    pthread_join (readers[i], NULL);
  rt_stop_raise (&shared.stop);
  pthread_join (runner, NULL);
  g_assert_cmpuint (rt_trace_length (shared.trace), >=, LIVE_STEPS);
  assert_overview (shared.trace);
  rt_trace_unref (shared.trace);
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    GTestDataFunc test;
  } tests[] = {
    { "next-and-previous", test_next_and_previous },
    { "walk", test_walk },
    { "seek", test_seek },
    { "grid-at", test_grid_at },
    { "overview-as-walked", test_overview_as_walked },
    { "stopped-and-run-on", test_stopped_and_run_on },
    { "solutions", test_solutions },
    { "pauses", test_pauses },
    { "stop-before-start", test_stop_before_start },
    { "contradictory", test_contradictory },
    { "read-while-it-runs", test_read_while_it_runs },
  };

  g_test_init (&argc, &argv, NULL);
  for (const RtSearch *const *search = rt_searches; *search; search++)
    for (guint i = 0; i < G_N_ELEMENTS (tests); i++) {
      g_autofree char *path = g_strdup_printf ("/trace/%s/%s", (*search)->id, tests[i].name);

      g_test_add_data_func (path, *search, tests[i].test);
    }
  /* The fastest of them, as it is the trace that is tried here. */
  g_test_add_data_func ("/trace/masks/long-search-in-budget", &rt_search_masks,
                        test_long_search_in_budget);
  return g_test_run ();
}
