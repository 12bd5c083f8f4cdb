/* test-maker.c - tests that made puzzles satisfy the request, and are equal for equal seeds. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/fast/fast.h"
#include "engine/fast/reference.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/rating/scale.h"
#include "engine/make/transform.h"
#include "engine/maker/maker.h"
#include "engine/maker/seed-puzzles.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/share.h"
#include "engine/maker/way.h"

#include <glib.h>
#include <string.h>

static void
take (const RtMade *made, gpointer data)
{
  g_array_append_vals (data, made, 1);
}

/* Returns the made puzzles, an array of RtMade. */
static GArray *
make (const RtRequest *request, guint64 count, guint n_threads)
{
  GArray *made = g_array_new (FALSE, FALSE, sizeof (RtMade));
  RtStop stop = RT_STOP_INIT;
  RtMakeProgress progress = { 0 };

  g_assert_null (rt_request_refuse (request));
  g_assert_cmpuint (rt_make (request, count, n_threads, &stop, &progress, take, made), ==, count);
  g_assert_cmpuint (made->len, ==, count);
  g_assert_cmpuint (progress.found, ==, count);
  return made;
}

static bool
is_unique (const RtGrid *grid)
{
  RtGrid first;

  return reference_count (grid, 2, &first) == 1;
}

/* Without what CELL and its like have. */
static RtGrid
without (const RtGrid *puzzle, const RtRequest *request, int cell)
{
  RtGrid less = *puzzle;
  bool more = true;

  less.digit[cell] = 0;
  while (more && request->leave != RT_LEAVE_STRICT) {
    more = false;
    for (int other = 0; other < RT_N_CELLS; other++)
      for (int turn = 0; turn < RT_N_TURNS; turn++)
        if (request->symmetry->turns & 1u << turn && less.digit[other] &&
            puzzle->digit[rt_turn_from ((RtTurn) turn, other)] &&
            !less.digit[rt_turn_from ((RtTurn) turn, other)]) {
          less.digit[other] = 0;
          more = true;
        }
  }
  return less;
}

static void
assert_meets (const RtMade *made, const RtRequest *request)
{
  const RtGrid *puzzle = &made->puzzle;
  RtCells givens = rt_grid_filled (puzzle);
  int n = rt_cells_count (givens);

  g_assert_true (is_unique (puzzle));
  g_assert_cmpint (n, >=, request->givens_least);
  g_assert_cmpint (n, <=, request->givens_most);
  if (request->is_painted)
    g_assert_true (rt_cells_equal (givens, request->pattern));
  for_each_cell (cell, givens) {
    RtGrid less = without (puzzle, request, cell);

    if (request->leave != RT_LEAVE_MORE)
      g_assert_false (is_unique (&less));
    for (int turn = 0; turn < RT_N_TURNS; turn++)
      if (!request->is_painted && request->symmetry->turns & 1u << turn)
        g_assert_true (rt_cells_has (givens, rt_turn_from ((RtTurn) turn, cell)));
  }
  if (rt_request_bounds_er (request) || request->is_rated) {
    g_autoptr (RtRater) rater = rt_rater_new (false);
    RtRating rating;

    g_assert_true (rt_rater_rate (rater, puzzle, NULL, &rating));
    g_assert_cmpint (rating.er, ==, made->rating.er);
    g_assert_cmpint (rating.ep, ==, made->rating.ep);
    g_assert_cmpint (rating.ed, ==, made->rating.ed);
    g_assert_cmpint (rating.er, >=, request->er_least);
    g_assert_cmpint (rating.er, <=, request->er_most);
  }
  if (request->technique)
    assert_way (puzzle, request);
}

static void
assert_made (const RtRequest *request, guint64 count)
{
  g_autoptr (GArray) made = make (request, count, 2);

  for (guint i = 0; i < made->len; i++)
    assert_meets (&g_array_index (made, RtMade, i), request);
}

static void
test_levels (void)
{
  for (int level = 0; level < RT_HARD_WORDS; level++) {
    RtRequest request;

    rt_request_init (&request);
    rt_request_set_level (&request, level);
    request.seed = (guint64) level;
    assert_made (&request, level + 1 < RT_HARD_WORDS ? 5 : 1);
  }
}

