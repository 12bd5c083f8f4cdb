/* solving.c - what is known of the grid, and the search that runs on it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solving.h"

#include "document/work.h"

/* A search that takes longer than a few frames gets the fast engine's answer shown meanwhile. */
#define ANSWER_AFTER (80 * G_TIME_SPAN_MILLISECOND)

/* Solutions are counted up to here: some tenths of a second. */
#define COUNT_MAX 100000

/* A search that took longer is not run once more to measure it bare. */
#define BARE_MAX (20 * G_TIME_SPAN_SECOND)

struct _RtSolving {
  GObject parent_instance;

  /* Owned. */
  RtDocument *document;
  RtPlayer *player;
  RtTrace *trace;           /* NULL: no search */
  GCancellable *judging;    /* the verdict on its way, if any */
  GCancellable *run;        /* of the newest run: cancelled by Stop */
  GCancellable *finding;    /* of the newest look for a step */
  GCancellable *counting;   /* of what is found out besides, until the search is put away */

  /* What is known of the document's grid. */
  RtVerdict verdict;
  bool verdict_known;

  /* The search. */
  RtSolvingState state;
  RtResult result;
  RtGrid answer;            /* the fast engine's first solution */
  gint64 started;           /* when the newest run began, of the steady clock */
  gint64 elapsed;           /* of the runs that have ended, in microseconds */
  gint64 bare;              /* of the search without a trace; 0: not known (yet) */
  bool touched;             /* the person has been to the timeline: show the search */
  bool overdue;             /* the search takes longer than a few frames */
  bool committed;           /* the solution stands in the document */
  bool changing;            /* the document changes by our own hand */
  bool going_on;            /* after a solution, for the next */
  guint64 wanted;           /* a step to go to once it is recorded; 0: none */
  bool resumed;             /* at the start, it does not play by itself */
  bool stop_there;          /* at the step that is wanted */
  guint64 n_solutions;      /* of the grid, up to COUNT_MAX; 0: not known (yet) */
};

G_DEFINE_FINAL_TYPE (RtSolving, rt_solving, G_TYPE_OBJECT)

enum { CHANGED, REFUSED, EXHAUSTED, NOT_FOUND, N_SIGNALS };
static guint signals[N_SIGNALS];

/* One run on its way. The trace says which search it belongs to: a result that comes after that
 * was put away is dropped. */
typedef struct {
  RtSolving *self;
  RtTrace *trace;
} Run;

static void
run_free (Run *run)
{
  g_clear_pointer (&run->trace, rt_trace_unref);
  g_object_unref (run->self);
  g_free (run);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Run, run_free)

static void
tell (RtSolving *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
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

/* The verdict */

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtSolving) self = data;
  RtVerdict verdict;

  if (!rt_work_verdict_finish (result, &verdict, NULL))
    return; /* a later change asked anew */
  self->verdict = verdict;
  self->verdict_known = true;
  g_clear_object (&self->judging);
  tell (self);
}

static void
judge (RtSolving *self)
{
  RtGrid grid;

  g_cancellable_cancel (self->judging);
  g_clear_object (&self->judging);
  self->verdict_known = false;
  rt_position_grid (rt_document_position (self->document), &grid);
  if (rt_cells_is_empty (rt_grid_filled (&grid))) {
    /* The start page: known at once, so no thread is started for it. */
    self->verdict_known = rt_verdict (&grid, NULL, &self->verdict);
    return;
  }
  self->judging = g_cancellable_new ();
  rt_work_verdict_async (&grid, self->judging, judged_cb, g_object_ref (self));
}

/* The search */

/* The solution becomes part of the document: one undo step. */
static void
commit (RtSolving *self, const RtGrid *solution)
{
  const RtPosition *position = rt_document_position (self->document);
  bool has_givens = !rt_cells_is_empty (rt_grid_filled (&position->givens));

  self->committed = true;
  self->changing = true;
  rt_document_fill_solution (self->document, solution, !has_givens);
  self->changing = false;
  judge (self);
}

