/* solving.h - RtSolving: the verdict on a document's grid, and the search that runs on it, from its
 * start to its solution.
 *
 * After every change of the document, RtSolving removes the search and computes the verdict anew in
 * a thread. The state machine of the search:
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
#include "document/solve/background-verdict.h"
#include "document/solve/player.h"

#define RT_TYPE_SOLVING (rt_solving_get_type ())
G_DECLARE_FINAL_TYPE (RtSolving, rt_solving, RT, SOLVING, GObject)

typedef enum {
  RT_SOLVING_IDLE,    /* no search */
  RT_SOLVING_RUNNING, /* a thread is recording the search */
  RT_SOLVING_STOPPED, /* stopped before its end; can be continued */
  RT_SOLVING_DONE,    /* at a solution, after which it can be continued, or at its end */
} RtSolvingState;

/* Effects that the command Solve may have once a solution is found. */
typedef enum {
  RT_RESULT_FILL,    /* writes the solution into the document */
  RT_RESULT_ANIMATE, /* plays the search */
} RtResult;

/* Content of the grid. */
typedef enum {
  RT_SHOWING_DOCUMENT,
  RT_SHOWING_ANSWER, /* shows the solution of the fast engine, while the search is running */
  RT_SHOWING_SEARCH, /* shows the grid of the search at the player's position */
} RtShowing;

/* Returns an object for DOCUMENT that moves PLAYER; both are referenced.
 *
 * Signals:
 *   changed   state, verdict or content of the grid has changed
 *   refused   (RtVerdict *): the search was not started, because the grid has no solution
 *   not-found rt_solving_find has found no such step among the recorded ones
 *   exhausted rt_solving_next_solution has found no further solution */
RtSolving *rt_solving_new (RtDocument *document, RtPlayer *player);

/* Returns the verdict on the document's position (rt_verdict_at); NULL while it is unknown. */
const RtVerdict *rt_solving_verdict (RtSolving *self);

/* Returns the object that computes the verdict. What the person sees of it is
 * rt_desk_told_verdict. */
RtJudge *rt_solving_judge (RtSolving *self);

RtSolvingState rt_solving_state (RtSolving *self);
RtShowing rt_solving_showing (RtSolving *self);

/* Returns the solution that the fast engine has found before the search; valid while there is a search. If the grid
 * has several solutions, a search that does not take the blanks in reading order may find another one first. */
const RtGrid *rt_solving_answer (RtSolving *self);

/* Returns the recorded search, owned by SELF; NULL if there is no search. */
RtTrace *rt_solving_trace (RtSolving *self);

/* Returns the time in microseconds for which the search has been recorded; 0 without a search. */
gint64 rt_solving_elapsed (RtSolving *self);

/* Returns the time in microseconds that the search takes to its first solution or its end without
 * recording; 0 while that is unknown. */
double rt_solving_bare (RtSolving *self);

/* Returns the document, which SELF owns. */
RtDocument *rt_solving_document (RtSolving *self);

/* Sets GRID to the grid that would be solved: all digits except those that a search has found. */
void rt_solving_grid (RtSolving *self, RtGrid *grid);

/* Runs SEARCH on the grid without digits found by a search, or continues it if it was stopped. RESULT says whether
 * the solution fills the grid or the search is played. Emits `refused` instead if there is no solution. When the
 * solution is written into a document without givens, the document's other digits become givens. */
void rt_solving_start (RtSolving *self, const RtSearch *search, RtResult result);

/* Shows the printed steps of a person's program, which WATCHED reads, as if they were a search. Its
 * solution is not written into the document. Goes to STEP once that is recorded; if STEP is 0,
 * follows the newest step. */
void rt_solving_watch (RtSolving *self, RtWatched *watched, guint64 step);

/* Returns the person's program whose steps are shown, or NULL. */
RtWatched *rt_solving_watched_program (RtSolving *self);

/* Returns the diagnosis of the person's program that is shown; NULL if there is none, or if it is
 * not known yet. */