static void
test_symmetries (void)
{
  for (int i = 0; i < RT_N_SYMMETRIES; i++) {
    RtRequest request;

    rt_request_init (&request);
    request.symmetry = &rt_symmetries[i];
    assert_made (&request, 5);
    request.leave = RT_LEAVE_MORE;
    request.givens_least = 44;
    request.givens_most = 52;
    assert_made (&request, 5);
  }
}

static void
test_givens (void)
{
  RtRequest request;

  rt_request_init (&request);
  request.givens_least = 22;
  request.givens_most = 23;
  assert_made (&request, 5);
  request.givens_most = 30;
  request.symmetry = rt_symmetry_by_id ("half-turn");
  request.leave = RT_LEAVE_STRICT;
  assert_made (&request, 3);
}

/* Harder and easier, but near: another puzzle with as much symmetry. */
static void
test_near (void)
{
  for (int level = 0; level < RT_HARD_WORDS; level++) {
    g_autoptr (GArray) made = NULL;
    RtRequest request;

    rt_request_init (&request);
    request.symmetry = rt_symmetry_by_id ("half-turn");
    rt_request_set_level (&request, 2);
    made = make (&request, 1, 1);
    request.near = g_array_index (made, RtMade, 0).puzzle;
    request.is_near = true;
    rt_request_set_level (&request, level);
    assert_made (&request, 1);
    g_array_unref (made);
    made = make (&request, 1, 1);
    g_assert_false (rt_grid_equal (&g_array_index (made, RtMade, 0).puzzle, &request.near));
  }
}

/* A ring, as somebody might paint it. */
static void
test_painted (void)
{
  RtRequest request;

  rt_request_init (&request);
  request.is_painted = true;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if ((rt_row_of (cell) + rt_column_of (cell)) % 3 == 0 || cell % 10 == 0)
      rt_cells_add (&request.pattern, cell);
  request.leave = RT_LEAVE_MORE;
  assert_made (&request, 3);
}

/* Columns that wander, of which none can go. */
static void
test_painted_minimal (void)
{
  RtRequest request;

  rt_request_init (&request);
  request.is_painted = true;
  for (int row = 0; row < 9; row++)
    for (int column = row % 3; column < 9; column += 3 + (row + column) % 2)
      rt_cells_add (&request.pattern, 9 * row + column);
  request.is_rated = true;
  assert_made (&request, 3);
}

static void
test_techniques (void)
{
  static const char *const ids[] = { "naked-pair", "x-wing", "xy-wing", "skyscraper", "w-wing",
                                    "als-xz", "simple-colouring" };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    for (int hardest = 0; hardest < 2; hardest++) {
      RtRequest request;

      rt_request_init (&request);
      request.technique = rt_technique_by_id (ids[i]);
      request.hardest = hardest != 0;
      request.is_rated = i % 2 == 0;
      assert_made (&request, n_cases (4));
    }
}

/* Each stored seed has its property, and puzzles of each kind are made from seeds, with and without
 * symmetry. */
static void
test_seeds (void)
{
  int n = 0;

  for (const RtSeed *seed = rt_seeds; seed->puzzle; seed++) {
    g_autofree char *refusal = NULL;
    RtRequest request;
    RtGrid grid = grid_of (seed->puzzle);

    g_assert_true (is_unique (&grid));
    if (!is_tried (&n))
      continue;
    rt_request_init (&request);
    if (seed->technique) {
      request.technique = rt_technique_by_id (seed->technique);
      request.hardest = seed->hardest;
      assert_way (&grid, &request);
    } else {
      g_autoptr (RtRater) rater = rt_rater_new (false);
      RtRating rating;

      request.er_least = seed->er;
      g_assert_true (rt_rater_rate (rater, &grid, NULL, &rating));
      g_assert_cmpint (rating.er, ==, seed->er);
    }
    refusal = rt_request_refuse (&request);
    g_assert_null (refusal);
    g_assert_true (rt_seed_suits (seed, &request));
    if (!seed[1].puzzle || !seed[1].technique || g_str_equal (seed[1].technique, seed->technique))
      continue;
    assert_made (&request, 1);
    request.symmetry = rt_symmetry_by_id ("half-turn");
    if (rt_seed_suits (seed, &request))
      assert_made (&request, 1);
  }
}

