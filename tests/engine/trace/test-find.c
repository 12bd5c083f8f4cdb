/* test-find.c - what is looked for in a trace is found where walking step by step finds it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/trace/trace.h"

#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"

#include <glib.h>
#include <pthread.h>
#include <string.h>

/* All steps of a search, walked once. */
typedef struct {
  RtTrace *trace;
  guint64 length;
  RtEvent *events; /* number i led to step i + 1 */
  RtCounts *counts;
} Walked;

/* Records up to the given number of solutions, or about so many polls. */
static Walked *
walked_new (const RtSearch *search, const char *puzzle, int solutions, int polls)
{
  Walked *w = g_new0 (Walked, 1);
  g_autofree void *state = g_malloc0 (search->state_size);
  RtGrid givens = grid_of (puzzle);
  RtStop stop = RT_STOP_INIT;

  rt_stop_after (&stop, polls);
  w->trace = rt_trace_new (search, &givens);
  for (int i = 0; i < solutions; i++)
    rt_trace_run (w->trace, &stop);
  w->length = rt_trace_length (w->trace);
  w->events = g_new0 (RtEvent, w->length);
  w->counts = g_new0 (RtCounts, w->length);
  search->start (state, &givens);
  for (guint64 i = 0; i < w->length; i++) {
    g_assert_true (search->step (state, &w->events[i], NULL));
    memcpy (&w->counts[i], state, sizeof (RtCounts));
  }
  return w;
}

static void
walked_free (Walked *w)
{
  rt_trace_unref (w->trace);
  g_free (w->events);
  g_free (w->counts);
  g_free (w);
}

/* The same three for every test: with its solutions; with none yet; stopped long before the end. */
static Walked *
walked_number (const RtSearch *search, int i)
{
  if (i == 0)
    return walked_new (search, SEVERAL, 30, 100000);
  if (i == 1)
    return walked_new (search, SHORT_IN_ANY_ORDER, 1, 100000);
  return walked_new (search, EMPTY, 40, 1200);
}

static bool
matches (const Walked *w, guint64 step, RtFind what, int which)
{
  const RtEvent *event = &w->events[step - 1];
  bool changes = event->kind == RT_EVENT_PLACE || event->kind == RT_EVENT_TAKE_BACK;
  guint32 before = step > 1 ? w->counts[step - 2].greatest : 0;

  switch (what) {
  case RT_FIND_SOLUTION:
    return event->status == RT_STATUS_SOLVED;
  case RT_FIND_DEAD_END:
    return event->dead_end;
  case RT_FIND_CHANGE:
    return changes && event->cell == which;
  case RT_FIND_RETURN:
    return event->kind == RT_EVENT_TAKE_BACK && w->counts[step - 1].depth == (guint32) which;
  case RT_FIND_GREATEST:
    return w->counts[step - 1].greatest > before;
  }
  return false;
}

static void
assert_found (const Walked *w, guint64 from, RtDirection direction, RtFind what, int which)
{
  guint64 expected = from, step = 0;
  bool found;

  if (direction == RT_FORWARD)
    do
      expected++;
    while (expected <= w->length && !matches (w, expected, what, which));
  else {
    expected = MIN (from, w->length + 1);
    do
      expected--;
    while (expected > 0 && expected <= w->length && !matches (w, expected, what, which));
  }
  found = rt_trace_find (w->trace, from, direction, what, which, NULL, &step);
  g_assert_cmpint (found, ==, expected >= 1 && expected <= w->length);
  if (found)
    g_assert_cmpuint (step, ==, expected);
}

/* From random places and from both ends, both ways. */
static void
test_find (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (int i = 0; i < 3; i++) {
    Walked *w = walked_number (data, i);

    for (int j = 0; j < 3 + n_cases (22); j++) {
      guint64 from = j == 0 ? 0 : j == 1 ? w->length : j == 2 ? w->length + 7
                     : (guint64) g_rand_double_range (rand, 0, (double) w->length);
      int cell = g_rand_int_range (rand, 0, RT_N_CELLS);
      int depth = g_rand_int_range (rand, 0, RT_N_CELLS + 1);

      for (int direction = RT_BACKWARD; direction <= RT_FORWARD; direction++) {
        if (j == 0 && direction == RT_BACKWARD) {
          uint64_t step;

          g_assert_false (rt_trace_find (w->trace, 0, RT_BACKWARD, RT_FIND_DEAD_END, 0, NULL,
                                         &step));
          continue;
        }
        assert_found (w, from, direction, RT_FIND_SOLUTION, 0);
        assert_found (w, from, direction, RT_FIND_DEAD_END, 0);
        assert_found (w, from, direction, RT_FIND_GREATEST, 0);
        assert_found (w, from, direction, RT_FIND_CHANGE, cell);
        assert_found (w, from, direction, RT_FIND_RETURN, depth);
      }
    }
    walked_free (w);
  }
}

