/* test-async-calls.c - tests that asynchronous calls return right results, and can be cancelled at
 * any moment. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/base/async-calls.h"
#include "document/base/job.h"
#include "document/solve/search-recorder.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/until.h"
#include "engine/autoptr.h"

#include <string.h>

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GAsyncResult **out = data;

  g_assert_null (source);
  *out = g_object_ref (result);
}

static RtTrace *
trace_of (const char *text)
{
  RtGrid grid = grid_of (text);

  return rt_trace_new (&rt_search_masks, &grid);
}

static void
test_verdict (void)
{
  static const struct { const char *grid; RtVerdictKind kind; int n_digits; } rows[] = {
    { EASY, RT_VERDICT_ONE, 30 },
    { SOLVED, RT_VERDICT_ONE, 81 },
    { EMPTY, RT_VERDICT_MANY, 0 },
    { LONG, RT_VERDICT_ONE, 17 },
    { "55...............................................................................",
      RT_VERDICT_CLASH, 2 },
  };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  for (gsize i = 0; i < 2 * G_N_ELEMENTS (rows); i++) {
    RtGrid grid = grid_of (rows[i / 2].grid);
    g_autoptr (GAsyncResult) result = NULL;
    g_autoptr (GError) error = NULL;
    RtPosition position;
    RtVerdict verdict;

    rt_position_init (&position, &grid);
    rt_work_verdict_async (&position, i % 2 ? cancellable : NULL, done_cb, &result);
    memset (&position, 0, sizeof position); /* it has a copy */
    g_assert_true (rt_work_verdict_finish (wait_for (&result), &verdict, &error));
    g_assert_no_error (error);
    g_assert_cmpint (verdict.kind, ==, rows[i / 2].kind);
    g_assert_cmpint (verdict.n_digits, ==, rows[i / 2].n_digits);
  }
}

/* A task that was cancelled before it began, or while it runs, says so. */
static void
test_verdict_cancelled (void)
{
  RtGrid grid = grid_of (LONG);
  RtPosition position;

  rt_position_init (&position, &grid);
  for (int i = 0; i < 20; i++) {
    g_autoptr (GCancellable) cancellable = g_cancellable_new ();
    g_autoptr (GAsyncResult) result = NULL;
    g_autoptr (GError) error = NULL;
    RtVerdict verdict = { .n_digits = -7 };

    if (i % 2)
      g_cancellable_cancel (cancellable);
    rt_work_verdict_async (&position, cancellable, done_cb, &result);
    g_cancellable_cancel (cancellable);
    g_assert_false (rt_work_verdict_finish (wait_for (&result), &verdict, &error));
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    g_assert_cmpint (verdict.n_digits, ==, -7);
  }
}

