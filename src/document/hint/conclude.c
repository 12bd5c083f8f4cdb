/* conclude.c - reasons about a position in a thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/hint/conclude.h"

#include "document/base/job.h"
#include "engine/logic/chains/threads.h"
#include "engine/logic/ladder/step-search.h"
#include "engine/position.h"
#include "engine/verdict-details.h"

typedef struct {
  RtStop *stop;
  RtAsked asked;
  RtPosition position;
  RtLadder *ladder;
  RtConclusions found;
} Job;

static void
look (Job *job)
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
  /* With several solutions, what presumes a single one proves nothing. */
  if (details.verdict.kind == RT_VERDICT_MANY)
    rt_ladder_switch_unique (job->ladder, false);
  rt_start_board (&job->position, &job->found.board);
  look (job);
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
