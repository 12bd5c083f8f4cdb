/* say.c - writes a step in translated sentences: the stages of a hint, the reason, the effect. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/words/say.h"

#include "engine/logic/finders/families.h"
#include "engine/logic/words/placeholders.h"
#include "engine/logic/words/phrases.h"
#include "engine/logic/words/hint-targets.h"

#include <glib/gi18n-lib.h>
#include <string.h>

const char *
rt_say_name (const char *name)
{
  const char *translated = _(name), *type = strstr (name, RT_TYPE_INFIX);
  bool is_missing = g_str_has_suffix (name, RT_MISSING_SUFFIX);
  gsize rest = is_missing ? strlen (RT_MISSING_SUFFIX) : strlen (RT_TYPE_INFIX) + 1;
  g_autofree char *base = NULL, *composed = NULL;

  if (translated != name || (!is_missing && (!type || strlen (type) != rest)))
    return translated;
  base = g_strndup (name, strlen (name) - rest);
  if (is_missing)
    /* Translators: a variant of a technique for grids in which candidates were removed. */
    composed = g_strdup_printf (_("%s, Candidates Missing"), rt_say_name (base));
  else
    /* Translators: a variant of a technique, as in "Unique Loop Type 2". */
    composed = g_strdup_printf (_("%s Type %c"), _(base), name[strlen (name) - 1]);
  return g_intern_string (composed);
}

/* Returns TEXT with the first letter of each sentence capitalized, unless a sentence begins with
 * the name of a cell. Takes ownership of TEXT. */
static char *
capitalised (char *text)
{
  g_autofree char *whole = text;
  GString *said = g_string_new (NULL);

  for (const char *at = whole; *at; at = g_utf8_next_char (at)) {
    bool begins = at == whole || g_str_has_suffix (said->str, ". ");
    gssize length = g_utf8_next_char (at) - at;
    g_autofree char *upper = NULL;

    if (begins && !(at[0] == 'r' && g_ascii_isdigit (at[1])))
      upper = g_utf8_strup (at, length);
    g_string_append_len (said, upper ? upper : at, upper ? -1 : length);
  }
  return g_string_free (said, FALSE);
}

/* Returns the first sentence of the technique's list of reasons that is valid for STEP. */
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
  g_autofree char *premise = NULL;
  g_autofree char *why = capitalised (rt_fill_placeholders (_(sentence->why), step));

  if (!sentence->premise)
    return g_steal_pointer (&why);
  premise = capitalised (rt_fill_placeholders (_(sentence->premise), step));
  /* Translators: two sentences, one after the other. */
  return g_strdup_printf (_("%s %s"), premise, why);
}

/* Effects */

/* Appends phrases for the eliminations to ITEMS; cells that lose the same digits are grouped. */
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

/* Returns a sentence for the effect of STEP, such as "So r4c7 is 5." */
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
  g_assert_not_reached ();
}

static char *
say_where (const RtStep *step)
{
  RtHintTarget place;
  g_autofree char *where = NULL;

  rt_hint_target (&place, step);
  if (place.houses)
    where = rt_phrase_houses (place.houses, RT_ALL_OF);
  else if (!rt_cells_is_empty (place.cells))
    where = rt_phrase_cells (place.cells, RT_ALL_OF);
  if (place.digits && place.houses)
    /* Translators: where a hint says to look: a digit, and rows, columns or boxes. */
    return g_strdup_printf (_("Look at the digit %d in %s."), rt_digits_first (place.digits),
                            where);
  if (place.houses)
    /* Translators: where a hint says to look: "Look in row 4." */
    return g_strdup_printf (_("Look in %s."), where);
  if (rt_is_single (place.digits))
    return g_strdup_printf (_("Look at the digit %d."), rt_digits_first (place.digits));
  if (place.digits) {
    where = rt_phrase_digits (place.digits, RT_ALL_OF);
    /* Translators: where a hint says to look: several digits. */
    return g_strdup_printf (_("Look at the digits %s."), where);
  }
  /* Translators: %s is cells, as in "r1c2 and r3c2": where a chain of deductions starts, or where a
   * hint says to look. */
  return g_strdup_printf (place.starts ? _("It starts from %s.") : _("Look at %s."), where);
}

/* Returns the question that a single answers: in which cell a digit goes, or which digit a cell
 * holds. */
static char *
ask_single (const RtStep *step)
{
  RtHouses houses = rt_step_houses (step, RT_HOUSE_WHERE);
  g_autofree char *where = NULL;

  if (houses) {
    where = rt_phrase_houses (houses, RT_ALL_OF);
    /* Translators: a hint as a question; a digit, and a row, column or box. */
    return g_strdup_printf (_("Where in %s can the digit %d still stand?"), where,
                            step->placed[0].digit);
  }
  where = rt_phrase_cells (rt_cells_of (step->placed[0].cell), RT_ALL_OF);
  /* Translators: a hint as a question; %s is a cell. */
  return g_strdup_printf (_("Which digit is still possible in %s?"), where);
}

/* Returns the sentences of the stage RT_HINT_PATTERN: the place to look at, and the cells of the
 * pattern; for a single, a question. */
static char *
say_pattern (const RtStep *step)
{
  RtCells cells = rt_step_cells (step);
  g_autofree char *where = NULL, *list = NULL;

  if (rt_hint_is_single (step))
    return ask_single (step);
  where = say_where (step);
  if (rt_cells_is_empty (cells))
    return g_steal_pointer (&where);
  list = rt_phrase_cells (cells, RT_ALL_OF);
  /* Translators: a sentence that says where; and the cells of a pattern. */
  return g_strdup_printf (ngettext ("%s This cell makes the pattern: %s.",
                                    "%s These cells make the pattern: %s.",
                                    (gulong) rt_cells_count (cells)),
                          where, list);
}

const char *
rt_hint_name (const RtStep *step, RtHint stage)
{
  return rt_say_name (stage == RT_HINT_KIND ? family_name (step->technique) : rt_step_name (step));
}

/* Returns the first sentence of TEXT, a translated paragraph, and lets REST begin at the next one. Free with g_free. */
static char *
first_sentence (const char *text, const char **rest)
{
  const char *end = strstr (text, ". ");

  *rest = end ? end + strlen (". ") : text + strlen (text);
  return g_strndup (text, (gsize) (end ? end + 1 - text : *rest - text));
}

/* Returns what to look for with TECHNIQUE: the first sentence of its definition, which follows the presumption of a
 * single solution. Free with g_free. */
static char *
say_what (const RtTechnique *technique)
{
  const char *rest;
  g_autofree char *first = first_sentence (_(technique->definition), &rest);

  return technique->flags & RT_TECHNIQUE_NEEDS_UNIQUE ? first_sentence (rest, &rest) : g_steal_pointer (&first);
}

char *
rt_say_hint (const RtStep *step, RtHint stage)
{
  switch (stage) {
  case RT_HINT_KIND:
    if (rt_hint_is_single (step))
      return g_strdup (_("Somewhere a digit has just one place left, or a cell just one digit."));
    /* Translators: below the name of a kind, as in "Fish". */
    return g_strdup (_("A technique of this kind finds the next step."));
  case RT_HINT_TECHNIQUE:
    return say_what (step->technique);
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
