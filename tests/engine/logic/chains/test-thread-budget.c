/* test-thread-budget.c - tests that threads are shared fairly, and that results do not depend on their
 * number. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"
#include "engine/logic/rating/ratings.h"

#include "engine/logic/chains/thread-budget.h"
#include "engine/logic/ladder/step-search.h"

#include <string.h>

static void
test_shares (void)
{
  static const struct {
    int n_threads, n_at_work, share;
  } rows[] = {
    { 8, 0, 8 }, { 8, 1, 8 }, { 8, 2, 4 }, { 8, 3, 2 }, { 8, 5, 1 }, { 8, 8, 1 }, { 8, 9, 1 },
    { 2, 1, 2 }, { 2, 2, 1 }, { 1, 1, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    RtThreads threads = { .n_threads = rows[i].n_threads };

    for (int k = 0; k < rows[i].n_at_work; k++)
      rt_threads_enter (&threads);
    g_assert_cmpint (rt_threads_share (&threads), ==, rows[i].share);
    for (int k = 0; k < rows[i].n_at_work; k++)
      rt_threads_leave (&threads);
    g_assert_cmpint (rt_threads_share (&threads), ==, rows[i].n_threads);
  }
  g_assert_cmpint (rt_threads_share (NULL), ==, 1);
  g_assert_true (rt_threads_of_program () == rt_threads_of_program ());
  g_assert_cmpint (rt_threads_of_program ()->n_threads, >=, 1);
}

static void *
work_once (void *piece)
{
  *(int *) piece += 1;
  return NULL;
}

/* Each piece of work is done once, before the call returns. */
static void
test_runs (void)
{
  int done[40] = { 0 };
  void *pieces[40];

  for (int i = 0; i < 40; i++)
    pieces[i] = &done[i];
  rt_threads_run (40, pieces, work_once);
  rt_threads_run (1, pieces, work_once);
  for (int i = 0; i < 40; i++)
    g_assert_cmpint (done[i], ==, i == 0 ? 2 : 1);
}

/* Rates the hard rows of the table with one rater whose number of threads varies. Another test
 * covers one thread. */
static void
test_ratings (void)
{
  g_autoptr (GArray) all = rated_puzzles (NULL);
  g_autoptr (RtRater) rater = rt_rater_new (false);
  RtThreads threads = { .n_threads = 3 };
  guint n_hard = 0, n = 0;

  rt_rater_set_threads (rater, &threads);
  for (guint i = 0; i < all->len; i++) {
    const Rated *rated = &g_array_index (all, Rated, i);
    RtRating rating;

    if (rated->rating.er < 90 || n_hard++ % (guint) every_nth () != 0)
      continue;
    for (threads.n_threads = 3; threads.n_threads >= 2; threads.n_threads--, n++) {
      g_assert_true (rt_rater_rate (rater, &rated->grid, NULL, &rating));
      assert_same_rating (&rating, &rated->rating);
    }
  }
  g_assert_cmpuint (n_hard, >=, 5);
  g_assert_cmpuint (n, ==, 2 * ((n_hard - 1) / (guint) every_nth () + 1));
  g_assert_cmpint (threads.n_at_work, ==, 0);
}

static void
assert_same_node (const RtStepNode *one, const RtStepNode *other)
{
  g_assert_true (rt_cells_equal (one->cells, other->cells));
  g_assert_cmpint (one->digit, ==, other->digit);
  g_assert_cmpint (one->on, ==, other->on);
}

/* Compares all links, in order. */
static void
assert_same_step (const RtStep *one, const RtStep *other)
{
  g_assert_true (one->technique == other->technique);
  g_assert_cmpint (one->variant, ==, other->variant);
  g_assert_true (one->price == other->price);
  g_assert_cmpuint (one->n_views, ==, other->n_views);
  g_assert_cmpuint (one->n_placed, ==, other->n_placed);
  for (guint i = 0; i < one->n_placed; i++) {
    g_assert_cmpint (one->placed[i].cell, ==, other->placed[i].cell);
    g_assert_cmpint (one->placed[i].digit, ==, other->placed[i].digit);
  }
  g_assert_cmpuint (one->n_removed, ==, other->n_removed);
  for (guint i = 0; i < one->n_removed; i++) {
    g_assert_cmpint (one->removed[i].cell, ==, other->removed[i].cell);
    g_assert_cmpint (one->removed[i].digits, ==, other->removed[i].digits);
  }
  g_assert_cmpmem (one->marks, one->n_marks * sizeof *one->marks,
                   other->marks, other->n_marks * sizeof *other->marks);
  g_assert_cmpmem (one->houses, one->n_houses * sizeof *one->houses,
                   other->houses, other->n_houses * sizeof *other->houses);
  g_assert_cmpuint (one->n_links, ==, other->n_links);
  for (guint i = 0; i < one->n_links; i++) {
    assert_same_node (&one->links[i].from, &other->links[i].from);
    assert_same_node (&one->links[i].to, &other->links[i].to);
    g_assert_cmpint (one->links[i].kind, ==, other->links[i].kind);
    g_assert_cmpint (one->links[i].view, ==, other->links[i].view);
  }
}

