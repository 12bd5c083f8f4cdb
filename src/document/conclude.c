/* conclude.c - reasons about a position in a thread.
 *
 * A job has copies of all that the thread needs, and what it found. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/conclude.h"

#include "document/base/stopping.h"
#include "engine/details.h"
#include "engine/logic/chains/threads.h"
#include "engine/logic/ladder/reason.h"
#include "engine/start.h"

typedef struct {
  RtStop stop;
  RtAsked asked;
  RtPosition position;
  RtLadder *ladder;
  RtConclusions found;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  rt_ladder_free (job->ladder);
  g_clear_pointer (&job->found.steps, g_ptr_array_unref);
  g_free (job);
}

static void
look (Job *job)
{
  g_autoptr (RtStudy) study = rt_study_new ();

  study->stop = &job->stop;
  study->asked = &job->asked;
  study->threads = rt_threads_of_program ();
  rt_threads_enter (study->threads);
  rt_study_at_board (study, &job->found.board);
  study->givens = rt_start_givens (&job->position);
  switch (job->found.what) {
  case RT_STEPS_HERE:
    job->found.steps = rt_reason_all (study, job->ladder, false);
    break;
  case RT_STEPS_PATH:
    job->found.steps = rt_reason_path (study, job->ladder);
    break;
  case RT_STEPS_NONE:
  default: {
    RtStep *step = rt_reason_next (study, job->ladder);

    job->found.steps = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_step_unref);
    if (step)
      g_ptr_array_add (job->found.steps, step);
    break;
  }
  }
  rt_threads_leave (study->threads);
  job->found.state = job->found.steps->len ? RT_REASONING_STEP : RT_REASONING_NO_STEP;
}

static void
reason (Job *job)
{
  RtDetails details;

  if (!rt_details (&job->position, &job->stop, &details))
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
  /* With several solutions, what presumes a single one proves nothing. */
  if (details.verdict.kind == RT_VERDICT_MANY)
    rt_ladder_switch_unique (job->ladder, false);
  rt_start_board (&job->position, &job->found.board);
  look (job);
}

static void
thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  gulong id = rt_stopping_begin (cancellable, &job->stop);

  reason (job);
  rt_stopping_return (task, cancellable, id);
}

const RtAsked *
rt_conclude_async (const RtPosition *position, const RtLadder *ladder, RtSteps what,
                   GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, done, user_data);
  Job *job = g_new0 (Job, 1);

  job->position = *position;
  job->ladder = rt_ladder_copy (ladder);
  job->found.what = what;
  g_task_set_source_tag (task, rt_conclude_async);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, thread);
  return &job->asked;
}

RtConclusions *
rt_conclude_finish (GAsyncResult *result)
{
  Job *job = g_task_get_task_data (G_TASK (result));

  return g_task_propagate_boolean (G_TASK (result), NULL) ? &job->found : NULL;
}
