/* walk.h - RtWalk: the place in a search that is shown.
 *
 * It moves a player along with the newest step until the person uses the timeline, then wherever the person
 * goes; to a step that is not recorded yet; from solution to solution. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/player.h"

/* Settings at the start of a walk. */
typedef struct {
  bool plays;      /* begins to play */
  bool watched;    /* the person has used the timeline */
  guint64 wanted;  /* step to go to once it is recorded; 0: none */
  guint64 reach;   /* number of steps to record at least; 0: up to the next solution */
} RtAim;

typedef struct _RtWalk RtWalk;

/* Returns a walk that moves PLAYER. CHANGED is called with OWNER after a move of the person or when the
 * solutions are counted; MISSED when rt_walk_find finds nothing. */
RtWalk *rt_walk_new (RtPlayer *player, void (*changed) (gpointer owner),
                     void (*missed) (gpointer owner), gpointer owner);
void rt_walk_free (RtWalk *self);

/* Goes to the start of TRACE, whose grid has a solution. SINGLE: it has exactly one; otherwise the solutions
 * are counted in a thread. */
void rt_walk_begin (RtWalk *self, RtTrace *trace, RtAim aim, bool single);

/* Drops the search and all work on it; does not touch the player. The functions below do nothing until the
 * next rt_walk_begin. */
void rt_walk_end (RtWalk *self);

/* Goes on towards the aim after more steps were recorded. */
void rt_walk_follow (RtWalk *self);

/* Returns true if steps that the aim asks for are not recorded yet. */
bool rt_walk_lies_beyond (const RtWalk *self);

/* Returns the step to go to once it is recorded; 0 if there is none. */
guint64 rt_walk_wanted (const RtWalk *self);

/* Forgets the step that was waited for, because no more steps will be recorded for now. */
void rt_walk_settle (RtWalk *self);

/* Returns true if the person has used the timeline. */
bool rt_walk_is_watched (const RtWalk *self);

/* Go to STEP; go on by STEPS of the player's grain (negative: back); play or pause. At the end of a FINISHED
 * search, playing starts again from step 0. */
void rt_walk_look_at (RtWalk *self, guint64 step);
void rt_walk_step (RtWalk *self, gint64 steps);
void rt_walk_play (RtWalk *self, bool playing, bool finished);

/* Goes to the newest step and follows it, as before the person used the timeline. */
void rt_walk_follow_again (RtWalk *self);

/* Goes to the step that rt_trace_find finds from the current place. Searches in a thread; a later call
 * replaces it. */
void rt_walk_find (RtWalk *self, RtDirection direction, RtFind what, int which);

/* Goes to the next solution. Returns false if none is recorded. */
bool rt_walk_next_solution (RtWalk *self);

/* Goes to the newest solution that is recorded, without a call of CHANGED. */
void rt_walk_newest_solution (RtWalk *self);

/* Returns true if the current place is the first solution; returns its number (from 1), or 0; sets GRID to
 * the previous solution, or returns false. */
bool rt_walk_is_at_first_solution (const RtWalk *self);
guint64 rt_walk_solution (const RtWalk *self);
bool rt_walk_solution_before (const RtWalk *self, RtGrid *grid);

/* Returns the number of solutions of the grid: exact if EXACT, otherwise a lower bound; 0 while it is not
 * known. */
guint64 rt_walk_n_solutions (const RtWalk *self, bool *exact);
