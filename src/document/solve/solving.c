/* solving.c - implements RtSolving, the state machine of a search: from the verdict on the grid to
 * the solution in the document.
 *
 *             start          it has a solution        some frames later
 *     IDLE ----------> ASKED -----------------> RUNNING ----------> OVERDUE
 *      ^                 |                       |   ^                 |
 *      |<--- refused ----+                 stop, |   | start again,    | stop,
 *      |                               solution, |   | next solution   | solution,
 *      |                                     end v   |                 v end
 *      +--- put away, edit: from anywhere    STOPPED or DONE <---------+
 *
 * This file decides when the solution is written into the document, and what the grid shows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/solving.h"

#include "document/edit.h"
#include "document/solve/search-recorder.h"
#include "document/solve/search-navigation.h"

/* If a search takes longer than this, the solution of the fast engine is shown meanwhile. */
#define ANSWER_AFTER (80 * G_TIME_SPAN_MILLISECOND)

typedef enum {
  IDLE,    /* there is no search */
  ASKED,   /* the fast engine is checking whether there is a solution */
  RUNNING, /* the search is being recorded */
  OVERDUE, /* the search has been running for longer than ANSWER_AFTER */
  STOPPED, /* the person has stopped the search, which can be continued */
  DONE,    /* the search is at a solution, after which it can be continued, or at its end */
} Phase;

struct _RtSolving {
  GObject parent_instance;

  /* Owned. */
  RtDocument *document;
  RtPlayer *player;
  RtJudge *judge;          /* computes the verdict on the document's grid */
  RtJudge *asked;          /* computes the verdict on the grid to be solved */
  RtRecording *recording;  /* NULL without a search */
  RtWalk *walk;            /* moves PLAYER in the search */

  /* The search. */
  Phase phase;
  RtTrace *trace;          /* trace of RECORDING; NULL without a search */
  const RtSearch *search;  /* the algorithm */
  RtGrid grid;             /* grid that is being solved */
  RtResult result;
  RtAim aim;               /* step to show and steps to record, as wanted at the start; empty after
                            * the search's end */
  RtGrid answer;           /* solution of the fast engine */
  bool for_next;           /* the search is running for rt_solving_next_solution */
  bool committed;          /* the solution was written into the document */
  RtGrid written;          /* the document's grid, if COMMITTED */
  bool committing;         /* the solution is being written into the document */

  RtSolvingHooks hooks;
};

G_DEFINE_FINAL_TYPE (RtSolving, rt_solving, G_TYPE_OBJECT)

