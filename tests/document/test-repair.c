/* test-repair.c - tests that a repair of givens and entries is one undo step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/document.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"

/* A document in which each digit of TEXT is a given or an entry, as it comes. */
static RtDocument *
document_of (const char *text)
{
  g_autoptr (RtPuzzle) puzzle = NULL;
  RtPosition position;
  RtGrid grid = grid_of (text), givens;

  givens = grid;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (g_test_rand_bit ())
      givens.digit[cell] = 0;
  rt_position_init (&position, &givens);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (grid.digit[cell])
      rt_position_enter (&position, cell, grid.digit[cell], g_test_rand_bit ());
    else
      position.marks[cell] = position.corners[cell] = RT_DIGITS_ALL;
  puzzle = rt_puzzle_new (&position);
  return rt_document_new (puzzle);
}

static GArray *
repairs_of (RtDocument *document)
{
  RtGrid grid;

  rt_position_grid (rt_document_position (document), &grid);
  return rt_repairs (&grid, RT_CELLS_ALL, NULL);
}

/* Fails unless the repair was done: moved givens are givens, marks are consistent with the digits,
 * and everything else is unchanged. */
static void
assert_done (const RtPosition *before, const RtPosition *now, const RtRepair *repair)
{
  RtGrid grid;

  rt_position_grid (now, &grid);
  g_assert_true (rt_grid_equal (&grid, &repair->after));
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int digit = grid.digit[cell];

    if (!rt_cells_has (repair->cells, cell)) {
      g_assert_true (rt_position_is_given (now, cell) == rt_position_is_given (before, cell));
      g_assert_true (rt_cells_has (now->found, cell) == rt_cells_has (before->found, cell));
      g_assert_true ((now->marks[cell] & ~before->marks[cell]) == 0);
      continue;
    }
    g_assert_false (rt_cells_has (now->found, cell));
    if (!digit)
      continue;
    g_assert_cmpint (now->marks[cell], ==, RT_DIGITS_NONE);
    g_assert_cmpint (now->corners[cell], ==, RT_DIGITS_NONE);
    g_assert_true (rt_position_is_given (now, cell) ==
                   rt_position_is_given (before, rt_repair_source (repair, cell)));
    for (int i = 0; i < RT_N_PEERS; i++)
      g_assert_false (rt_digits_has (now->marks[rt_peers[cell][i]], digit));
  }
}

/* The slips: a digit wrong, one too many, two exchanged, one beside its cell, a row shifted. */
#define TAIL "6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
static const char *const slips[] = {
  "54..7...." TAIL, "531.7...." TAIL, "35..7...." TAIL, "53...7..." TAIL, "5.3..7..." TAIL,
};

static void
test_one_step (void)
{
  bool seen[RT_REPAIR_SHIFT + 1] = { false };

  for (int i = 0; i < 200; i++) {
    RtDocument *document = document_of (slips[i % (int) G_N_ELEMENTS (slips)]);
    const RtPosition before = *rt_document_position (document);
    g_autoptr (GArray) repairs = repairs_of (document);

    for (guint k = 0; k < repairs->len; k++) {
      const RtRepair *repair = &g_array_index (repairs, RtRepair, k);
      RtPosition done;

      rt_document_repair (document, repair);
      done = *rt_document_position (document);
      assert_done (&before, &done, repair);
      g_assert_cmpstr (rt_document_undo_label (document), ==, "Correction");
      rt_document_undo (document);
      g_assert_true (rt_position_equal (rt_document_position (document), &before));
      g_assert_false (rt_document_can_undo (document));
      rt_document_redo (document);
      g_assert_true (rt_position_equal (rt_document_position (document), &done));
      rt_document_undo (document);
      seen[repair->kind] = true;
    }
    g_assert_finalize_object (document);
  }
  for (gsize kind = 0; kind < G_N_ELEMENTS (seen); kind++)
    g_assert_true (seen[kind]);
}

/* The proposal was made for a grid that is another now. */
static void
test_too_late (void)
{
  RtDocument *document = document_of (slips[0]);
  g_autoptr (GArray) repairs = repairs_of (document);
  RtPosition before;

  rt_document_enter (document, rt_cells_of (80 - 3), 1);
  before = *rt_document_position (document);
  rt_document_repair (document, &g_array_index (repairs, RtRepair, 0));
  g_assert_true (rt_position_equal (rt_document_position (document), &before));
  g_assert_cmpstr (rt_document_undo_label (document), ==, "Enter 1");
  g_assert_finalize_object (document);
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/repair", test_one_step, test_too_late);
}
