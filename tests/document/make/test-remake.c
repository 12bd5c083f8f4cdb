/* test-remake.c - tests variants of a puzzle: with fewer givens, more givens, or another look. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/make/remake.h"

#include "document/make/making.h"
#include "engine/fast/fast.h"
#include "engine/make/canonical.h"
#include "engine/make/minimal-puzzle.h"

#include "common/cases.h"
#include "common/puzzles.h"
#include "document/documents.h"

#include <string.h>

static RtDocument *
named_document (const char *givens)
{
  g_autoptr (RtPuzzle) puzzle = puzzle_of (givens);
  g_autoptr (RtPuzzle) named = rt_puzzle_with_field (puzzle, RT_FIELD_TITLE, "My own");

  return rt_document_new (named);
}

static const RtGrid *
givens_of (RtDocument *document)
{
  return &rt_document_position (document)->givens;
}

static void
assert_grid (RtDocument *document, const char *givens)
{
  char text[RT_N_CELLS + 1];

  g_assert_cmpstr (rt_grid_print (givens_of (document), text), ==, givens);
}

/* Fails unless REMAKE returns a sentence and changes nothing. */
static void
assert_not (char *(*remake) (RtDocument *document, bool *done), const char *givens,
            const char *expected)
{
  g_autoptr (RtDocument) document = named_document (givens);
  bool done = true;
  g_autofree char *said = remake (document, &done);

  g_assert_false (done);
  g_assert_cmpstr (said, ==, expected);
  g_assert_false (rt_document_can_undo (document));
}

/* The remaining givens are minimal, nothing else is changed, and Undo restores the puzzle. */
static void
test_fewer (void)
{
  g_autoptr (RtDocument) document = named_document (EASY);
  RtGrid before = *givens_of (document), less;
  bool done = false;
  g_autofree char *said = rt_remake_fewer (document, &done), *again = NULL, *expected = NULL;
  int n;

  g_assert_true (done);
  less = *givens_of (document);
  n = rt_cells_count (rt_grid_filled (&before)) - rt_cells_count (rt_grid_filled (&less));
  expected = g_strdup_printf ("%d givens were left out. There is still exactly one solution.", n);
  g_assert_cmpstr (said, ==, expected);
  g_assert_cmpstr (rt_document_title (document), ==, "My own");
  for_each_cell (cell, rt_grid_filled (&less))
    g_assert_cmpint (less.digit[cell], ==, before.digit[cell]);
  g_assert_cmpint (rt_fast_solve (&less, NULL), ==, 1);
  again = rt_remake_fewer (document, &done);
  if (done) {     /* its symmetry was in the way of some */
    g_free (again);
    again = rt_remake_fewer (document, &done);
  }
  g_assert_cmpstr (again, ==, "No given can be left out: without any one of them there are several "
                              "solutions.");
  g_assert_true (rt_is_minimal (givens_of (document)));
  while (rt_document_can_undo (document))
    rt_document_undo (document);
  assert_grid (document, EASY);
  assert_not (rt_remake_fewer, CLASH, "This puzzle has no solution, whatever is left out.");
  assert_not (rt_remake_fewer, TWO,
              "This puzzle has several solutions already: it needs more givens, not fewer.");
}

static void
test_more (void)
{
  g_autoptr (RtDocument) document = named_document (TWO), typed = named_document (EMPTY);
  RtGrid before = *givens_of (document);
  bool done = false;
  g_autofree char *said = rt_remake_more (document, &done), *of_typed = NULL;

  g_assert_true (done);
  g_assert_nonnull (strstr (said, "added. Now there is exactly one solution."));
  g_assert_cmpint (rt_fast_solve (givens_of (document), NULL), ==, 1);
  for_each_cell (cell, rt_grid_filled (&before))
    g_assert_cmpint (givens_of (document)->digit[cell], ==, before.digit[cell]);
  rt_document_undo (document);
  assert_grid (document, TWO);
  assert_not (rt_remake_more, CLASH, "This puzzle has no solution, whatever is added.");
  assert_not (rt_remake_more, EASY, "This puzzle has exactly one solution already.");

  /* Without givens, the entries are the puzzle. */
  rt_document_enter (typed, rt_cells_of (10), 7);
  of_typed = rt_remake_more (typed, &done);
  g_assert_true (done);
  g_assert_cmpint (givens_of (typed)->digit[10], ==, 7);
}

/* Digits that were typed and count as the puzzle's become givens, and that is said. */
static void
test_typed (void)
{
  g_autoptr (RtDocument) document = named_document (EASY);
  bool done = false;
  g_autofree char *fewer = NULL, *before = NULL;
  RtGrid own;

  before = rt_remake_fewer (document, &done);
  g_assert_null (strstr (before, "givens now"));
  rt_document_undo (document);
  rt_document_edit (document, RT_EDIT_UNLOCK_GIVENS, RT_CELLS_NONE, 0, false);
  fewer = rt_remake_fewer (document, &done);
  g_assert_true (done);
  g_assert_nonnull (strstr (fewer, "The digits that you had written are givens now."));
  rt_document_undo (document);
  g_assert_cmpint (rt_remake_grid (document, &own), ==, 1);
  g_assert_cmpint (rt_cells_count (rt_grid_filled (&own)), ==, 30);
}

static void
test_looks (void)
{
  g_autoptr (RtDocument) document = named_document (EASY), empty = named_document (EMPTY);
  g_autoptr (RtPuzzle) turned = rt_remake_look (document, "half");
  g_autoptr (RtPuzzle) any = rt_remake_look (document, "any");
  const RtGrid *other = &rt_puzzle_position (turned)->givens;
  RtGrid form, form_of_any;

  rt_canonical (givens_of (document), &form);
  rt_canonical (&rt_puzzle_position (any)->givens, &form_of_any);
  g_assert_true (rt_grid_equal (&form, &form_of_any));
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_assert_cmpint (other->digit[cell], ==, givens_of (document)->digit[80 - cell]);
  g_assert_null (rt_remake_look (document, "round"));
  g_assert_null (rt_remake_look (empty, "any"));
}

/* A word harder or easier, with what mirrors its givens. */
static void
test_requests (void)
{
  RtRequest request;
  RtGrid grid = grid_of (EASY);

  g_assert_true (rt_making_request_like (&request, &grid, 12, true));
  g_assert_cmpint (request.er_least, ==, 15);
  g_assert_cmpint (request.er_most, ==, 20);
  g_assert_cmpstr (request.symmetry->id, ==, "half-turn");
  g_assert_null (rt_request_refuse (&request));
  g_assert_false (rt_making_request_like (&request, &grid, 12, false));
  g_assert_true (rt_making_request_like (&request, &grid, 83, true));
  g_assert_cmpint (request.er_least, ==, 84);
  g_assert_true (rt_making_request_like (&request, &grid, 83, false));
  g_assert_cmpint (request.er_most, ==, 79);
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/remake", test_fewer, test_more, test_typed, test_looks,
                    test_requests);
}
