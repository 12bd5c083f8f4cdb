/* say.c - a step in words.
 *
 * A sentence is a pattern with holes in braces (words.h); each kind of hole is a row of a table with
 * the function that fills it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/say.h"

#include "engine/logic/words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Lists */

/* "a", "a and b", "a, b and c"; or the same with "or". */
static char *
join (const GPtrArray *items, bool any)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i + 1 < items->len; i++)
    g_string_append_printf (list, "%s%s",
                            /* Translators: between the items of a list but the last two. */
                            i ? _(", ") : "", (const char *) g_ptr_array_index (items, i));
  if (items->len == 0)
    return g_strdup ("");
  if (items->len == 1)
    return g_strdup (g_ptr_array_index (items, 0));
  /* Translators: the end of a list: what came before, and the last item. */
  return g_strdup_printf (any ? _("%s or %s") : _("%s and %s"), list->str,
                          (const char *) g_ptr_array_index (items, items->len - 1));
}

static char *
say_list (const GPtrArray *items)
{
  return join (items, false);
}

static char *
say_numbers (unsigned bits)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for_each_bit (i, bits)
    g_ptr_array_add (items, g_strdup_printf ("%u", i + 1));
  return say_list (items);
}

static char *
say_digits (RtDigits digits, bool any)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for_each_digit (digit, digits)
    g_ptr_array_add (items, g_strdup_printf ("%d", digit));
  return join (items, any);
}

static char *
say_cells (RtCells cells)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for_each_cell (cell, cells) {
    char name[5];

    g_ptr_array_add (items, g_strdup (rt_cell_name (cell, name)));
  }
  return say_list (items);
}

static char *
say_houses_of_kind (int kind, RtPlaces numbers)
{
  gulong n = (gulong) rt_count_nine (numbers);
  g_autofree char *list = say_numbers (numbers);

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

static char *
say_houses (RtHouses houses)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int kind = 0; kind < 3; kind++)
    if (houses >> 9 * kind & 0x1ff)
      g_ptr_array_add (items, say_houses_of_kind (kind, houses >> 9 * kind & 0x1ff));
  return say_list (items);
}

/* Holes */

static char *
fill_digits (const RtStep *step)
{
  RtDigits digits = step->pattern.digits;

  return say_digits (digits || !step->n_placed ? digits : rt_digits_of (step->placed[0].digit),
                     false);
}

static char *
fill_base (const RtStep *step)
{
  return say_houses (step->pattern.base);
}

static char *
fill_cover (const RtStep *step)
{
  return say_houses (step->pattern.cover);
}

static char *
fill_cells (const RtStep *step)
{
  return say_cells (step->pattern.cells);
}

static char *
fill_house (const RtStep *step)
{
  return say_houses (rt_step_houses (step, RT_HOUSE_WHERE));
}

static char *
fill_place (const RtStep *step)
{
  return say_cells (step->n_placed ? rt_cells_of (step->placed[0].cell) : RT_CELLS_NONE);
}

static const struct {
  const char *name;
  char *(*fill) (const RtStep *step);
} holes[] = {
  { "digits", fill_digits },
  { "base", fill_base },
  { "cover", fill_cover },
  { "cells", fill_cells },
  { "house", fill_house },
  { "place", fill_place },
};

/* Appends what the hole NAME of this length stands for; an unknown one stays as it is. */
static void
append_hole (GString *text, const char *name, gsize length, const RtStep *step)
{
  for (gsize i = 0; i < G_N_ELEMENTS (holes); i++)
    if (strlen (holes[i].name) == length && strncmp (holes[i].name, name, length) == 0) {
      g_autofree char *filled = holes[i].fill (step);

      g_string_append (text, filled);
      return;
    }
  g_string_append_printf (text, "{%.*s}", (int) length, name);
}

/* A sentence begins in upper case, whatever fills its first hole. */
static char *
capitalised (GString *text)
{
  g_autofree char *whole = g_string_free (text, FALSE);
  g_autofree char *first = NULL;

  if (!*whole)
    return g_steal_pointer (&whole);
  first = g_utf8_strup (whole, g_utf8_next_char (whole) - whole);
  return g_strconcat (first, g_utf8_next_char (whole), NULL);
}

