/* solving.h - RtSolving: the verdict on a document's grid, and the search that runs on it.
 *
 * After every change of the document it puts the search away and computes the verdict again, in a thread. One
 * state machine for Solve and Stop:
 *
 *     IDLE --start--> RUNNING --(solution, end)--> DONE --next solution--> RUNNING
 *      ^                 |  \--stop--> STOPPED --start--> RUNNING (goes on)
 *      +-- from anywhere: an edit, put away
 *
 * Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/base/watched-program.h"
#include "document/document.h"
#include "document/solve/judge.h"
#include "document/solve/player.h"

#define RT_TYPE_SOLVING (rt_solving_get_type ())
G_DECLARE_FINAL_TYPE (RtSolving, rt_solving, RT, SOLVING, GObject)

typedef enum {
  RT_SOLVING_IDLE,    /* no search */
  RT_SOLVING_RUNNING, /* a thread records the search */
  RT_SOLVING_STOPPED, /* stopped before its end; it can go on */
  RT_SOLVING_DONE,    /* at a solution, after which it can go on, or at its end */
} RtSolvingState;

/* Display of a result of Solve. */
typedef enum {
  RT_RESULT_FILL,    /* the digits appear */
  RT_RESULT_ANIMATE, /* the search plays */
} RtResult;

/* Content of the grid. */
typedef enum {
  RT_SHOWING_DOCUMENT,
  RT_SHOWING_ANSWER, /* solution of the fast engine, while the search runs */
  RT_SHOWING_SEARCH, /* the search at the player's place */
} RtShowing;

/* Signals:
 *   changed   the state, the verdict or what is shown has changed
 *   refused   (RtVerdict *): it was to start, but there is no solution
 *   not-found rt_solving_find: there is no such step in what is recorded
 *   exhausted rt_solving_next_solution: there is no further solution */
RtSolving *rt_solving_new (RtDocument *document, RtPlayer *player);

/* Returns the verdict on the grid without the solver's digits, and its contradictions; NULL while it is not
 * known. */
const RtVerdict *rt_solving_verdict (RtSolving *self);

/* Returns the judge of the verdict. rt_desk_told_verdict returns the part that the person is told. */
RtJudge *rt_solving_judge (RtSolving *self);

RtSolvingState rt_solving_state (RtSolving *self);
RtShowing rt_solving_showing (RtSolving *self);

/* Returns the solution of the fast engine; valid while there is a search. If the grid has several solutions,
 * a search that does not walk the tree of the classics may find another one first. */
const RtGrid *rt_solving_answer (RtSolving *self);

/* Returns the recorded search, or NULL; and its running time in microseconds. */
RtTrace *rt_solving_trace (RtSolving *self);
gint64 rt_solving_elapsed (RtSolving *self);

/* Returns the microseconds that the search takes to its first solution or its end when it is not recorded; 0
 * while that is not known. */
double rt_solving_bare (RtSolving *self);

/* Returns the document, which SELF owns. */
RtDocument *rt_solving_document (RtSolving *self);

/* Sets GRID to the grid that would be solved: all digits except those that a search has found. */
void rt_solving_grid (RtSolving *self, RtGrid *grid);

/* Runs SEARCH on rt_solving_grid, or continues it if it was stopped. Emits `refused` instead if there is no
 * solution. If the grid has no givens, its digits become the givens. */
void rt_solving_start (RtSolving *self, const RtSearch *search, RtResult result);

/* Reads WATCHED and shows it as the search. Its answer is not written into the document. Goes to STEP once it
 * is recorded (0: along with the newest one). */
void rt_solving_watch (RtSolving *self, RtWatched *watched, guint64 step);

/* Returns the program whose steps are shown, or NULL if there is none; and the diagnosis of that
 * program, or NULL while it is not known. */
RtWatched *rt_solving_watched_program (RtSolving *self);
const RtDiagnosis *rt_solving_diagnosis (RtSolving *self);

/* Stops the search and returns at once; recorded steps can be watched. Does nothing if no search runs. */
void rt_solving_stop (RtSolving *self);

/* Writes the answer into the grid of a search that was stopped before it found one, and shows the grid
 * instead of the search. */
void rt_solving_show_answer (RtSolving *self);

/* Runs SEARCH again as it was left: until REACH steps are recorded (0: to its first solution after STEP), at
 * STEP, without playing. WATCHED: shows the search, otherwise the result. */
void rt_solving_resume (RtSolving *self, const RtSearch *search, guint64 step, bool watched,
                        guint64 reach);

/* Returns the step to go to once it is recorded; 0 if there is none. */
guint64 rt_solving_wanted (RtSolving *self);

/* Returns true while the verdict is awaited or the wanted step is not recorded yet. */
bool rt_solving_is_resuming (RtSolving *self);

/* Returns true if the person has used the timeline, so that the search is shown instead of its result. */
bool rt_solving_watched (RtSolving *self);

/* Makes room for a hint or a path. Pauses the search; a search that would fill the grid is stopped and shown
 * at its current step. */
void rt_solving_give_way (RtSolving *self);

/* Puts the search away: the grid shows the document again. */
void rt_solving_put_away (RtSolving *self);

/* Puts the search away and no longer follows the document. */
void rt_solving_end (RtSolving *self);

/* Calls with OWNER when the document gets another position: `leave` before the search of the previous
 * position is put away, `arrive` after that. */
typedef struct {
  void (*leave) (gpointer owner);
  void (*arrive) (gpointer owner);
  gpointer owner;
} RtSolvingHooks;

/* OWNER must outlive the solving or its rt_solving_end. */
void rt_solving_set_hooks (RtSolving *self, const RtSolvingHooks *hooks);

/* Call this once a frame while rt_solving_is_moving; NOW is in microseconds of a monotonic clock. */
void rt_solving_tick (RtSolving *self, gint64 now);

/* Returns true if a search runs or plays. */
bool rt_solving_is_moving (RtSolving *self);

/* Returns true if the verdict is known, and no search runs or is about to. */
bool rt_solving_is_settled (RtSolving *self);

/* Commands of the timeline. From now on the grid shows the search. STEP is a step of the search; STEPS are relative, in
 * the player's grain (negative: back). */
void rt_solving_look_at (RtSolving *self, guint64 step);
void rt_solving_step (RtSolving *self, gint64 steps);
void rt_solving_play (RtSolving *self, bool playing);

/* Goes to the next or previous recorded step of the kind WHAT, or emits `not-found`. Searches in a thread; a
 * later call replaces it. */
void rt_solving_find (RtSolving *self, RtDirection direction, RtFind what, int which);

/* Replaces the search, if there is one, by another one on the same grid: at the same place if both visit the
 * same tree. */
void rt_solving_switch (RtSolving *self, const RtSearch *search);

/* Goes to the next solution; the search continues if it is not recorded yet. Emits `exhausted` if there is
 * none. */
void rt_solving_next_solution (RtSolving *self);

/* Returns the number of the solution at the current place (from 1), or 0; and the number of
 * solutions, which is exact if EXACT, otherwise a lower bound; 0 while it is not known. */
guint64 rt_solving_solution (RtSolving *self);
guint64 rt_solving_n_solutions (RtSolving *self, bool *exact);

/* Sets GRID to the solution before the one at the current place. Returns false if there is none. */
bool rt_solving_solution_before (RtSolving *self, RtGrid *grid);
