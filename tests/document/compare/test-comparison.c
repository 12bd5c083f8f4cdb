/* test-comparison.c - what a comparison says of each search is what that search does. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/base/measure-search.h"
#include "document/compare/comparison.h"

#include "common/puzzles.h"
#include "common/until.h"
#include "document/printed.h"
#include "engine/steps/tape-replay.h"

#include <glib.h>
#include <stdlib.h>
#include <string.h>

/* For all searches: over in a moment, with and without a solution, and with nothing to do. */
static const char *const puzzles[] = { EASY, WRONG, SOLVED };

static RtComparison *
comparison_on (const char *text)
{
  RtGrid grid;

  g_assert_true (rt_grid_parse (&grid, text));
  return rt_comparison_new (&grid, &rt_search_scan, NULL, 0);
}

static guint
n_rows (RtComparison *comparison)
{
  return g_list_model_get_n_items (G_LIST_MODEL (comparison));
}

/* Valid as long as the comparison. */
static RtCompared *
row_at (RtComparison *comparison, guint i)
{
  g_autoptr (RtCompared) row = g_list_model_get_item (G_LIST_MODEL (comparison), i);

  g_assert_nonnull (row);
  return row;
}

/* Runs all to the end. */
static RtComparison *
compared (const char *text)
{
  RtComparison *comparison = comparison_on (text);

  rt_comparison_run (comparison);
  until (!rt_comparison_running (comparison));
  return comparison;
}

static void
assert_row (RtCompared *row, RtStatus status, const RtCounts *counts)
{
  g_assert_cmpint (rt_compared_state (row), ==,
                   status == RT_STATUS_SOLVED ? RT_COMPARED_SOLVED : RT_COMPARED_EXHAUSTED);
  g_assert_cmpuint (rt_compared_figure (row, RT_FIGURE_PLACEMENTS), ==, counts->placements);
  g_assert_cmpuint (rt_compared_figure (row, RT_FIGURE_TAKEBACKS), ==, counts->takebacks);
  g_assert_cmpuint (rt_compared_figure (row, RT_FIGURE_TESTS), ==, counts->tests);
  g_assert_cmpuint (rt_compared_figure (row, RT_FIGURE_READS), ==, counts->reads);
  g_assert_cmpuint (rt_compared_figure (row, RT_FIGURE_GREATEST), ==, counts->greatest);
  g_assert_cmpuint (rt_compared_figure (row, RT_FIGURE_TIME), >, 0);
}

static void
test_equals_bare_runs (void)
{
  for (gsize p = 0; p < G_N_ELEMENTS (puzzles); p++) {
    g_autoptr (RtComparison) comparison = compared (puzzles[p]);

    for (guint i = 0; i < n_rows (comparison); i++) {
      RtCounts counts;
      RtStatus status = rt_search_run (rt_searches[i], rt_comparison_grid (comparison), NULL,
                                       NULL, &counts);

      g_assert_true (rt_compared_search (row_at (comparison, i)) == rt_searches[i]);
      assert_row (row_at (comparison, i), status, &counts);
    }
    g_assert_null (rt_searches[n_rows (comparison)]);
    g_assert_cmpuint (rt_comparison_n_done (comparison), ==, n_rows (comparison));
  }
}

/* Every classic names the first of them; a search of the other kind never does. */
static void
test_same_tree (void)
{
  g_autoptr (RtComparison) comparison = compared (EASY);
  const RtSearch *first = NULL;

  for (guint i = 0; rt_searches[i]; i++) {
    const RtSearch *same = rt_compared_same_tree (row_at (comparison, i));

    if (rt_searches[i]->classic) {
      g_assert_true (same == first);
      if (!first)
        first = rt_searches[i];
    } else {
      g_assert_null (same);
    }
  }
}

static RtCompared *
row_of (RtComparison *comparison, const RtSearch *search)
{
  guint i = 0;

  while (rt_searches[i] != search)
    i++;
  return row_at (comparison, i);
}

