/* documents.h - helper for tests: puzzles and documents of grids written as 81 characters. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"

#include "common/grid-of.h"

/* Returns the puzzle with these GIVENS. */
static inline RtPuzzle *
puzzle_of (const char *givens)
{
  RtGrid grid = grid_of (givens);
  RtPosition position;

  rt_position_init (&position, &grid);
  return rt_puzzle_new (&position);
}

/* Returns a document of the puzzle with these GIVENS. */
static inline RtDocument *
document_of (const char *givens)
{
  g_autoptr (RtPuzzle) puzzle = puzzle_of (givens);

  return rt_document_new (puzzle);
}