/* Whether the place is the first solution: the one that belongs to the document. */
static bool
is_at_first_solution (RtSolving *self)
{
  guint64 first = rt_trace_solution (self->trace, 0);

  return first > 0 && rt_player_position (self->player) == first;
}

/* The first solution of the trace, once the grid shows it. */
static void
commit_when_seen (RtSolving *self)
{
  if (!self->committed && self->state == RT_SOLVING_DONE && is_at_first_solution (self))
    commit (self, rt_cursor_grid (rt_player_cursor (self->player)));
}

/* Where the person has not been to the timeline, it is at the newest step; or at the one that is
 * wanted, as near as has been recorded. */
static void
follow (RtSolving *self)
{
  rt_player_refresh (self->player);
  if (self->wanted) {
    rt_player_seek (self->player, self->wanted);
    if (rt_player_position (self->player) == self->wanted) {
      self->wanted = 0;
      if (self->stop_there)
        rt_solving_stop (self);
    }
  } else if (!self->touched) {
    rt_player_seek (self->player, rt_player_length (self->player));
  }
}

/* The run for one more solution has ended. */
static void
show_next_solution (RtSolving *self)
{
  guint64 n = rt_trace_n_solutions (self->trace);

  self->going_on = false;
  if (self->state != RT_SOLVING_DONE)
    return;
  self->touched = true;
  if (n > 0 && n <= RT_TRACE_SOLUTIONS)
    rt_player_seek (self->player, rt_trace_solution (self->trace, n - 1));
  if (rt_trace_status (self->trace) == RT_STATUS_EXHAUSTED)
    g_signal_emit (self, signals[EXHAUSTED], 0);
}

static void
bare_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Run) run = data;
  gint64 microseconds;

  if (!rt_work_bare_finish (result, &microseconds, NULL) || run->self->trace != run->trace)
    return;
  run->self->bare = MAX (1, microseconds);
  tell (run->self);
}

static void
measure_bare (RtSolving *self)
{
  Run *run;

  if (self->bare || self->elapsed > BARE_MAX)
    return;
  run = g_new0 (Run, 1);
  run->self = g_object_ref (self);
  run->trace = rt_trace_ref (self->trace);
  rt_work_bare_async (rt_trace_search (self->trace), rt_trace_givens (self->trace),
                      self->counting, bare_cb, run);
}

static void run (RtSolving *self);

static void
run_ended_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Run) ended = data;
  RtSolving *self = ended->self;
  g_autoptr (GError) error = NULL;
  RtStatus status;

  if (!rt_work_trace_finish (result, &status, NULL, &error))
    status = rt_trace_status (ended->trace); /* stopped, perhaps after the last step */
  if (self->trace != ended->trace)
    return;
  self->elapsed += g_get_monotonic_time () - self->started;
  if (status == RT_STATUS_SOLVED && self->wanted > rt_trace_length (self->trace)) {
    run (self); /* the place lies after this solution */
    return;
  }
  self->state = status == RT_STATUS_SEARCHING ? RT_SOLVING_STOPPED : RT_SOLVING_DONE;
  follow (self);
  self->wanted = 0;
  if (self->going_on)
    show_next_solution (self);
  if (self->state == RT_SOLVING_DONE) {
    measure_bare (self);
    commit_when_seen (self);
  } else if (self->result == RT_RESULT_FILL && !self->committed)
    commit (self, &self->answer);
  tell (self);
}

static void
run (RtSolving *self)
{
  Run *run = g_new0 (Run, 1);

  run->self = g_object_ref (self);
  run->trace = rt_trace_ref (self->trace);
  g_clear_object (&self->run);
  self->run = g_cancellable_new ();
  self->state = RT_SOLVING_RUNNING;
  self->started = g_get_monotonic_time ();
  rt_work_trace_async (self->trace, self->run, run_ended_cb, run);
}

/* A start on its way: first the fast engine says whether there is anything to find. */
typedef struct {
  RtSolving *self;
  const RtSearch *search;
  RtGrid grid;
} Start;