/* Those that choose their cells are through before the first in reading order begins. */
static void
test_clever_ones_first (void)
{
  g_autoptr (RtComparison) comparison = comparison_on (EASY);
  guint n_done = 0;

  rt_comparison_run (comparison);
  for (RtCompared *row; (row = rt_comparison_running (comparison)); n_done++) {
    g_assert_cmpint (rt_compared_search (row)->in_order, ==, n_done >= 3);
    until (rt_comparison_running (comparison) != row);
  }
  g_assert_cmpuint (n_done, ==, n_rows (comparison));
}

/* The one that is asked about is the first of its kind, and what is told of it is the same. */
static void
test_asked_about_first (void)
{
  RtGrid grid;

  g_assert_true (rt_grid_parse (&grid, EASY));
  for (const RtSearch *const *search = rt_searches; *search; search++) {
    g_autoptr (RtComparison) comparison = rt_comparison_new (&grid, *search, NULL, 0);
    bool seen = false;

    rt_comparison_run (comparison);
    for (RtCompared *row; (row = rt_comparison_running (comparison));) {
      const RtSearch *running = rt_compared_search (row);

      seen = seen || running == *search;
      g_assert_true (seen || running->in_order != (*search)->in_order);
      until (rt_comparison_running (comparison) != row);
    }
    for (guint i = 0; i < n_rows (comparison); i++)
      g_assert_true (rt_compared_same_tree (row_at (comparison, i)) ==
                     (rt_searches[i]->classic && i > 0 ? rt_searches[0] : NULL));
  }
}

/* The two that are set beside one another when N rows are chosen. */
static void
assert_pair (RtComparison *comparison, const RtSearch *const *chosen, guint n,
             const RtSearch *first, const RtSearch *second)
{
  RtCompared *rows[10], *pair[2];

  for (guint i = 0; i < n; i++)
    rows[i] = row_of (comparison, chosen[i]);
  g_assert_true (rt_comparison_pair (comparison, rows, n, pair));
  g_assert_true (rt_compared_search (pair[0]) == first);
  g_assert_true (rt_compared_search (pair[1]) == second);
}

#define assert_pair_of(first, second, ...)                                                     \
  assert_pair (comparison, (const RtSearch *[]) { __VA_ARGS__ },                               \
               sizeof ((const RtSearch *[]) { __VA_ARGS__ }) / sizeof (RtSearch *), first, second)

static void
test_pairs (void)
{
  g_autoptr (RtComparison) comparison = comparison_on (EASY);
  RtCompared *masks = row_of (comparison, &rt_search_masks), *pair[2];

  g_assert_false (rt_comparison_pair (comparison, &masks, 1, pair));
  rt_comparison_run (comparison);
  until (!rt_comparison_running (comparison));
  g_assert_false (rt_comparison_pair (comparison, NULL, 0, pair));
  /* Fewest placements, of these fewest reads; most of both. */
  assert_pair_of (&rt_search_masks, &rt_search_propagate, &rt_search_masks);
  assert_pair_of (&rt_search_propagate, &rt_search_scan, &rt_search_propagate);
  assert_pair_of (&rt_search_fewest, &rt_search_masks, &rt_search_masks, &rt_search_fewest);
  assert_pair_of (&rt_search_masks, &rt_search_scan, &rt_search_index, &rt_search_scan,
                  &rt_search_masks);
}

/* What was stopped counts as more than what came to its end. */
static void
test_pair_with_stopped (void)
{
  g_autoptr (RtComparison) comparison = comparison_on (LONG);

  rt_comparison_run (comparison);
  until (rt_compared_search (rt_comparison_running (comparison))->classic);
  rt_comparison_stop (comparison);
  until (!rt_comparison_running (comparison));
  g_assert_cmpint (rt_compared_state (row_of (comparison, &rt_search_scan)), ==,
                   RT_COMPARED_STOPPED);
  assert_pair_of (&rt_search_fewest, &rt_search_scan, &rt_search_scan, &rt_search_fewest);
  assert_pair_of (&rt_search_fewest, &rt_search_propagate, &rt_search_fewest, &rt_search_masks);
}

static RtComparedState
state_at (RtComparison *comparison, guint i)
{
  return rt_compared_state (row_at (comparison, i));
}

