/* practice-search.c - looks through a collection for positions where a technique can be practised.
 *
 * Where only forcing chains would lead on, the way through a puzzle ends, unless it is those that are
 * looked for. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/practice-search.h"

#include "document/base/job.h"
#include "document/steps.h"
#include "engine/fast/fast.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/ladder/step-search.h"

typedef struct {
  RtCollection *collection;
  guint row, end;
  const RtTechnique *technique;
  bool found;
  RtPosition position;
} Job;

static bool
is_in (const RtFamily *family, const RtTechnique *technique)
{
  for (const RtTechnique *row = family->rows; row->id; row++)
    if (row == technique)
      return true;
  return false;
}

/* The techniques of the way. */
static RtLadder *
make_ladder (const RtTechnique *technique)
{
  RtLadder *ladder = technique->human_rank ? rt_ladder_new_human () : rt_ladder_new_rating ();

  for (guint i = 0; i < ladder->rungs->len; i++) {
    const RtTechnique *other = g_array_index (ladder->rungs, RtRung, i).technique;

    if (is_in (&rt_family_forcing, other) || is_in (&rt_family_last_resort, other))
      rt_ladder_switch (ladder, other, false);
  }
  rt_ladder_switch (ladder, technique, true);
  return ladder;
}

/* The puzzle of GIVENS when BOARD has been reached. */
static void
take_board (RtPosition *position, const RtGrid *givens, const RtBoard *board)
{
  rt_position_init (position, givens);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!board->grid.digit[cell])
      position->marks[cell] = board->candidates[cell];
    else if (!givens->digit[cell])
      rt_position_enter (position, cell, board->grid.digit[cell], false);
}

/* Goes the way through the puzzle at the job's row. Returns whether the technique is on it. */
static bool
look_at_row (Job *job, RtStudy *study, const RtLadder *ladder)
{
  g_autoptr (GPtrArray) path = NULL;
  RtBoard board;
  RtGrid grid;

  if (!rt_collection_grid (job->collection, job->row, &grid) || rt_fast_solve (&grid, NULL) != 1)
    return false;
  rt_study_at_grid (study, &grid);
  path = rt_step_search_path (study, ladder);
  for (guint i = 0; i < path->len; i++)
    if (((const RtStep *) g_ptr_array_index (path, i))->technique == job->technique) {
      rt_board_init (&board, &grid);
      rt_steps_apply (path, i, &board);
      take_board (&job->position, &grid, &board);
      return true;
    }
  return false;
}

static void
search_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Job *job = data;
  g_autoptr (RtLadder) ladder = make_ladder (job->technique);
  g_autoptr (RtStudy) study = rt_study_new ();

  study->stop = stop;
  for (; job->row < job->end && !job->found && !rt_study_stopped (study); job->row++)
    job->found = look_at_row (job, study, ladder);
}

static const RtJob search_job = {
  .work = search_work,
  .size = sizeof (Job),
  .owned = { RT_JOB_OWNS (Job, collection, rt_collection_unref) },
};

void
rt_practice_search_async (RtCollection *collection, guint row, guint end,
                          const RtTechnique *technique, GCancellable *cancellable,
                          GAsyncReadyCallback done, gpointer user_data)
{
  rt_job_run (&search_job, NULL,
              &(Job) { .collection = rt_collection_ref (collection),
                       .row = row,
                       .end = end,
                       .technique = technique },
              cancellable, done, user_data);
}

bool
rt_practice_search_finish (GAsyncResult *result, RtPosition *position, guint *row, GError **error)
{
  const Job *job = rt_job_finish (&search_job, result, error);

  if (!job || !job->found)
    return false;
  *position = job->position;
  *row = job->row - 1;
  return true;
}