static void
counted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Run) run = data;
  guint64 count;

  if (!rt_work_count_finish (result, &count, NULL) || run->self->trace != run->trace)
    return;
  run->self->n_solutions = count;
  tell (run->self);
}

static void
count_solutions (RtSolving *self)
{
  Run *run = g_new0 (Run, 1);

  run->self = g_object_ref (self);
  run->trace = rt_trace_ref (self->trace);
  rt_work_count_async (rt_trace_givens (self->trace), COUNT_MAX, self->counting, counted_cb, run);
}

static void
start_judged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Start *start = data;
  g_autoptr (RtSolving) self = start->self;
  RtVerdict verdict;

  if (!rt_work_verdict_finish (result, &verdict, NULL))
    return; /* put away meanwhile */
  if (verdict.kind == RT_VERDICT_CLASH || verdict.kind == RT_VERDICT_NONE) {
    rt_solving_put_away (self);
    g_signal_emit (self, signals[REFUSED], 0, &verdict);
    return;
  }
  self->answer = verdict.solution;
  self->trace = rt_trace_new (start->search, &start->grid);
  self->touched = self->result == RT_RESULT_ANIMATE || (self->wanted && !self->resumed);
  self->overdue = self->committed = self->going_on = false;
  self->elapsed = self->bare = 0;
  rt_player_set_trace (self->player, self->trace);
  rt_player_set_playing (self->player, self->touched && !self->wanted && !self->resumed);
  run (self);
  self->n_solutions = verdict.kind == RT_VERDICT_ONE ? 1 : 0;
  self->counting = g_cancellable_new ();
  if (verdict.kind == RT_VERDICT_MANY)
    count_solutions (self);
  tell (self);
}

void
rt_solving_start (RtSolving *self, const RtSearch *search, RtResult result)
{
  Start *start;

  g_return_if_fail (RT_IS_SOLVING (self));

  if (self->state == RT_SOLVING_RUNNING)
    return;
  self->result = result;
  if (self->state == RT_SOLVING_STOPPED && rt_trace_search (self->trace) == search) {
    run (self);
    tell (self);
    return;
  }
  rt_solving_put_away (self);
  self->run = g_cancellable_new ();
  start = g_new (Start, 1);
  start->self = g_object_ref (self);
  start->search = search;
  rt_solving_grid (self, &start->grid);
  rt_work_verdict_async (&start->grid, self->run, start_judged_cb, start);
}

void
rt_solving_stop (RtSolving *self)
{
  g_return_if_fail (RT_IS_SOLVING (self));

  if (self->state == RT_SOLVING_RUNNING)
    g_cancellable_cancel (self->run);
}

void
rt_solving_resume (RtSolving *self, const RtSearch *search, guint64 step, bool watched,
                   bool stopped)
{
  g_return_if_fail (RT_IS_SOLVING (self));
  g_return_if_fail (self->state != RT_SOLVING_RUNNING);

  rt_solving_start (self, search, watched ? RT_RESULT_ANIMATE : RT_RESULT_FILL);
  self->wanted = watched || stopped ? step : 0;
  self->resumed = true;
  self->stop_there = stopped;
}

void
rt_solving_put_away (RtSolving *self)
{
  g_return_if_fail (RT_IS_SOLVING (self));

  self->wanted = 0;
  self->resumed = self->stop_there = false;
  g_cancellable_cancel (self->run);
  g_clear_object (&self->run);
  g_cancellable_cancel (self->counting);
  g_clear_object (&self->counting);
  g_cancellable_cancel (self->finding);
  g_clear_object (&self->finding);
  if (self->state == RT_SOLVING_IDLE)
    return;
  rt_player_set_trace (self->player, NULL);
  g_clear_pointer (&self->trace, rt_trace_unref);
  self->state = RT_SOLVING_IDLE;
  tell (self);
}

