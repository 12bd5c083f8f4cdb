/* search-navigation.h - RtWalk: moves the player of a running search by the commands of the
 * timeline: go to a step, find one, play.
 *
 * The player follows the newest step until the person uses the timeline. RtWalk then carries out
 * the commands of the timeline, finds steps in a thread, and goes to steps that are recorded later.
 * Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/player.h"

/* The aim of a recording: the step that the player is to show, and the number of steps to record. */
typedef struct {
  bool plays;      /* playing begins at the start */
  bool watched;    /* true: the person has used the timeline, and the player does not follow the
                    * newest step */
  guint64 wanted;  /* step to go to once it is recorded; 0: none */
  guint64 reach;   /* minimum number of steps to record; 0: up to the next solution */
} RtAim;

typedef struct _RtWalk RtWalk;

/* Returns an object that moves PLAYER, which is referenced, through a search. Calls CHANGED with
 * OWNER after a command of the person, and when the solutions have been counted; calls MISSED with
 * OWNER when rt_walk_find finds nothing. */
RtWalk *rt_walk_new (RtPlayer *player, void (*changed) (gpointer owner),
                     void (*missed) (gpointer owner), gpointer owner);
void rt_walk_free (RtWalk *self);

/* Makes the player show TRACE, a search on a grid that has a solution. AIM is the step to show and the number of
 * steps to record. If the grid has several solutions (SINGLE is false), counts them in a thread. */
void rt_walk_begin (RtWalk *self, RtTrace *trace, RtAim aim, bool single);

/* Releases the search and cancels all work on it. Does not change the player. The commands below do
 * nothing until the next rt_walk_begin. */
void rt_walk_end (RtWalk *self);

/* Moves the player to the newest step, or towards the step that it is to show. To be called after
 * more steps were recorded. */
void rt_walk_follow (RtWalk *self);

/* Returns true if the step to show, or the number of steps to record, which rt_walk_begin was
 * given, is not reached yet. */
bool rt_walk_lies_beyond (const RtWalk *self);

/* Returns the step that the player will show once it is recorded; 0: none. */
guint64 rt_walk_wanted (const RtWalk *self);

/* Forgets the step to show and the number of steps to record, because recording has ended for now. */
void rt_walk_settle (RtWalk *self);

/* Returns true if the person has used the timeline, so that the player no longer follows the newest step. */
bool rt_walk_is_watched (const RtWalk *self);

/* Goes to STEP of the search, as a command of the timeline. The next functions move by STEPS as large as the player
 * shows them (whole steps, tests or reads; back if negative), and play or pause; at the end of a FINISHED search,
 * playing starts from step 0. */
void rt_walk_look_at (RtWalk *self, guint64 step);
void rt_walk_step (RtWalk *self, gint64 steps);
void rt_walk_play (RtWalk *self, bool playing, bool finished);

/* Goes to the newest step and follows it again, as if the person had not used the timeline. */
void rt_walk_follow_again (RtWalk *self);

/* Goes to the nearest recorded step of kind WHAT (for WHICH see RtFind) before or after the current
 * step. Searches in a thread. A new call cancels the previous one. */
void rt_walk_find (RtWalk *self, RtDirection direction, RtFind what, int which);

/* Goes to the next solution. Returns false if none is recorded. */
bool rt_walk_next_solution (RtWalk *self);

/* Goes to the newest recorded solution, without a call of the callbacks. */
void rt_walk_newest_solution (RtWalk *self);

/* Returns true if the player is at the step that found the first solution. */
bool rt_walk_is_at_first_solution (const RtWalk *self);
/* Implement rt_solving_solution, rt_solving_solution_before and rt_solving_n_solutions
 * (solving.h). */
guint64 rt_walk_solution (const RtWalk *self);

bool rt_walk_solution_before (const RtWalk *self, RtGrid *grid);
guint64 rt_walk_n_solutions (const RtWalk *self, bool *exact);
