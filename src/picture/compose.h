/* compose.h - scenes from play and from a search. No other code fills a scene. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/say.h"
#include "engine/position.h"
#include "engine/trace/cursor.h"
#include "picture/scene.h"

/* A position as it stands. CONFLICTS are the cells that break a rule. */
void rt_compose_play (RtScene *scene, const RtPosition *position, RtCells conflicts);

/* A position with SOLUTION's digits in its empty cells, as found. Its own marks do not show. */
void rt_compose_answer (RtScene *scene, const RtPosition *position, const RtGrid *solution);

/* A position with CANDIDATES as its marks and as much of STEP as a hint of STAGE gives away: from
 * RT_HINT_WHERE on the houses or the digit, from RT_HINT_PATTERN on the pattern with its links, with
 * RT_HINT_ALL what follows. VIEW is one of a step that is proved in several ways; 0: all of them; or
 * beyond them that of a step inside of it, with what that rests on (rt_step_at_view). */
void rt_compose_step (RtScene *scene, const RtPosition *position,
                      const RtDigits candidates[RT_N_CELLS], const RtStep *step, RtHint stage,
                      guint view);

/* A search at a place: givens, digits being tried, the cell of the step. Where it is solved, tried
 * digits show as found. With LOOK (an index into the cursor's detail; -1 for none) the scene is that
 * look of the step: the grid as it was before, the digit that is tested, the cell or house that is
 * looked at or that refuses. */
void rt_compose_search (RtScene *scene, RtCursor *cursor, int look);

/* Frames the cells whose digits contradict each other, and marks others; empty ones among INVOLVED
 * are passed over. */
void rt_compose_verdict (RtScene *scene, RtCells involved, RtCells marked);

/* Marks CELLS as such that could not be read; those that have a digit are passed over. */
void rt_compose_unread (RtScene *scene, RtCells cells);

/* Marks the cells of SCENE whose digit is another one in GRID. */
void rt_compose_differences (RtScene *scene, const RtGrid *grid);

/* Adds to SCENE how often each cell was written, on a logarithmic scale: cells that were written
 * once are the coldest, those that were written most the hottest. */
void rt_compose_heat (RtScene *scene, const uint64_t heat[RT_N_CELLS]);
