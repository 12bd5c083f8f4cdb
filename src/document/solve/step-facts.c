/* step-facts.c - computes facts about a step of a search: the digit since which there is no solution and the reason,
 * and the furthest cell that a failed branch reached. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/solve/step-facts.h"

#include "document/base/job.h"
#include "engine/autoptr.h"
#include "engine/explain-verdict.h"
#include "engine/fast/fast.h"
#include "engine/place-text.h"
#include "engine/trace/cursor.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Moves the branches of TREE whose digits are on the grid at step POSITION to its beginning, in the
 * order in which they were written, and returns their number. */
static size_t
keep_written (RtTree *tree, guint64 position)
{
  size_t n = 0;

  for (size_t i = 0; i < tree->n; i++)
    if (rt_branch_is_on_grid (&tree->branches[i], position))
      tree->branches[n++] = tree->branches[i];
  return n;
}

/* Sets IS_LOST to true if GIVENS with the first N digits of BRANCHES have no solution. Returns false if STOP was
 * raised. */
static bool
ask (const RtGrid *givens, const RtBranch *branches, size_t n, RtStop *stop, bool *is_lost)
{
  RtGrid grid = *givens;
  uint64_t count;

  for (size_t i = 0; i < n; i++)
    grid.digit[branches[i].cell] = branches[i].digit;
  if (!rt_fast_count (&grid, 1, stop, &count))
    return false;
  *is_lost = count == 0;
  return true;
}

/* Finds by bisection the first digit on the grid at step POSITION with which there is no solution,
 * and stores its branch in LOST. Returns false if STOP (may be NULL) was raised. */
static bool
find_lost (RtTrace *trace, guint64 position, RtNoWayOut *lost, RtStop *stop)
{
  const RtGrid *givens = rt_trace_givens (trace);
  RtTree *tree = rt_tree_new (trace, position, position, 1, stop);
  size_t n = tree ? keep_written (tree, position) : 0, with_way = 0, without = n;
  bool is_lost, goes_on = tree && ask (givens, NULL, 0, stop, &is_lost);

  *lost = (RtNoWayOut) { .position = position };
  if (goes_on && !is_lost) /* otherwise the grid never had a solution */
    goes_on = ask (givens, tree->branches, n, stop, &is_lost);
  else
    is_lost = false;
  while (goes_on && is_lost && without - with_way > 1) {
    size_t middle = (with_way + without) / 2;
    bool already;

    goes_on = ask (givens, tree->branches, middle, stop, &already);
    *(already ? &without : &with_way) = middle;
  }
  if (goes_on && is_lost)
    lost->branch = tree->branches[without - 1];
  if (tree)
    rt_tree_free (tree);
  return goes_on;
}

char *
rt_no_way_out_say (const RtNoWayOut *lost)
{
  const RtBranch *branch = &lost->branch;
  guint64 n = lost->position - branch->first;
  g_autofree char *cell = NULL, *step = NULL, *steps = NULL;

  if (branch->first == 0)
    return NULL;
  cell = rt_say_cell (branch->cell);
  step = g_strdup_printf ("%'" G_GUINT64_FORMAT, branch->first);
  steps = g_strdup_printf ("%'" G_GUINT64_FORMAT, n);
  if (n == 0)
    /* Translators: the search has just written a wrong digit, as in "There is no way out with the 6 in row 1,
     * column 2." */
    return g_strdup_printf (_("There is no way out with the %d in %s."), branch->digit, cell);
  /* Translators: a digit and its cell, the step that wrote it, and how many steps ago that was. */
  return g_strdup_printf (ngettext ("There has been no way out since the %d in %s (step %s): %s step in vain.",
                                    "There has been no way out since the %d in %s (step %s): %s steps in vain.",
                                    (gulong) n),
                          branch->digit, cell, step, steps);
}

#define ORDERS 8     /* number of orders in which digits are left out to find a small set that
                      * contradicts itself */
#define CHUNK 100000 /* steps between two polls of the stop */

/* Finds a small set of digits that has no solution, among the givens and the digits written up to the lost one (the
 * first with which there is no solution), for the field `why`. Returns false if STOP was raised. */
static bool
find_why (RtTrace *trace, RtStepFacts *facts, RtStop *stop)
{
  g_autoptr (RtCursor) cursor = rt_cursor_new (trace);
  bool found;

  rt_cursor_seek (cursor, facts->lost.branch.first);
  found = rt_why_none (rt_cursor_grid (cursor), ORDERS, stop, &facts->why);
  return found;
}

/* Stores the branch of the digit that step POSITION took back in the field `undone`. Returns false
 * if STOP was raised. */
static bool
find_undone (RtTrace *trace, guint64 position, RtStepFacts *facts, RtStop *stop)
{
  RtTree *tree = rt_tree_new (trace, position, position, 1, stop);

  if (!tree)
    return false;
  for (size_t i = 0; i < tree->n; i++)
    if (tree->branches[i].last == position && !tree->branches[i].open)
      facts->undone = tree->branches[i];
  rt_tree_free (tree);
  return true;
}

/* Makes the steps FROM to TO of the search again, and returns the greatest number of filled blanks after one of them;
 * -1 if STOP was raised. */