/* Skips and stops after so many placements of the running search as a fresh look shows. */
static void
test_skip_and_stop (void)
{
  g_autoptr (RtComparison) comparison = comparison_on (ENDLESS);
  RtCompared *first = row_of (comparison, &rt_search_fewest);
  RtCompared *second = row_of (comparison, &rt_search_propagate);
  guint64 seen;

  rt_comparison_run (comparison);
  g_assert_true (rt_comparison_running (comparison) == first);
  g_assert_cmpint (rt_compared_state (first), ==, RT_COMPARED_RUNNING);
  g_assert_cmpint (rt_compared_state (second), ==, RT_COMPARED_WAITING);
  until_by (rt_compared_figure (first, RT_FIGURE_PLACEMENTS) >= 10000,
            rt_comparison_refresh (comparison));
  g_assert_cmpint (rt_compared_state (first), ==, RT_COMPARED_RUNNING);
  seen = rt_compared_figure (first, RT_FIGURE_PLACEMENTS);
  rt_comparison_skip (comparison);
  until (rt_comparison_running (comparison) == second);
  g_assert_cmpint (rt_compared_state (first), ==, RT_COMPARED_STOPPED);
  g_assert_cmpuint (rt_compared_figure (first, RT_FIGURE_PLACEMENTS), >=, seen);
  g_assert_true (rt_compared_has_figures (first));
  g_assert_cmpint (rt_compared_state (first), !=, RT_COMPARED_SOLVED);

  rt_comparison_stop (comparison);
  until (!rt_comparison_running (comparison));
  g_assert_cmpint (rt_compared_state (second), ==, RT_COMPARED_STOPPED);
  for (guint i = 0; i < n_rows (comparison); i++)
    if (row_at (comparison, i) != first && row_at (comparison, i) != second) {
      g_assert_cmpint (state_at (comparison, i), ==, RT_COMPARED_NOT_RUN);
      g_assert_false (rt_compared_has_figures (row_at (comparison, i)));
    }
  /* Searches that were stopped have no whole tree to be the same. */
  g_assert_null (rt_compared_same_tree (second));
}

static void
test_stops_before_and_after_a_run (void)
{
  g_autoptr (RtComparison) comparison = comparison_on (EASY);

  rt_comparison_stop (comparison);
  rt_comparison_skip (comparison);
  g_assert_null (rt_comparison_running (comparison));
  rt_comparison_run (comparison);
  rt_comparison_run (comparison);
  until (!rt_comparison_running (comparison));
  rt_comparison_stop (comparison);
  g_assert_cmpint (state_at (comparison, 0), ==, RT_COMPARED_SOLVED);
  rt_comparison_run (comparison);
  g_assert_cmpint (state_at (comparison, 1), ==, RT_COMPARED_WAITING);
  until (!rt_comparison_running (comparison));
  g_assert_cmpint (state_at (comparison, n_rows (comparison) - 1), ==, RT_COMPARED_SOLVED);
}

static void
finished_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(bool *) data = true;
}

/* Let go in mid-run, nothing is left of it and the worker ends. */
static void
test_dies_while_running (void)
{
  RtComparison *comparison = comparison_on (ENDLESS);

  rt_comparison_run (comparison);
  g_assert_finalize_object (comparison);
  while (g_main_context_iteration (NULL, FALSE));
}

static void
test_limit (void)
{
  RtGrid grid;
  RtMeasured measured = { .nanoseconds = 1 };
  g_autoptr (RtMeasuring) measuring = NULL;
  bool finished = false;

  g_assert_true (rt_grid_parse (&grid, ENDLESS));
  measuring = rt_measuring_new (rt_searches[0], &grid, 1000);
  rt_measuring_look (measuring, &measured);
  g_assert_cmpint (measured.nanoseconds, ==, 0);
  rt_measuring_run_async (measuring, finished_cb, &finished);
  until (finished);
  rt_measuring_look (measuring, &measured);
  g_assert_cmpint (measured.status, ==, RT_STATUS_SEARCHING);
  g_assert_cmpint (measured.nanoseconds, >=, 1000 * 1000);
  g_assert_cmpuint (measured.counts.placements, >, 0);
}

