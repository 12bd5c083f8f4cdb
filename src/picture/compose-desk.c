/* compose-desk.c - sets the scene (the digits and marks to draw) for the grid of a window, from its
 * document, logical step or search. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/compose-desk.h"

#include "document/desk/desk.h"
#include "picture/compose.h"

/* Sets SCENE, the digits and marks to draw, to the logical step that the window shows (a hint, or a
 * step of a list or path). If it shows none, to the document's grid. */
static void
compose_document (RtScene *scene, RtDesk *desk)
{
  RtDocument *document = rt_desk_document (desk);
  RtReasoning *reasoning = rt_desk_reasoning (desk);
  const RtPosition *position = rt_document_position (document);
  const RtStep *step = rt_reasoning_step (reasoning);
  RtGrid grid;

  if (rt_desk_replayed (desk)) {
    rt_compose_play (scene, rt_desk_replayed (desk), RT_CELLS_NONE);
    rt_compose_verdict (scene, rt_desk_replayed_wrong (desk), RT_CELLS_NONE, RT_CELLS_NONE);
    if (rt_desk_moment (desk)->kind == RT_MOMENT_REPLAY && rt_desk_moment (desk)->cell != RT_NO_CELL)
      scene->cells[rt_desk_moment (desk)->cell].current = true;
    return;
  }
  if (step) {
    rt_compose_step (scene, rt_reasoning_position (reasoning),
                     rt_reasoning_candidates (reasoning), step, rt_reasoning_stage (reasoning),
                     rt_reasoning_view (reasoning));
    return;
  }
  if (rt_reasoning_is_on (reasoning))
    position = rt_reasoning_position (reasoning);
  rt_position_grid (position, &grid);
  rt_compose_play (scene, position, rt_desk_told_conflicts (desk, rt_grid_conflicts (&grid)));
  rt_compose_unread (scene, rt_document_unread (document));
  rt_compose_verdict (scene,
                      rt_cells_or (rt_desk_told_wrong (desk), rt_reasoning_mistakes (reasoning)),
                      rt_slips_framed (rt_desk_slips (desk)), rt_desk_marked (desk));
}

/* Draws digits that the person entered, and that the search takes as givens, like entered
 * digits. */
static void
compose_entries (RtScene *scene, RtDesk *desk)
{
  RtPosition own = rt_document_own (rt_desk_document (desk));

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (scene->cells[cell].role == RT_ROLE_GIVEN && own.entries.digit[cell] == scene->cells[cell].digit)
      scene->cells[cell].role = RT_ROLE_ENTERED;
}

static void
compose_search (RtScene *scene, RtDesk *desk)
{
  RtPlayer *player = rt_desk_player (desk);
  RtGrid grid;

  rt_compose_search (scene, rt_player_cursor (player), rt_player_look (player));
  compose_entries (scene, desk);
  if (rt_solving_solution_before (rt_desk_solving (desk), &grid))
    rt_compose_differences (scene, &grid);
  if (rt_desk_moment (desk)->shows_why)
    rt_compose_verdict (scene, RT_CELLS_NONE, rt_desk_moment (desk)->facts.why, RT_CELLS_NONE);
}

/* Sets SCENE, the digits and marks to draw, to the second search ("what if"). It takes the digits
 * that the first search had tried as givens; they are drawn as tried digits. */
static void
compose_what_if (RtScene *scene, RtDesk *desk)
{
  RtWhatIf *what_if = rt_desk_what_if_search (desk);
  RtPlayer *player = rt_what_if_player (what_if);
  const RtGrid *givens = rt_trace_givens (rt_what_if_origin (what_if));

  rt_compose_search (scene, rt_player_cursor (player), rt_player_look (player));
  compose_entries (scene, desk);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (scene->cells[cell].role == RT_ROLE_GIVEN && !givens->digit[cell])
      scene->cells[cell].role = RT_ROLE_TRYING;
  scene->cells[rt_what_if_cell (what_if)].marked = true;
}

bool
rt_compose_desk (RtScene *scene, RtDesk *desk)
{
  RtSolving *solving = rt_desk_solving (desk);
  RtShowing showing = rt_reasoning_is_on (rt_desk_reasoning (desk)) ? RT_SHOWING_DOCUMENT
                                                                    : rt_solving_showing (solving);
  int breakpoint = rt_player_breakpoint (rt_desk_player (desk));

  if (rt_desk_what_if_search (desk)) {
    compose_what_if (scene, desk);
    return true;
  }
  if (rt_desk_looked_at (desk)) {
    rt_compose_search (scene, rt_desk_looked_at (desk), RT_AFTER_STEP);
    compose_entries (scene, desk);
    return true;
  }
  switch (showing) {
  case RT_SHOWING_SEARCH:
    compose_search (scene, desk);
    break;
  case RT_SHOWING_ANSWER:
    rt_compose_answer (scene, rt_document_position (rt_desk_document (desk)),
                       rt_solving_answer (solving));
    break;
  case RT_SHOWING_DOCUMENT:
  default:
    compose_document (scene, desk);
    break;
  }
  if (rt_desk_shows_heat (desk)) {
    uint64_t heat[RT_N_CELLS];

    rt_trace_heat (rt_solving_trace (solving), heat);
    rt_compose_heat (scene, heat);
  }
  if (breakpoint >= 0)
    scene->cells[breakpoint].breakpoint = true;
  return showing == RT_SHOWING_SEARCH || rt_player_playing (rt_desk_front (desk));
}
