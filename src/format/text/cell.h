/* cell.h - converts characters and words to cells; detects solutions and maps among grids. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <glib.h>

/* Characters for an empty cell; x is valid in both cases. */
#define RT_BLANK_SIGNS ".0*_-xX?"
#define RT_SIGN_DASH (1u << 4)

/* Least number of givens of a puzzle that is tried. Grids with fewer never have exactly one
 * solution, and counting their solutions may take long. */
#define RT_FEWEST_GIVENS 17

/* Returns the digit of C, 0 for a blank sign, -1 for anything else. */
int rt_cell_of (gunichar c);

/* Returns the digit of WORD, which has LENGTH bytes: a cell, a number such as 05 or 5.0, or 0 for a
 * blank as programs write it (empty, null, None); -1 for anything else. Ignores blanks and quotes
 * around the word. */
int rt_cell_of_word (const char *word, gsize length);

/* Returns the bit of C, one of RT_BLANK_SIGNS, in a set of blank signs. */
guint rt_sign_of (gunichar c);

/* Returns true if GRID has all digits of PUZZLE: GRID is PUZZLE, solved or with entries. */
bool rt_has_digits_of (const RtGrid *grid, const RtGrid *puzzle);

/* Returns true if GRID is a map instead of a puzzle: it has ones, more than a puzzle can have, and
 * no other digits (a mask); or each cell has the number of its box or region, counted from 0 or
 * from 1. */
bool rt_is_map (const RtGrid *grid);

/* Returns true if GRID is a map of regions that are not the boxes of a Sudoku. Such a map belongs
 * to a jigsaw puzzle. */
bool rt_is_jigsaw (const RtGrid *grid);

/* Returns true if GRID is full and has every digit of PUZZLE, which is neither full nor empty. */
bool rt_is_solution_of (const RtGrid *grid, const RtGrid *puzzle);