void
rt_solving_give_way (RtSolving *self)
{
  bool running;

  g_return_if_fail (RT_IS_SOLVING (self));

  running = self->state == RT_SOLVING_RUNNING;
  if (!self->trace || (running && (!self->touched || self->wanted)))
    rt_solving_put_away (self);
  else if (rt_player_playing (self->player))
    rt_solving_play (self, false);
}

void
rt_solving_tick (RtSolving *self, gint64 now)
{
  bool running;

  g_return_if_fail (RT_IS_SOLVING (self));

  if (!self->trace)
    return;
  running = self->state == RT_SOLVING_RUNNING;
  if (running && !self->overdue && g_get_monotonic_time () - self->started > ANSWER_AFTER) {
    self->overdue = true;
    tell (self);
  }
  follow (self);
  rt_player_tick (self->player, now, !running);
  commit_when_seen (self);
}

bool
rt_solving_is_moving (RtSolving *self)
{
  return self->state == RT_SOLVING_RUNNING || rt_player_playing (self->player);
}

void
rt_solving_look_at (RtSolving *self, guint64 step)
{
  if (!self->trace)
    return;
  self->touched = true;
  self->wanted = 0;
  rt_player_seek (self->player, step);
  commit_when_seen (self);
  tell (self);
}

void
rt_solving_step (RtSolving *self, gint64 steps)
{
  if (!self->trace)
    return;
  self->touched = true;
  self->wanted = 0;
  rt_player_step (self->player, steps);
  commit_when_seen (self);
  tell (self);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Run) run = data;
  guint64 step;
  bool found;

  if (!rt_work_find_finish (result, &found, &step, NULL) || run->self->trace != run->trace)
    return;
  if (found)
    rt_solving_look_at (run->self, step);
  else
    g_signal_emit (run->self, signals[NOT_FOUND], 0);
}

void
rt_solving_find (RtSolving *self, RtDirection direction, RtFind what, int which)
{
  Run *run;

  if (!self->trace)
    return;
  rt_player_set_playing (self->player, false);
  g_cancellable_cancel (self->finding);
  g_clear_object (&self->finding);
  self->finding = g_cancellable_new ();
  run = g_new0 (Run, 1);
  run->self = g_object_ref (self);
  run->trace = rt_trace_ref (self->trace);
  rt_work_find_async (self->trace, rt_player_position (self->player), direction, what, which,
                      self->finding, found_cb, run);
}

void
rt_solving_switch (RtSolving *self, const RtSearch *search)
{
  guint64 place;

  if (!self->trace || rt_trace_search (self->trace) == search)
    return;
  place = self->touched && search->classic && rt_trace_search (self->trace)->classic
            ? rt_player_position (self->player)
            : 0;
  rt_solving_put_away (self);
  rt_solving_start (self, search, RT_RESULT_FILL);
  self->wanted = place;
}

void
rt_solving_next_solution (RtSolving *self)
{
  guint64 n, at;

  if (!self->trace || self->state == RT_SOLVING_RUNNING)
    return;
  n = MIN (rt_trace_n_solutions (self->trace), RT_TRACE_SOLUTIONS);
  at = rt_player_position (self->player);
  for (guint64 i = 0; i < n; i++)
    if (rt_trace_solution (self->trace, i) > at) {
      rt_solving_look_at (self, rt_trace_solution (self->trace, i));
      return;
    }
  if (rt_trace_status (self->trace) == RT_STATUS_EXHAUSTED) {
    g_signal_emit (self, signals[EXHAUSTED], 0);
    return;
  }
  self->going_on = true;
  run (self);
  tell (self);
}

void
rt_solving_play (RtSolving *self, bool playing)
{
  if (!self->trace)
    return;
  self->touched = true;
  /* Played to its end, it plays again from the start. */
  if (playing && self->state != RT_SOLVING_RUNNING &&
      rt_player_position (self->player) == rt_player_length (self->player))
    rt_player_seek (self->player, 0);
  rt_player_set_playing (self->player, playing);
  tell (self);
}

/* What is there */

