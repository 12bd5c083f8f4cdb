/* test-making.c - tests made puzzles as a collection: their titles, ratings and text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/make/making.h"

#include "engine/logic/finders/families.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"

#include <string.h>

enum { N = 4 };

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  bool *done = data;
  g_autoptr (GPtrArray) puzzles = rt_making_finish (result);

  g_assert_cmpuint (puzzles->len, ==, N);
  *done = true;
}

/* Puzzles with TECHNIQUE (NULL: any), which are called NAME and a number. */
static void
assert_collected (const char *technique, const char *name)
{
  g_autofree char *text = NULL;
  g_autoptr (RtCollection) collection = NULL, again = NULL;
  g_autoptr (RtReading) reading = NULL;
  g_autoptr (RtRater) rater = rt_rater_new (false);
  RtMaking *making;
  RtRequest request;
  bool done = false;

  rt_request_init (&request);
  if (technique)
    request.technique = rt_technique_by_id (technique);
  making = rt_making_start (&request, N, done_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  collection = rt_making_collect (making, &text);
  rt_making_unref (making);
  reading = rt_collection_read (text, strlen (text), &again, NULL);
  g_assert_nonnull (again);
  g_assert_cmpuint (rt_collection_n_rows (collection), ==, N);
  g_assert_cmpuint (rt_collection_n_rows (again), ==, N);
  for (guint row = 0; row < N; row++) {
    g_autofree char *expected = g_strdup_printf ("%s %u", name, row + 1);
    g_autofree char *title = rt_collection_title (collection, row);
    g_autofree char *title_again = rt_collection_title (again, row);
    RtRating rating, known;
    RtGrid grid, grid_again;

    g_assert_cmpstr (title, ==, expected);
    g_assert_cmpstr (title_again, ==, expected);
    g_assert_true (rt_collection_grid (collection, row, &grid));
    g_assert_true (rt_collection_grid (again, row, &grid_again));
    g_assert_true (rt_grid_equal (&grid, &grid_again));
    g_assert_true (rt_collection_rating (collection, row, &known));
    g_assert_true (rt_rater_rate (rater, &grid, NULL, &rating));
    g_assert_cmpint (known.er, ==, rating.er);
    g_assert_cmpint (known.ep, ==, rating.ep);
    g_assert_cmpint (known.ed, ==, rating.ed);
  }
}

static void
test_collected (void)
{
  assert_collected (NULL, "Puzzle");
  assert_collected ("naked-pair", "Naked Pair");
}

/* Puzzles like one lie near it, and have its symmetry; none is easier than the easiest. */
static void
test_request_like (void)
{
  RtRequest request;
  RtGrid puzzle = grid_of (EASY);

  g_assert_true (rt_making_request_like (&request, &puzzle, 12, true));
  g_assert_true (request.is_near);
  g_assert_true (rt_grid_equal (&request.near, &puzzle));
  g_assert_true (request.symmetry == rt_symmetry_of (rt_grid_filled (&puzzle)));
  g_assert_false (rt_making_request_like (&request, &puzzle, 12, false));
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/making", test_collected, test_request_like);
}
