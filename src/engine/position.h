/* position.h - one moment of play: givens, entries, marks, colours. A value.
 *
 * A cell has a given or an entry, never both; marks stand only in empty cells. The functions keep
 * that so. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/board.h"
#include "engine/core/digits.h"
#include "engine/core/grid.h"

typedef struct {
  RtGrid givens;                /* the puzzle */
  RtGrid entries;               /* the person's own digits, and the solver's */
  RtCells found;                /* which of the entries the solver wrote */
  RtDigits marks[RT_N_CELLS];   /* pencil marks */
  RtDigits corners[RT_N_CELLS]; /* a second set of marks, which some formats have */
  uint8_t colours[RT_N_CELLS];  /* 0: none, 1..9 */
} RtPosition;

/* An empty position, or one with only these givens. */
void rt_position_init (RtPosition *position, const RtGrid *givens);

/* What stands on the grid: givens and entries. */
void rt_position_grid (const RtPosition *position, RtGrid *grid);

/* What stands on the grid, and of the candidates by direct sight those that are marked; all, where
 * nothing is. */
void rt_position_board (const RtPosition *position, RtBoard *board);

/* The digit in CELL, given or entered, or 0. */
int rt_position_digit (const RtPosition *position, int cell);

bool rt_position_is_given (const RtPosition *position, int cell);
bool rt_position_has_entries (const RtPosition *position);
bool rt_position_has_marks (const RtPosition *position);
bool rt_position_is_empty (const RtPosition *position);
bool rt_position_equal (const RtPosition *a, const RtPosition *b);

/* Writes DIGIT (0 clears) as an entry, with FOUND when the solver did it. A digit takes away the
 * marks of its cell. Does nothing to a given. */
void rt_position_enter (RtPosition *position, int cell, int digit, bool found);

/* What stands on the grid of POSITION, which breaks no rule, and the candidates: the person's own
 * marks where every empty cell has some and the only solution's digit is among them, else those of
 * direct sight. */
void rt_start_board (const RtPosition *position, RtBoard *board);

/* The cells that hold a digit of the puzzle, not one that was found. Where the givens have not one
 * solution, entries may well be of the puzzle: then all that are filled. */
RtCells rt_start_givens (const RtPosition *position);
