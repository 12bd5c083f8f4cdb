/* transport.c - what plays in a window: the path of steps where there is one, else the search. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/transport.h"

bool
rt_transport_has_path (RtWindow *window)
{
  return rt_player_has_steps (rt_reasoning_player (rt_window_reasoning (window)));
}

RtPlayer *
rt_transport_player (RtWindow *window)
{
  return rt_transport_has_path (window) ? rt_reasoning_player (rt_window_reasoning (window))
                                        : rt_window_player (window);
}

bool
rt_transport_has_steps (RtWindow *window)
{
  return rt_player_has_steps (rt_transport_player (window));
}

void
rt_transport_to_search (RtWindow *window)
{
  rt_reasoning_put_away (rt_window_reasoning (window));
}

void
rt_transport_tick (RtWindow *window, gint64 now)
{
  rt_solving_tick (rt_window_solving (window), now);
  rt_player_tick (rt_reasoning_player (rt_window_reasoning (window)), now, true);
}

bool
rt_transport_is_moving (RtWindow *window)
{
  return rt_solving_is_moving (rt_window_solving (window)) ||
         rt_player_playing (rt_transport_player (window));
}

static void
set_playing (RtWindow *window, bool playing)
{
  if (rt_transport_has_path (window)) {
    rt_reasoning_play (rt_window_reasoning (window), playing);
  } else {
    rt_transport_to_search (window);
    rt_solving_play (rt_window_solving (window), playing);
  }
}

void
rt_transport_play (RtWindow *window)
{
  set_playing (window, !rt_player_playing (rt_transport_player (window)));
}

void
rt_transport_pause (RtWindow *window)
{
  set_playing (window, false);
}

static void
step (RtWindow *window, gint64 steps)
{
  if (rt_transport_has_path (window)) {
    rt_player_step (rt_transport_player (window), steps);
  } else {
    rt_transport_to_search (window);
    rt_solving_step (rt_window_solving (window), steps);
  }
}

void
rt_transport_step_back (RtWindow *window)
{
  step (window, -1);
}

void
rt_transport_step_forward (RtWindow *window)
{
  step (window, 1);
}

void
rt_transport_look_at (RtWindow *window, guint64 place)
{
  if (rt_transport_has_path (window)) {
    rt_player_seek (rt_transport_player (window), place);
  } else {
    rt_transport_to_search (window);
    rt_solving_look_at (rt_window_solving (window), place);
  }
}

/* To a place, no longer playing. */
static void
go_to (RtWindow *window, guint64 place)
{
  rt_transport_pause (window);
  rt_transport_look_at (window, place);
}

void
rt_transport_to_start (RtWindow *window)
{
  go_to (window, 0);
}

void
rt_transport_to_end (RtWindow *window)
{
  go_to (window, rt_player_length (rt_transport_player (window)));
}

/* By how many hundredths of the way. */
static void
go_part (RtWindow *window, int hundredths)
{
  RtPlayer *player = rt_transport_player (window);
  gint64 length = (gint64) rt_player_length (player);
  gint64 to = (gint64) rt_player_position (player) + hundredths * MAX (1, length / 100);

  go_to (window, (guint64) CLAMP (to, 0, length));
}

void
rt_transport_part_back (RtWindow *window)
{
  go_part (window, -1);
}

void
rt_transport_part_forward (RtWindow *window)
{
  go_part (window, 1);
}

void
rt_transport_slower (RtWindow *window)
{
  rt_player_slower (rt_transport_player (window));
}

void
rt_transport_faster (RtWindow *window)
{
  rt_player_faster (rt_transport_player (window));
}
