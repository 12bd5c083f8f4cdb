/* trial-words.c - what is wrong with a program's answer, in words. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/trial/trial-words.h"

#include "engine/core/geometry.h"

#include <glib/gi18n-lib.h>

static char *
say_house (int house, int digit)
{
  int number = house % 9 + 1;

  return house < 9    ? g_strdup_printf (_("Row %d has the %d twice."), number, digit)
         : house < 18 ? g_strdup_printf (_("Column %d has the %d twice."), number, digit)
                      : g_strdup_printf (_("Box %d has the %d twice."), number, digit);
}

/* A house that has a digit twice. */
static char *
say_twice (const RtGrid *grid)
{
  for (int house = 0; house < RT_N_HOUSES; house++) {
    unsigned seen = 0;

    for (int i = 0; i < 9; i++) {
      int digit = grid->digit[rt_houses[house][i]];

      if (digit && seen >> digit & 1)
        return say_house (house, digit);
      seen |= 1u << digit;
    }
  }
  return NULL;
}

char *
rt_trial_say_wrong (const RtGrid *puzzle, const RtGrid *grid, const RtGrid *first, bool any)
{
  char *twice;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (puzzle->digit[cell] && grid->digit[cell] != puzzle->digit[cell])
      /* Translators: row, column, the digit that must stand there, and the one that stands there. */
      return g_strdup_printf (_("The given in row %d, column %d was changed from %d to %d."),
                              rt_row_of (cell) + 1, rt_column_of (cell) + 1, puzzle->digit[cell],
                              grid->digit[cell]);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (grid->digit[cell] == 0)
      return g_strdup_printf (_("Row %d, column %d is still blank."), rt_row_of (cell) + 1,
                              rt_column_of (cell) + 1);
  twice = say_twice (grid);
  if (twice || any)
    return twice;
  for (int cell = 0; first && cell < RT_N_CELLS; cell++)
    if (grid->digit[cell] != first->digit[cell])
      /* Translators: row, column, the right digit, and the one that stands there. */
      return g_strdup_printf (_("It is a solution, but not the first: row %d, column %d must be "
                                "%d, not %d."),
                              rt_row_of (cell) + 1, rt_column_of (cell) + 1, first->digit[cell],
                              grid->digit[cell]);
  return NULL;
}

char *
rt_trial_say_form (const RtReply *answer)
{
  guint line = (guint) answer->line;

  switch (answer->kind) {
  case RT_REPLY_BAD_CHAR:
    /* Translators: a line and a column of what a program printed. */
    return g_strdup_printf (_("Line %u, column %u: a row must have nine digits, with one blank "
                              "between them or none, and nothing else."),
                            line, answer->column);
  case RT_REPLY_BAD_ROW:
    return g_strdup_printf (ngettext ("Line %u: a row of %d digit; it must have nine.",
                                      "Line %u: a row of %d digits; it must have nine.",
                                      (gulong) answer->n),
                            line, answer->n);
  case RT_REPLY_BAD_ROWS:
    return g_strdup_printf (ngettext ("Line %u: the answer ends after %d row; it must have nine.",
                                      "Line %u: the answer ends after %d rows; it must have nine.",
                                      (gulong) answer->n),
                            line, answer->n);
  case RT_REPLY_NONE:
  case RT_REPLY_GRID:
  default:
    return g_strdup (_("It printed no grid."));
  }
}
