/* random-edit.h - helper for tests: makes random edits of a document. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "common/puzzles.h"
#include "document/documents.h"

/* Returns up to five cells. */
static inline RtCells
random_cells (GRand *rand)
{
  RtCells cells = RT_CELLS_NONE;

  for (int n = g_rand_int_range (rand, 0, 6); n > 0; n--)
    rt_cells_add (&cells, g_rand_int_range (rand, 0, RT_N_CELLS));
  return cells;
}

/* Makes an edit of any kind, which need not change anything. */
static inline void
random_edit (RtDocument *document, GRand *rand)
{
  RtCells cells = random_cells (rand);
  RtGrid solution = grid_of (SOLVED);
  g_autoptr (RtPuzzle) puzzle = puzzle_of (EASY), blank = puzzle_of (EMPTY);
  g_autoptr (RtPuzzle) titled = rt_puzzle_with_field (puzzle, RT_FIELD_COMMENT, "é; #\n[x]\t=");

  switch (g_rand_int_range (rand, 0, 26)) {
  case 0:
    rt_document_clear (document, cells);
    break;
  case 1:
    rt_document_edit (document, RT_EDIT_FILL_MARKS, RT_CELLS_NONE, 0, false);
    break;
  case 2:
    rt_document_edit (document, RT_EDIT_LOCK_GIVENS, RT_CELLS_NONE, 0, false);
    break;
  case 3:
    rt_document_edit (document, RT_EDIT_UNLOCK_GIVENS, RT_CELLS_NONE, 0, false);
    break;
  case 4:
    rt_document_edit (document, RT_EDIT_RESTART, RT_CELLS_NONE, 0, false);
    break;
  case 5:
    rt_document_fill_solution (document, &solution, g_rand_boolean (rand));
    break;
  case 6:
    rt_document_replace (document, g_rand_boolean (rand) ? puzzle : titled, "Paste “it”\n");
    break;
  case 7:
    rt_document_replace_rest (document, blank, random_cells (rand), "Rest");
    break;
  case 8: case 9: case 10: case 11: case 12:
    rt_document_edit (document, RT_EDIT_MARK, cells, g_rand_int_range (rand, 1, 10), false);
    break;
  case 13: case 14:
    rt_document_edit (document, RT_EDIT_CORNER, cells, g_rand_int_range (rand, 1, 10), false);
    break;
  case 15: case 16:
    rt_document_edit (document, RT_EDIT_COLOUR, cells, g_rand_int_range (rand, 1, 10), false);
    break;
  case 17: case 18:
    rt_document_colour_mark (document, cells, g_rand_int_range (rand, 1, 10),
                             g_rand_int_range (rand, 1, 10), g_rand_boolean (rand));
    break;
  case 19:
    rt_document_edit (document, RT_EDIT_CLEAN_MARKS, RT_CELLS_NONE, 0, false);
    break;
  case 20:
    rt_document_edit (document, RT_EDIT_CLEAR_MARKS, RT_CELLS_NONE, 0, false);
    break;
  default:
    rt_document_enter (document, cells, g_rand_int_range (rand, 0, 10));
  }
}
