/* shown-step.c - the logical step that is shown, how much of it, and its position. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/hint/shown-step.h"

#include "document/hint/steps.h"

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
  /* A step of many views is understood one at a time. */
  shown->view = step->n_views > 1 ? 1 : 0;
}

void
rt_shown_step_stand (RtShownStep *shown, const RtPosition *position, const RtBoard *start,
                     GPtrArray *steps, guint n)
{
  shown->position = *position;
  shown->board = *start;
  rt_steps_apply (steps, n, &shown->board);
  rt_steps_enter (&shown->board, &shown->position);
}