const RtDiagnosis *rt_solving_diagnosis (RtSolving *self);

/* Stops the search and returns at once. The recorded steps are kept. Does nothing if no search is
 * running. */
void rt_solving_stop (RtSolving *self);

/* If the search was stopped, writes the solution of the fast engine into the document, and shows
 * the document instead of the search. */
void rt_solving_show_answer (RtSolving *self);

/* Runs SEARCH again until REACH steps are recorded, or, if REACH is 0, to its first solution after
 * STEP. WATCHED: shows the search at STEP, without playing; otherwise shows the result only. */
void rt_solving_resume (RtSolving *self, const RtSearch *search, guint64 step, bool watched,
                        guint64 reach);

/* Returns the step that will be shown once it is recorded; 0: none. */
guint64 rt_solving_wanted (RtSolving *self);

/* Returns true while a search that is run again (rt_solving_resume) waits for the verdict, or has
 * not recorded its step or number of steps yet. */
bool rt_solving_is_resuming (RtSolving *self);

/* Returns true if the person has used the timeline, so that the search is shown instead of its
 * result. */
bool rt_solving_watched (RtSolving *self);

/* Must be called before a hint, list or path of logical steps is shown: pauses the search. A
 * running search that would write its solution into the document is stopped instead, and shown at
 * its current step. */
void rt_solving_give_way (RtSolving *self);

/* Removes the search, so that the grid shows the document. */
void rt_solving_put_away (RtSolving *self);

/* Removes the search, and stops following the document. */
void rt_solving_end (RtSolving *self);

/* Functions that are called with OWNER when the document's position changes: `leave` before the
 * search is removed, `arrive` after that. */
typedef struct {
  void (*leave) (gpointer owner);
  void (*arrive) (gpointer owner);
  gpointer owner;
} RtSolvingHooks;

/* Sets HOOKS, functions to call before and after the document's position changes; they are copied.
 * Their `owner` must live until rt_solving_end or until SELF is freed. */
void rt_solving_set_hooks (RtSolving *self, const RtSolvingHooks *hooks);

/* Updates the player and the state. To be called once a frame while rt_solving_is_moving returns
 * true. NOW is in microseconds of a monotonic clock. */
void rt_solving_tick (RtSolving *self, gint64 now);

/* Returns true if a search is running or playing. */
bool rt_solving_is_moving (RtSolving *self);

/* Returns true if the verdict is known, and no search is running or about to start. */
bool rt_solving_is_settled (RtSolving *self);

/* Goes to STEP of the search. The next functions move by STEPS of the player's grain (whole steps, tests or reads;
 * back if negative), and play or pause. After any of them, the grid shows the search. */
void rt_solving_look_at (RtSolving *self, guint64 step);
void rt_solving_step (RtSolving *self, gint64 steps);
void rt_solving_play (RtSolving *self, bool playing);

/* Goes to the next or previous recorded step of the kind WHAT (for WHICH see RtFind), or emits
 * `not-found`. Searches in a thread. A new call cancels the previous one. */
void rt_solving_find (RtSolving *self, RtDirection direction, RtFind what, int which);

/* Replaces the search, if there is one, by SEARCH on the same grid. If both take the blanks in
 * reading order, and so make the same steps, the new search is shown at the same step. */
void rt_solving_switch (RtSolving *self, const RtSearch *search);

/* Goes to the next solution. Continues the search if the next solution is not recorded yet. Emits
 * `exhausted` if there is none. */
void rt_solving_next_solution (RtSolving *self);

/* Returns the number (from 1) of the solution at the current step; 0 if the step has found none. */
guint64 rt_solving_solution (RtSolving *self);

/* Returns the number of solutions of the grid, or 0 while it is unknown. Sets EXACT to false if the
 * result is only a lower bound. */
guint64 rt_solving_n_solutions (RtSolving *self, bool *exact);

/* Sets GRID to the solution found before the one that the current step found. Returns false if there is none. */
bool rt_solving_solution_before (RtSolving *self, RtGrid *grid);