static int
walk (RtTrace *trace, guint64 from, guint64 to, RtStop *stop)
{
  g_autofree uint8_t *depths = g_malloc (CHUNK);
  g_autoptr (RtCursor) cursor = rt_cursor_new (trace);
  int greatest = 0;
  size_t n;

  rt_cursor_seek (cursor, from - 1);
  for (guint64 next = from; next <= to && greatest >= 0; next += n) {
    n = rt_cursor_walk (cursor, depths, MIN (to - next + 1, CHUNK));
    for (size_t i = 0; i < n; i++)
      greatest = MAX (greatest, depths[i]);
    if (stop && rt_stop_raised (stop))
      greatest = -1;
  }
  return greatest;
}

/* Returns the cell that a search in reading order fills as number DEPTH, from 1; RT_NO_CELL if there is none. */
static int
blank_at (const RtGrid *givens, int depth)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (givens->digit[cell] == 0 && --depth == 0)
      return cell;
  return RT_NO_CELL;
}

/* Stores the furthest cell that the search wrote into during the branch it took back (the field `undone`). Takes the
 * depth of whole stretches of steps from the trace's overview, and makes the steps before and after them again.
 * Returns false if STOP was raised. */
static bool
find_furthest (RtTrace *trace, RtStepFacts *facts, RtStop *stop)
{
  g_autofree RtStretch *stretches = g_new (RtStretch, RT_TRACE_STRETCHES);
  guint64 each, first = facts->undone.first, last = facts->undone.last;
  size_t n = rt_trace_overview (trace, stretches, RT_TRACE_STRETCHES, &each);
  size_t from = each ? (first + each - 2) / each : 0, to = each ? MIN (last / each, n) : 0; /* whole stretches */
  int before, after, depth;

  if (from >= to) {
    before = walk (trace, first, last, stop);
    after = 0;
  } else {
    before = walk (trace, first, from * each, stop);
    after = walk (trace, to * each + 1, last, stop);
  }
  depth = MAX (before, after);
  for (size_t i = from; i < to; i++)
    depth = MAX (depth, rt_stretch_deepest (&stretches[i]));
  facts->furthest_cell = (guint8) blank_at (rt_trace_givens (trace), depth);
  return before >= 0 && after >= 0;
}

bool
rt_step_facts_at (RtTrace *trace, guint64 position, RtStepFacts *facts, RtStop *stop)
{
  bool is_plain = rt_trace_search (trace)->classic;

  memset (facts, 0, sizeof *facts);
  facts->furthest_cell = RT_NO_CELL;
  return find_lost (trace, position, &facts->lost, stop) &&
         (facts->lost.branch.first == 0 || find_why (trace, facts, stop)) &&
         find_undone (trace, position, facts, stop) &&
         (facts->undone.first == 0 || !is_plain || find_furthest (trace, facts, stop));
}

typedef struct {
  RtTrace *trace;
  guint64 position;
  RtStepFacts facts;
} Job;

struct _RtFactFinder {
  void (*found) (gpointer owner);
  gpointer owner;
  RtTrace *trace; /* trace of the last question; NULL: none was asked */
  guint64 position;
  GCancellable *asking; /* NULL: the last question was answered, or there was none */
  RtStepFacts facts;    /* the last answer about `trace`; all 0: none yet */
};

static void
work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Job *job = data;

  rt_step_facts_at (job->trace, job->position, &job->facts, stop);
}

static const RtJob facts_job = {
  .work = work,
  .size = sizeof (Job),
  .owned = { RT_JOB_OWNS (Job, trace, rt_trace_unref) },
  .when_cancelled = RT_JOB_DROPS,
};

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  const Job *job = rt_job_finish (&facts_job, result, NULL);
  RtFactFinder *self = data;

  if (!job)
    return; /* the finder may be gone */
  self->facts = job->facts;
  g_clear_object (&self->asking);
  self->found (self->owner);
}

static void
stop_asking (RtFactFinder *self)
{
  g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
}

void
rt_fact_finder_ask (RtFactFinder *self, RtTrace *trace, guint64 position)
{
  Job job = { .position = position };

  if (trace == self->trace && (!trace || position == self->position))
    return;
  stop_asking (self);
  if (trace != self->trace) {
    g_clear_pointer (&self->trace, rt_trace_unref);
    memset (&self->facts, 0, sizeof self->facts);
  }
  if (!trace)
    return;
  if (!self->trace)
    self->trace = rt_trace_ref (trace);
  self->position = position;
  self->asking = g_cancellable_new ();
  job.trace = rt_trace_ref (trace);
  rt_job_run (&facts_job, NULL, &job, self->asking, found_cb, self);
}

bool
rt_fact_finder_facts (RtFactFinder *self, RtTrace *trace, guint64 position, RtStepFacts *facts)
{
  bool is_asked = trace && trace == self->trace && position == self->position;

  memset (facts, 0, sizeof *facts);
  if (is_asked && !self->asking) {
    *facts = self->facts;
  } else if (is_asked && self->facts.lost.branch.first &&
             rt_branch_is_on_grid (&self->facts.lost.branch, position)) {
    facts->lost = (RtNoWayOut) { position, self->facts.lost.branch };
    facts->why = self->facts.why;
  }
  return is_asked;
}

RtFactFinder *
rt_fact_finder_new (void (*found) (gpointer owner), gpointer owner)
{
  RtFactFinder *self = g_new0 (RtFactFinder, 1);

  self->found = found;
  self->owner = owner;
  return self;
}

void
rt_fact_finder_free (RtFactFinder *self)
{
  rt_fact_finder_ask (self, NULL, 0);
  g_free (self);
}
