/* solving.h - RtSolving: what is known about a document's grid, and the search that runs on it.
 *
 * After every change of the document it puts the search away and finds out again how many solutions
 * the grid has, off the main thread. One state machine for Solve and Stop:
 *
 *     IDLE --start--> RUNNING --(solution, end)--> DONE --next solution--> RUNNING
 *      ^                 |  \--stop--> STOPPED --start--> RUNNING (goes on)
 *      +-- from anywhere: an edit, put away
 *
 * Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/base/watched.h"
#include "document/document.h"
#include "document/solve/judge.h"
#include "document/solve/player.h"

#define RT_TYPE_SOLVING (rt_solving_get_type ())
G_DECLARE_FINAL_TYPE (RtSolving, rt_solving, RT, SOLVING, GObject)

typedef enum {
  RT_SOLVING_IDLE,    /* there is no search */
  RT_SOLVING_RUNNING, /* a worker records it */
  RT_SOLVING_STOPPED, /* stopped before its end; it can go on */
  RT_SOLVING_DONE,    /* at a solution, after which it can go on, or exhausted */
} RtSolvingState;

/* How the result is shown. */
typedef enum {
  RT_RESULT_FILL,    /* the digits appear */
  RT_RESULT_ANIMATE, /* the search plays */
} RtResult;

/* What the grid shows. */
typedef enum {
  RT_SHOWING_DOCUMENT,
  RT_SHOWING_ANSWER, /* the fast engine's, while the search still runs */
  RT_SHOWING_SEARCH, /* the player's place in the search */
} RtShowing;

/* Signals:
 *   changed   the state, the verdict or what is shown has changed
 *   refused   (RtVerdict *): it was to start, but there is no solution
 *   not-found rt_solving_find: there is no such step in what is recorded
 *   exhausted rt_solving_next_solution: there is no further solution */
RtSolving *rt_solving_new (RtDocument *document, RtPlayer *player);

/* How many solutions the grid has without what a search has found, and what contradicts in it; NULL
 * while that is being found out. */
const RtVerdict *rt_solving_verdict (RtSolving *self);

/* Who finds that out; rt_desk_told_verdict has what the person is told. */
RtJudge *rt_solving_judge (RtSolving *self);

RtSolvingState rt_solving_state (RtSolving *self);
RtShowing rt_solving_showing (RtSolving *self);

/* The fast engine's answer, as long as there is a search. Where the grid has several solutions, one
 * that does not walk the tree of the classics may find another first. */
const RtGrid *rt_solving_answer (RtSolving *self);

/* The recorded search, or NULL; and how long it has run, in microseconds. */
RtTrace *rt_solving_trace (RtSolving *self);
gint64 rt_solving_elapsed (RtSolving *self);

/* How long the search takes to its first solution or its end when it is not recorded, in
 * microseconds; measured after it was recorded. 0 while that is not known. */
double rt_solving_bare (RtSolving *self);

/* The grid that would be solved: all digits except those that a search has found. */
void rt_solving_grid (RtSolving *self, RtGrid *grid);

/* Runs SEARCH on rt_solving_grid, or continues it if it was stopped. If there is no solution it
 * does not run: `refused`. If the grid has no givens, its digits become the givens. */
void rt_solving_start (RtSolving *self, const RtSearch *search, RtResult result);

/* Reads WATCHED and shows that as the search, which is not the document's: its answer is not written
 * there. Goes to STEP once that is there (0: along with the newest). */
void rt_solving_watch (RtSolving *self, RtWatched *watched, guint64 step);

/* What is read, or was; NULL: the search, if there is one, is one of ours. And what its steps tell of the
 * program; NULL while that is not known. */
RtWatched *rt_solving_watched_program (RtSolving *self);
const RtDiagnosis *rt_solving_diagnosis (RtSolving *self);

/* Returns at once; what was recorded can be watched. Does nothing if no search runs. */
void rt_solving_stop (RtSolving *self);

/* Where the search was stopped before it found anything: puts the answer into the grid, unless it is
 * there, and shows that rather than the search. */
void rt_solving_show_answer (RtSolving *self);

/* Runs SEARCH again as it was when it was left: until REACH steps are recorded (0: to its first
 * solution beyond STEP), at STEP, without playing. WATCHED: shows the search, otherwise the result. */
void rt_solving_resume (RtSolving *self, const RtSearch *search, guint64 step, bool watched,
                        guint64 reach);

/* Returns the step that is gone to once it is recorded; 0 if there is none. */
guint64 rt_solving_wanted (RtSolving *self);

/* Whether it is asked whether there is anything to find, or the search has not come so far yet. */
bool rt_solving_is_resuming (RtSolving *self);

/* Whether the person has used the timeline, so that the search is shown rather than its result. */
bool rt_solving_watched (RtSolving *self);

/* Something else will be shown. The search is paused; but one that is still going to fill in the grid is
 * stopped, and shown where it has come to. */
void rt_solving_give_way (RtSolving *self);

/* Puts the search away: the grid shows the document again. */
void rt_solving_put_away (RtSolving *self);

/* The same, and follows the document no longer. */
void rt_solving_end (RtSolving *self);

/* Called with OWNER when the document has another position: `leave` before the search of the one before is
 * put away, `arrive` after that. */
typedef struct {
  void (*leave) (gpointer owner);
  void (*arrive) (gpointer owner);
  gpointer owner;
} RtSolvingHooks;

/* OWNER must outlive the solving, or its rt_solving_end. */
void rt_solving_set_hooks (RtSolving *self, const RtSolvingHooks *hooks);

/* To be called once a frame while rt_solving_is_moving, at NOW (microseconds of a steady clock). */
void rt_solving_tick (RtSolving *self, gint64 now);

/* Whether a search runs or plays. */
bool rt_solving_is_moving (RtSolving *self);

/* Whether the verdict is known, and no search runs or is about to. */
bool rt_solving_is_settled (RtSolving *self);

/* The person goes to a place in the search: from now on the search is shown. STEP is a step of the
 * search; STEPS are relative, in the player's grain (negative: back). */
void rt_solving_look_at (RtSolving *self, guint64 step);
void rt_solving_step (RtSolving *self, gint64 steps);
void rt_solving_play (RtSolving *self, bool playing);

/* Goes to the next or previous step of the kind WHAT, as far as the search is recorded, or emits
 * `not-found`. Searches off the main thread; a later call replaces it. */
void rt_solving_find (RtSolving *self, RtDirection direction, RtFind what, int which);

/* If there is a search, runs another one on the same grid instead: at the same place, if both visit
 * the same tree. */
void rt_solving_switch (RtSolving *self, const RtSearch *search);

/* Goes to the next solution; if it is not recorded yet, the search continues. If there is none,
 * `exhausted` is emitted. */
void rt_solving_next_solution (RtSolving *self);

/* Which solution (from 1) the current place is, or 0; and how many there are: with EXACT that
 * number, otherwise at least that many; 0 while that is not known. */
guint64 rt_solving_solution (RtSolving *self);
guint64 rt_solving_n_solutions (RtSolving *self, bool *exact);

/* The solution before the one at the current place. Returns false if there is none. */
bool rt_solving_solution_before (RtSolving *self, RtGrid *grid);