/* The same puzzles, whoever makes them. */
static void
test_same (void)
{
  for (int which = 0; which < 4; which++) {
    g_autoptr (GArray) expected = NULL;
    RtRequest request;

    rt_request_init (&request);
    request.seed = 99;
    if (which == 1)
      rt_request_set_level (&request, RT_HARD_WORDS - 1);
    if (which == 2)
      request.symmetry = rt_symmetry_by_id ("diagonals");
    if (which == 3)
      request.technique = rt_technique_by_id ("jellyfish");
    expected = make (&request, which == 1 ? 1 : which == 3 ? 3 : 40, 1);
    for (guint n_threads = 2; n_threads <= 3; n_threads++) {
      g_autoptr (GArray) again = make (&request, expected->len, n_threads);

      for (guint i = 0; i < again->len; i++)
        g_assert_true (rt_grid_equal (&g_array_index (again, RtMade, i).puzzle,
                                      &g_array_index (expected, RtMade, i).puzzle));
    }
    for (const char *const *id = rt_fast_ids; *id; id++)
      if (rt_fast_use (*id)) {
        g_autoptr (GArray) again = make (&request, expected->len, 1);

        for (guint i = 0; i < again->len; i++)
          g_assert_true (rt_grid_equal (&g_array_index (again, RtMade, i).puzzle,
                                        &g_array_index (expected, RtMade, i).puzzle));
      }
    rt_fast_use (NULL);
    request.seed++;
    {
      g_autoptr (GArray) other = make (&request, 1, 1);

      g_assert_false (rt_grid_equal (&g_array_index (other, RtMade, 0).puzzle,
                                     &g_array_index (expected, RtMade, 0).puzzle));
    }
  }
}

/* What contradicts itself is refused, with the reason. */
static void
test_refused (void)
{
  RtRequest request;

#define REFUSED(...)                                                \
  do {                                                              \
    g_autofree char *why = NULL;                                    \
                                                                    \
    rt_request_init (&request);                                     \
    __VA_ARGS__;                                                    \
    why = rt_request_refuse (&request);                             \
    g_assert_nonnull (why);                                         \
    g_test_message ("%s", why);                                     \
  } while (0)

  REFUSED (request.givens_least = request.givens_most = 16);
  REFUSED (request.givens_least = 30; request.givens_most = 29);
  REFUSED (request.er_least = 30; request.er_most = 20);
  REFUSED (request.er_most = 9);
  REFUSED (request.er_least = 13; request.er_most = 14);
  REFUSED (request.symmetry = rt_symmetry_by_id ("full"); request.givens_most = 17);
  REFUSED (request.symmetry = rt_symmetry_by_id ("quarter-turn"); request.givens_least = 22;
           request.givens_most = 23);
  REFUSED (request.technique = rt_technique_by_id ("direct-pointing"));
  REFUSED (request.technique = rt_technique_by_id ("full-house"); request.hardest = true);
  REFUSED (request.technique = rt_technique_by_id ("mutant-jellyfish"));
  REFUSED (request.is_painted = true);
  REFUSED (request.is_painted = true; request.pattern = RT_CELLS_ALL;
           for (int cell = 0; cell < 18; cell++) rt_cells_remove (&request.pattern, cell));
  REFUSED (request.is_painted = true; request.pattern = RT_CELLS_ALL;
           for (int row = 0; row < 9; row++) {
             rt_cells_remove (&request.pattern, 9 * row + 3);
             rt_cells_remove (&request.pattern, 9 * row + 5);
           });
  rt_request_init (&request);
  request.givens_least = request.givens_most = 17;
  request.symmetry = rt_symmetry_by_id ("diagonal");
  g_assert_null (rt_request_refuse (&request));
}

