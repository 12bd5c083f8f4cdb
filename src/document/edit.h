/* edit.h - what a person can do to a position: each edit as a function on a value.
 *
 * Cells that hold a given are skipped, but by a repair. RtDocument makes an undo step of each edit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/board.h"
#include "engine/position.h"
#include "engine/typo-repair.h"

/* Writes DIGIT (0 clears) into CELLS. If it breaks no rule there, its pencil marks are removed from
 * the cells that see it. */
void rt_edit_enter (RtPosition *position, RtCells cells, int digit);

/* Toggles the pencil mark DIGIT in those of CELLS that are empty: removes it if all of them have
 * it, otherwise adds it. */
void rt_edit_mark (RtPosition *position, RtCells cells, int digit);

/* Removes entries and marks from CELLS. */
void rt_edit_clear (RtPosition *position, RtCells cells);

/* Every empty cell gets as marks the digits that no cell it sees holds. */
void rt_edit_fill_marks (RtPosition *position);

void rt_edit_lock_givens (RtPosition *position);
void rt_edit_unlock_givens (RtPosition *position);

/* Does what REPAIR says, with givens too: what was given stays given, where it goes. Digits of the solver
 * go where it was made without them. Does nothing where the grid is no longer the one that it was made
 * for. */
void rt_edit_repair (RtPosition *position, const RtRepair *repair);

/* Removes everything but the givens. */
void rt_edit_restart (RtPosition *position);

/* POSITION without the digits that the solver found. */
RtPosition rt_edit_own (const RtPosition *position);

/* Writes the digits of BOARD, which was made of the person's own digits, into all other cells, and
 * removes their marks from the cells that see them. What the solver found is dropped. WITH_MARKS:
 * BOARD's candidates become the marks. */
void rt_edit_take_board (RtPosition *position, const RtBoard *board, bool with_marks);

/* Writes the digits of SOLUTION into the empty cells, as digits found by the solver. */
void rt_edit_fill_solution (RtPosition *position, const RtGrid *solution);