static void
test_repair (void)
{
  RtGrid grid = grid_of (WRONG), right = grid_of (EASY);
  RtPosition wrong, played, easy;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL, restricted = NULL, stopped = NULL, unused = NULL;
  g_autoptr (GArray) repairs = NULL, none = NULL;
  g_autoptr (GError) error = NULL;

  rt_position_init (&wrong, &grid);
  rt_position_init (&easy, &right);
  played = easy;
  rt_position_enter (&played, 2, 1, false);
  rt_work_repair_async (&wrong, cancellable, done_cb, &result);
  rt_work_repair_async (&played, NULL, done_cb, &restricted);
  rt_work_repair_async (&wrong, NULL, done_cb, &unused);
  memset (&wrong, 0, sizeof wrong); /* they have copies */
  g_assert_true (rt_work_repair_finish (wait_for (&result), &repairs, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (repairs->len, >, 0);
  g_assert_true (rt_grid_equal (&g_array_index (repairs, RtRepair, 0).after, &right));
  g_assert_true (rt_work_repair_finish (wait_for (&restricted), &none, &error));
  g_assert_cmpuint (none->len, ==, 0);
  wait_for (&unused); /* nobody asks for its answer */

  g_cancellable_cancel (cancellable);
  rt_work_repair_async (&easy, cancellable, done_cb, &stopped);
  g_assert_false (rt_work_repair_finish (wait_for (&stopped), &none, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (none->len, ==, 0);
}

static void
test_rating (void)
{
  RtGrid easy = grid_of (EASY), hard = grid_of (NUGGET);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL, stopped = NULL;
  g_autoptr (GError) error = NULL;
  RtRating rating;

  rt_work_rating_async (&easy, NULL, done_cb, &result);
  g_assert_true (rt_work_rating_finish (wait_for (&result), &rating, &error));
  g_assert_no_error (error);
  g_assert_cmpint (rating.er, ==, 12);
  g_assert_nonnull (rating.hardest);
  rt_work_rating_async (&hard, cancellable, done_cb, &stopped);
  g_cancellable_cancel (cancellable);
  g_assert_false (rt_work_rating_finish (wait_for (&stopped), &rating, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (rating.er, ==, 12);
}

static void
test_trace (void)
{
  g_autoptr (RtTrace) trace = trace_of (EASY);
  RtGrid solved = grid_of (SOLVED), grid;
  g_autoptr (GAsyncResult) first = NULL, second = NULL;
  g_autoptr (GError) error = NULL;
  RtStatus status;

  rt_work_trace_async (trace, NULL, done_cb, &first);
  g_assert_true (rt_work_trace_finish (wait_for (&first), &status, &error));
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, RT_STATUS_SOLVED);
  rt_trace_newest (trace, &grid, NULL);
  g_assert_true (rt_grid_equal (&grid, &solved));

  /* And on, to the end. */
  rt_work_trace_async (trace, NULL, done_cb, &second);
  g_assert_true (rt_work_trace_finish (wait_for (&second), &status, &error));
  g_assert_cmpint (status, ==, RT_STATUS_EXHAUSTED);
}

static void
cancel_and_finish (GCancellable *cancellable, GAsyncResult **result)
{
  g_autoptr (GError) error = NULL;
  RtStatus status;

  g_cancellable_cancel (cancellable);
  g_assert_false (rt_work_trace_finish (wait_for (result), &status, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* A trace whose recording was cancelled keeps its steps, can be read, and can be recorded
 * further. */
static void
test_trace_cancelled (void)
{
  RtTrace *trace = trace_of (LONG), *straight = trace_of (LONG);
  RtCounts counts, expected;
  RtGrid grid, other;
  RtStop stop = RT_STOP_INIT;

  for (int round = 0; round < 5; round++) {
    g_autoptr (GCancellable) cancellable = g_cancellable_new ();
    g_autoptr (GAsyncResult) result = NULL;
    guint64 before = rt_trace_length (trace);

    rt_work_trace_async (trace, cancellable, done_cb, &result);
    while (rt_trace_length (trace) < before + 100000)
      g_thread_yield ();
    g_assert_null (result);
    cancel_and_finish (cancellable, &result);
    g_assert_cmpint (rt_trace_status (trace), ==, RT_STATUS_SEARCHING);
  }
  /* A straight run goes through the very same places. */
  while (rt_trace_length (straight) < rt_trace_length (trace)) {
    rt_stop_after (&stop, 100);
    rt_trace_run (straight, &stop);
  }
  while (rt_trace_length (trace) < rt_trace_length (straight)) {
    rt_stop_after (&stop, 2);
    rt_trace_run (trace, &stop);
  }
  g_assert_cmpuint (rt_trace_newest (trace, &grid, &counts), ==,
                    rt_trace_newest (straight, &other, &expected));
  g_assert_true (rt_grid_equal (&grid, &other));
  g_assert_cmpmem (&counts, sizeof counts, &expected, sizeof expected);
  rt_trace_unref (straight);
  rt_trace_unref (trace);
}

/* Cancelled before it begins it hardly runs; the empty grid, whose solutions have no end, too can be
 * left at any of them. */
static void
test_trace_cancelled_at_once (void)
{
  g_autoptr (RtTrace) trace = trace_of (EMPTY);

  for (int round = 0; round < 20; round++) {
    g_autoptr (GCancellable) cancellable = g_cancellable_new ();
    g_autoptr (GAsyncResult) result = NULL;
    guint64 before = rt_trace_length (trace);

    g_cancellable_cancel (cancellable);
    rt_work_trace_async (trace, cancellable, done_cb, &result);
    cancel_and_finish (cancellable, &result);
    g_assert_cmpuint (rt_trace_length (trace), ==, before);
  }
  for (int round = 0; round < 20; round++) {
    g_autoptr (GAsyncResult) result = NULL;
    RtStatus status;

    rt_work_trace_async (trace, NULL, done_cb, &result);
    g_assert_true (rt_work_trace_finish (wait_for (&result), &status, NULL));
    g_assert_cmpint (status, ==, RT_STATUS_SOLVED);
    g_assert_cmpuint (rt_trace_n_solutions (trace), ==, round + 1);
  }
}

/* A job runs to its end even if the object that started it is gone. */
static void
test_trace_outlives_its_owner (void)
{
  RtTrace *trace = trace_of (LONG);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;

  rt_work_trace_async (trace, cancellable, done_cb, &result);
  rt_trace_unref (trace);
  cancel_and_finish (cancellable, &result);
}

static void
ended_cb (gpointer ended)
{
  *(bool *) ended = true;
}

/* All runs together took no longer than has passed since before the first, and each adds to it. */
static void
test_recording_elapsed (void)
{
  RtGrid grid = grid_of (SEVERAL);
  gint64 before = g_get_monotonic_time (), last = 0;
  bool ended = false;
  RtRecording *recording = rt_recording_new (&rt_search_masks, &grid, ended_cb, NULL, &ended);

  g_assert_cmpint (rt_recording_elapsed (recording), ==, 0);
  for (int run = 0; run < 3; run++) {
    ended = false;
    rt_recording_run (recording);
    until (ended);
    g_assert_cmpint (rt_recording_elapsed (recording), >=, last);
    last = rt_recording_elapsed (recording);
    g_assert_cmpint (last, <=, g_get_monotonic_time () - before);
  }
  rt_recording_free (recording);
}

/* Counters of the data that a job owns. */
typedef struct {
  int *input, *output;
  bool fails;
} Counted;

static gint n_alive;

static int *
count_new (void)
{
  g_atomic_int_inc (&n_alive);
  return g_new0 (int, 1);
}

static void
count_free (gpointer data)
{
  g_atomic_int_add (&n_alive, -1);
  g_free (data);
}

/* A call that is cancelled while it runs waits for its stop. */
static void
counted_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Counted *counted = data;

  while (cancellable && !rt_stop_raised (stop))
    g_thread_yield ();
  counted->output = count_new ();
  if (counted->fails)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "It fails");
}

#define COUNTED(when)                                               \
  { .work = counted_work,                                           \
    .size = sizeof (Counted),                                       \
    .owned = { RT_JOB_OWNS (Counted, input, count_free),            \
               RT_JOB_OWNS (Counted, output, count_free) },         \
    .when_cancelled = when }

/* All that a job owns is freed once, however its call ends; results are handed out where it says so. */
static void
test_job_ends (void)
{
  static const RtJob kinds[] = {
    COUNTED (RT_JOB_DROPS), COUNTED (RT_JOB_LEAVES), COUNTED (RT_JOB_KEEPS)
  };

  for (gsize i = 0; i < 6 * G_N_ELEMENTS (kinds); i++) {
    const RtJob *kind = &kinds[i / 6];
    bool fails = i % 2, cancelled = i % 6 >= 2, before = i % 6 >= 4;
    g_autoptr (GCancellable) cancellable = cancelled ? g_cancellable_new () : NULL;
    g_autoptr (GError) error = NULL;
    GAsyncResult *result = NULL;

    if (before)
      g_cancellable_cancel (cancellable);
    rt_job_run (kind, NULL, &(Counted) { .input = count_new (), .fails = fails }, cancellable, done_cb,
                &result);
    g_cancellable_cancel (cancellable);
    wait_for (&result);
    g_assert_true ((rt_job_finish (kind, result, &error) != NULL) ==
                   (!fails && (!cancelled || kind->when_cancelled == RT_JOB_KEEPS)));
    if (cancelled && kind->when_cancelled != RT_JOB_KEEPS)
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    else if (fails)
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
    else
      g_assert_no_error (error);
    g_object_unref (result);
    until_by (g_atomic_int_get (&n_alive) == 0, g_thread_yield ());
  }
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/worker", test_verdict, test_verdict_cancelled, test_repair,
                    test_rating, test_trace, test_trace_cancelled, test_trace_cancelled_at_once,
                    test_trace_outlives_its_owner, test_recording_elapsed, test_job_ends);
}
