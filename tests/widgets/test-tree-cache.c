/* test-tree-cache.c - the trees that a strip shows: exact at every time, complete soon, at once where it was foreseen. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/timeline/tree-cache.h"

#include "common/puzzles.h"
#include "common/until.h"

#include <math.h>

#define LENGTH 900000 /* the tree of all, and of more than a ninth, is made in the thread */
#define WIDTH 500

typedef struct {
  RtTrace *trace;
  RtTreeCache *cache;
  int n_ready;
} Fixture;

static void
ready_cb (gpointer data)
{
  ((Fixture *) data)->n_ready++;
}

static void
record_to (Fixture *fixture, guint64 length)
{
  rt_trace_pause_at (fixture->trace, length);
  rt_trace_run (fixture->trace, NULL);
  g_assert_cmpuint (rt_trace_length (fixture->trace), ==, length);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  RtGrid givens;

  g_assert_true (rt_grid_parse (&givens, LONG));
  fixture->trace = rt_trace_new (&rt_search_masks, &givens);
  fixture->cache = rt_tree_cache_new (fixture->trace, ready_cb, fixture);
  record_to (fixture, LENGTH);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  rt_tree_cache_free (fixture->cache);
  while (g_main_context_iteration (NULL, FALSE));
  rt_trace_unref (fixture->trace);
}

static RtStripView
view_of (Fixture *fixture, guint64 first, guint64 last)
{
  RtStripView view = rt_strip_view_whole (rt_trace_length (fixture->trace));

  rt_strip_view_show (&view, first, last);
  return view;
}

static const RtTree *
get (Fixture *fixture, const RtStripView *view)
{
  guint serial;

  return rt_tree_cache_get (fixture->cache, view, WIDTH, &serial);
}

/* Returns how many branches of VIEW are at least half a pixel wide. Asserts that those in TREE are exact, and counts
 * them in N_SHOWN. */
static size_t
count_branches (Fixture *fixture, const RtStripView *view, const RtTree *tree, size_t *n_shown)
{
  guint64 from = (guint64) ceil (view->from), to = (guint64) floor (view->from + view->span);
  RtTree *exact = rt_tree_new (fixture->trace, from, to, 1 + (to - from + 1) / (2 * WIDTH), NULL);
  size_t n = exact->n;

  *n_shown = 0;
  for (size_t i = 0, j = 0; i < exact->n; i++) {
    const RtBranch *branch = &exact->branches[i];

    while (j < tree->n && tree->branches[j].first < branch->first)
      j++;
    if (j == tree->n || tree->branches[j].first > branch->first)
      continue;
    if (tree->branches[j].open && tree->length < exact->length)
      continue; /* may have ended since */
    g_assert_cmpuint (tree->branches[j].last, ==, branch->last);
    g_assert_cmpuint (tree->branches[j].dead_ends, ==, branch->dead_ends);
    g_assert_cmpint (tree->branches[j].level, ==, branch->level);
    ++*n_shown;
  }
  rt_tree_free (exact);
  return n;
}

static bool
is_complete (Fixture *fixture, const RtStripView *view)
{
  size_t n_shown, n = count_branches (fixture, view, get (fixture, view), &n_shown);

  return n_shown == n;
}

static void
get_whole (Fixture *fixture)
{
  const RtStripView whole = rt_strip_view_whole (rt_trace_length (fixture->trace));

  get (fixture, &whole);
  until (get (fixture, &whole) && is_complete (fixture, &whole));
}

/* Gets VIEW, then what is around it. */
static void
get_view (Fixture *fixture, const RtStripView *view)
{
  until (is_complete (fixture, view));
  fixture->n_ready = 0;
  get (fixture, view);
  until (fixture->n_ready > 0);
  get (fixture, view);
}

/* The wide branches of the whole are shown until the narrow ones are made, then also those on either side. */
static void
test_view (Fixture *fixture, gconstpointer data)
{
  const RtStripView view = view_of (fixture, 300000, 430000);
  size_t n_shown;

  get_whole (fixture);
  g_assert_cmpuint (count_branches (fixture, &view, get (fixture, &view), &n_shown), >, n_shown);
  g_assert_cmpuint (n_shown, >, 10);
  get_view (fixture, &view);
  for (int side = -1; side <= 1; side += 2) {
    RtStripView moved = view;

    rt_strip_view_pan (&moved, side * view.span);
    g_assert_true (is_complete (fixture, &moved));
  }
}

/* A view that was prepared is complete at once, and so is the earlier one when it is gone back to. */
static void
test_prepared (Fixture *fixture, gconstpointer data)
{
  const RtStripView view = view_of (fixture, 100000, 700000), next = view_of (fixture, 300000, 430000);

  get_whole (fixture);
  get_view (fixture, &view);
  fixture->n_ready = 0;
  rt_tree_cache_prepare (fixture->cache, &next, WIDTH);
  until (fixture->n_ready > 0);
  g_assert_true (is_complete (fixture, &next));
  g_assert_true (is_complete (fixture, &view));
}

/* However many views are prepared, the tree in view stays valid. */
static void
test_many_prepared (Fixture *fixture, gconstpointer data)
{
  const RtStripView view = view_of (fixture, 600000, 660000);
  const RtTree *shown;
  size_t n_shown, n;

  get_whole (fixture);
  get_view (fixture, &view);
  shown = get (fixture, &view);
  for (guint64 i = 1; i < 10; i++) {
    const RtStripView next = view_of (fixture, 50000 * i, 50000 * i + 40000);

    rt_tree_cache_prepare (fixture->cache, &next, WIDTH);
  }
  n = count_branches (fixture, &view, shown, &n_shown);
  g_assert_cmpuint (n, ==, n_shown);
}

/* When the search has gone on, branches that have ended since are shown with their ends. */
static void
test_goes_on (Fixture *fixture, gconstpointer data)
{
  const RtStripView view = view_of (fixture, 300000, 430000);

  get_whole (fixture);
  get_view (fixture, &view);
  record_to (fixture, 2 * LENGTH);
  get_whole (fixture);
  until (is_complete (fixture, &view));
}

/* When the search comes to rest soon after a tree was made, it is told that there may be a better one. */
static void
test_rests (Fixture *fixture, gconstpointer data)
{
  const RtStripView whole = rt_strip_view_whole (LENGTH + LENGTH / 10);

  get_whole (fixture);
  record_to (fixture, LENGTH + LENGTH / 10);
  fixture->n_ready = 0;
  while (get (fixture, &whole)->length == LENGTH) {
    until (fixture->n_ready > 0);
    fixture->n_ready = 0;
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/tree-cache/view", Fixture, NULL, set_up, test_view, tear_down);
  g_test_add ("/tree-cache/prepared", Fixture, NULL, set_up, test_prepared, tear_down);
  g_test_add ("/tree-cache/many-prepared", Fixture, NULL, set_up, test_many_prepared, tear_down);
  g_test_add ("/tree-cache/goes-on", Fixture, NULL, set_up, test_goes_on, tear_down);
  g_test_add ("/tree-cache/rests", Fixture, NULL, set_up, test_rests, tear_down);
  return g_test_run ();
}
