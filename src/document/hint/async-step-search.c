/* async-step-search.c - searches for logical steps in a thread: the job, and the two objects that
 * run it, RtLooking with progress and RtFurther for nested chains. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/hint/async-step-search.h"

#include "document/base/job.h"
#include "engine/logic/chains/thread-budget.h"
#include "engine/logic/ladder/step-search.h"
#include "engine/position.h"
#include "engine/verdict-details.h"

#include <string.h>

typedef struct {
  RtStop *stop;
  RtAsked asked;
  RtPosition position;
  RtLadder *ladder;
  RtConclusions found;
} Job;

static void
search_steps (Job *job)
{
  g_autoptr (RtStudy) study = rt_study_new ();

  study->stop = job->stop;
  study->asked = &job->asked;
  study->threads = rt_threads_of_program ();
  rt_threads_enter (study->threads);
  rt_study_at_board (study, &job->found.board);
  study->givens = rt_start_givens (&job->position);
  switch (job->found.what) {
  case RT_STEPS_HERE:
    job->found.steps = rt_step_search_all (study, job->ladder, false);
    break;
  case RT_STEPS_PATH:
    job->found.steps = rt_step_search_path (study, job->ladder);
    break;
  case RT_STEPS_NONE:
  default: {
    RtStep *step = rt_step_search_next (study, job->ladder);

    job->found.steps = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_step_unref);
    if (step)
      g_ptr_array_add (job->found.steps, step);
    break;
  }
  }
  rt_threads_leave (study->threads);
  job->found.state = job->found.steps->len ? RT_REASONING_STEP : RT_REASONING_NO_STEP;
}

/* Checks the job's position for wrong digits; if there are none, searches for logical steps. */
static void
reason (Job *job)
{
  RtDetails details;

  if (!rt_details (&job->position, job->stop, &details))
    return;
  if (details.verdict.kind == RT_VERDICT_CLASH || details.verdict.kind == RT_VERDICT_NONE) {
    job->found.mistakes = details.cells;
    job->found.state = rt_cells_is_empty (details.cells) ? RT_REASONING_UNSOLVABLE
                                                         : RT_REASONING_MISTAKE;
    return;
  }
  if (details.verdict.is_full) {
    job->found.state = RT_REASONING_SOLVED;
    return;
  }
  /* Uniqueness techniques are not valid if there are several solutions. */
  if (details.verdict.kind == RT_VERDICT_MANY)
    rt_ladder_switch_unique (job->ladder, false);
  rt_start_board (&job->position, &job->found.board);
  search_steps (job);
}

static void
conclude_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Job *job = data;

  job->stop = stop;
  reason (job);
}

static const RtJob conclude_job = {
  .work = conclude_work,
  .size = sizeof (Job),
  .owned = { RT_JOB_OWNS (Job, ladder, rt_ladder_free),
             RT_JOB_OWNS (Job, found.steps, g_ptr_array_unref) },
};

const RtAsked *
rt_conclude_async (const RtPosition *position, const RtLadder *ladder, RtSteps what,
                   GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data)
{
  Job *job = rt_job_run (&conclude_job, NULL,
                         &(Job) { .position = *position,
                                  .ladder = rt_ladder_copy (ladder),
                                  .found = { .what = what } },
                         cancellable, done, user_data);

  return &job->asked;
}

RtConclusions *
rt_conclude_finish (GAsyncResult *result)
{
  Job *job = rt_job_finish (&conclude_job, result, NULL);

  return job ? &job->found : NULL;
}

/* RtLooking */

#define MOMENT_MS 500 /* milliseconds; almost every search ends sooner */

struct _RtLooking {
  RtSteps what;
  GCancellable *working;        /* owned */
  const RtAsked *asked;         /* progress, written by the thread; valid while it runs */
  guint clock;                  /* source id of read_cb */
  bool is_long;
  const RtTechnique *technique; /* `technique` and `n_found` have the values of the last call of
                                 * LONGER */
  guint n_found;
  void (*found) (gpointer owner, RtConclusions *found);
  void (*longer) (gpointer owner);
  gpointer owner;
};

static gboolean
read_cb (gpointer data)
{
  RtLooking *self = data;
  const RtTechnique *technique =
    atomic_load_explicit (&self->asked->technique, memory_order_relaxed);
  guint n_found = atomic_load_explicit (&self->asked->n_found, memory_order_relaxed);

  if (self->is_long && technique == self->technique && n_found == self->n_found)
    return G_SOURCE_CONTINUE;
  self->is_long = true;
  self->technique = technique;
  self->n_found = n_found;
  self->longer (self->owner);
  return G_SOURCE_CONTINUE;
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RtConclusions *found = rt_conclude_finish (result);
  RtLooking *self = data;

  if (found)
    self->found (self->owner, found);
}

RtLooking *
rt_looking_new (const RtPosition *position, const RtLadder *ladder, RtSteps what,
                void (*found) (gpointer owner, RtConclusions *found),
                void (*longer) (gpointer owner), gpointer owner)
{
  RtLooking *self = g_new0 (RtLooking, 1);

  self->what = what;
  self->found = found;
  self->longer = longer;
  self->owner = owner;
  self->working = g_cancellable_new ();
  self->asked = rt_conclude_async (position, ladder, what, self->working, answered_cb, self);
  self->clock = g_timeout_add (MOMENT_MS, read_cb, self);
  return self;
}