/* From one to the next all are met, and back again. */
static void
test_one_after_another (gconstpointer data)
{
  Walked *w = walked_number (data, 0);
  guint64 step = 0, n = 0;

  while (rt_trace_find (w->trace, step, RT_FORWARD, RT_FIND_SOLUTION, 0, NULL, &step))
    g_assert_cmpuint (rt_trace_solution (w->trace, n++), ==, step);
  g_assert_cmpuint (n, ==, 25);
  while (rt_trace_find (w->trace, step, RT_BACKWARD, RT_FIND_SOLUTION, 0, NULL, &step))
    n--;
  g_assert_cmpuint (n, ==, 1); /* the last, where this began, is not met again */
  walked_free (w);
}

/* Wherever it is stopped, it finds nothing or the right step. */
static void
test_stops (gconstpointer data)
{
  Walked *w = walked_number (data, 2);
  int given_up = 0;

  for (int direction = RT_BACKWARD; direction <= RT_FORWARD; direction++) {
    guint64 from = direction == RT_FORWARD ? 0 : w->length, expected = 0, step = 0;
    bool found = rt_trace_find (w->trace, from, direction, RT_FIND_RETURN, 20, NULL, &expected);

    for (int polls = 1;; polls += every_nth ()) {
      RtStop stop = RT_STOP_INIT;

      rt_stop_after (&stop, polls);
      if (rt_trace_find (w->trace, from, direction, RT_FIND_RETURN, 20, &stop, &step)) {
        g_assert_true (found);
        g_assert_cmpuint (step, ==, expected);
        break;
      }
      if (!rt_stop_raised (&stop))
        break;
      given_up++;
    }
  }
  g_assert_cmpint (given_up, >, 0);
  walked_free (w);
}

static void
test_heat (gconstpointer data)
{
  for (int i = 0; i < 3; i++) {
    Walked *w = walked_number (data, i);
    guint64 expected[RT_N_CELLS] = { 0 };
    uint64_t heat[RT_N_CELLS];

    for (guint64 j = 0; j < w->length; j++)
      if (w->events[j].kind == RT_EVENT_PLACE)
        expected[w->events[j].cell]++;
    rt_trace_heat (w->trace, heat);
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      g_assert_cmpuint (heat[cell], ==, expected[cell]);
    walked_free (w);
  }
}

/* Nothing is recorded: nothing is found, nothing was written. */
static void
test_nothing_recorded (gconstpointer data)
{
  RtGrid givens = grid_of (SHORT_IN_ANY_ORDER);
  RtTrace *trace = rt_trace_new (data, &givens);
  uint64_t heat[RT_N_CELLS], step;

  g_assert_false (rt_trace_find (trace, 0, RT_FORWARD, RT_FIND_GREATEST, 0, NULL, &step));
  g_assert_false (rt_trace_find (trace, 0, RT_BACKWARD, RT_FIND_GREATEST, 0, NULL, &step));
  rt_trace_heat (trace, heat);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_assert_cmpuint (heat[cell], ==, 0);
  rt_trace_unref (trace);
}

/* Looking while it runs: what is found is there, and heat adds up to a number of placements. */
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

static void
test_while_it_runs (gconstpointer data)
{
  RtGrid givens = grid_of (EMPTY);
  Shared shared = { rt_trace_new (data, &givens), RT_STOP_INIT };
  uint64_t step = 0, last = 0;
  pthread_t runner;

  g_assert_cmpint (pthread_create (&runner, NULL, run_thread, &shared), ==, 0);
  while (last < 100000) {
    uint64_t heat[RT_N_CELLS], placements = 0;
    RtCounts counts;

    last = rt_trace_newest (shared.trace, NULL, &counts);
    rt_trace_heat (shared.trace, heat);
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      placements += heat[cell];
    g_assert_cmpuint (placements, >=, counts.placements);
    if (rt_trace_find (shared.trace, last, RT_BACKWARD, RT_FIND_CHANGE, 80, NULL, &step))
      g_assert_cmpuint (step, <, last);
  }
  rt_stop_raise (&shared.stop);
  pthread_join (runner, NULL);
  rt_trace_unref (shared.trace);
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    GTestDataFunc test;
  } tests[] = {
    { "find", test_find },
    { "one-after-another", test_one_after_another },
    { "stops", test_stops },
    { "heat", test_heat },
    { "nothing-recorded", test_nothing_recorded },
    { "while-it-runs", test_while_it_runs },
  };

  g_test_init (&argc, &argv, NULL);
  for (const RtSearch *const *search = rt_searches; *search; search++)
    for (guint i = 0; i < G_N_ELEMENTS (tests); i++) {
      g_autofree char *path = g_strdup_printf ("/find/%s/%s", (*search)->id, tests[i].name);

      g_test_add_data_func (path, *search, tests[i].test);
    }
  return g_test_run ();
}
