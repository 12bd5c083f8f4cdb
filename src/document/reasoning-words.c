/* reasoning-words.c - the sentences of RtReasoning. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/reasoning-words.h"

#include "engine/core/geometry.h"
#include "engine/fast/fast.h"

#include <glib/gi18n-lib.h>

/* That the entries MISTAKES (at least one) of POSITION are wrong. */
static char *
say_mistakes (const RtPosition *position, RtCells mistakes)
{
  int cell = rt_cells_first (mistakes), n = rt_cells_count (mistakes);

  if (n == 1)
    return g_strdup_printf (_("The %d in row %d, column %d is wrong."),
                            rt_position_digit (position, cell), rt_row_of (cell) + 1,
                            rt_column_of (cell) + 1);
  return g_strdup_printf (
    /* Translators: the number is at least two. */
    ngettext ("%d of your digits is wrong.", "%d of your digits are wrong.", (gulong) n), n);
}

/* Why nothing goes on: the techniques, or the grid. */
static const char *
no_step_text (const RtPosition *position)
{
  RtGrid grid;

  rt_position_grid (position, &grid);
  if (rt_fast_solve (&grid, NULL) > 1)
    return _("None of the techniques in use leads further from here: the grid has more than one "
             "solution.");
  return _("None of the techniques in use leads further from here.");
}

char *
rt_say_reasoning (RtReasoningState state, const RtShownStep *shown, const RtPosition *position)
{
  switch (state) {
  case RT_REASONING_STEP:
    return rt_say_hint (shown->step, shown->stage);
  case RT_REASONING_MISTAKE:
    return say_mistakes (&shown->position, shown->mistakes);
  case RT_REASONING_NO_STEP:
    return g_strdup (no_step_text (position));
  case RT_REASONING_UNSOLVABLE:
    return g_strdup (_("This grid has no solution."));
  case RT_REASONING_SOLVED:
    return g_strdup (_("Every cell is filled: the puzzle is solved."));
  case RT_REASONING_NOTHING:
  case RT_REASONING_WORKING:
  default:
    return NULL;
  }
}
