/* compose.h - functions that set a scene (the digits, marks and links to draw) from a position, a
 * search or a logical step, and functions that add to a scene. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/words/say.h"
#include "engine/position.h"
#include "engine/trace/cursor.h"
#include "picture/scene.h"

/* Sets SCENE, a picture of the grid, to the digits, marks and colours of POSITION. CONFLICTS are the cells whose
 * digits break a rule. */
void rt_compose_play (RtScene *scene, const RtPosition *position, RtCells conflicts);

/* Sets SCENE, a picture of the grid, to POSITION without its pencil marks. Fills the empty cells
 * with the digits of SOLUTION, in the style of digits found by the solver. */
void rt_compose_answer (RtScene *scene, const RtPosition *position, const RtGrid *solution);

/* Sets SCENE to POSITION with as much of the logical step STEP as a hint at STAGE reveals:
 *
 *     below RT_HINT_WHERE   nothing
 *     RT_HINT_WHERE         the area in which to look
 *     RT_HINT_PATTERN       the pattern with its houses, its links and the CANDIDATES of its cells;
 *                           of a single, the digits that exclude all other cells or digits
 *     RT_HINT_ALL           also the conclusions, and, unless it is a single, all CANDIDATES
 *
 * In other cells, the position's own pencil marks are shown. VIEW is the part of the step to show:
 * 0 for all, one of its views, or, above these, a view of an inner step with its premises
 * (rt_step_at_view). */
void rt_compose_step (RtScene *scene, const RtPosition *position,
                      const RtDigits candidates[RT_N_CELLS], const RtStep *step, RtHint stage,
                      guint view);

/* Sets SCENE to the step of a search at CURSOR: givens, tried digits, and the cell of the step. At
 * a solution, tried digits are shown as found. At a dead end, marks the cell without a candidate,
 * or the house in which a digit has no place, and the cells that are the reason.
 *
 * LOOK is -1, or the index of a look (a test or read inside the step) in the cursor's detail. Then
 * SCENE shows the grid before the step, the tested digit, and the cell or house that is read. */
void rt_compose_search (RtScene *scene, RtCursor *cursor, int look);

/* Adds marks to SCENE, a picture of the grid: on the cells with WRONG entries, the INVOLVED cells,
 * whose digits contradict each other (empty ones are skipped), and the MARKED cells. */
void rt_compose_verdict (RtScene *scene, RtCells wrong, RtCells involved, RtCells marked);

/* Marks the CELLS whose input could not be read in SCENE, a picture of the grid. Cells that have a
 * digit are skipped. */
void rt_compose_unread (RtScene *scene, RtCells cells);

/* Marks the cells of SCENE whose digit differs from the digit in GRID. */
void rt_compose_differences (RtScene *scene, const RtGrid *grid);

/* Adds a heat map to SCENE. HEAT has for each cell how often a search wrote into it; the scale is
 * logarithmic. Cells written once are the coldest, the cells written most often the hottest. */
void rt_compose_heat (RtScene *scene, const uint64_t heat[RT_N_CELLS]);
