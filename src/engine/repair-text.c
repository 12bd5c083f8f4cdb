/* repair-text.c - translated sentences for repairs of a grid.
 *
 * Each is a whole sentence: languages order row, column and digit in their own ways. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/repair-text.h"

#include <glib/gi18n-lib.h>

static int
row (int cell)
{
  return rt_row_of (cell) + 1;
}

static int
column (int cell)
{
  return rt_column_of (cell) + 1;
}

static bool
in_row (const RtRepair *repair)
{
  return rt_row_of (repair->cell) == rt_row_of (repair->other);
}

static char *
say_change (const RtRepair *repair)
{
  int cell = repair->cell, wrong = repair->before.digit[cell], right = repair->after.digit[cell];

  return g_strdup_printf (repair->is_unique
                            ? _("Row %d, column %d: with %d instead of %d it has one solution.")
                            : _("Row %d, column %d: with %d instead of %d it has solutions."),
                          row (cell), column (cell), right, wrong);
}

static char *
say_remove (const RtRepair *repair)
{
  int cell = repair->cell;

  return g_strdup_printf (repair->is_unique
                            ? _("Row %d, column %d: without the %d it has one solution.")
                            : _("Row %d, column %d: without the %d it has solutions."),
                          row (cell), column (cell), repair->before.digit[cell]);
}

static char *
say_exchange (const RtRepair *repair)
{
  int cell = repair->cell, other = repair->other;
  int a = repair->before.digit[cell], b = repair->before.digit[other];

  if (in_row (repair))
    return g_strdup_printf (
      repair->is_unique
        ? _("Row %d, columns %d and %d: with %d and %d exchanged it has one solution.")
        : _("Row %d, columns %d and %d: with %d and %d exchanged it has solutions."),
      row (cell), column (cell), column (other), a, b);
  return g_strdup_printf (
    repair->is_unique
      ? _("Rows %d and %d, column %d: with %d and %d exchanged it has one solution.")
      : _("Rows %d and %d, column %d: with %d and %d exchanged it has solutions."),
    row (cell), row (other), column (cell), a, b);
}

static char *
say_move (const RtRepair *repair)
{
  int cell = repair->cell, other = repair->other, digit = repair->before.digit[cell];

  if (in_row (repair))
    return g_strdup_printf (
      repair->is_unique
        ? _("Row %d: with the %d in column %d instead of column %d it has one solution.")
        : _("Row %d: with the %d in column %d instead of column %d it has solutions."),
      row (cell), digit, column (other), column (cell));
  return g_strdup_printf (
    repair->is_unique
      ? _("Column %d: with the %d in row %d instead of row %d it has one solution.")
      : _("Column %d: with the %d in row %d instead of row %d it has solutions."),
    column (cell), digit, row (other), row (cell));
}

/* Describes a shift of the digits from column FROM on to the end of row IN. */
static char *
say_shift_in_row (int in, int from, bool to_left, bool is_unique)
{
  if (to_left)
    return g_strdup_printf (
      is_unique
        ? _("Row %d: with the digits from column %d on one cell to the left it has one solution.")
        : _("Row %d: with the digits from column %d on one cell to the left it has solutions."),
      in, from);
  return g_strdup_printf (
    is_unique
      ? _("Row %d: with the digits from column %d on one cell to the right it has one solution.")
      : _("Row %d: with the digits from column %d on one cell to the right it has solutions."),
    in, from);
}

static char *
say_shift_in_column (int in, int from, bool up, bool is_unique)
{
  if (up)
    return g_strdup_printf (
      is_unique
        ? _("Column %d: with the digits from row %d on one cell further up it has one solution.")
        : _("Column %d: with the digits from row %d on one cell further up it has solutions."),
      in, from);
  return g_strdup_printf (
    is_unique
      ? _("Column %d: with the digits from row %d on one cell further down it has one solution.")
      : _("Column %d: with the digits from row %d on one cell further down it has solutions."),
    in, from);
}

static char *
say_shift (const RtRepair *repair)
{
  int r = row (repair->cell), c = column (repair->cell);
  bool back = repair->other < repair->cell;

  return in_row (repair) ? say_shift_in_row (r, c, back, repair->is_unique)
                         : say_shift_in_column (c, r, back, repair->is_unique);
}

char *
rt_repair_say (const RtRepair *repair)
{
  switch (repair->kind) {
  case RT_REPAIR_CHANGE:
    return say_change (repair);
  case RT_REPAIR_REMOVE:
    return say_remove (repair);
  case RT_REPAIR_EXCHANGE:
    return say_exchange (repair);
  case RT_REPAIR_MOVE:
    return say_move (repair);
  case RT_REPAIR_SHIFT:
  default:
    return say_shift (repair);
  }
}
