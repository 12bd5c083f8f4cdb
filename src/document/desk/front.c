/* front.c - what of a desk is in front. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/desk/front.h"

#include <glib/gi18n-lib.h>

/* Returns true if no cell of the document is empty. */
static bool
is_full (RtDesk *desk)
{
  RtGrid grid;

  rt_position_grid (rt_document_position (rt_desk_document (desk)), &grid);
  return rt_cells_count (rt_grid_filled (&grid)) == RT_N_CELLS;
}

/* Returns true if the place of PLAYER is a solution. */
static bool
is_at_solution (RtPlayer *player)
{
  return rt_player_look (player) < 0 &&
         rt_cursor_event (rt_player_cursor (player))->status == RT_STATUS_SOLVED;
}

/* Where a search is in front. */
static RtMomentGrid
grid_of_search (RtDesk *desk)
{
  RtSolving *solving = rt_desk_solving (desk);
  RtPlayer *player = rt_desk_player (desk);
  bool at_end = rt_player_position (player) == rt_player_length (player);

  if (rt_solving_diagnosis (solving) && at_end && !rt_player_playing (player))
    return RT_MOMENT_SEARCH;
  switch (rt_solving_showing (solving)) {
  case RT_SHOWING_SEARCH:
    return is_at_solution (player) ? RT_MOMENT_ANSWER : RT_MOMENT_SEARCH;
  case RT_SHOWING_DOCUMENT:
    return rt_solving_state (solving) == RT_SOLVING_RUNNING && !is_full (desk) ? RT_MOMENT_OWN
                                                                               : RT_MOMENT_ANSWER;
  case RT_SHOWING_ANSWER:
  default:
    return RT_MOMENT_ANSWER;
  }
}

RtMomentGrid
rt_desk_shows (RtDesk *desk)
{
  RtReasoning *reasoning = rt_desk_reasoning (desk);

  if (rt_player_has_steps (rt_reasoning_player (reasoning)))
    return RT_MOMENT_PATH;
  if (rt_reasoning_is_on (reasoning) || !rt_player_cursor (rt_desk_player (desk)))
    return RT_MOMENT_OWN;
  return grid_of_search (desk);
}

bool
rt_desk_shows_found (RtDesk *desk)
{
  RtMomentGrid grid = rt_desk_shows (desk);

  return grid == RT_MOMENT_ANSWER ||
         (grid == RT_MOMENT_OWN && !rt_reasoning_is_on (rt_desk_reasoning (desk)));
}

RtWaits
rt_desk_search_waits (RtDesk *desk)
{
  if (!rt_player_cursor (rt_desk_player (desk)))
    return rt_comeback_waits (rt_desk_comeback (desk)) ? RT_WAITS_LEFT : RT_WAITS_NOT;
  return rt_reasoning_is_on (rt_desk_reasoning (desk)) ? RT_WAITS_BEHIND : RT_WAITS_NOT;
}

char *
rt_desk_say_waiting (RtDesk *desk)
{
  g_autofree char *step =
    g_strdup_printf ("%'" G_GUINT64_FORMAT, rt_player_position (rt_desk_player (desk)));

  switch (rt_desk_search_waits (desk)) {
  case RT_WAITS_BEHIND:
    if (rt_solving_watched_program (rt_desk_solving (desk)))
      /* Translators: while a hint is shown instead of the steps of a program; %s is a number. */
      return g_strdup_printf (_("Your program waits at step %s."), step);
    /* Translators: while a hint is shown instead of the search; %s is a number. */
    return g_strdup_printf (_("The search waits at step %s."), step);
  case RT_WAITS_LEFT:
    return g_strdup (_("The search waits where you left it: Undo brings it back."));
  case RT_WAITS_NOT:
  default:
    return NULL;
  }
}
