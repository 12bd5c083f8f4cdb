/* test-cheaper-search.c - which search would have needed less, and every number that is told of it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/compare/cheaper-search.h"

#include "common/puzzles.h"
#include "common/until.h"

static const char *const puzzles[] = { EASY, WRONG, SOLVED, SHORT_IN_ANY_ORDER, SEVERAL,
  /* Reading order is lucky: it needs 102 placements, the fewest candidates 646. */
  "......7.8..46.......9.2.13..2..6...7...93..1.....5.8..6......8..5.......13...927.",
};

static void
done_cb (GObject *source, GAsyncResult *result, gpointer place)
{
  *(GAsyncResult **) place = g_object_ref (result);
}

static RtCheaper
look (RtTrace *trace)
{
  g_autoptr (GAsyncResult) result = NULL;
  RtCheaper cheaper;

  rt_cheaper_async (trace, NULL, done_cb, &result);
  until (result);
  g_assert_true (rt_cheaper_finish (result, &cheaper, NULL));
  return cheaper;
}

static RtTrace *
record (const RtSearch *search, const char *text, RtStop *stop)
{
  RtTrace *trace;
  RtGrid grid;

  g_assert_true (rt_grid_parse (&grid, text));
  trace = rt_trace_new (search, &grid);
  rt_trace_run (trace, stop);
  return trace;
}

/* For every search on every puzzle: what is told takes fewer placements, and no search that chooses
 * its cells takes fewer still; where nothing is told, none takes fewer. */
static void
test_all (void)
{
  guint n_told = 0, n_untold = 0;

  for (gsize p = 0; p < G_N_ELEMENTS (puzzles); p++)
    for (int i = 0; rt_searches[i]; i++) {
      RtTrace *trace = record (rt_searches[i], puzzles[p], NULL);
      RtCheaper cheaper = look (trace);
      RtCounts own, counts;
      guint64 least;

      rt_search_run (rt_searches[i], rt_trace_givens (trace), NULL, NULL, &own);
      g_assert_cmpuint (cheaper.steps, ==, own.placements + own.takebacks);
      least = own.placements;
      if (cheaper.search) {
        rt_search_run (cheaper.search, rt_trace_givens (trace), NULL, NULL, &counts);
        g_assert_cmpuint (cheaper.counts.placements, ==, counts.placements);
        g_assert_cmpuint (cheaper.counts.takebacks, ==, counts.takebacks);
        g_assert_cmpuint (counts.placements, <, own.placements);
        least = counts.placements;
      }
      for (int j = 0; rt_searches[j]; j++) {
        rt_search_run (rt_searches[j], rt_trace_givens (trace), NULL, NULL, &counts);
        g_assert_true (rt_searches[j]->classic || counts.placements >= least);
      }
      n_told += cheaper.search != NULL;
      n_untold += cheaper.search == NULL;
      rt_trace_unref (trace);
    }
  g_assert_true (n_told && n_untold);
}

static void
test_sentence (void)
{
  static const struct {
    RtCheaper cheaper;
    const char *text;
  } rows[] = {
    { { NULL, { 0 }, 100 }, NULL },
    { { &rt_search_propagate, { .placements = 51 }, 8365 },
      "“Singles, then guess” would need 51 placements and no take-back: 0.6\u00a0% of the steps." },
    { { &rt_search_fewest, { .placements = 1, .takebacks = 1 }, 4 },
      "“Fewest candidates first” would need 1 placement and 1 take-back: 50\u00a0% of the steps." },
    { { &rt_search_propagate, { .placements = 66, .takebacks = 2 }, 138350568 },
      "“Singles, then guess” would need 66 placements and 2 take-backs: less than 0.1\u00a0% of the "
      "steps." },
    { { &rt_search_propagate, { .placements = 66, .takebacks = 2 }, 0 },
      "“Singles, then guess” would need 66 placements and 2 take-backs." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *text = rt_cheaper_say (&rows[i].cheaper);

    g_assert_cmpstr (text, ==, rows[i].text);
  }
}

/* Of a search that was stopped it is not known what share that is. */
static void
test_stopped (void)
{
  RtStop stop = RT_STOP_INIT;
  RtTrace *trace;
  RtCheaper cheaper;

  rt_stop_after (&stop, 5000);
  trace = record (&rt_search_masks, LONG, &stop);
  cheaper = look (trace);
  g_assert_nonnull (cheaper.search);
  g_assert_cmpuint (cheaper.steps, ==, 0);
  rt_trace_unref (trace);
}

/* What comes behind the first solution does not count. */
static void
test_goes_on (void)
{
  RtTrace *trace = record (&rt_search_masks, SEVERAL, NULL);
  RtCheaper before = look (trace), after;

  while (rt_trace_run (trace, NULL) == RT_STATUS_SOLVED)
    ;
  after = look (trace);
  g_assert_true (after.search == before.search);
  g_assert_cmpuint (after.steps, ==, before.steps);
  rt_trace_unref (trace);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cheaper/all", test_all);
  g_test_add_func ("/cheaper/sentence", test_sentence);
  g_test_add_func ("/cheaper/stopped", test_stopped);
  g_test_add_func ("/cheaper/goes-on", test_goes_on);
  return g_test_run ();
}
