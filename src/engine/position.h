/* position.h - RtPosition: the state of play of one puzzle: givens, entries, pencil marks, colours.
 * A value.
 *
 * A cell has a given or an entry, never both; only empty cells have pencil marks. The functions
 * below ensure this. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/board.h"
#include "engine/core/digits.h"
#include "engine/core/grid.h"

typedef struct {
  RtGrid givens;                /* digits of the puzzle */
  RtGrid entries;               /* digits entered by the person or the solver */
  RtCells found;                /* entries that the solver wrote */
  RtDigits marks[RT_N_CELLS];   /* pencil marks */
  /* a second kind of pencil marks, in the corners, which some formats have */
  RtDigits corners[RT_N_CELLS];
  uint8_t colours[RT_N_CELLS];  /* 0: none; 1..9 */
  /* by cell and digit - 1: colour of this candidate; shown if the cell has the pencil mark */
  uint8_t mark_colours[RT_N_CELLS][9];
} RtPosition;

/* Initializes an empty position, or one with only GIVENS (may be NULL). */
void rt_position_init (RtPosition *position, const RtGrid *givens);

/* Copies all digits, givens and entries, to GRID. */
void rt_position_grid (const RtPosition *position, RtGrid *grid);

/* Fills BOARD with all digits of POSITION. Its candidates are those that are pencil marks, too, or
 * all candidates if there are no pencil marks. */
void rt_position_board (const RtPosition *position, RtBoard *board);

/* Returns the given or entry in CELL; 0 if CELL is empty. */
int rt_position_digit (const RtPosition *position, int cell);

bool rt_position_is_given (const RtPosition *position, int cell);
bool rt_position_has_entries (const RtPosition *position);
bool rt_position_has_marks (const RtPosition *position);
bool rt_position_is_empty (const RtPosition *position);
bool rt_position_equal (const RtPosition *a, const RtPosition *b);

/* Writes DIGIT into CELL as an entry; 0 clears the cell. FOUND is true if the solver writes it.
 * Removes the pencil marks of a filled cell. Does nothing if CELL has a given. */
void rt_position_enter (RtPosition *position, int cell, int digit, bool found);

/* The pencil marks that logical steps use as candidates. */
typedef enum {
  RT_TRUST_ALL,    /* there are no marks: all candidates are used */
  RT_TRUST_CENTRE, /* the centre marks are the candidates */
  RT_TRUST_BOTH,   /* marks of both kinds are the candidates */
  RT_TRUST_NONE,   /* there are marks, but all candidates are used */
} RtTrust;

/* Makes the board on which logical steps start, from POSITION, which must have no conflict. It has
 * all digits. Its candidates are the person's pencil marks if those of every empty cell contain the
 * digit of the only solution; otherwise all candidates. Corner marks are used, too, if the centre
 * marks alone lack a digit of the solution. Returns the marks that were used. */
RtTrust rt_start_board (const RtPosition *position, RtBoard *board);

/* Returns the cells that count as givens for logical steps: the givens if they have exactly one
 * solution; otherwise all filled cells, because entries may be part of the puzzle. */
RtCells rt_start_givens (const RtPosition *position);
