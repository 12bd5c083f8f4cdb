/* compose.h - composes scenes of a position, of a search and of a logical step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/words/say.h"
#include "engine/position.h"
#include "engine/trace/cursor.h"
#include "picture/scene.h"

/* A position as it is. CONFLICTS are the cells that break a rule. */
void rt_compose_play (RtScene *scene, const RtPosition *position, RtCells conflicts);

/* A position with SOLUTION's digits in its empty cells, marked as found by the solver. Its marks
 * are not shown. */
void rt_compose_answer (RtScene *scene, const RtPosition *position, const RtGrid *solution);

/* A position with as much of STEP as a hint of STAGE gives away: at RT_HINT_WHERE where to look; from
 * RT_HINT_PATTERN on the pattern with its houses, its links and the CANDIDATES of its cells, of a
 * single the digits that refuse; with RT_HINT_ALL what follows, and all candidates, except around a
 * single. Elsewhere stand the position's own marks. VIEW is one of the step's views; 0: all of them; beyond them, a
 * view of an inner step, with what that rests on (rt_step_at_view). */
void rt_compose_step (RtScene *scene, const RtPosition *position,
                      const RtDigits candidates[RT_N_CELLS], const RtStep *step, RtHint stage,
                      guint view);

/* A search at a place: givens, digits being tried, the cell of the step. At a solution, tried
 * digits are shown as found. With LOOK (an index into the cursor's detail; -1 for none) the scene
 * is that look of the step: the grid as it was before, the digit that is tested, the cell or house
 * that is read or that refuses the digit. At a dead end the cell that ran out of digits is
 * crossed, or the digit that has no place ruled out in its house, and what is why refuses. */
void rt_compose_search (RtScene *scene, RtCursor *cursor, int look);

/* Adds to SCENE the WRONG entries, the INVOLVED cells, whose digits contradict each other (empty ones
 * are skipped), and the MARKED cells. */
void rt_compose_verdict (RtScene *scene, RtCells wrong, RtCells involved, RtCells marked);

/* Adds to SCENE the CELLS that could not be read; those that have a digit are skipped. */
void rt_compose_unread (RtScene *scene, RtCells cells);

/* Adds to SCENE which cells have another digit in GRID. */
void rt_compose_differences (RtScene *scene, const RtGrid *grid);

/* Adds to SCENE how often each cell was written, on a logarithmic scale: cells that were written
 * once are the coldest, those that were written most the hottest. */
void rt_compose_heat (RtScene *scene, const uint64_t heat[RT_N_CELLS]);
