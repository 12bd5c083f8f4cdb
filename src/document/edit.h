/* edit.h - functions that edit a position: enter, mark, clear, repair, fill in.
 *
 * Cells that hold a given are skipped, except by a repair and by colours. RtDocument makes an undo step of each
 * edit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/board.h"
#include "engine/position.h"
#include "engine/typo-repair.h"

/* Writes DIGIT (0 clears) into CELLS. CLEANS: if DIGIT breaks no rule in a cell, removes the pencil marks DIGIT, of
 * both kinds, from the cell's peers. */
void rt_edit_enter (RtPosition *position, RtCells cells, int digit, bool cleans);

/* Toggles the corner mark (if CORNER) or the centre mark DIGIT in the empty cells of CELLS: removes the mark from all
 * if the first of them has it, otherwise adds it to all. */
void rt_edit_mark (RtPosition *position, RtCells cells, int digit, bool corner);

/* Toggles COLOUR (1..9) of CELLS, including givens: removes the colour from all if the first of them has it, otherwise
 * gives it to all. */
void rt_edit_colour (RtPosition *position, RtCells cells, int colour);

/* Toggles COLOUR (1..9) of the pencil mark DIGIT in those of CELLS that have the mark: removes the
 * colour from all if the first of them has it, otherwise gives it to all. */
void rt_edit_colour_mark (RtPosition *position, RtCells cells, int digit, int colour);

/* Removes entries and marks from CELLS. If no cell has an entry or a mark, removes their colours
 * instead. */
void rt_edit_clear (RtPosition *position, RtCells cells);

/* Sets the pencil marks of each empty cell to the digits that no peer holds. */
void rt_edit_fill_marks (RtPosition *position);

/* Removes the marks, of both kinds, that a digit in the same row, column or box forbids. */
void rt_edit_clean_marks (RtPosition *position);

/* Removes all marks. */
void rt_edit_clear_marks (RtPosition *position);

/* Adds the centre marks that were forbidden only by digits which BEFORE has and POSITION lacks. Does nothing if BEFORE
 * has no centre marks. */
void rt_edit_refill_marks (RtPosition *position, const RtPosition *before);

void rt_edit_lock_givens (RtPosition *position);
void rt_edit_unlock_givens (RtPosition *position);

/* Applies REPAIR, the correction of a typing error. Repaired givens stay givens. Removes the solver's digits if the
 * repair was found without them. Does nothing if the grid has changed since the repair was found. */
void rt_edit_repair (RtPosition *position, const RtRepair *repair);

/* Removes everything but the givens. */
void rt_edit_restart (RtPosition *position);

/* Returns POSITION without the solver's digits. */
RtPosition rt_edit_own (const RtPosition *position);

/* Writes the digits of BOARD into the cells that the person has left empty, as the person's
 * entries, and removes their marks from the peers. First removes digits found by the solver.
 * WITH_MARKS: BOARD's candidates become the pencil marks of the cells that stay empty. */
void rt_edit_take_board (RtPosition *position, const RtBoard *board, bool with_marks);

/* Writes the digits of SOLUTION into the empty cells, as digits found by the solver. */
void rt_edit_fill_solution (RtPosition *position, const RtGrid *solution);
