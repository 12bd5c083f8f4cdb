/* compose-practice.c - sets the scene (the digits and marks to draw) of an exercise in one
 * technique, from its position, the person's answers and the hint. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/compose-practice.h"

#include "picture/compose.h"

/* Marks the candidates that the person has found as removed by the technique, or as placed. */
static void
put_found (RtScene *scene, RtPractice *practice)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    bool stands;
    RtDigits found = rt_practice_found (practice, cell, &stands);

    scene->cells[cell].marks |= found;
    for_each_digit (digit, found)
      scene->cells[cell].mark_roles[digit - 1] =
        (uint8_t) ((stands ? RT_MARK_PLACED : RT_MARK_REMOVED) + 1);
  }
}

void
rt_compose_practice (RtScene *scene, RtPractice *practice)
{
  const RtStep *step = rt_practice_step (practice);
  RtHint stage = rt_practice_stage (practice);
  int slip = rt_practice_slip (practice);

  if (step && stage > RT_HINT_TECHNIQUE)
    rt_compose_step (scene, rt_practice_position (practice), rt_practice_candidates (practice), step,
                     stage, 0);
  else
    rt_compose_play (scene, rt_practice_position (practice), RT_CELLS_NONE);
  put_found (scene, practice);
  if (slip >= 0)
    scene->cells[slip].marked = true;
}
