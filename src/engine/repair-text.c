/* repair-text.c - the sentence for each kind of repair of a typo. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/repair-text.h"

#include "engine/place-text.h"

#include <glib/gi18n-lib.h>

static bool
in_row (const RtRepair *repair)
{
  return rt_row_of (repair->cell) == rt_row_of (repair->other);
}

/* The functions below return the first half of a sentence, which rt_repair_say ends. */

static char *
say_change (const RtRepair *repair)
{
  int cell = repair->cell;

  return g_strdup_printf (_("Row %d, column %d: with %d instead of %d"), rt_row_number (cell),
                          rt_column_number (cell),
                          repair->after.digit[cell], repair->before.digit[cell]);
}

static char *
say_remove (const RtRepair *repair)
{
  int cell = repair->cell;

  return g_strdup_printf (_("Row %d, column %d: without the %d"), rt_row_number (cell), rt_column_number (cell),
                          repair->before.digit[cell]);
}

static char *
say_exchange (const RtRepair *repair)
{
  int cell = repair->cell, other = repair->other;
  int a = repair->before.digit[cell], b = repair->before.digit[other];

  if (in_row (repair))
    return g_strdup_printf (_("Row %d, columns %d and %d: with %d and %d exchanged"), rt_row_number (cell),
                            rt_column_number (cell), rt_column_number (other), a, b);
  return g_strdup_printf (_("Rows %d and %d, column %d: with %d and %d exchanged"), rt_row_number (cell),
                          rt_row_number (other), rt_column_number (cell), a, b);
}

static char *
say_move (const RtRepair *repair)
{
  int cell = repair->cell;
  int house = in_row (repair) ? rt_row_of (cell) : 9 + rt_column_of (cell);
  g_autofree char *line = rt_begin_sentence (rt_say_house (house));
  g_autofree char *right = rt_say_cell_of_house (repair->other, house);
  g_autofree char *wrong = rt_say_cell_of_house (cell, house);

  /* Translators: as in "Row 4: with the 5 in column 2 instead of column 7", which goes on. */
  return g_strdup_printf (_("%s: with the %d in %s instead of %s"), line,
                          repair->before.digit[cell], right, wrong);
}

/* Returns a sentence for a shift of all digits from one cell to the end of its row or column. */
static char *
say_shift (const RtRepair *repair)
{
  int r = rt_row_number (repair->cell), c = rt_column_number (repair->cell);
  bool back = repair->other < repair->cell;

  if (in_row (repair))
    return g_strdup_printf (back ? _("Row %d: with the digits from column %d on one cell to the left")
                                 : _("Row %d: with the digits from column %d on one cell to the right"),
                            r, c);
  return g_strdup_printf (back ? _("Column %d: with the digits from row %d on one cell further up")
                               : _("Column %d: with the digits from row %d on one cell further down"),
                          c, r);
}

static char *
say_repair (const RtRepair *repair)
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

char *
rt_repair_say (const RtRepair *repair)
{
  g_autofree char *half = say_repair (repair);

  /* Translators: %s is the sentence's beginning, as in "Row 4, column 7: with 5 instead of 6". */
  return g_strdup_printf (repair->is_unique ? _("%s it has one solution.")
                                            : _("%s it has solutions."), half);
}