static void
assert_same_steps (const GPtrArray *one, const GPtrArray *other)
{
  g_assert_cmpuint (one->len, ==, other->len);
  for (guint i = 0; i < one->len; i++) {
    const RtStep *step = g_ptr_array_index (one, i), *same = g_ptr_array_index (other, i);

    assert_same_step (step, same);
    g_assert_cmpuint (step->n_inner, ==, same->n_inner);
    for (guint k = 0; k < step->n_inner; k++)
      assert_same_step (step->inner[k], same->inner[k]);
  }
}

static RtStudy *
study_of (const char *puzzle, RtThreads *threads)
{
  RtStudy *study = rt_study_new ();
  RtGrid grid = grid_of (puzzle);

  study->threads = threads;
  rt_study_at_grid (study, &grid);
  return study;
}

static GPtrArray *
path_of (const char *puzzle, RtThreads *threads)
{
  g_autoptr (RtStudy) study = study_of (puzzle, threads);
  g_autoptr (RtLadder) ladder = rt_ladder_new_rating ();

  return rt_step_search_path (study, ladder);
}

static void
test_path (void)
{
  g_autoptr (GPtrArray) alone = path_of (DEEPLY_NESTED, NULL);
  double hardest = 0;

  for (guint i = 0; i < alone->len; i++)
    hardest = MAX (hardest, ((const RtStep *) g_ptr_array_index (alone, i))->price);
  g_assert_cmpfloat (hardest, >=, 10.5);
  for (int n = 2; n <= 4; n++) {
    RtThreads threads = { .n_threads = n };
    g_autoptr (GPtrArray) together = path_of (DEEPLY_NESTED, &threads);

    assert_same_steps (alone, together);
  }
}

/* All finds of a board, not only the best, are equal. */
static void
test_all_steps (void)
{
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text ("nested-1 nested-2 nested-3");
  g_autoptr (RtStudy) study = study_of (DEEPLY_NESTED, NULL);
  g_autoptr (GPtrArray) alone = rt_step_search_all (study, ladder, false), together = NULL;
  RtThreads threads = { .n_threads = 3 };

  g_assert_cmpuint (alone->len, >, 1);
  study->threads = &threads;
  together = rt_step_search_all (study, ladder, false);
  assert_same_steps (alone, together);
}

/* Returns the poll for the next stop after N. */
static long long
next_poll (long long n)
{
  return n + n / (is_a_part () ? 2 : 6) + g_test_rand_int_range (1, 100);
}

/* A stop raised at any poll of any thread ends the search without a result; the next one is
 * right again. */
static void
test_stops (void)
{
  g_autoptr (RtRater) rater = rt_rater_new (false);
  RtStop stop = RT_STOP_INIT;
  RtThreads threads = { .n_threads = 3 };
  RtRating rating = { 0 }, whole;
  RtGrid grid = grid_of (DEEPLY_NESTED);
  guint n_stopped = 0;

  rt_rater_set_threads (rater, &threads);
  g_assert_true (rt_rater_rate (rater, &grid, NULL, &whole));
  for (long long n = next_poll (0);; n = next_poll (n)) {
    rt_stop_after (&stop, n);
    if (rt_rater_rate (rater, &grid, &stop, &rating))
      break;
    g_assert_cmpint (rating.er, ==, 0);
    n_stopped++;
  }
  g_assert_cmpuint (n_stopped, >, is_a_part () ? 8 : 20);
  g_assert_cmpint (rating.er, ==, whole.er);
  g_assert_cmpint (rating.ep, ==, whole.ep);
  g_assert_cmpint (rating.ed, ==, whole.ed);
  g_assert_cmpint (threads.n_at_work, ==, 0);
}

/* A stopped path is the beginning of the whole one: no step depends on incomplete nets. */
static void
test_stopped_path (void)
{
  g_autoptr (RtStudy) study = study_of (DEEPLY_NESTED, NULL);
  g_autoptr (RtLadder) ladder = rt_ladder_new_rating ();
  g_autoptr (GPtrArray) whole = rt_step_search_path (study, ladder);
  RtThreads threads = { .n_threads = 30 };   /* so many that any of them may see the stop */
  RtStop stop = RT_STOP_INIT;
  guint n_steps = 0;
  RtGrid grid = grid_of (DEEPLY_NESTED);

  study->threads = &threads;
  study->stop = &stop;
  for (long long n = 1; n_steps < whole->len; n = next_poll (n)) {
    g_autoptr (GPtrArray) path = NULL;

    rt_stop_after (&stop, n);
    rt_study_at_grid (study, &grid);
    path = rt_step_search_path (study, ladder);
    n_steps = path->len;
    g_assert_cmpuint (n_steps, <=, whole->len);
    for (guint i = 0; i < n_steps; i++)
      assert_same_step (g_ptr_array_index (whole, i), g_ptr_array_index (path, i));
  }
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/threads", test_shares, test_runs, test_ratings, test_path,
                    test_all_steps, test_stops, test_stopped_path);
}
