/* say.c - a step in words: the hint in its stages. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/words/say.h"

#include "engine/logic/finders/families.h"
#include "engine/logic/words/holes.h"
#include "engine/logic/words/phrase.h"

#include <glib/gi18n-lib.h>

/* A sentence begins in upper case, whatever fills its first hole; but for the name of a cell. */
static char *
capitalised (char *text)
{
  g_autofree char *whole = text, *first = NULL;

  if (text[0] == 'r' && g_ascii_isdigit (text[1]))
    return g_steal_pointer (&whole);
  first = g_utf8_strup (whole, g_utf8_next_char (whole) - whole);
  return g_strconcat (first, g_utf8_next_char (whole), NULL);
}

static const RtSentence *
sentence_of (const RtStep *step)
{
  for (const RtSentence *sentence = step->technique->sentences; sentence && sentence->why;
       sentence++)
    if ((!sentence->variants || sentence->variants & RT_VARIANT (step->variant)) &&
        (!sentence->only_if || sentence->only_if (step)))
      return sentence;
  g_error ("%s, variant %d, has no sentence", step->technique->id, step->variant);
}

char *
rt_say_reason (const RtStep *step)
{
  const RtSentence *sentence = sentence_of (step);
  g_autofree char *premise = NULL, *why = capitalised (rt_fill_holes (_(sentence->why), step));

  if (!sentence->premise)
    return g_steal_pointer (&why);
  premise = capitalised (rt_fill_holes (_(sentence->premise), step));
  /* Translators: two sentences, one after the other. */
  return g_strdup_printf (_("%s %s"), premise, why);
}

/* What follows */

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
    list = rt_phrase_digits (digits, RT_ANY_OF);
    where = rt_phrase_cells (cells, RT_ALL_OF);
    g_ptr_array_add (items,
                     /* Translators: digits that are not possible in cells, as in "r1c3 and r6c3
                      * cannot be 7"; the first %s is the cells, the second the digits. */
                     g_strdup_printf (_("%s cannot be %s"), where, list));
  }
}

/* "So r4c7 is 5." */
static char *
say_effect (const RtStep *step)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint i = 0; i < step->n_placed; i++)
    g_ptr_array_add (items, rt_phrase_node (rt_step_node (step->placed[i].cell,
                                                         step->placed[i].digit, true)));
  add_removed (step, items);
  list = rt_phrase_lists (items);
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

/* More would say nothing about where. */
#define FEW 4

/* Where a chain starts. */
static RtCells
start_of (const RtStep *step)
{
  RtCells assumed = rt_step_cells_of (step, RT_MARK_ASSUMED);

  return rt_cells_is_empty (assumed) && step->n_links ? step->links[0].from.cells : assumed;
}

static char *
say_where (const RtStep *step)
{
  const char *name = _(rt_step_name (step));
  RtHouses base = rt_step_houses (step, RT_HOUSE_BASE), houses = step->pattern.base;
  RtDigits digits = rt_step_digits (step);
  RtCells start = start_of (step), cells = rt_step_cells (step);
  g_autofree char *where = NULL;

  if (!houses)
    houses = base ? base : rt_step_houses (step, RT_HOUSE_WHERE);
  if (rt_is_single (digits))
    /* Translators: the name of a technique, and a digit. */
    return g_strdup_printf (_("%s, with the digit %d."), name, rt_digits_first (digits));
  if (houses && __builtin_popcount (houses) <= FEW) {
    where = rt_phrase_houses (houses, RT_ALL_OF);
    /* Translators: the name of a technique and where it is: "Naked Pair, in row 4." */
    return g_strdup_printf (_("%s, in %s."), name, where);
  }
  if (!rt_cells_is_empty (start)) {
    where = rt_phrase_cells (start, RT_ALL_OF);
    /* Translators: the name of a technique and cells: "XY-Chain, starting from r1c2." */
    return g_strdup_printf (_("%s, starting from %s."), name, where);
  }
  if (digits && rt_digits_count (digits) <= FEW) {
    where = rt_phrase_digits (digits, RT_ALL_OF);
    /* Translators: the name of a technique and several digits. */
    return g_strdup_printf (_("%s, with the digits %s."), name, where);
  }
  where = rt_phrase_cells (rt_cells_is_empty (cells) ? rt_step_cells_of (step, RT_MARK_PLACED)
                                                     : cells,
                           RT_ALL_OF);
  return g_strdup_printf (_("%s, in %s."), name, where);
}

/* Where, and the cells of the pattern; what has no pattern but its cell tells no more. */
static char *
say_pattern (const RtStep *step)
{
  RtCells cells = rt_step_cells (step);
  g_autofree char *where = say_where (step);
  g_autofree char *list = rt_phrase_cells (cells, RT_ALL_OF);

  if (rt_cells_is_empty (cells))
    return g_steal_pointer (&where);
  /* Translators: a sentence that says where; and the cells of a pattern. */
  return g_strdup_printf (_("%s Look at %s."), where, list);
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
    return say_where (step);
  case RT_HINT_PATTERN:
    return say_pattern (step);
  case RT_HINT_ALL:
  case RT_N_HINTS:
  default: {
    g_autofree char *why = rt_say_reason (step), *effect = say_effect (step);

    return g_strdup_printf (_("%s %s"), why, effect);
  }
  }
}
