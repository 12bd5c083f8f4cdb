/* edit.h - edits of a position, a function each.
 *
 * Cells that hold a given are skipped, except by a repair. RtDocument makes an undo step of each edit. */
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

/* Does REPAIR. Repaired givens stay givens. Removes the solver's digits if the repair was found without them.
 * Does nothing if the grid has changed since then. */
void rt_edit_repair (RtPosition *position, const RtRepair *repair);

/* Removes everything but the givens. */
void rt_edit_restart (RtPosition *position);

/* Returns POSITION without the solver's digits. */
RtPosition rt_edit_own (const RtPosition *position);

/* Writes the digits of BOARD, which was made from the person's own digits, into all other cells, and removes
 * their marks from the peers. The solver's digits are dropped. WITH_MARKS: BOARD's candidates become the
 * marks. */
void rt_edit_take_board (RtPosition *position, const RtBoard *board, bool with_marks);

/* Writes the digits of SOLUTION into the empty cells, as digits found by the solver. */
void rt_edit_fill_solution (RtPosition *position, const RtGrid *solution);
