/* test-rating.c - compares the three numbers of the rating with known ones. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/ladder/ladder.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"
#include "engine/logic/rating/ratings.h"

/* Rates each puzzle of the project's table, or of the larger one at PATH, if it exists. */
static void
test_table (gconstpointer path)
{
  g_autoptr (GArray) all = rated_puzzles (path);
  g_autoptr (RtRater) rater = rt_rater_new (false);

  for (guint i = 0; i < all->len; i += (guint) every_nth ()) {
    const Rated *rated = &g_array_index (all, Rated, i);
    RtRating rating;

    g_assert_true (rt_rater_rate (rater, &rated->grid, NULL, &rating));
    assert_same_rating (&rating, &rated->rating);
  }
}

/* The corrected mode differs where the standard one misses a step. */
static void
test_corrected (void)
{
  static const struct {
    const char *puzzle;
    int classic, corrected;
  } rows[] = {
    { "................12..3..4.........3....5...4...1..67.......8..3...4...5..26..1....", 67, 57 },
    { "................12..3.45........6.....1...47...8..2.......8..9..6.......92....5..", 71, 57 },
    { "81..7....2..8.49...5..6..4............91..3.4.....35..14.7....2..........7.4.9..1", 47, 45 },
  };
  g_autoptr (RtRater) classic = rt_rater_new (false), corrected = rt_rater_new (true);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    RtRating rating;
    RtGrid grid = grid_of (rows[i].puzzle);

    g_assert_true (rt_rater_rate (classic, &grid, NULL, &rating));
    g_assert_cmpint (rating.er, ==, rows[i].classic);
    g_assert_true (rt_rater_rate (corrected, &grid, NULL, &rating));
    g_assert_cmpint (rating.er, ==, rows[i].corrected);
    g_assert_cmpint (rating.ep, ==, 12);
    g_assert_cmpint (rating.ed, ==, 12);
  }
}

static void
assert_same (const RtRating *one, const RtRating *other)
{
  assert_same_rating (one, other);
  g_assert_true (one->hardest == other->hardest);
}

/* The caches of a rater do not change the next rating. */
static void
test_remembers_nothing_wrong (void)
{
  g_autoptr (GArray) all = rated_puzzles (NULL);
  g_autoptr (RtRater) old = rt_rater_new (false);

  for (guint i = 0; i < 2 * all->len; i++) {
    const Rated *rated =
      &g_array_index (all, Rated, g_test_rand_int_range (0, (gint32) all->len));
    g_autoptr (RtRater) fresh = NULL;
    RtRating rating, again;

    /* The hardest take seconds. */
    if (rated->rating.er > 100)
      continue;
    fresh = rt_rater_new (false);
    g_assert_true (rt_rater_rate (old, &rated->grid, NULL, &rating));
    g_assert_true (rt_rater_rate (fresh, &rated->grid, NULL, &again));
    assert_same (&rating, &again);
  }
}

/* A stop raised at any poll ends the rating without a result; the next rating is right again. */
static void
test_stops (void)
{
  g_autoptr (RtRater) rater = rt_rater_new (false);
  RtStop stop = RT_STOP_INIT;
  RtRating rating = { 0 }, whole;
  RtGrid grid = grid_of (NESTED);
  guint n_stopped = 0;

  g_assert_true (rt_rater_rate (rater, &grid, NULL, &whole));
  g_assert_cmpint (whole.er, >=, 90);
  for (long long n = 1;; n += 1 + n / 8) {
    rt_stop_after (&stop, n);
    if (rt_rater_rate (rater, &grid, &stop, &rating))
      break;
    g_assert_cmpint (rating.er, ==, 0);
    n_stopped++;
  }
  g_assert_cmpuint (n_stopped, >, 20);
  assert_same (&rating, &whole);
}

/* The lower bound never exceeds the rating, and never falls during rating. */
static void
test_climbs (void)
{
  g_autoptr (GArray) all = rated_puzzles (NULL);
  g_autoptr (RtRater) rater = rt_rater_new (false);
  g_autoptr (RtLadder) ladder = rt_ladder_new_rating ();
  RtStop stop = RT_STOP_INIT;
  double price = 0;
  RtRating rating;
  RtGrid grid;

  for (guint i = 0; i < ladder->rungs->len; i++) {
    const RtTechnique *technique = g_array_index (ladder->rungs, RtRung, i).technique;

    g_assert_cmpfloat (technique->price, >=, price);
    price = technique->price;
  }
  for (guint i = 0; i < all->len; i += 3) {
    const Rated *rated = &g_array_index (all, Rated, i);
    int before = 0;

    /* The hardest take seconds. */
    for (long long n = 1; rated->rating.er < 100; n += 1 + n / 2) {
      bool is_whole;

      rt_stop_after (&stop, n);
      is_whole = rt_rater_rate (rater, &rated->grid, &stop, &rating);
      g_assert_cmpint (rt_rater_least (rater), <=, rated->rating.er);
      g_assert_cmpint (rt_rater_least (rater), >=, before);
      before = rt_rater_least (rater);
      if (is_whole)
        break;
    }
    g_assert_true (before == rated->rating.er || rated->rating.er >= 100);
  }
  /* In the middle of the first step, whose price is 11.3. */
  g_assert_true (rt_grid_parse (&grid, NUGGET));
  rt_stop_after (&stop, 300);
  g_assert_false (rt_rater_rate (rater, &grid, &stop, &rating));
  g_assert_cmpint (rt_rater_least (rater), >=, 62);
}

int
main (int argc, char **argv)
{
  const char *folder = g_getenv ("RT_SHARED_DATA");
  g_autofree char *shared = g_build_filename (folder ? folder : ".", "rated.tsv", NULL);

  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/rating/table", NULL, test_table);
  add_cases ("/rating", test_corrected, test_stops, test_climbs, test_remembers_nothing_wrong);
  if (g_file_test (shared, G_FILE_TEST_EXISTS))
    g_test_add_data_func ("/rating/shared-table", shared, test_table);
  return g_test_run ();
}
