/* test-solution-estimate.c - tests estimates of the number of solutions where the number can be
 * counted. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/solution-estimate.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"
#include "engine/fast/fast.h"
#include "engine/make/full-grid.h"

#include <glib.h>

/* Solutions that are counted to compare. */
#define COUNT_MOST 40000

static void
assert_holds (const RtEstimate *estimate, double number)
{
  g_test_message ("%.3g for %.3g, factor %.1f", estimate->solutions, number, estimate->factor);
  g_assert_cmpuint (estimate->probes, ==, RT_ESTIMATE_PROBES);
  g_assert_cmpfloat (estimate->factor, >, 1);
  g_assert_cmpfloat (estimate->solutions, >=, number / estimate->factor);
  g_assert_cmpfloat (estimate->solutions, <=, number * estimate->factor);
}

/* Estimates of random grids whose solutions can be counted. */
static void
test_counted (void)
{
  for (int i = 0, n = 0; n < n_cases (8); i++) {
    RtRandom random = rt_random (40, (uint64_t) i);
    RtEstimate estimate;
    uint64_t count;
    RtGrid grid;

    rt_full_quick (&random, &grid);
    for (int j = 0; j < 75 + i % 40; j++)
      grid.digit[rt_random_below (&random, RT_N_CELLS)] = 0;
    g_assert_true (rt_fast_count (&grid, COUNT_MOST, NULL, &count));
    if (count < 1000 || count == COUNT_MOST)
      continue;
    n++;
    g_assert_true (rt_estimate_solutions (&grid, 1, NULL, &estimate));
    assert_holds (&estimate, (double) count);
  }
}

/* The number of full grids is known (Felgenhauer and Jarvis, 2005). */
static void
test_empty (void)
{
  RtGrid grid = grid_of (EMPTY);
  RtEstimate estimate;

  g_assert_true (rt_estimate_solutions (&grid, 1000, NULL, &estimate));
  assert_holds (&estimate, 6670903752021072936960.0);
}

/* An estimate is not below the number counted before, and then has no factor. */
static void
test_at_least (void)
{
  RtGrid grid = grid_of (EASY);
  RtEstimate estimate, again;

  g_assert_true (rt_estimate_solutions (&grid, 1, NULL, &estimate));
  g_assert_cmpfloat (estimate.solutions, ==, 1);
  g_assert_cmpfloat (estimate.factor, ==, 1.1);
  g_assert_true (rt_estimate_solutions (&grid, 1000, NULL, &again));
  g_assert_cmpfloat (again.solutions, ==, 1000);
  g_assert_cmpfloat (again.factor, ==, 0);
}

static void
test_stop (void)
{
  RtGrid grid = grid_of (EMPTY);
  RtEstimate estimate = { .probes = 7 };
  RtStop stop = RT_STOP_INIT;

  rt_stop_after (&stop, 3);
  g_assert_false (rt_estimate_solutions (&grid, 1, &stop, &estimate));
  g_assert_cmpuint (estimate.probes, ==, 7);
}

static void
test_sentences (void)
{
  static const struct {
    RtEstimate estimate;
    const char *said;
  } rows[] = {
    { { 6.67e21, 1.1, 10000 },
      "about 6.7 × 10^21 solutions (estimated from 10000 probes; most likely within a factor of 1.1)" },
    { { 1234567, 2, 10000 },
      "about 1230000 solutions (estimated from 10000 probes; most likely within a factor of 2)" },
    { { 9.96e9, 0, 10000 }, "about 1.0 × 10^10 solutions (roughly estimated from 10000 probes)" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *said = rt_estimate_say (&rows[i].estimate);

    g_assert_cmpstr (said, ==, rows[i].said);
  }
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/estimate", test_counted, test_empty, test_at_least, test_stop,
                    test_sentences);
}