/* The fields of one line, quotes taken off. */
static GPtrArray *
fields_of (const char *line)
{
  GPtrArray *fields = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) field = g_string_new (NULL);
  bool quoted = false;

  for (const char *p = line;; p++)
    if (*p == '"') {
      if (quoted && p[1] == '"')
        g_string_append_c (field, *p++);
      else
        quoted = !quoted;
    } else if (!*p || (*p == ',' && !quoted)) {
      g_ptr_array_add (fields, g_strdup (field->str));
      g_string_truncate (field, 0);
      if (!*p)
        return fields;
    } else {
      g_string_append_c (field, *p);
    }
}

static void
test_csv (void)
{
  g_autoptr (RtComparison) comparison = compared (EASY);
  g_autofree char *csv = rt_comparison_to_csv (comparison);
  g_auto (GStrv) lines = g_strsplit (csv, "\r\n", -1);
  g_autoptr (GPtrArray) header = fields_of (lines[0]);

  g_assert_cmpuint (g_strv_length (lines), ==, n_rows (comparison) + 2);
  g_assert_cmpstr (lines[n_rows (comparison) + 1], ==, "");
  g_assert_cmpstr (header->pdata[3], ==, "placements");
  for (guint i = 0; i < n_rows (comparison); i++) {
    g_autoptr (GPtrArray) fields = fields_of (lines[i + 1]);
    const RtSearch *same = rt_compared_same_tree (row_at (comparison, i));

    g_assert_cmpuint (fields->len, ==, header->len);
    g_assert_cmpstr (fields->pdata[0], ==, rt_searches[i]->id);
    g_assert_cmpstr (fields->pdata[1], ==, rt_searches[i]->name);
    g_assert_cmpstr (fields->pdata[2], ==, "solved");
    for (RtFigure figure = 0; figure < RT_N_FIGURES; figure++)
      g_assert_cmpuint (g_ascii_strtoull (fields->pdata[3 + figure], NULL, 10), ==,
                        rt_compared_figure (row_at (comparison, i), figure));
    g_assert_cmpstr (fields->pdata[9], ==, same ? same->id : "");
  }
}

/* What has not run has no figures, in either form. */
static void
test_texts_before_a_run (void)
{
  g_autoptr (RtComparison) comparison = comparison_on (EASY);
  g_autofree char *csv = rt_comparison_to_csv (comparison);
  g_autofree char *text = rt_comparison_to_text (comparison);

  g_assert_nonnull (strstr (csv, ",not-run,,,,,,,\r\n"));
  g_assert_nonnull (strstr (text, "–"));
}

/* Columns stand below one another: each figure ends where its title ends. */
static void
test_text_is_aligned (void)
{
  g_autoptr (RtComparison) comparison = compared (EASY);
  g_autofree char *text = rt_comparison_to_text (comparison);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  const char *title = strstr (lines[2], "Placements");
  gsize end;

  g_assert_cmpstr (lines[0], ==, EASY);
  g_assert_cmpstr (lines[1], ==, "");
  g_assert_nonnull (title);
  end = (gsize) (title - lines[2]) + strlen ("Placements");
  for (guint i = 0; i < n_rows (comparison); i++) {
    g_autofree char *figure = rt_compared_say_figure (row_at (comparison, i),
                                                      RT_FIGURE_PLACEMENTS);

    g_assert_true (g_str_has_prefix (lines[3 + i], rt_searches[i]->name));
    g_assert_true (strncmp (lines[3 + i] + end - strlen (figure), figure, strlen (figure)) == 0);
  }
}

/* A person's own program has a last row: what it did to its first solution. Nothing of it is run, and what
 * its steps do not tell is not made up. */
