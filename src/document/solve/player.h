/* player.h - RtPlayer: a place in a trace or in a path of logical steps, and the clock that moves
 * it.
 *
 * A path of n steps has the places 0 .. n: place k is before its step k, place n after the last.
 * A player has no timer of its own: the caller that draws must call rt_player_tick once a frame
 * while it is `playing`. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"
#include "engine/trace/cursor.h"

#include <glib-object.h>

#define RT_TYPE_PLAYER (rt_player_get_type ())
G_DECLARE_FINAL_TYPE (RtPlayer, rt_player, RT, PLAYER, GObject)

#define RT_SPEED_MIN 0.1
#define RT_SPEED_MAX 1e9 /* steps a second: the whole of most searches within a frame */

/* Properties (notify only on change):
 *   has-steps   boolean: there is a trace or a path to look at
 *   position    uint64: a step of the trace, or a place of the path
 *   look        int: in the finer grains, which look of that step (an index into the cursor's
 *               detail); -1: after the step was made
 *   grain       int: an RtGrain; has no effect on a path, nor have breakpoints
 *   length      uint64: the newest step so far
 *   playing     boolean
 *   pause-at-dead-ends  boolean: playing stops at a step that turns back from a dead end
 *   breakpoint  int: a cell, or -1
 *   speed       double: steps (of the grain) a second, RT_SPEED_MIN .. RT_SPEED_MAX */

RtPlayer *rt_player_new (void);

/* Goes to step 0 of TRACE (NULL: none). Stops playing. */
void rt_player_set_trace (RtPlayer *self, RtTrace *trace);

/* Goes to place 0 of a path of STEPS (of RtStep), an array that must not change any more. Stops playing. */
void rt_player_set_path (RtPlayer *self, GPtrArray *steps);

bool rt_player_has_steps (RtPlayer *self);

/* Returns the cursor at the position, to be read only; NULL without a trace. */
RtCursor *rt_player_cursor (RtPlayer *self);

/* Returns the steps of the path, or NULL without a path. */
GPtrArray *rt_player_path (RtPlayer *self);

guint64 rt_player_position (RtPlayer *self);
guint64 rt_player_length (RtPlayer *self);
int rt_player_look (RtPlayer *self);
RtGrain rt_player_grain (RtPlayer *self);

/* Changes the grain. The place stays the same, or becomes the next one that GRAIN shows. */
void rt_player_set_grain (RtPlayer *self, RtGrain grain);

/* Makes playing stop at a step that changes CELL (-1: none). */
void rt_player_set_breakpoint (RtPlayer *self, int cell);
int rt_player_breakpoint (RtPlayer *self);

/* Goes to STEP, or to the newest one if it is not recorded yet. Does not touch `playing`. */
void rt_player_seek (RtPlayer *self, guint64 step);

/* Goes on by STEPS of the grain (negative: back); stops playing. */
void rt_player_step (RtPlayer *self, gint64 steps);

bool rt_player_playing (RtPlayer *self);
void rt_player_set_playing (RtPlayer *self, bool playing);
double rt_player_speed (RtPlayer *self);
void rt_player_set_speed (RtPlayer *self, double speed);

/* Change to the round speed below or above: 0.1, 0.2, 0.5, 1, 2, 5, 10 ... RT_SPEED_MAX. */
void rt_player_slower (RtPlayer *self);
void rt_player_faster (RtPlayer *self);

/* Returns the round speed nearest to SPEED, by ratio. */
double rt_player_round_speed (double speed);

/* Moves on by the time since the last tick; to be called when a frame is about to be drawn at NOW
 * (microseconds of a monotonic clock). At the newest step, playing stops if the search has FINISHED;
 * otherwise it waits for more steps. */
void rt_player_tick (RtPlayer *self, gint64 now, bool finished);

/* Updates `length` to the length of the trace. */
void rt_player_refresh (RtPlayer *self);
