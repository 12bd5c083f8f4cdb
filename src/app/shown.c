/* shown.c - what the grid of a window shows: the document, a step on it, or the search. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/shown.h"

#include "app/transport.h"
#include "picture/compose.h"

#include <glib/gi18n.h>

/* Whether the heat map is shown. */
static bool
has_heat (RtWindow *window)
{
  return rt_solving_trace (rt_window_solving (window)) &&
         !rt_reasoning_is_on (rt_window_reasoning (window)) &&
         rt_search_page_heat (rt_window_search_page (window));
}

/* What there is to do with the digits that the person sees: the document, or a step on it, or what a
 * path ends with. */
static void
compose_document (RtWindow *window, RtCells involved, RtCells marked, RtScene *scene)
{
  const RtPosition *position = rt_document_position (rt_window_document (window));
  RtReasoning *reasoning = rt_window_reasoning (window);
  const RtStep *step = rt_reasoning_step (reasoning);
  RtGrid grid;

  if (step) {
    rt_compose_step (scene, rt_reasoning_position (reasoning),
                     rt_reasoning_candidates (reasoning), step, rt_reasoning_stage (reasoning),
                     rt_reasoning_view (reasoning));
    return;
  }
  if (rt_player_has_steps (rt_reasoning_player (reasoning)))
    position = rt_reasoning_position (reasoning);
  rt_position_grid (position, &grid);
  rt_compose_play (scene, position, rt_grid_conflicts (&grid));
  rt_compose_unread (scene, rt_document_unread (rt_window_document (window)));
  rt_compose_verdict (scene, involved, rt_cells_or (marked, rt_reasoning_mistakes (reasoning)));
}

static void
compose_search (RtWindow *window, RtScene *scene)
{
  RtPlayer *player = rt_window_player (window);
  RtGrid grid;

  rt_compose_search (scene, rt_player_cursor (player), rt_player_look (player));
  if (rt_solving_solution_before (rt_window_solving (window), &grid))
    rt_compose_differences (scene, &grid);
}

bool
rt_shown_compose (RtWindow *window, RtCells involved, RtCells marked, RtScene *scene)
{
  RtSolving *solving = rt_window_solving (window);
  RtShowing showing = rt_reasoning_is_on (rt_window_reasoning (window))
                        ? RT_SHOWING_DOCUMENT
                        : rt_solving_showing (solving);
  int breakpoint = rt_player_breakpoint (rt_window_player (window));

  switch (showing) {
  case RT_SHOWING_SEARCH:
    compose_search (window, scene);
    break;
  case RT_SHOWING_ANSWER:
    rt_compose_answer (scene, rt_document_position (rt_window_document (window)),
                       rt_solving_answer (solving));
    break;
  case RT_SHOWING_DOCUMENT:
  default:
    compose_document (window, involved, marked, scene);
    break;
  }
  if (has_heat (window)) {
    uint64_t heat[RT_N_CELLS];

    rt_trace_heat (rt_solving_trace (solving), heat);
    rt_compose_heat (scene, heat);
  }
  if (breakpoint >= 0)
    scene->cells[breakpoint].breakpoint = true;
  /* The answer that is shown while a search runs holds still. */
  return showing == RT_SHOWING_SEARCH || rt_player_playing (rt_transport_player (window));
}

char *
rt_shown_say_cell (RtWindow *window, int cell)
{
  uint64_t heat[RT_N_CELLS];
  g_autofree char *number = NULL;

  if (cell < 0 || !has_heat (window))
    return NULL;
  rt_trace_heat (rt_solving_trace (rt_window_solving (window)), heat);
  number = g_strdup_printf ("%'" G_GUINT64_FORMAT, heat[cell]);
  /* Translators: how often a search wrote a digit into a cell; %s is the number, as in "1,204" */
  return g_strdup_printf (ngettext ("Written %s time", "Written %s times", (gulong) heat[cell]),
                          number);
}
