/* test-hardness.c - tests that the hardness is the rating of the document's puzzle, whatever else
 * is edited. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/hint/hardness.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/until.h"
#include "document/documents.h"

static void
replace (RtDocument *document, const char *givens)
{
  g_autoptr (RtPuzzle) puzzle = puzzle_of (givens);

  rt_document_replace (document, puzzle, "Replace");
}

static RtCells
cell (int which)
{
  RtCells cells = RT_CELLS_NONE;

  rt_cells_add (&cells, which);
  return cells;
}

static void
settle (RtHardness *hardness)
{
  until (rt_hardness_state (hardness) != RT_HARDNESS_WORKING);
}

/* Fails unless HARDNESS is the rating of GIVENS. */
static void
assert_knows (RtHardness *hardness, const char *givens)
{
  g_autoptr (RtRater) rater = rt_rater_new (false);
  const RtRating *known = rt_hardness_rating (hardness);
  RtGrid grid = grid_of (givens);
  RtRating rating;

  g_assert_true (rt_rater_rate (rater, &grid, NULL, &rating));
  g_assert_cmpint (rt_hardness_state (hardness), ==, RT_HARDNESS_KNOWN);
  g_assert_nonnull (known);
  g_assert_cmpint (known->er, ==, rating.er);
  g_assert_cmpint (known->ep, ==, rating.ep);
  g_assert_cmpint (known->ed, ==, rating.ed);
  g_assert_true (known->hardest == rating.hardest);
  g_assert_cmpint (rt_hardness_least (hardness), ==, rating.er);
}

static void
assert_none (RtHardness *hardness)
{
  g_assert_cmpint (rt_hardness_state (hardness), ==, RT_HARDNESS_NONE);
  g_assert_null (rt_hardness_rating (hardness));
  g_assert_cmpint (rt_hardness_least (hardness), ==, 0);
  g_assert_null (rt_hardness_puzzle (hardness));
}

static void
count_cb (int *n)
{
  ++*n;
}

static void
test_rates (void)
{
  static const char *const puzzles[] = { EASY, HARDER, NESTED };

  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++) {
    g_autoptr (RtDocument) document = document_of (puzzles[i]);
    RtHardness *hardness = rt_hardness_new (document);

    g_assert_cmpint (rt_hardness_state (hardness), ==, RT_HARDNESS_WORKING);
    g_assert_null (rt_hardness_rating (hardness));
    settle (hardness);
    assert_knows (hardness, puzzles[i]);
    g_assert_true (rt_grid_equal (rt_hardness_puzzle (hardness), &rt_document_position (document)->givens));
    g_assert_finalize_object (hardness);
  }
}

/* A grid that is not a puzzle has no hardness. */
static void
test_none (void)
{
  static const char *const grids[] = { EMPTY, SOLVED, TWO, MANY, WRONG, CLASH, EASY_LESS };
  g_autoptr (RtDocument) document = document_of (EASY);
  g_autoptr (RtHardness) hardness = rt_hardness_new (document);

  for (gsize i = 0; i < G_N_ELEMENTS (grids); i++) {
    replace (document, EASY);
    settle (hardness);
    assert_knows (hardness, EASY);
    replace (document, grids[i]);
    settle (hardness);
    assert_none (hardness);
  }
}

/* Entries, right or wrong, do not change the hardness if the givens are a puzzle. */
static void
test_entries_of_a_puzzle (void)
{
  g_autoptr (RtDocument) document = document_of (EASY);
  g_autoptr (RtHardness) hardness = rt_hardness_new (document);
  RtGrid solution = grid_of (SOLVED);
  int told = 0;

  settle (hardness);
  g_signal_connect_swapped (hardness, "changed", G_CALLBACK (count_cb), &told);
  rt_document_enter (document, cell (2), 4);
  rt_document_enter (document, cell (3), 1);
  rt_document_edit (document, RT_EDIT_MARK, cell (5), 7, false);
  rt_document_undo (document);
  rt_document_fill_solution (document, &solution, false);
  assert_knows (hardness, EASY);
  g_assert_cmpint (told, ==, 0);
}

/* Without givens, and where these are not enough, all digits are the puzzle; but not those that
 * were found. */
