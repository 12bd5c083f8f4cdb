/* player.h - RtPlayer: where in a trace or a path we look, and the clock that moves it. Nothing else.
 *
 * A path of n steps has the places 0 .. n: place k is before its step k, place n after the last.
 * No source runs inside: whoever draws calls rt_player_tick once a frame, only while `playing`.
 * Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step.h"
#include "engine/trace/cursor.h"

#include <glib-object.h>

#define RT_TYPE_PLAYER (rt_player_get_type ())
G_DECLARE_FINAL_TYPE (RtPlayer, rt_player, RT, PLAYER, GObject)

#define RT_SPEED_MIN 0.1
#define RT_SPEED_MAX 1e9 /* steps a second: the whole of most searches within a frame */

/* Properties (notify only on change):
 *   has-steps   boolean: there is a trace or a path to look at
 *   position    uint64: the step that is looked at
 *   look        int: in the finer grains, which look of that step (an index into the cursor's
 *               detail); -1: the step itself, made
 *   grain       int: an RtGrain; a path has the steps alone, neither grains nor breakpoints
 *   length      uint64: the newest step so far
 *   playing     boolean
 *   pause-at-dead-ends  boolean
 *   breakpoint  int: a cell, or -1
 *   speed       double: steps (of the grain) a second, RT_SPEED_MIN .. RT_SPEED_MAX */

RtPlayer *rt_player_new (void);

/* Looks at TRACE from step 0, or (NULL) at none. Stops playing. */
void rt_player_set_trace (RtPlayer *self, RtTrace *trace);

/* The same for the path of STEPS, of RtStep; the array does not change any more. */
void rt_player_set_path (RtPlayer *self, GPtrArray *steps);

bool rt_player_has_steps (RtPlayer *self);

/* The cursor at the position, or NULL where there is no trace. Look, do not move it. */
RtCursor *rt_player_cursor (RtPlayer *self);

/* The steps of the path, or NULL where there is none. */
GPtrArray *rt_player_path (RtPlayer *self);

guint64 rt_player_position (RtPlayer *self);
guint64 rt_player_length (RtPlayer *self);
int rt_player_look (RtPlayer *self);
RtGrain rt_player_grain (RtPlayer *self);

/* The place stays, as far as the grain has it. */
void rt_player_set_grain (RtPlayer *self, RtGrain grain);

/* Playing stops at a step that turns back from a dead end, or that changes CELL (-1: none). */
void rt_player_set_pause_at_dead_ends (RtPlayer *self, bool pause);
void rt_player_set_breakpoint (RtPlayer *self, int cell);
int rt_player_breakpoint (RtPlayer *self);

/* Goes to STEP, or as near as has been recorded. Does not touch `playing`. */
void rt_player_seek (RtPlayer *self, guint64 step);

/* So many steps of the grain on (or back, below 0); stops playing. */
void rt_player_step (RtPlayer *self, gint64 steps);

bool rt_player_playing (RtPlayer *self);
void rt_player_set_playing (RtPlayer *self, bool playing);
double rt_player_speed (RtPlayer *self);
void rt_player_set_speed (RtPlayer *self, double speed);

/* To the round speed below or above: 0.1, 0.2, 0.5, 1, 2, 5, 10 ... RT_SPEED_MAX. */
void rt_player_slower (RtPlayer *self);
void rt_player_faster (RtPlayer *self);

/* The round speed nearest to SPEED, as a person would count: by ratio. */
double rt_player_round_speed (double speed);

/* A frame is about to be drawn at NOW (microseconds of a steady clock): moves on by the time since
 * the last tick. At the newest step it stops playing if the search has stopped (FINISHED), else it
 * waits there for more. */
void rt_player_tick (RtPlayer *self, gint64 now, bool finished);

/* The trace may have grown: brings `length` up to date. */
void rt_player_refresh (RtPlayer *self);
