/* phrases.c - translated parts of sentences: joins lists, and writes nodes, cells and houses. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/words/phrases.h"

#include <glib/gi18n-lib.h>

/* Returns the first N ITEMS joined with SEPARATOR. */
static GString *
joined (const GPtrArray *items, guint n, const char *separator)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", i ? separator : "",
                            (const char *) g_ptr_array_index (items, i));
  return text;
}

char *
rt_phrase_list (const GPtrArray *items, RtListEnd end)
{
  g_autoptr (GString) list = NULL;

  if (items->len < 2)
    return g_strdup (items->len ? g_ptr_array_index (items, 0) : "");
  /* Translators: between the items of a list but the last two. */
  list = joined (items, items->len - 1, _(", "));
  /* Translators: the end of a list: what came before, and the last item. */
  return g_strdup_printf (end == RT_ANY_OF ? _("%s or %s") : _("%s and %s"), list->str,
                          (const char *) g_ptr_array_index (items, items->len - 1));
}

char *
rt_phrase_lists (const GPtrArray *items)
{
  /* Translators: between the items of a list that are lists themselves. */
  return g_string_free (joined (items, items->len, _("; ")), FALSE);
}

/* Returns a list of the numbers 1 to 9 that BITS contains; bit 0 stands for 1. */
static char *
phrase_numbers (unsigned bits, RtListEnd end)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for_each_bit (i, bits)
    g_ptr_array_add (items, g_strdup_printf ("%u", i + 1));
  return rt_phrase_list (items, end);
}

char *
rt_phrase_digits (RtDigits digits, RtListEnd end)
{
  return phrase_numbers (digits, end);
}

char *
rt_phrase_cells (RtCells cells, RtListEnd end)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for_each_cell (cell, cells) {
    char name[5];

    g_ptr_array_add (items, g_strdup (rt_cell_name (cell, name)));
  }
  return rt_phrase_list (items, end);
}

char *
rt_phrase_cells_in_order (const GArray *cells, RtListEnd end)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < cells->len; i++) {
    char name[5];

    g_ptr_array_add (items, g_strdup (rt_cell_name (g_array_index (cells, int, i), name)));
  }
  return rt_phrase_list (items, end);
}

static char *
phrase_houses_of_kind (int kind, RtPlaces numbers, RtListEnd end)
{
  gulong n = (gulong) rt_count_nine (numbers);
  g_autofree char *list = phrase_numbers (numbers, end);

  switch (kind) {
  case RT_KIND_ROW:
    /* Translators: %s is a number or a list of numbers, as in "rows 2 and 5". */
    return g_strdup_printf (ngettext ("row %s", "rows %s", n), list);
  case RT_KIND_COLUMN:
    return g_strdup_printf (ngettext ("column %s", "columns %s", n), list);
  case RT_KIND_BOX:
  default:
    return g_strdup_printf (ngettext ("box %s", "boxes %s", n), list);
  }
}

char *
rt_phrase_houses (RtHouses houses, RtListEnd end)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int kind = 0; kind < 3; kind++)
    if (houses >> 9 * kind & 0x1ff)
      g_ptr_array_add (items, phrase_houses_of_kind (kind, houses >> 9 * kind & 0x1ff, end));
  return rt_phrase_list (items, end);
}

char *
rt_phrase_node (RtStepNode node)
{
  g_autofree char *cells = rt_phrase_cells (node.cells, RT_ALL_OF);

  if (rt_cells_count (node.cells) == 1)
    /* Translators: a cell and a digit, as in "r4c7 is 5". */
    return g_strdup_printf (node.on ? _("%s is %d") : _("%s is not %d"), cells, node.digit);
  if (!node.on && rt_cells_count (node.cells) == 2) {
    char one[5], other[5];

    /* Translators: two cells and a digit, as in "neither r4c7 nor r4c8 is 5". */
    return g_strdup_printf (_("neither %s nor %s is %d"),
                            rt_cell_name (rt_cells_first (node.cells), one),
                            rt_cell_name (rt_cells_next (node.cells, rt_cells_first (node.cells)),
                                          other),
                            node.digit);
  }
  /* Translators: several cells and a digit, as in "one of r4c7 and r4c8 is 5". */
  return g_strdup_printf (node.on ? _("one of %s is %d") : _("none of %s is %d"), cells,
                          node.digit);
}

char *
rt_phrase_each (RtCells cells, int digit)
{
  g_autofree char *list = rt_phrase_cells (cells, RT_ALL_OF);

  if (rt_cells_count (cells) == 1)
    return rt_phrase_node ((RtStepNode) { cells, (uint8_t) digit, true });
  /* Translators: several cells that all have a digit, as in "r4c7 and r4c8 are 5". */
  return g_strdup_printf (_("%s are %d"), list, digit);
}

char *
rt_phrase_set (RtCells cells, RtDigits digits)
{
  g_autofree char *list = rt_phrase_cells (cells, RT_ALL_OF), *which = NULL;

  if (rt_cells_count (cells) == 1) {
    which = rt_phrase_digits (digits, RT_ANY_OF);
    /* Translators: cells and digits, as in "r4c7 is 1 or 5", "r4c7 or r4c8 is 1". */
    return g_strdup_printf (_("%s is %s"), list, which);
  }
  which = rt_phrase_digits (digits, RT_ALL_OF);
  /* Translators: digits, and the cells of a set that has just one digit more than cells. */
  return g_strdup_printf (_("of %s, all but one are in %s"), which, list);
}

char *
rt_phrase_marks (const RtStep *step, RtMarkRole role)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for_each_digit (digit, rt_step_digits_of (step, role)) {
    g_autofree char *list = NULL;
    RtCells cells = RT_CELLS_NONE;

    for (guint i = 0; i < step->n_marks; i++)
      if (step->marks[i].role == role && step->marks[i].digit == digit)
        rt_cells_add (&cells, step->marks[i].cell);
    list = rt_phrase_cells (cells, RT_ALL_OF);
    /* Translators: a digit and cells, as in "4 in r1c2 and r4c7". */
    g_ptr_array_add (items, g_strdup_printf (_("%d in %s"), digit, list));
  }
  return rt_phrase_lists (items);
}

char *
rt_phrase_links (guint n)
{
  /* Translators: of a chain of conclusions, one from the other. */
  return g_strdup_printf (ngettext ("%u link", "%u links", (gulong) n), n);
}