const RtVerdict *
rt_solving_verdict (RtSolving *self)
{
  return self->verdict_known ? &self->verdict : NULL;
}

RtSolvingState
rt_solving_state (RtSolving *self)
{
  return self->state;
}

RtTrace *
rt_solving_trace (RtSolving *self)
{
  return self->trace;
}

bool
rt_solving_watched (RtSolving *self)
{
  return self->trace && self->touched;
}

gint64
rt_solving_elapsed (RtSolving *self)
{
  return self->elapsed +
         (self->state == RT_SOLVING_RUNNING ? g_get_monotonic_time () - self->started : 0);
}

gint64
rt_solving_bare (RtSolving *self)
{
  return self->trace ? self->bare : 0;
}

const RtGrid *
rt_solving_answer (RtSolving *self)
{
  return &self->answer;
}

guint64
rt_solving_solution (RtSolving *self)
{
  guint64 n, at;

  if (!self->trace)
    return 0;
  n = MIN (rt_trace_n_solutions (self->trace), RT_TRACE_SOLUTIONS);
  at = rt_player_position (self->player);
  for (guint64 i = 0; i < n; i++)
    if (rt_trace_solution (self->trace, i) == at)
      return i + 1;
  return 0;
}

guint64
rt_solving_n_solutions (RtSolving *self, bool *exact)
{
  *exact = self->n_solutions < COUNT_MAX;
  return self->trace ? self->n_solutions : 0;
}

bool
rt_solving_solution_before (RtSolving *self, RtGrid *grid)
{
  guint64 which = rt_solving_solution (self);
  RtCursor *cursor;

  if (which < 2)
    return false;
  cursor = rt_cursor_new (self->trace);
  rt_cursor_seek (cursor, rt_trace_solution (self->trace, which - 2));
  *grid = *rt_cursor_grid (cursor);
  rt_cursor_free (cursor);
  return true;
}

RtShowing
rt_solving_showing (RtSolving *self)
{
  if (!self->trace)
    return RT_SHOWING_DOCUMENT;
  if (!self->touched)
    return self->state == RT_SOLVING_RUNNING && self->overdue ? RT_SHOWING_ANSWER
                                                              : RT_SHOWING_DOCUMENT;
  return self->committed && is_at_first_solution (self) ? RT_SHOWING_DOCUMENT
                                                        : RT_SHOWING_SEARCH;
}

static void
document_changed_cb (RtDocument *document, RtSolving *self)
{
  if (self->changing)
    return;
  rt_solving_put_away (self);
  judge (self);
  tell (self);
}

RtSolving *
rt_solving_new (RtDocument *document, RtPlayer *player)
{
  RtSolving *self = g_object_new (RT_TYPE_SOLVING, NULL);

  self->document = g_object_ref (document);
  self->player = g_object_ref (player);
  g_signal_connect_object (document, "changed", G_CALLBACK (document_changed_cb), self, 0);
  judge (self);
  return self;
}

static void
rt_solving_dispose (GObject *object)
{
  RtSolving *self = RT_SOLVING (object);

  g_cancellable_cancel (self->run);
  g_cancellable_cancel (self->judging);
  g_cancellable_cancel (self->counting);
  g_cancellable_cancel (self->finding);
  g_clear_object (&self->run);
  g_clear_object (&self->judging);
  g_clear_object (&self->counting);
  g_clear_object (&self->finding);
  g_clear_pointer (&self->trace, rt_trace_unref);
  g_clear_object (&self->player);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (rt_solving_parent_class)->dispose (object);
}

static void
rt_solving_class_init (RtSolvingClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = rt_solving_dispose;
  signals[CHANGED] = g_signal_new ("changed", RT_TYPE_SOLVING, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[NOT_FOUND] = g_signal_new ("not-found", RT_TYPE_SOLVING, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 0);
  signals[EXHAUSTED] = g_signal_new ("exhausted", RT_TYPE_SOLVING, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", RT_TYPE_SOLVING, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
rt_solving_init (RtSolving *self)
{
}
