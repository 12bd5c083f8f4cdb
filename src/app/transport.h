/* transport.h - what plays in a window: the path of steps where there is one, else the search.
 *
 * The two never fight over the grid: what was asked for last is shown. A hint, a list of steps or a
 * path has the search wait behind it, paused; when it is put away, grid and timeline are the
 * search's again. Whoever asks for the search - Solve, a jump, the timeline where it is the
 * search's - puts them away. Each has a speed of its own: the steps of a path are sentences. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

/* That of the path or of the search. */
RtPlayer *rt_transport_player (RtWindow *window);

bool rt_transport_has_path (RtWindow *window);

/* Whether there is a path or a search. */
bool rt_transport_has_steps (RtWindow *window);

/* The search is asked for: nothing stands before it any more. */
void rt_transport_to_search (RtWindow *window);

/* Once a frame while rt_transport_is_moving: NOW is in microseconds of a steady clock. */
void rt_transport_tick (RtWindow *window, gint64 now);
bool rt_transport_is_moving (RtWindow *window);

/* What the person does. */
void rt_transport_look_at (RtWindow *window, guint64 step);
void rt_transport_play (RtWindow *window); /* or pauses */
void rt_transport_pause (RtWindow *window);
void rt_transport_step_back (RtWindow *window);
void rt_transport_step_forward (RtWindow *window);
void rt_transport_part_back (RtWindow *window); /* a hundredth of the way */
void rt_transport_part_forward (RtWindow *window);
void rt_transport_to_start (RtWindow *window);
void rt_transport_to_end (RtWindow *window);
void rt_transport_slower (RtWindow *window);
void rt_transport_faster (RtWindow *window);
