/* test-why-cost-figures.c - each number that is told of two searches is to be seen among the figures that it
 * leads to. That the numbers are true is what test-why-cost finds out. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/compare/why-cost-figures.h"

#include "common/puzzles.h"
#include "common/share.h"

#include <string.h>

/* All reasons hold of some of these. */
static const char *const puzzles[] = {
  EASY, SOLVED, SHORT_IN_ANY_ORDER, SEVERAL,
  /* Reading order is lucky. */
  "......7.8..46.......9.2.13..2..6...7...93..1.....5.8..6......8..5.......13...927.",
  /* Nine of ten steps of reading order are within a sixth of the depths. */
  "...389....89...4..3..5.2..1.6.......8...6.57......1...7........4.2....6..1...3.24",
};

static RtCostSide
recorded (const RtSearch *search, const RtGrid *grid, RtStop *stop)
{
  RtTrace *trace = rt_trace_new (search, grid);

  rt_trace_run (trace, stop);
  return (RtCostSide) { .search = search, .trace = trace };
}

static bool
stands_in (const char *text, const char *number)
{
  g_autofree char *pattern = g_strdup_printf ("(?<![\\d.])\\Q%s\\E(?![\\d.]\\d)(?!\\d)", number);

  return text && g_regex_match_simple (pattern, text, 0, 0);
}

static const RtMetricFigure *
figure_at (const RtMetricLocation *in, guint i)
{
  g_assert_cmpuint (i, <, in->figures->len);
  return &g_array_index (in->figures, RtMetricFigure, i);
}

/* The figure of both searches has VALUE at the right one; "95 of 116" is one figure. */
static void
assert_figure (const RtMetricLocation *in, const RtWhyCost *why, const RtCostValue *value,
               const char *number)
{
  const RtMetricFigure *figure = figure_at (in, (guint) value->which);

  g_assert_cmpuint (in->figures->len, ==, 2);
  g_assert_cmpstr (figure->name, ==, why->spent[value->which].search->name);
  g_assert_true (stands_in (figure->text, number));
  if (value->kind != RT_VALUE_FORCED && value->kind != RT_VALUE_FORCED_OF)
    g_assert_cmpfloat_with_epsilon (figure->value, value->number, 1e-6);
}

/* All steps are there, and the number at one end, or in what is told of them. */
static void
assert_depths (const RtMetricLocation *in, const RtSpent *spent, RtCostValueKind kind, const char *number)
{
  double sum = 0;
  bool is_seen = false;

  for (guint i = 0; i < in->figures->len; i++) {
    sum += figure_at (in, i)->value;
    is_seen |= strcmp (figure_at (in, i)->name, number) == 0;
  }
  g_assert_cmpfloat (sum, ==, (double) spent->steps);
  if (kind == RT_VALUE_FROM || kind == RT_VALUE_TO)
    g_assert_true (is_seen);
  g_assert_true (stands_in (kind == RT_VALUE_BLANKS ? in->title : in->note, number));
}

static void
assert_all_seen (const RtWhyCost *why)
{
  for (guint i = 0; i < why->values->len; i++) {
    const RtCostValue *value = &g_array_index (why->values, RtCostValue, i);
    g_autoptr (RtMetricLocation) in = rt_metric_location_new (why, value);
    g_autofree char *number = g_strndup (why->text + value->start, value->end - value->start);

    g_assert_true (in->title && *in->title);
    if (value->kind >= RT_VALUE_SHARE)
      assert_depths (in, &why->spent[value->which], value->kind, number);
    else
      assert_figure (in, why, value, number);
  }
}

/* Of each pair, on each puzzle, whole and stopped. */
static void
test_all_reasons (gconstpointer stopped)
{
  unsigned reasons = 0;
  int n = 0;

  for (gsize p = 0; p < G_N_ELEMENTS (puzzles); p++)
    for (int i = 0; rt_searches[i]; i++)
      for (int j = 0; rt_searches[j]; j++) {
        RtGrid grid;
        RtStop stop = RT_STOP_INIT;
        RtCostSide first, second;
        g_autoptr (RtWhyCost) why = NULL;

        if (!is_tried (&n))
          continue;
        g_assert_true (rt_grid_parse (&grid, puzzles[p]));
        if (stopped)
          rt_stop_after (&stop, 100);
        first = recorded (rt_searches[i], &grid, stopped ? &stop : NULL);
        second = recorded (rt_searches[j], &grid, NULL);
        why = rt_why_cost (&grid, &first, &second, NULL);
        reasons |= why->reasons;
        assert_all_seen (why);
        rt_trace_unref (first.trace);
        rt_trace_unref (second.trace);
      }
  if (!stopped && !is_a_part ())
    g_assert_cmphex (reasons, ==, (1u << RT_COST_REASONS) - 1);
}

/* Of a sample, and of the depths at which a long search spends its time. */
static void
test_long (void)
{
  RtStop stop = RT_STOP_INIT;
  RtGrid grid;
  RtCostSide masks, fewest;
  g_autoptr (RtWhyCost) why = NULL;

  rt_stop_after (&stop, 4000);
  g_assert_true (rt_grid_parse (&grid, LONG));
  masks = recorded (&rt_search_masks, &grid, &stop);
  fewest = recorded (&rt_search_propagate, &grid, NULL);
  why = rt_why_cost (&grid, &masks, &fewest, NULL);
  g_assert_true (why->spent[0].is_sample);
  g_assert_true (why->reasons & RT_REASON_FORCED);
  assert_all_seen (why);
  rt_trace_unref (masks.trace);
  rt_trace_unref (fewest.trace);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/metric-location/all-reasons", NULL, test_all_reasons);
  g_test_add_data_func ("/metric-location/stopped", "stopped", test_all_reasons);
  g_test_add_func ("/metric-location/long", test_long);
  return g_test_run ();
}
