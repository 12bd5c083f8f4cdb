/* place-text.c - writes translated names of cells and houses, which become parts of sentences. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/place-text.h"

#include "engine/core/geometry.h"

#include <glib/gi18n-lib.h>

char *
rt_say_cell (int cell)
{
  return g_strdup_printf (_("row %d, column %d"), rt_row_of (cell) + 1, rt_column_of (cell) + 1);
}

char *
rt_say_house (int house)
{
  int number = house % 9 + 1;

  return house < 9    ? g_strdup_printf (_("row %d"), number)
         : house < 18 ? g_strdup_printf (_("column %d"), number)
                      : g_strdup_printf (_("box %d"), number);
}

char *
rt_say_cell_of_house (int cell, int house)
{
  return house < 9    ? rt_say_house (9 + rt_column_of (cell))
         : house < 18 ? rt_say_house (rt_row_of (cell))
                      : rt_say_cell (cell);
}

char *
rt_begin_sentence (char *phrase)
{
  g_autofree char *old = phrase;
  g_autofree char *first = g_utf8_substring (old, 0, 1);
  g_autofree char *capital = g_utf8_strup (first, -1);

  return g_strconcat (capital, g_utf8_next_char (old), NULL);
}
