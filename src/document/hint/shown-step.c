/* shown-step.c - applies logical steps to a board, finds all singles, and sets RtShownStep, the
 * step that a hint shows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/hint/shown-step.h"

#include "engine/logic/ladder/step-search.h"

void
rt_steps_apply (GPtrArray *steps, guint n, RtBoard *board)
{
  for (guint i = 0; i < n; i++)
    rt_step_apply (g_ptr_array_index (steps, i), board);
}

bool
rt_steps_remove_any (GPtrArray *steps, guint n)
{
  for (guint i = 0; i < n; i++)
    if (((const RtStep *) g_ptr_array_index (steps, i))->n_removed > 0)
      return true;
  return false;
}

/* Writes the digits of BOARD into the empty cells of POSITION, marked as found by the solver. */
static void
enter (const RtBoard *board, RtPosition *position)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (board->grid.digit[cell] && !rt_position_digit (position, cell))
      rt_position_enter (position, cell, board->grid.digit[cell], true);
}

bool
rt_steps_singles (const RtPosition *position, RtBoard *board)
{
  g_autoptr (RtLadder) ladder = NULL;
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (GPtrArray) path = NULL;
  int first, second;
  RtGrid grid;

  rt_position_grid (position, &grid);
  if (rt_grid_clash (&grid, &first, &second))
    return false;
  ladder = rt_ladder_new_from_text ("full-house hidden-single-box hidden-single-line naked-single");
  rt_board_init (board, &grid);
  rt_study_at_board (study, board);
  path = rt_step_search_path (study, ladder);
  rt_steps_apply (path, path->len, board);
  return true;
}

/* The step that is shown */

void
rt_shown_step_clear (RtShownStep *shown)
{
  g_clear_pointer (&shown->step, rt_step_unref);
  shown->place = -1;
  shown->view = 0;
  shown->mistakes = RT_CELLS_NONE;
  shown->marked = false;
}

void
rt_shown_step_take (RtShownStep *shown, RtStep *step, RtHint stage)
{
  shown->step = rt_step_ref (step);
  shown->stage = stage;
  /* A step with several views is easier to understand one view at a time. */
  shown->view = step->n_views > 1 ? 1 : 0;
}

void
rt_shown_step_stand (RtShownStep *shown, const RtPosition *position, const RtBoard *start,
                     GPtrArray *steps, guint n)
{
  shown->position = *position;
  shown->board = *start;
  rt_steps_apply (steps, n, &shown->board);
  enter (&shown->board, &shown->position);
}
