/* compose.h - functions that compose scenes of a position, a search or a logical step, and
 * functions that add to a scene. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/words/say.h"
#include "engine/position.h"
#include "engine/trace/cursor.h"
#include "picture/scene.h"

/* Sets SCENE to POSITION. CONFLICTS are the cells that break a rule. */
void rt_compose_play (RtScene *scene, const RtPosition *position, RtCells conflicts);

/* Sets SCENE to POSITION, without its pencil marks, with SOLUTION's digits in the empty cells, as
 * digits found by the solver. */
void rt_compose_answer (RtScene *scene, const RtPosition *position, const RtGrid *solution);

/* Sets SCENE to POSITION with as much of STEP as a hint at STAGE reveals:
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
 * a solution, tried digits are shown as found. At a dead end, the scene marks the cell without a
 * candidate, or the cells of the house in which a digit has no place, and the cells that are the
 * reason. LOOK, an index into the cursor's detail, selects a look of the step instead: the grid
 * before the step, the digit that is tested, the cell or house that is read or that has the digit;
 * -1: none. */
void rt_compose_search (RtScene *scene, RtCursor *cursor, int look);

/* Adds to SCENE the cells with WRONG entries, the INVOLVED cells, whose digits contradict each
 * other (empty ones are skipped), and the MARKED cells. */
void rt_compose_verdict (RtScene *scene, RtCells wrong, RtCells involved, RtCells marked);

/* Adds to SCENE the CELLS whose input could not be read. Cells that have a digit are skipped. */
void rt_compose_unread (RtScene *scene, RtCells cells);

/* Marks the cells of SCENE that have another digit in GRID. */
void rt_compose_differences (RtScene *scene, const RtGrid *grid);

/* Adds to SCENE how often each cell was written, on a logarithmic scale. Cells written once are the
 * coldest; those written most often are the hottest. */
void rt_compose_heat (RtScene *scene, const uint64_t heat[RT_N_CELLS]);