/* What hardly can be is told before; what can is not called so. */
static void
test_warned (void)
{
  RtRequest request;
  char *said;

#define WARNED(words, ...)                                          \
  do {                                                              \
    g_autofree char *why = NULL;                                    \
                                                                    \
    rt_request_init (&request);                                     \
    __VA_ARGS__;                                                    \
    g_assert_null (rt_request_refuse (&request));                   \
    why = rt_make_warn (&request);                                  \
    g_assert_cmpstr (why ? why : "", ==, words);                    \
  } while (0)
#define FEW "Of a million puzzles, none had so few givens. It may take hours to find one"
#define MANY "Of a million puzzles without a needless given, none had so many. It may take hours to find one"
#define EASY "In so easy a puzzle, easier techniques are always enough. This one may be looked for in vain"
#define HARD "So hard a puzzle needs harder techniques. One without may be looked for in vain"

  WARNED (FEW, request.givens_most = 19; request.leave = RT_LEAVE_MORE);
  WARNED (FEW, request.givens_most = 23; request.symmetry = rt_symmetry_by_id ("full"));
  WARNED (FEW, request.is_painted = true; request.leave = RT_LEAVE_MORE;
          for (int cell = 0; cell < 73; cell += 4) rt_cells_add (&request.pattern, cell));
  WARNED ("", request.givens_most = 20);
  WARNED (MANY, request.givens_least = 31);
  WARNED (MANY, request.is_painted = true; request.pattern = RT_CELLS_ALL);
  WARNED ("", request.givens_least = 31; request.leave = RT_LEAVE_MORE);
  WARNED ("", request.givens_least = 31; request.symmetry = rt_symmetry_by_id ("half-turn"));
  WARNED (EASY, rt_request_set_level (&request, 0); request.technique = rt_technique_by_id ("x-wing"));
  WARNED (EASY, rt_request_set_level (&request, 2); request.technique = rt_technique_by_id ("skyscraper"));
  WARNED ("", rt_request_set_level (&request, 1); request.technique = rt_technique_by_id ("hidden-pair"));
  WARNED ("", rt_request_set_level (&request, 4); request.technique = rt_technique_by_id ("aic"));
  WARNED (HARD, rt_request_set_level (&request, 4); request.technique = rt_technique_by_id ("x-wing");
          request.hardest = true);
  WARNED ("", rt_request_set_level (&request, 4); request.technique = rt_technique_by_id ("x-wing"));
  WARNED ("", request.er_least = 36; request.technique = rt_technique_by_id ("locked-triple");
          request.hardest = true);
  WARNED ("", rt_request_set_level (&request, 5); request.technique = rt_technique_by_id ("aic");
          request.hardest = true);

  for (const char *const *id = rt_seeds_unseen; *id; id++) {
    rt_request_init (&request);
    request.technique = rt_technique_by_id (*id);
    g_assert_nonnull (request.technique);
    said = rt_make_warn (&request);
    g_assert_nonnull (said);
    g_free (said);
  }
  request.technique = rt_technique_by_id ("jellyfish");
  g_assert_null (rt_make_warn (&request));
  rt_request_init (&request);
  request.er_least = 93;
  g_assert_null (rt_make_warn (&request));
  request.er_least = 115;
  said = rt_make_warn (&request);
  g_assert_nonnull (said);
  g_free (said);
}

/* It ends, and says how far it was. */
static void
test_stopped (void)
{
  g_autoptr (GArray) made = g_array_new (FALSE, FALSE, sizeof (RtMade));
  RtMakeProgress progress = { 0 };
  RtStop stop = RT_STOP_INIT;
  RtRequest request;

  rt_request_init (&request);
  request.er_least = 119;
  rt_stop_after (&stop, 3000);
  g_assert_cmpuint (rt_make (&request, 1, 2, &stop, &progress, take, made), ==, 0);
  g_assert_cmpuint (made->len, ==, 0);
  g_assert_cmpuint (progress.tried, >, 0);
  g_assert_cmpint (progress.nearest, >, 0);
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/maker", test_levels, test_symmetries, test_givens, test_near,
                    test_painted, test_painted_minimal, test_techniques, test_seeds, test_same,
                    test_refused, test_warned, test_stopped);
}
