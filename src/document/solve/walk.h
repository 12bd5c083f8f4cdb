/* walk.h - RtWalk: the place in a search that is shown.
 *
 * It moves a player: along with the newest step until the person uses the timeline, then wherever
 * the person goes; to a step that is not recorded yet; from solution to solution. Main thread
 * only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/player.h"

/* What a walk begins with. */
typedef struct {
  bool plays;      /* begins to play */
  bool watched;    /* the person has used the timeline */
  guint64 wanted;  /* a step to go to once it is recorded; 0: none */
  guint64 reach;   /* so many steps are to be recorded at least; 0: up to the next solution */
} RtAim;

typedef struct _RtWalk RtWalk;

/* Moves PLAYER. CHANGED is called with OWNER when the person has gone somewhere, or the solutions
 * have been counted; MISSED when rt_walk_find finds nothing. */
RtWalk *rt_walk_new (RtPlayer *player, void (*changed) (gpointer owner),
                     void (*missed) (gpointer owner), gpointer owner);
void rt_walk_free (RtWalk *self);

/* Begins at the start of TRACE, whose grid has at least one solution. SINGLE: it has exactly one;
 * otherwise they are counted, off the main thread. */
void rt_walk_begin (RtWalk *self, RtTrace *trace, RtAim aim, bool single);

/* Drops the search and all that is still being found out about it; does not touch the player. Then
 * the functions below do nothing until the next rt_walk_begin. */
void rt_walk_end (RtWalk *self);

/* Goes on towards the aim after more steps were recorded. */
void rt_walk_follow (RtWalk *self);

/* Returns true if steps that the aim asks for are not recorded yet. */
bool rt_walk_lies_beyond (const RtWalk *self);

/* Returns the step that is gone to once it is recorded; 0 if there is none. */
guint64 rt_walk_wanted (const RtWalk *self);

/* Drops the aim: no more steps will be recorded for now. */
void rt_walk_settle (RtWalk *self);

/* Returns true if the person has used the timeline. */
bool rt_walk_is_watched (const RtWalk *self);

/* The person goes to STEP; goes STEPS of the player's grain on (negative: back); or plays or
 * pauses: at the end of a FINISHED search it plays again from the start. */
void rt_walk_look_at (RtWalk *self, guint64 step);
void rt_walk_step (RtWalk *self, gint64 steps);
void rt_walk_play (RtWalk *self, bool playing, bool finished);

/* Goes to the newest step and along with it again, as before the person used the timeline. */
void rt_walk_follow_again (RtWalk *self);

/* Goes to the step that rt_trace_find finds from the current place. It is looked for off the main
 * thread; a later call replaces it. */
void rt_walk_find (RtWalk *self, RtDirection direction, RtFind what, int which);

/* Goes to the next solution. Returns false if none is recorded. */
bool rt_walk_next_solution (RtWalk *self);

/* Goes to the newest solution that is recorded, without a call of CHANGED. */
void rt_walk_newest_solution (RtWalk *self);

/* Whether the current place is the first solution; which one it is (from 1), or 0; and the one
 * before it, if there is one. */
bool rt_walk_is_at_first_solution (const RtWalk *self);
guint64 rt_walk_solution (const RtWalk *self);
bool rt_walk_solution_before (const RtWalk *self, RtGrid *grid);

/* How many solutions the grid has: with EXACT that number, otherwise at least that many; 0 while
 * that is not known. */
guint64 rt_walk_n_solutions (const RtWalk *self, bool *exact);