static void
test_entries_as_a_puzzle (void)
{
  g_autoptr (RtDocument) document = document_of (EASY), rest = document_of (TWO);
  g_autoptr (RtHardness) hardness = rt_hardness_new (document), other = rt_hardness_new (rest);
  RtGrid solution = grid_of (SOLVED);

  settle (hardness);
  rt_document_edit (document, RT_EDIT_UNLOCK_GIVENS, RT_CELLS_NONE, 0, false);
  assert_knows (hardness, EASY);
  rt_document_enter (document, cell (2), 4);
  g_assert_cmpint (rt_hardness_state (hardness), ==, RT_HARDNESS_WORKING);
  settle (hardness);
  assert_knows (hardness, "534" EASY_TAIL);
  rt_document_enter (document, cell (2), 1);
  settle (hardness);
  assert_none (hardness);
  rt_document_enter (document, cell (2), 0);
  rt_document_fill_solution (document, &solution, false);
  assert_knows (hardness, EASY);

  settle (other);
  assert_none (other);
  for (int i = 76; i < RT_N_CELLS; i++)
    rt_document_enter (rest, cell (i), solution.digit[i]);
  settle (other);
  assert_knows (other, "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5"
                       "....86179");
}

/* Undo and redo are answered at once: nothing is rated anew. */
static void
test_remembers (void)
{
  static const char *const puzzles[] = { EASY, HARDER, NESTED, TWO };
  g_autoptr (RtDocument) document = document_of (EMPTY);
  g_autoptr (RtHardness) hardness = rt_hardness_new (document);

  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++) {
    replace (document, puzzles[i]);
    settle (hardness);
  }
  for (int i = 0; i < 3; i++) {
    for (int n = 2; n >= 0; n--) {
      rt_document_undo (document);
      assert_knows (hardness, puzzles[n]);
    }
    for (int n = 1; n < 3; n++) {
      rt_document_redo (document);
      assert_knows (hardness, puzzles[n]);
    }
    rt_document_redo (document);
    assert_none (hardness);
  }
}

typedef struct {
  RtHardness *hardness;
  int least, n;
} Climb;

static void
climbs_cb (Climb *climb)
{
  g_assert_cmpint (rt_hardness_state (climb->hardness), ==, RT_HARDNESS_WORKING);
  g_assert_cmpint (rt_hardness_least (climb->hardness), >, climb->least);
  climb->least = rt_hardness_least (climb->hardness);
  climb->n++;
}

/* A rating that takes seconds reports its lower bound, and is cancelled by the next edit. */
static void
test_climbs (void)
{
  g_autoptr (RtDocument) document = document_of (NUGGET);
  RtHardness *hardness = rt_hardness_new (document);
  Climb climb = { hardness, 0, 0 };
  gulong id = g_signal_connect_swapped (hardness, "changed", G_CALLBACK (climbs_cb), &climb);

  until (climb.least >= 118);
  g_assert_cmpint (climb.least, <=, 119);
  g_signal_handler_disconnect (hardness, id);
  replace (document, EASY);
  g_assert_cmpint (rt_hardness_least (hardness), <, 118);
  settle (hardness);
  assert_knows (hardness, EASY);
  rt_document_undo (document);
  g_assert_cmpint (rt_hardness_state (hardness), ==, RT_HARDNESS_WORKING);
  g_assert_finalize_object (hardness);
}

/* After many edits, only the hardness of the last puzzle is reported. */
static void
test_newest (void)
{
  static const char *const puzzles[] = { EASY, NUGGET, HARDER, TWO, NESTED };
  g_autoptr (RtDocument) document = document_of (EMPTY);
  g_autoptr (RtHardness) hardness = rt_hardness_new (document);

  for (int i = 0; i < 40; i++) {
    replace (document, puzzles[i % G_N_ELEMENTS (puzzles)]);
    if (i % 3 == 0)
      g_usleep (1000); /* perhaps it is ready, and only not heard yet */
    if (i % 7 == 0)
      g_main_context_iteration (NULL, FALSE);
  }
  settle (hardness);
  assert_knows (hardness, NESTED);
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/hardness", test_rates, test_none, test_entries_of_a_puzzle,
                    test_entries_as_a_puzzle, test_remembers, test_climbs, test_newest);
}
