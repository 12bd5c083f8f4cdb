/* nothing-found.h - candidates in which a technique found nothing.
 *
 * On the way to a solution the same techniques are asked again and again, and little has changed in
 * between. Where candidates are a part of those in which a technique found nothing, it has to look
 * only where some are gone since. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/choices.h"

typedef struct {
  bool is_there;
  RtChoices field;
} RtNothingFound;

static inline void
rt_nothing_found_keep (RtNothingFound *nothing, const RtChoices *field)
{
  nothing->is_there = true;
  nothing->field = *field;
}

/* The cells that lost candidates since; all where nothing is known, or some cell has more now. */
static inline RtCells
rt_nothing_found_changed (const RtNothingFound *nothing, const RtChoices *field)
{
  RtCells changed = RT_CELLS_NONE;

  if (!nothing->is_there)
    return RT_CELLS_ALL;
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    if (field->candidates[cell] & ~nothing->field.candidates[cell])
      return RT_CELLS_ALL;
    if (field->candidates[cell] != nothing->field.candidates[cell])
      rt_cells_add (&changed, cell);
  }
  return changed;
}

/* Whether some pair of places or of candidates was not one when nothing was found: what goes over
 * older links alone was there already. */
static inline bool
rt_nothing_found_has_new_link (const RtNothingFound *nothing, const RtChoices *field)
{
  RtCells changed = rt_nothing_found_changed (nothing, field);

  if (rt_cells_equal (changed, RT_CELLS_ALL))
    return true;
  for_each_cell (cell, changed) {
    RtDigits digits = nothing->field.candidates[cell];

    if (rt_count_nine (field->candidates[cell]) == 2)
      return true;
    for_each_digit (digit, digits)
      for (int kind = 0; kind < 3; kind++)
        if (rt_count_nine (rt_choices_places (field, rt_houses_of[cell][kind], digit)) == 2 &&
            rt_choices_places (field, rt_houses_of[cell][kind], digit) !=
              rt_choices_places (&nothing->field, rt_houses_of[cell][kind], digit))
          return true;
  }
  return false;
}
