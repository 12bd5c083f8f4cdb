/* solving.h - RtSolving: what is known of the grid, and the search that runs on it.
 *
 * It listens to a document: after every change it puts the search away and finds out anew what is
 * true of the grid, off the main thread. One state machine for Solve and Stop:
 *
 *     IDLE --start--> RUNNING --(solution, end)--> DONE --(edit)--> IDLE
 *                        |  \--stop--> STOPPED --start--> RUNNING (goes on)
 *
 * Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"
#include "document/player.h"
#include "engine/verdict.h"

#define RT_TYPE_SOLVING (rt_solving_get_type ())
G_DECLARE_FINAL_TYPE (RtSolving, rt_solving, RT, SOLVING, GObject)

typedef enum {
  RT_SOLVING_IDLE,    /* there is no search */
  RT_SOLVING_RUNNING, /* a worker records it */
  RT_SOLVING_STOPPED, /* stopped by the person; it can go on */
  RT_SOLVING_DONE,    /* solved or exhausted */
} RtSolvingState;

/* How the result is shown. */
typedef enum {
  RT_RESULT_FILL,    /* the digits appear */
  RT_RESULT_ANIMATE, /* the search plays */
} RtResult;

/* What the grid has to show. */
typedef enum {
  RT_SHOWING_DOCUMENT,
  RT_SHOWING_ANSWER, /* the fast engine's, while the search goes on */
  RT_SHOWING_SEARCH, /* the player's place in the search */
} RtShowing;

/* Signals:
 *   changed   state, verdict or what is shown is another now
 *   refused   (RtVerdict *): Solve was asked for, but there is no solution
 *   not-found there is no such step in what is recorded
 *   exhausted the search went on, but there is no further solution */
RtSolving *rt_solving_new (RtDocument *document, RtPlayer *player);

/* What is true of the grid, or NULL while it is being found out. */
const RtVerdict *rt_solving_verdict (RtSolving *self);

RtSolvingState rt_solving_state (RtSolving *self);
RtShowing rt_solving_showing (RtSolving *self);

/* The fast engine's answer, equal to what the search finds: while RT_SHOWING_ANSWER. */
const RtGrid *rt_solving_answer (RtSolving *self);

/* The recorded search, or NULL; and for how long it has run, in microseconds. */
RtTrace *rt_solving_trace (RtSolving *self);
gint64 rt_solving_elapsed (RtSolving *self);

/* How long the search takes to its first solution or its end when nothing records it, in
 * microseconds; measured after it was recorded. 0 while that is not known. */
gint64 rt_solving_bare (RtSolving *self);

/* What there is to solve: all digits but those that a search wrote earlier. */
void rt_solving_grid (RtSolving *self, RtGrid *grid);

/* Runs SEARCH on the digits of the grid (all of them count), or lets the stopped one go on. Without
 * a solution it does not run: `refused`. Digits of a grid without givens become the givens. */
void rt_solving_start (RtSolving *self, const RtSearch *search, RtResult result);

/* Answers at once; what was recorded can be watched. Does nothing where nothing runs. */
void rt_solving_stop (RtSolving *self);

/* Runs SEARCH once more as it was when the program ended: to STEP, without playing, and on from
 * there unless it had been STOPPED. WATCHED: the search is shown, else the result. */
void rt_solving_resume (RtSolving *self, const RtSearch *search, guint64 step, bool watched,
                        bool stopped);

/* Whether the person has been to the timeline, so that the search is what is shown. */
bool rt_solving_watched (RtSolving *self);

/* Something else is to be shown. The search waits, paused; one that would fill the grid in sooner or
 * later is put away. */
void rt_solving_give_way (RtSolving *self);

/* Puts the search away: the grid is the document again. */
void rt_solving_put_away (RtSolving *self);

/* Once a frame while a search runs or plays, at NOW (microseconds of a steady clock). */
void rt_solving_tick (RtSolving *self, gint64 now);

/* Whether rt_solving_tick wants to be called. */
bool rt_solving_is_moving (RtSolving *self);

/* The person goes to a place in the search: from now on that is what is shown. STEP is in steps of
 * the search, STEPS in those of the player's grain (back, below 0). */
void rt_solving_look_at (RtSolving *self, guint64 step);
void rt_solving_step (RtSolving *self, gint64 steps);
void rt_solving_play (RtSolving *self, bool playing);

/* Goes to the next or previous step that RtFind names, as far as the search is recorded; or emits
 * `not-found`. Off the main thread; a later call replaces it. */
void rt_solving_find (RtSolving *self, RtDirection direction, RtFind what, int which);

/* Another search on the same grid, if one is there: at the same place, where both walk the same
 * tree. */
void rt_solving_switch (RtSolving *self, const RtSearch *search);

/* On to the next solution: one that is recorded, else the search goes on to it. Where there is none
 * any more, `exhausted` is emitted. */
void rt_solving_next_solution (RtSolving *self);

/* Which solution (from 1) the place is, or 0; and of how many. N_SOLUTIONS is exact only with EXACT,
 * else there are at least so many; 0 while nothing is known. */
guint64 rt_solving_solution (RtSolving *self);
guint64 rt_solving_n_solutions (RtSolving *self, bool *exact);

/* The solution before the one that the place is. Returns false where there is none. */
bool rt_solving_solution_before (RtSolving *self, RtGrid *grid);
