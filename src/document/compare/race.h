/* race.h - RtRace: two searches on one grid, side by side, moved by one clock.
 *
 * The clock counts steps: both have made equally many; or time: each has made as many as it makes
 * in the same time when it is not recorded, which is measured first. Either way both places are
 * computed from one number, so that they cannot drift apart; if one search is not recorded far
 * enough yet, the clock waits for it. One of them may be the person's own program, whose steps have
 * been read; how fast that is, is not known, so that the clock counts steps then.
 *
 * Searches are recorded in threads while the race goes, some way ahead of it and no further: while
 * it is paused, nothing is recorded. It has no timer of its own: the caller that draws must call
 * rt_race_tick once a frame while rt_race_is_playing. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/cursor.h"

#include <gio/gio.h>

#define RT_TYPE_RACE (rt_race_get_type ())
G_DECLARE_FINAL_TYPE (RtRace, rt_race, RT, RACE, GObject)

#define RT_RACE_LANES 2

typedef enum {
  RT_CLOCK_STEPS, /* the same number of steps a second */
  RT_CLOCK_TIME,  /* as fast as each really is, slowed down alike */
} RtClock;

/* GRID must not contradict itself. PROGRAM is what a person's program did on it, read to its end: what a
 * lane of rt_search_recorded shows; NULL: there is no such. Signal `changed`: something other than a
 * place has changed. */
RtRace *rt_race_new (const RtGrid *grid, RtTrace *program, const RtSearch *first,
                     const RtSearch *second);

const RtGrid *rt_race_grid (RtRace *self);

/* Whether it is of these. */
bool rt_race_is_of (RtRace *self, const RtGrid *grid, RtTrace *program);

/* Puts another SEARCH (rt_search_recorded: the program) into LANE, and goes back to the start. */
void rt_race_enter (RtRace *self, int lane, const RtSearch *search);

/* Whether the clock can count time: it cannot where the program is in a lane. */
bool rt_race_can_time (RtRace *self);

/* Sets the clock, if it can be that; if it is another one, goes back to the start. */
void rt_race_set_clock (RtRace *self, RtClock clock);
RtClock rt_race_clock (RtRace *self);

/* Steps a second of the slower lane, RT_RACE_SPEED_MIN .. RT_RACE_SPEED_MAX. */
#define RT_RACE_SPEED_MIN 1.0
#define RT_RACE_SPEED_MAX 1e8
void rt_race_set_speed (RtRace *self, double speed);
double rt_race_speed (RtRace *self);

/* Steps a second of LANE by the current clock; and of its search when it is not recorded, 0 until
 * that is measured, and of the program. */
double rt_race_lane_speed (RtRace *self, int lane);
double rt_race_bare_speed (RtRace *self, int lane);

/* Whether the race can play: what can be measured has been. */
bool rt_race_is_ready (RtRace *self);

/* Plays or pauses; from its end it plays again from the start. Does nothing before it is ready. */
void rt_race_play (RtRace *self, bool playing);
bool rt_race_is_playing (RtRace *self);
void rt_race_restart (RtRace *self);

/* Plays to the end as fast as it is recorded. */
void rt_race_finish (RtRace *self);

/* A frame is about to be drawn at NOW (microseconds of a monotonic clock). */
void rt_race_tick (RtRace *self, gint64 now);

/* Where LANE is, to be read only. */
RtCursor *rt_race_cursor (RtRace *self, int lane);
guint64 rt_race_position (RtRace *self, int lane);

/* Whether LANE has come to its search's first solution or to its end. */
bool rt_race_is_finished (RtRace *self, int lane);

/* Whether all lanes have. */
bool rt_race_is_over (RtRace *self);

/* Who is ahead or has finished: a translated sentence. The caller frees it. */
char *rt_race_say (RtRace *self);

/* How long the search of LANE takes to get there when it is not recorded: translated, with its
 * unit; "–" before it is measured, and for the program. The caller frees it. */
char *rt_race_say_time (RtRace *self, int lane);
