/* practice-words.c - the sentences of RtPractice. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/practice-words.h"

#include "document/reasoning-words.h"
#include "engine/core/geometry.h"

#include <glib/gi18n-lib.h>

static const char *
question (const RtPracticeTold *told)
{
  if (told->single)
    return _("Which cell can this technique fill, and with which digit? Go to the cell and type the "
             "digit, or click the cell twice to choose it.");
  if (told->places && told->removes)
    return _("What follows by this technique? Click each candidate that goes, or the one that must "
             "be true; or go to the cell and type the digit.");
  if (told->places)
    return _("Which candidate must be true by this technique? Click it, or go to the cell and type "
             "the digit.");
  return _("Which candidates can be removed by this technique? Click each of them, or go to the "
           "cell and type the digit.");
}

/* "row 3, column 4" */
static char *
place_name (int cell)
{
  /* Translators: a cell, within a sentence. */
  return g_strdup_printf (_("row %d, column %d"), rt_row_of (cell) + 1, rt_column_of (cell) + 1);
}

static char *
say_right (const RtPracticeTold *told)
{
  /* Translators: the number is how many candidates are still to be found. */
  return g_strdup_printf (ngettext ("<b>Right.</b> There is %u more to find.",
                                    "<b>Right.</b> There are %u more to find.",
                                    (gulong) told->n_left),
                          told->n_left);
}

/* Why what was said is not it. */
static char *
say_slip (const RtPracticeTold *told)
{
  g_autofree char *place = place_name (told->cell);

  switch (told->reply) {
  case RT_REPLY_FILLED:
    /* Translators: %s is a cell, as in "row 3, column 4". */
    return g_strdup_printf (_("<b>No:</b> %s has its digit already."), place);
  case RT_REPLY_GONE:
    if (told->single)
      /* Translators: the first is a digit, the second a cell, as in "row 3, column 4". */
      return g_strdup_printf (_("<b>No:</b> %d does not belong in %s."), told->digit, place);
    /* Translators: the first is a digit, the second a cell, as in "row 3, column 4". */
    return g_strdup_printf (_("<b>No:</b> %d is no candidate of %s."), told->digit, place);
  case RT_REPLY_OTHER:
    if (told->removes)
      /* Translators: the first is a digit, the second a cell, as in "row 3, column 4". */
      return g_strdup_printf (_("<b>No:</b> nothing that this technique finds here removes %d from "
                                "%s."),
                              told->digit, place);
    /* Translators: the first is a digit, the second a cell, as in "row 3, column 4". */
    return g_strdup_printf (_("<b>No:</b> nothing that this technique finds here puts %d in %s."),
                            told->digit, place);
  case RT_REPLY_AGAIN:
    return g_strdup (_("You have found that one already."));
  case RT_REPLY_NONE:
  case RT_REPLY_RIGHT:
  default:
    return NULL;
  }
}

/* What a hint tells of the step. */
static char *
say_hint (const RtPracticeTold *told)
{
  g_autofree char *text = rt_spell_out (rt_say_hint (told->step, told->stage));

  return g_markup_escape_text (text, -1);
}

static char *
say_done (const RtPracticeTold *told)
{
  g_autofree char *hint = say_hint (told);

  if (told->reply == RT_REPLY_RIGHT)
    /* Translators: %s are sentences that say why it is so. */
    return g_strdup_printf (_("<b>Right, that is all.</b> %s"), hint);
  return g_steal_pointer (&hint);
}

char *
rt_practice_words (const RtPracticeTold *told)
{
  if (told->state == RT_PRACTICE_LOOKING)
    return g_strdup (_("Looking at the position…"));
  if (!told->step)
    return g_strdup (_("There is nothing of this kind here. Go on to the next position."));
  if (told->state == RT_PRACTICE_DONE)
    return say_done (told);
  if (told->reply == RT_REPLY_RIGHT)
    return say_right (told);
  if (told->reply != RT_REPLY_NONE)
    return say_slip (told);
  return told->stage > RT_HINT_TECHNIQUE ? say_hint (told) : g_strdup (question (told));
}

char *
rt_practice_words_place (guint place, guint n_places, guint alone)
{
  /* Translators: of some positions to practise on. */
  g_autofree char *text = g_strdup_printf (_("Position %u of %u"), place + 1, n_places);
  g_autofree char *right = NULL;

  if (!alone)
    return g_steal_pointer (&text);
  /* Translators: how many positions a person got right without a mistake and without help. */
  right = g_strdup_printf (ngettext ("%u right at once", "%u right at once", (gulong) alone),
                           alone);
  return g_strdup_printf ("%s · %s", text, right);
}
