/* player.h - RtPlayer: the current position in a trace (a recorded search) or in a path of logical
 * steps, which can be played at a chosen speed.
 *
 * A path of n steps has the positions 0 .. n: position k is before step k (from 0), position n is
 * after the last step. A player has no timer: while `playing` is true, its user must call
 * rt_player_tick once a frame. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"
#include "engine/trace/cursor.h"

#include <glib-object.h>

#define RT_TYPE_PLAYER (rt_player_get_type ())
G_DECLARE_FINAL_TYPE (RtPlayer, rt_player, RT, PLAYER, GObject)

#define RT_SPEED_MIN 0.1
#define RT_SPEED_MAX 1e9 /* steps a second: plays most searches within one frame */

/* Properties (notify only on change):
 *   has-steps   boolean: the player has a trace or a path
 *   position    uint64: number of the step in the trace, or position in the path
 *   look        int: in the finer grains, the look within that step (an index into the cursor's
 *               detail); -1: after the step
 *   grain       int: an RtGrain; ignored for a path
 *   length      uint64: number of the newest step, or of steps in the path
 *   playing     boolean
 *   pause-at-dead-ends  boolean: playing stops at a step that backtracks from a dead end
 *   breakpoint  int: a cell, or -1; playing stops at a step that changes it; ignored for a path
 *   speed       double: steps (of the grain) a second, RT_SPEED_MIN .. RT_SPEED_MAX
 *   film        boolean: instead of a speed, a search is played as a film: in about ten seconds, at first step by step,
 *               then ever faster. The first time it stops at the first dead end. Setting a speed ends that; it is ignored
 *               for a path and in the finer grains */

RtPlayer *rt_player_new (void);

/* Makes the player show TRACE, a recorded search (NULL: none), from step 0. Removes a path. Stops playing. */
void rt_player_set_trace (RtPlayer *self, RtTrace *trace);

/* Makes the player show a path of logical STEPS (of RtStep; NULL: none), from its start. STEPS is
 * referenced and must not change any more. Removes a trace. Stops playing. */
void rt_player_set_path (RtPlayer *self, GPtrArray *steps);

bool rt_player_has_steps (RtPlayer *self);

/* Returns the cursor in the recorded search, owned by SELF; NULL if there is no search. Callers
 * must not move it. */
RtCursor *rt_player_cursor (RtPlayer *self);

/* Returns the logical steps of the solving path, owned by SELF; NULL without a path. */
GPtrArray *rt_player_path (RtPlayer *self);

guint64 rt_player_position (RtPlayer *self);
guint64 rt_player_length (RtPlayer *self);
int rt_player_look (RtPlayer *self);
RtGrain rt_player_grain (RtPlayer *self);

/* Sets the grain: the size of a step, from placements to single reads. If GRAIN does not show the
 * current look, moves to the next one that it shows. */
void rt_player_set_grain (RtPlayer *self, RtGrain grain);

/* Sets the cell (0..80) at whose changes playing stops; -1: none. rt_player_breakpoint returns it. */
void rt_player_set_breakpoint (RtPlayer *self, int cell);
int rt_player_breakpoint (RtPlayer *self);

/* Goes to STEP of the search or solving path, or to the newest step if STEP is not recorded yet.
 * Does not change `playing`. */
void rt_player_seek (RtPlayer *self, guint64 step);

/* Moves by STEPS of the player's grain (whole steps, tests or reads), back if negative. Stops playing. */
void rt_player_step (RtPlayer *self, gint64 steps);

bool rt_player_playing (RtPlayer *self);
void rt_player_set_playing (RtPlayer *self, bool playing);
bool rt_player_film (RtPlayer *self);

/* Returns true while the player is at the dead end where the film stopped by itself. */
bool rt_player_film_paused (RtPlayer *self);
void rt_player_set_film (RtPlayer *self, bool film);

/* Copies from OTHER the speed, whether it plays as a film, and whether the film has made its first
 * stop at a dead end. */
void rt_player_play_like (RtPlayer *self, RtPlayer *other);

double rt_player_speed (RtPlayer *self);
void rt_player_set_speed (RtPlayer *self, double speed);

/* Changes to the next lower round speed: 0.1, 0.2, 0.5, 1, 2, 5, 10 ... steps a second.
 * rt_player_faster changes to the next higher one, up to RT_SPEED_MAX. */
void rt_player_slower (RtPlayer *self);
void rt_player_faster (RtPlayer *self);

/* Returns the round speed nearest to SPEED, by ratio. */
double rt_player_round_speed (double speed);

/* If playing, moves forward by the steps that are due since the last tick. To be called before each
 * frame; NOW is its time in microseconds of a monotonic clock. At the newest step, playing stops if
 * the search has FINISHED; otherwise it waits for more steps. */
void rt_player_tick (RtPlayer *self, gint64 now, bool finished);

/* Sets the property `length` to the number of steps recorded so far. */
void rt_player_refresh (RtPlayer *self);