void
rt_looking_free (RtLooking *self)
{
  g_cancellable_cancel (self->working);
  g_object_unref (self->working);
  g_source_remove (self->clock);
  g_free (self);
}

bool
rt_looking_is_long (const RtLooking *self)
{
  return self->is_long;
}

RtSteps
rt_looking_what (const RtLooking *self)
{
  return self->what;
}

const RtTechnique *
rt_looking_technique (const RtLooking *self)
{
  return self->technique;
}

guint
rt_looking_n_found (const RtLooking *self)
{
  return self->n_found;
}

/* RtFurther */

/* Prices on Sudoku Explainer's scale: the lowest of nested chains, and the lowest of techniques
 * that use the solution. */
#define LONG_FROM 8.0
#define ANSWER 20.0

struct _RtFurther {
  RtPosition position;
  RtLadder *ladder;             /* owned */
  GPtrArray *steps;             /* owned */
  GCancellable *working;        /* owned */
  const RtTechnique *technique; /* the technique that is being tried; NULL after the last one */
  void (*found) (gpointer owner);
  gpointer owner;
};

/* Returns true if TECHNIQUE is a nested chain (a chain that contains other chains), whose search may take long. */
static bool
is_long (const RtTechnique *technique)
{
  return technique->price >= LONG_FROM && technique->flags & RT_TECHNIQUE_CHAIN;
}

RtLadder *
rt_further_others (const RtLadder *ladder)
{
  RtLadder *others = rt_ladder_copy (ladder);

  for (guint i = 0; i < others->rungs->len; i++) {
    RtRung *rung = &g_array_index (others->rungs, RtRung, i);

    rung->on &= !is_long (rung->technique) && rung->technique->price < ANSWER;
  }
  return others;
}

/* Returns a copy of LADDER (the techniques in the order in which they are tried) in which only TECHNIQUE is on. */
static RtLadder *
only (const RtLadder *ladder, const RtTechnique *technique)
{
  RtLadder *asked = rt_ladder_copy (ladder);

  for (guint i = 0; i < asked->rungs->len; i++) {
    RtRung *rung = &g_array_index (asked->rungs, RtRung, i);

    rung->on &= rung->technique == technique;
  }
  return asked;
}

/* Returns the technique of nested chains that follows BEFORE in LADDER (the techniques in the order
 * in which they are tried); the first one if BEFORE is NULL. Returns NULL if there is none. */
static const RtTechnique *
next_after (const RtLadder *ladder, const RtTechnique *before)
{
  bool passed = !before;

  for (guint i = 0; i < ladder->rungs->len; i++) {
    const RtRung *rung = &g_array_index (ladder->rungs, RtRung, i);

    if (passed && rung->on && is_long (rung->technique))
      return rung->technique;
    passed |= rung->technique == before;
  }
  return NULL;
}

static bool
does_the_same (const RtStep *a, const RtStep *b)
{
  if (a->n_placed != b->n_placed || a->n_removed != b->n_removed)
    return false;
  /* Empty arrays are NULL, which must not be passed to memcmp. */
  return (!a->n_placed || memcmp (a->placed, b->placed, a->n_placed * sizeof *a->placed) == 0) &&
         (!a->n_removed ||
          memcmp (a->removed, b->removed, a->n_removed * sizeof *a->removed) == 0);
}

/* Returns true if the list of steps already has a step by nested chains with the effect of STEP. */
static bool
is_known (const RtFurther *self, const RtStep *step)
{
  for (guint i = 0; i < self->steps->len; i++) {
    const RtStep *known = g_ptr_array_index (self->steps, i);

    if (is_long (known->technique) && does_the_same (known, step))
      return true;
  }
  return false;
}

static void ask_next (RtFurther *self);

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RtConclusions *found = rt_conclude_finish (result);
  RtFurther *self = data;

  if (!found)
    return;
  for (guint i = 0; i < found->steps->len; i++)
    if (!is_known (self, g_ptr_array_index (found->steps, i)))
      g_ptr_array_add (self->steps, rt_step_ref (g_ptr_array_index (found->steps, i)));
  ask_next (self);
  self->found (self->owner);
}

static void
ask_next (RtFurther *self)
{
  g_autoptr (RtLadder) ladder = NULL;

  self->technique = next_after (self->ladder, self->technique);
  if (!self->technique)
    return;
  ladder = only (self->ladder, self->technique);
  rt_conclude_async (&self->position, ladder, RT_STEPS_HERE, self->working, found_cb, self);
}

RtFurther *
rt_further_new (const RtPosition *position, const RtLadder *ladder, GPtrArray *steps,
                void (*found) (gpointer owner), gpointer owner)
{
  RtFurther *self = g_new0 (RtFurther, 1);

  self->position = *position;
  self->ladder = rt_ladder_copy (ladder);
  self->steps = g_ptr_array_ref (steps);
  self->working = g_cancellable_new ();
  self->found = found;
  self->owner = owner;
  ask_next (self);
  return self;
}

void
rt_further_free (RtFurther *self)
{
  g_cancellable_cancel (self->working);
  g_object_unref (self->working);
  g_ptr_array_unref (self->steps);
  rt_ladder_free (self->ladder);
  g_free (self);
}

const RtTechnique *
rt_further_technique (const RtFurther *self)
{
  return self->technique;
}