static char *
fill (const char *pattern, const RtStep *step)
{
  GString *text = g_string_new (NULL);

  for (const char *end, *open; (open = strchr (pattern, '{')) && (end = strchr (open, '}'));
       pattern = end + 1) {
    g_string_append_len (text, pattern, open - pattern);
    append_hole (text, open + 1, (gsize) (end - open - 1), step);
  }
  g_string_append (text, pattern);
  return g_str_has_prefix (text->str, "r") && g_ascii_isdigit (text->str[1])
           ? g_string_free (text, FALSE)   /* the name of a cell */
           : capitalised (text);
}

char *
rt_say_reason (const RtStep *step)
{
  const RtWords *words = rt_words_of (step->technique);

  return words ? fill (_(words->why), step) : NULL;
}

/* What follows */

static char *
say_placed (const RtPlacement *placed)
{
  char name[5];

  /* Translators: a cell and its digit, as in "r4c7 is 5". */
  return g_strdup_printf (_("%s is %d"), rt_cell_name (placed->cell, name), placed->digit);
}

/* Removals of the same digits are told together. */
static void
add_removed (const RtStep *step, GPtrArray *items)
{
  for (guint i = 0; i < step->n_removed; i++) {
    RtDigits digits = step->removed[i].digits;
    RtCells cells = RT_CELLS_NONE;
    g_autofree char *list = NULL, *where = NULL;
    bool told = false;

    for (guint k = 0; k < step->n_removed; k++)
      if (step->removed[k].digits == digits) {
        told |= k < i;
        rt_cells_add (&cells, step->removed[k].cell);
      }
    if (told)
      continue;
    list = say_digits (digits, true);
    where = say_cells (cells);
    g_ptr_array_add (items,
                     /* Translators: digits that are not possible in cells, as in "r1c3 and r6c3
                      * cannot be 7"; the first %s is the cells, the second the digits. */
                     g_strdup_printf (_("%s cannot be %s"), where, list));
  }
}

char *
rt_say_effect (const RtStep *step)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint i = 0; i < step->n_placed; i++)
    g_ptr_array_add (items, say_placed (&step->placed[i]));
  add_removed (step, items);
  list = say_list (items);
  /* Translators: %s is what follows, as in "r4c7 is 5". */
  return g_strdup_printf (_("So %s."), list);
}

/* Hints */

static const char *
family_name (const RtTechnique *technique)
{
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if (row == technique)
        return (*family)->name;
  return technique->name;
}

static char *
say_where (const RtStep *step)
{
  const char *name = _(rt_step_name (step));
  RtHouses houses = step->pattern.base ? step->pattern.base : rt_step_houses (step, RT_HOUSE_WHERE);
  g_autofree char *where = NULL;

  if (step->pattern.digits && rt_is_single (step->pattern.digits))
    /* Translators: the name of a technique, and a digit. */
    return g_strdup_printf (_("%s, with the digit %d."), name,
                            rt_digits_first (step->pattern.digits));
  if (houses) {
    where = say_houses (houses);
    /* Translators: the name of a technique and where it is: "Naked Pair, in row 4." */
    return g_strdup_printf (_("%s, in %s."), name, where);
  }
  return g_strdup_printf (_("%s, in the lit cells."), name);
}

char *
rt_say_hint (const RtStep *step, RtHint stage)
{
  switch (stage) {
  case RT_HINT_KIND:
    /* Translators: %s is a kind of techniques, as in "Fish". */
    return g_strdup_printf (_("There is something to find: %s."), _(family_name (step->technique)));
  case RT_HINT_TECHNIQUE:
    return g_strdup_printf (_("Look for this: %s."), _(rt_step_name (step)));
  case RT_HINT_WHERE:
  case RT_HINT_PATTERN:
    return say_where (step);
  case RT_HINT_ALL:
  case RT_N_HINTS:
  default: {
    g_autofree char *why = rt_say_reason (step), *effect = rt_say_effect (step);

    /* Translators: two sentences: why, and what follows. */
    return why ? g_strdup_printf (_("%s %s"), why, effect) : rt_step_notation (step);
  }
  }
}