enum { CHANGED, EXHAUSTED, NOT_FOUND, REFUSED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
tell (gpointer self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static bool
is_running (RtSolving *self)
{
  return self->phase == RUNNING || self->phase == OVERDUE;
}

RtDocument *
rt_solving_document (RtSolving *self)
{
  return self->document;
}

void
rt_solving_grid (RtSolving *self, RtGrid *grid)
{
  const RtPosition *position;

  g_return_if_fail (RT_IS_SOLVING (self));

  position = rt_document_position (self->document);
  rt_position_grid (position, grid);
  for_each_cell (cell, position->found)
    grid->digit[cell] = 0;
}

static void
judge (RtSolving *self)
{
  rt_judge_ask (self->judge, rt_document_position (self->document));
}

/* Writes SOLUTION into the document, as one undo step. */
static void
commit (RtSolving *self, const RtGrid *solution)
{
  RtCells givens = rt_grid_filled (&rt_document_position (self->document)->givens);

  self->committed = self->committing = true;
  rt_position_grid (rt_document_position (self->document), &self->written);
  rt_document_fill_solution (self->document, solution, rt_cells_is_empty (givens));
  self->committing = false;
}

/* Once the player shows the step that found the first solution, writes the solution into the
 * document, unless that was done before. */
static void
commit_when_seen (RtSolving *self)
{
  if (!self->committed && self->phase == DONE && rt_walk_is_at_first_solution (self->walk))
    commit (self, rt_cursor_grid (rt_player_cursor (self->player)));
}

/* Running */

static void
run (RtSolving *self)
{
  self->phase = rt_recording_elapsed (self->recording) > ANSWER_AFTER ? OVERDUE : RUNNING;
  rt_recording_run (self->recording);
}

/* Goes to the newest solution. If the search has ended without a new one, emits `exhausted`. */
static void
show_next_solution (RtSolving *self)
{
  rt_walk_newest_solution (self->walk);
  if (rt_trace_status (self->trace) == RT_STATUS_EXHAUSTED)
    g_signal_emit (self, signals[EXHAUSTED], 0);
}

static void
ended_cb (gpointer owner)
{
  g_autoptr (RtSolving) self = g_object_ref (owner);
  RtStatus status = rt_trace_status (self->trace);

  if (status == RT_STATUS_SOLVED && rt_walk_lies_beyond (self->walk)) {
    run (self); /* the step to be shown comes after this solution */
    return;
  }
  self->phase = status == RT_STATUS_SEARCHING ? STOPPED : DONE;
  rt_walk_settle (self->walk);
  self->aim = (RtAim) { 0 };
  if (self->for_next && self->phase == DONE)
    show_next_solution (self);
  self->for_next = false;
  if (self->phase == DONE)
    commit_when_seen (self);
  else if (self->result == RT_RESULT_FILL && !self->committed)
    commit (self, &self->answer);
  tell (self);
}

/* Starts the search for which `ask` was called, or emits `refused` if VERDICT says that its grid
 * has no solution. */
static void
begin (RtSolving *self, RtVerdict verdict)
{
  if (verdict.kind == RT_VERDICT_CLASH || verdict.kind == RT_VERDICT_NONE) {
    rt_solving_put_away (self);
    g_signal_emit (self, signals[REFUSED], 0, &verdict);
    return;
  }
  self->answer = verdict.solution;
  self->for_next = self->committed = false;
  self->recording = rt_recording_new (self->search, &self->grid, ended_cb, tell, self);
  self->trace = rt_recording_trace (self->recording);
  rt_trace_pause_at (self->trace, self->aim.reach);
  rt_walk_begin (self->walk, self->trace, self->aim, verdict.kind == RT_VERDICT_ONE);
  run (self);
  tell (self);
}

static void
asked_cb (gpointer owner)
{
  g_autoptr (RtSolving) self = g_object_ref (owner);

  begin (self, *rt_judge_verdict (self->asked));
}

/* Removes the current search. Starts SEARCH once the grid is known to have a solution; RESULT says
 * how the solution is shown, AIM which step is shown and how many are recorded. */
static void
ask (RtSolving *self, const RtSearch *search, RtResult result, RtAim aim)
{
  const RtPosition *position = rt_document_position (self->document);
  bool is_own = rt_cells_is_empty (position->found);
  RtPosition own = rt_edit_own (position);

  rt_solving_put_away (self);
  self->phase = ASKED;
  self->search = search;
  self->result = result;
  self->aim = aim;
  rt_solving_grid (self, &self->grid);
  if (is_own && rt_judge_verdict (self->judge)) {
    begin (self, *rt_judge_verdict (self->judge)); /* the verdict on the document is known */
    return;
  }
  rt_judge_ask (self->asked, &own);
  if (rt_judge_verdict (self->asked))
    asked_cb (self);
}

void
rt_solving_start (RtSolving *self, const RtSearch *search, RtResult result)
{
  bool animate = result == RT_RESULT_ANIMATE;

  g_return_if_fail (RT_IS_SOLVING (self));

  if (is_running (self))
    return;
  if (self->phase != STOPPED || rt_trace_search (self->trace) != search) {
    ask (self, search, result, (RtAim) { .plays = animate, .watched = animate });
    return;
  }
  self->result = result;
  run (self);
  tell (self);
}

void
rt_solving_stop (RtSolving *self)
{
  g_return_if_fail (RT_IS_SOLVING (self));

  if (is_running (self))
    rt_recording_stop (self->recording);
}

void
rt_solving_resume (RtSolving *self, const RtSearch *search, guint64 step, bool watched,
                   guint64 reach)
{
  g_return_if_fail (RT_IS_SOLVING (self));
  g_return_if_fail (!is_running (self));

  ask (self, search, watched ? RT_RESULT_ANIMATE : RT_RESULT_FILL,
       (RtAim) { .watched = watched, .wanted = watched ? step : 0, .reach = reach });
}

guint64
rt_solving_wanted (RtSolving *self)
{
  return rt_walk_wanted (self->walk);
}

bool
rt_solving_is_resuming (RtSolving *self)
{
  return self->phase == ASKED || (is_running (self) && (self->aim.reach || rt_walk_lies_beyond (self->walk)));
}

void
rt_solving_watch (RtSolving *self, RtWatched *watched, guint64 step)
{
  rt_solving_put_away (self);
  self->for_next = false;
  self->committed = true; /* the program's solution is not written into the document */
  rt_position_grid (rt_document_position (self->document), &self->written);
  self->recording = rt_recording_new_watched (watched, ended_cb, self);
  self->trace = rt_recording_trace (self->recording);
  rt_walk_begin (self->walk, self->trace, (RtAim) { .watched = step > 0, .wanted = step }, false);
  run (self);
  tell (self);
}

void
rt_solving_switch (RtSolving *self, const RtSearch *search)
{
  guint64 place = 0;

  if (!self->trace || rt_trace_search (self->trace) == search)
    return;
  if (rt_walk_is_watched (self->walk) && search->classic && rt_trace_search (self->trace)->classic)
    place = rt_player_position (self->player);
  ask (self, search, RT_RESULT_FILL, (RtAim) { .watched = place > 0, .wanted = place });
}

/* Removes the search and cancels all jobs that work on it. */
static void
drop (RtSolving *self)
{
  rt_judge_forget (self->asked);
  rt_walk_end (self->walk);
  g_clear_pointer (&self->recording, rt_recording_free);
  self->trace = NULL;
  self->phase = IDLE;
}

void
rt_solving_put_away (RtSolving *self)
{
  g_return_if_fail (RT_IS_SOLVING (self));

  if (!self->trace) {
    drop (self);
    return;
  }
  /* Called before drop (), because listeners of the player may use the search. */
  rt_player_set_trace (self->player, NULL);
  drop (self);
  tell (self);
}

void
rt_solving_give_way (RtSolving *self)
{
  bool fills = !rt_walk_is_watched (self->walk) && !self->aim.reach;

  if (!self->trace) {
    rt_solving_put_away (self);
  } else if (is_running (self) && !self->committed && (fills || self->for_next)) {
    /* The search would soon write its solution into the document. Stops it at its current step
     * instead. */
    self->result = RT_RESULT_ANIMATE;
    self->for_next = false;
    rt_walk_look_at (self->walk, rt_player_position (self->player) -
                                   rt_walk_is_at_first_solution (self->walk));
    rt_solving_stop (self);
  } else if (rt_player_playing (self->player)) {
    rt_walk_play (self->walk, false, false);
  }
}

void
rt_solving_tick (RtSolving *self, gint64 now)
{
  g_return_if_fail (RT_IS_SOLVING (self));

  if (!self->trace)
    return;
  if (self->phase == RUNNING && rt_recording_elapsed (self->recording) > ANSWER_AFTER) {
    self->phase = OVERDUE;
    tell (self);
  }
  rt_walk_follow (self->walk);
  rt_player_tick (self->player, now, !is_running (self));
  commit_when_seen (self);
}

bool
rt_solving_is_moving (RtSolving *self)
{
  return is_running (self) || rt_player_playing (self->player);
}

void
rt_solving_show_answer (RtSolving *self)
{
  g_return_if_fail (RT_IS_SOLVING (self));

  if (self->phase != STOPPED)
    return;
  if (!self->committed)
    commit (self, &self->answer);
  rt_walk_follow_again (self->walk);
}

/* Commands of the timeline */

void
rt_solving_next_solution (RtSolving *self)
{
  if (!self->trace || is_running (self) || rt_walk_next_solution (self->walk))
    return;
  if (rt_trace_status (self->trace) == RT_STATUS_EXHAUSTED) {
    g_signal_emit (self, signals[EXHAUSTED], 0);
  } else {
    self->for_next = true;
    run (self);
    tell (self);
  }
}

/* Getters */

const RtVerdict *
rt_solving_verdict (RtSolving *self)
{
  return rt_judge_verdict (self->judge);
}

RtJudge *
rt_solving_judge (RtSolving *self)
{
  return self->judge;
}

RtSolvingState
rt_solving_state (RtSolving *self)
{
  static const RtSolvingState states[] = {
    [IDLE] = RT_SOLVING_IDLE,       [ASKED] = RT_SOLVING_IDLE,
    [RUNNING] = RT_SOLVING_RUNNING, [OVERDUE] = RT_SOLVING_RUNNING,
    [STOPPED] = RT_SOLVING_STOPPED, [DONE] = RT_SOLVING_DONE,
  };

  return states[self->phase];
}

/* Returns true if the player shows the step that found the first solution, and the document
 * contains this solution. */
static bool
holds_solution (RtSolving *self)
{
  return self->committed && rt_walk_is_at_first_solution (self->walk) &&
         rt_grid_equal (&self->written, rt_cursor_grid (rt_player_cursor (self->player)));
}

RtShowing
rt_solving_showing (RtSolving *self)
{
  if (rt_walk_is_watched (self->walk) || self->phase == DONE ||
      (self->recording && rt_recording_watched (self->recording)))
    return holds_solution (self) ? RT_SHOWING_DOCUMENT : RT_SHOWING_SEARCH;
  return self->phase == OVERDUE ? RT_SHOWING_ANSWER : RT_SHOWING_DOCUMENT;
}

const RtGrid *
rt_solving_answer (RtSolving *self)
{
  return &self->answer;
}

RtWatched *
rt_solving_watched_program (RtSolving *self)
{
  return self->recording ? rt_recording_watched (self->recording) : NULL;
}

RtTrace *
rt_solving_trace (RtSolving *self)
{
  return self->recording ? rt_recording_trace (self->recording) : NULL;
}

gint64
rt_solving_elapsed (RtSolving *self)
{
  return self->recording ? rt_recording_elapsed (self->recording) : 0;
}

double
rt_solving_bare (RtSolving *self)
{
  return self->recording ? rt_recording_bare (self->recording) : 0;
}

const RtDiagnosis *
rt_solving_diagnosis (RtSolving *self)
{
  RtWatched *watched = rt_solving_watched_program (self);

  return watched && !rt_recording_is_running (self->recording)
           ? rt_watched_diagnosis (watched)
           : NULL;
}

bool
rt_solving_is_settled (RtSolving *self)
{
  return !rt_solving_is_resuming (self) && !is_running (self) &&
         rt_solving_verdict (self);
}

void
rt_solving_look_at (RtSolving *self, guint64 step)
{
  rt_walk_look_at (self->walk, step);
}

void
rt_solving_step (RtSolving *self, gint64 steps)
{
  rt_walk_step (self->walk, steps);
}

void
rt_solving_play (RtSolving *self, bool playing)
{
  rt_walk_play (self->walk, playing, !is_running (self));
}

void
rt_solving_find (RtSolving *self, RtDirection direction, RtFind what, int which)
{
  rt_walk_find (self->walk, direction, what, which);
}

bool
rt_solving_watched (RtSolving *self)
{
  return rt_walk_is_watched (self->walk);
}

guint64
rt_solving_solution (RtSolving *self)
{
  return rt_walk_solution (self->walk);
}

guint64
rt_solving_n_solutions (RtSolving *self, bool *exact)
{
  return rt_walk_n_solutions (self->walk, exact);
}

bool
rt_solving_solution_before (RtSolving *self, RtGrid *grid)
{
  return rt_walk_solution_before (self->walk, grid);
}

void
rt_solving_set_hooks (RtSolving *self, const RtSolvingHooks *hooks)
{
  self->hooks = *hooks;
}

/* Called when the person has moved in the search by the timeline, or when its solutions have been counted. */
static void
walk_changed_cb (gpointer owner)
{
  commit_when_seen (owner);
  tell (owner);
}

static void
missed_cb (gpointer owner)
{
  g_signal_emit (owner, signals[NOT_FOUND], 0);
}

/* Removes the search after an edit, Undo or Redo, but not when the search itself has written its
 * solution. Calls the functions of rt_solving_set_hooks before and after that. */
static void
document_changed_cb (RtSolving *self)
{
  if (self->hooks.leave)
    self->hooks.leave (self->hooks.owner);
  if (self->committing)
    rt_position_grid (rt_document_position (self->document), &self->written);
  else
    rt_solving_put_away (self);
  judge (self);
  if (self->hooks.arrive)
    self->hooks.arrive (self->hooks.owner);
  tell (self);
}

RtSolving *
rt_solving_new (RtDocument *document, RtPlayer *player)
{
  RtSolving *self = g_object_new (RT_TYPE_SOLVING, NULL);

  self->document = g_object_ref (document);
  self->player = g_object_ref (player);
  self->walk = rt_walk_new (player, walk_changed_cb, missed_cb, self);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (document_changed_cb), self);
  judge (self);
  return self;
}

void
rt_solving_end (RtSolving *self)
{
  g_return_if_fail (RT_IS_SOLVING (self));

  g_signal_handlers_disconnect_by_data (self->document, self);
  self->hooks = (RtSolvingHooks) { 0 };
  rt_solving_put_away (self);
}

static void
rt_solving_dispose (GObject *object)
{
  RtSolving *self = RT_SOLVING (object);

  if (self->document)
    g_signal_handlers_disconnect_by_data (self->document, self);
  rt_judge_forget (self->judge);
  drop (self);
  g_clear_object (&self->player);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (rt_solving_parent_class)->dispose (object);
}

static void
rt_solving_finalize (GObject *object)
{
  RtSolving *self = RT_SOLVING (object);

  rt_judge_free (self->judge);
  rt_judge_free (self->asked);
  rt_walk_free (self->walk);
  G_OBJECT_CLASS (rt_solving_parent_class)->finalize (object);
}

static void
rt_solving_class_init (RtSolvingClass *class)
{
  static const char *const names[] = { "changed", "exhausted", "not-found" };
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = rt_solving_dispose;
  object_class->finalize = rt_solving_finalize;
  for (int i = 0; i < REFUSED; i++)
    signals[i] = g_signal_new (names[i], RT_TYPE_SOLVING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", RT_TYPE_SOLVING, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
rt_solving_init (RtSolving *self)
{
  self->judge = rt_judge_new (tell, self);
  self->asked = rt_judge_new (asked_cb, self);
}
