/* edit.h - what a person does to a position: each edit as a function on a value.
 *
 * An edit that has nothing to do leaves the position as it was; cells that hold a given are passed
 * over. The document makes undo steps of them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/board.h"
#include "engine/position.h"

/* Writes DIGIT (0 clears) into CELLS. Where it breaks no rule there, the marks of it that its peers
 * hold go too. */
void rt_edit_enter (RtPosition *position, RtCells cells, int digit);

/* Toggles the pencil mark DIGIT in those of CELLS that are empty: all have it: off, else on. */
void rt_edit_mark (RtPosition *position, RtCells cells, int digit);

/* Takes entries and marks out of CELLS. */
void rt_edit_clear (RtPosition *position, RtCells cells);

/* Every empty cell gets the marks that the digits in sight leave it. */
void rt_edit_fill_marks (RtPosition *position);

void rt_edit_lock_givens (RtPosition *position);
void rt_edit_unlock_givens (RtPosition *position);

/* Only the givens stay. */
void rt_edit_restart (RtPosition *position);

/* Writes the digits of BOARD into the empty cells; marks of them go from their peers. WITH_MARKS:
 * its candidates become the marks. */
void rt_edit_take_board (RtPosition *position, const RtBoard *board, bool with_marks);

/* Writes the digits of SOLUTION into the empty cells, as found. */
void rt_edit_fill_solution (RtPosition *position, const RtGrid *solution);
