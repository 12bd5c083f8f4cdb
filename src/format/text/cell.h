/* cell.h - which characters are cells, and what the grids that they make are to each other. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <glib.h>

/* The characters that stand for an empty cell; a letter x counts in either case. */
#define RT_BLANK_SIGNS ".0*_-xX?"
#define RT_SIGN_DASH (1u << 4)

/* A grid of fewer givens never has a single solution, and that there is none can take long to see. */
#define RT_FEWEST_GIVENS 17

/* Returns the digit of C, 0 for a blank sign, -1 for anything else. */
int rt_cell_of (gunichar c);

/* Returns the digit that WORD of LENGTH bytes stands for: a cell, a number such as 05 or 5.0, or a blank such as
 * programs write it (nothing, null, None); -1 for anything else. Blanks and quotes around it do not count. */
int rt_cell_of_word (const char *word, gsize length);

/* Returns the bit of C, which is one of RT_BLANK_SIGNS, in a set of signs. */
guint rt_sign_of (gunichar c);

/* Returns true if GRID has all digits of PUZZLE: it is the same puzzle, solved or with entries. */
bool rt_has_digits_of (const RtGrid *grid, const RtGrid *puzzle);

/* Returns true if GRID says something else of the cells than their digits: it has ones, more than a
 * puzzle can have, and nothing else, which is yes or no; or each cell has the number of its box or
 * region, from 0 or from 1. */
bool rt_is_map (const RtGrid *grid);

/* The same only for regions that are not the boxes of a Sudoku: beside it stands the puzzle of a jigsaw. */
bool rt_is_jigsaw (const RtGrid *grid);

/* Returns true if GRID is full and has every digit of PUZZLE, which is not full. Nothing solves an
 * empty one. */
bool rt_is_solution_of (const RtGrid *grid, const RtGrid *puzzle);
