/* cell.h - functions that convert characters and words to cells, and compare grids. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <glib.h>

/* The characters that stand for an empty cell; also X in upper case. */
#define RT_BLANK_SIGNS ".0*_-xX?"
#define RT_SIGN_DASH (1u << 4)

/* A grid with fewer givens never has exactly one solution, and proving that it has none can take long. */
#define RT_FEWEST_GIVENS 17

/* Returns the content of a cell that C stands for: its digit 1 to 9, 0 for a sign for a blank cell,
 * -1 for anything else. */
int rt_cell_of (gunichar c);

/* Returns the digit that WORD, of LENGTH bytes, stands for: a cell, a number such as 05 or 5.0, or a blank in the
 * notation of programs (an empty text, null, None); -1 for any other word. Ignores blanks and quotes around the
 * word. */
int rt_cell_of_word (const char *word, gsize length);

/* Returns the bit for C, one of RT_BLANK_SIGNS, in a set of signs for blank cells. */
guint rt_sign_of (gunichar c);

/* Returns true if GRID has all digits of PUZZLE, so that it is this puzzle, solved or with
 * entries. */
bool rt_has_digits_of (const RtGrid *grid, const RtGrid *puzzle);

/* Returns true if the numbers in GRID are not digits of a puzzle but a map of the cells: only ones,
 * more of them than a puzzle can have (a boolean mask); or each cell has the number of its box or
 * region, from 0 or from 1. */
bool rt_is_map (const RtGrid *grid);

/* Returns true if GRID is a map of regions that are not the boxes of a Sudoku; then a grid beside it is a jigsaw
 * puzzle. */
bool rt_is_jigsaw (const RtGrid *grid);

/* Returns true if GRID is full and has every digit of PUZZLE, and PUZZLE is neither full nor
 * empty. */
bool rt_is_solution_of (const RtGrid *grid, const RtGrid *puzzle);