static void
test_program (void)
{
  g_autoptr (RtComparison) comparison = NULL;
  g_autofree char *csv = NULL, *tests = NULL, *time = NULL;
  RtCompared *row, *pair[2];
  RtCounts counts;
  RtTrace *program;
  RtGrid grid;

  g_assert_true (rt_grid_parse (&grid, EASY));
  program = printed_like (&rt_search_scan, &grid, 2);
  comparison = rt_comparison_new (&grid, &rt_search_scan, program, 1500);
  g_assert_cmpuint (rt_comparison_n_turns (comparison), ==, 10);
  g_assert_cmpuint (n_rows (comparison), ==, 11);
  row = row_at (comparison, 10);
  for (int i = 0; i < 3; i++) {
    rt_search_run (&rt_search_scan, &grid, NULL, NULL, &counts);
    g_assert_true (rt_compared_search (row) == &rt_search_recorded);
    g_assert_cmpint (rt_compared_state (row), ==, RT_COMPARED_SOLVED);
    g_assert_cmpuint (rt_compared_figure (row, RT_FIGURE_PLACEMENTS), ==, counts.placements);
    g_assert_cmpuint (rt_compared_figure (row, RT_FIGURE_TAKEBACKS), ==, counts.takebacks);
    g_assert_cmpuint (rt_compared_figure (row, RT_FIGURE_GREATEST), ==, counts.greatest);
    rt_comparison_run (comparison);
    until (!rt_comparison_running (comparison));
  }
  g_assert_true (rt_compared_has_figures (row) && rt_compared_state (row) == RT_COMPARED_SOLVED);
  g_assert_true (rt_compared_knows (row, RT_FIGURE_TAKEBACKS));
  g_assert_false (rt_compared_knows (row, RT_FIGURE_TESTS) || rt_compared_knows (row, RT_FIGURE_READS));
  time = rt_compared_say_figure (row, RT_FIGURE_TIME);
  g_assert_cmpstr (time, ==, "1.500");
  tests = rt_compared_say_figure (row, RT_FIGURE_TESTS);
  g_assert_cmpstr (tests, ==, "–");
  csv = rt_comparison_to_csv (comparison);
  g_assert_nonnull (strstr (csv, "\r\nrecorded,\"Your program\",solved,4208,4157,,,51,1500000,\r\n"));
  g_assert_true (rt_comparison_pair (comparison, &row, 1, pair));
  g_assert_true (pair[0] == row);
  g_assert_true (rt_compared_cost (row).trace == program);
  rt_trace_unref (program);
}

/* A program whose steps end before a solution has printed none. Whether it ended by itself is not known, so the
 * table does not say that there is none. */
static void
test_program_without_an_answer (void)
{
  RtEntry first = rt_entry_of (2, 4);
  g_autoptr (RtComparison) comparison = NULL;
  RtTrace *program;
  RtGrid grid;

  g_assert_true (rt_grid_parse (&grid, EASY));
  program = printed_trace (&grid, &first, 1);
  comparison = rt_comparison_new (&grid, &rt_search_scan, program, 0);
  g_assert_cmpint (rt_compared_state (row_at (comparison, 10)), ==, RT_COMPARED_EXHAUSTED);
  g_assert_cmpstr (rt_compared_say_state (row_at (comparison, 10)), ==, "No answer");
  g_assert_false (rt_compared_knows (row_at (comparison, 10), RT_FIGURE_TIME));
  rt_trace_unref (program);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/compare/equals-bare-runs", test_equals_bare_runs);
  g_test_add_func ("/compare/same-tree", test_same_tree);
  g_test_add_func ("/compare/clever-ones-first", test_clever_ones_first);
  g_test_add_func ("/compare/asked-about-first", test_asked_about_first);
  g_test_add_func ("/compare/pairs", test_pairs);
  g_test_add_func ("/compare/pair-with-stopped", test_pair_with_stopped);
  g_test_add_func ("/compare/skip-and-stop", test_skip_and_stop);
  g_test_add_func ("/compare/stops-before-and-after-a-run", test_stops_before_and_after_a_run);
  g_test_add_func ("/compare/dies-while-running", test_dies_while_running);
  g_test_add_func ("/compare/limit", test_limit);
  g_test_add_func ("/compare/program", test_program);
  g_test_add_func ("/compare/program-without-an-answer", test_program_without_an_answer);
  g_test_add_func ("/compare/csv", test_csv);
  g_test_add_func ("/compare/texts-before-a-run", test_texts_before_a_run);
  g_test_add_func ("/compare/text-is-aligned", test_text_is_aligned);
  return g_test_run ();
}
