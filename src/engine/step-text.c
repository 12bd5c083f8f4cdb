/* step-text.c - the sentences for the steps of a search, and for the tests and reads (looks) in
 * them; formats times, percentages, ratings. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/step-text.h"

#include "engine/logic/rating/scale.h"
#include "engine/place-text.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

static char *
say_preparation (const RtEvent *event)
{
  if (event->status == RT_STATUS_CONTRADICTORY)
    /* Translators: as in "two 5s see each other": the same digit twice in a row, column or box. */
    return g_strdup_printf (_("The givens cannot all be right: two %ds see each other."),
                            event->digit);
  if (event->status == RT_STATUS_SOLVED)
    return g_strdup (_("Every cell is given: there is nothing to search."));
  return g_strdup (_("The givens are read; the search begins."));
}

char *
rt_say_event (const RtEvent *event)
{
  switch ((RtEventKind) event->kind) {
  case RT_EVENT_PREPARE:
    return say_preparation (event);
  case RT_EVENT_PLACE:
    if (event->status == RT_STATUS_SOLVED)
      return g_strdup_printf (_("Placed %d in row %d, column %d: solved."), event->digit,
                              rt_row_number (event->cell), rt_column_number (event->cell));
    return g_strdup_printf (_("Placed %d in row %d, column %d."), event->digit, rt_row_number (event->cell),
                            rt_column_number (event->cell));
  case RT_EVENT_TAKE_BACK:
    if (event->dead_end)
      return g_strdup_printf (_("Dead end: took back %d from row %d, column %d."), event->digit,
                              rt_row_number (event->cell), rt_column_number (event->cell));
    if (!event->digit) /* of a person's program: the cell was empty */
      return g_strdup_printf (_("Emptied row %d, column %d, which was empty."), rt_row_number (event->cell),
                              rt_column_number (event->cell));
    if (event->over && event->other != RT_NO_CELL)
      return g_strdup_printf (_("Took back %d from row %d, column %d, on the way back to row %d, column %d."),
                              event->digit, rt_row_number (event->cell), rt_column_number (event->cell),
                              rt_row_number (event->other),
                              rt_column_number (event->other));
    return g_strdup_printf (_("Took back %d from row %d, column %d."), event->digit,
                            rt_row_number (event->cell), rt_column_number (event->cell));
  case RT_EVENT_END:
    return g_strdup (_("Everything has been tried: the search ends."));
  case RT_EVENT_NONE:
  default:
    return g_strdup (_("Only the givens; nothing has happened yet."));
  }
}

/* Returns a sentence for a read of a cell, or of an entry of a mask or table. */
static char *
say_read (const RtLook *look)
{
  g_autofree char *house = NULL;

  if (look->at != RT_NO_CELL)
    return g_strdup_printf (_("Looks at row %d, column %d."), rt_row_number (look->at), rt_column_number (look->at));
  if (look->house == RT_NO_HOUSE)
    return g_strdup_printf (_("Looks up what row %d, column %d can hold."), rt_row_number (look->cell),
                            rt_column_number (look->cell));
  house = rt_say_house (look->house);
  /* Translators: %s is "row 4", "column 7" or "box 2". */
  return g_strdup_printf (_("Looks up what %s has."), house);
}

static char *
say_refusal (const RtLook *look)
{
  g_autofree char *house = NULL, *at = NULL;

  if (look->at == RT_NO_CELL || look->house == RT_NO_HOUSE)
    return g_strdup_printf (_("%d refused."), look->digit);
  house = rt_say_house (look->house);
  at = rt_say_cell_of_house (look->at, look->house);
  /* Translators: as in "5 refused: row 4 has it in column 7." */
  return g_strdup_printf (_("%d refused: %s has it in %s."), look->digit, house, at);
}

char *
rt_say_look (const RtLook *look)
{
  switch ((RtLookKind) look->kind) {
  case RT_LOOK_ACCEPT:
    return g_strdup_printf (_("%d may stand in row %d, column %d."), look->digit, rt_row_number (look->cell),
                            rt_column_number (look->cell));
  case RT_LOOK_REFUSE:
    return say_refusal (look);
  case RT_LOOK_READ:
  default:
    return say_read (look);
  }
}

char *
rt_say_time (double microseconds)
{
  /* Translators: a time in microseconds, milliseconds or seconds */
  return microseconds < 1e3   ? g_strdup_printf (_("%.1f\u00a0µs"), microseconds)
         : microseconds < 1e7 ? g_strdup_printf (_("%'.1f\u00a0ms"), microseconds / 1e3)
                              : g_strdup_printf (_("%'.1f\u00a0s"), microseconds / 1e6);
}

char *
rt_say_share (uint64_t part, uint64_t whole)
{
  double share = 100.0 * (double) part / (double) MAX (whole, 1);

  /* Translators: a part of the steps of a search; %% is the per cent sign. */
  return share >= 0.95 || share < 0.05 ? g_strdup_printf (_("%.0f\u00a0%%"), share)
                                       : g_strdup_printf (_("%.1f\u00a0%%"), share);
}

char *
rt_say_roughly (double number)
{
  guint64 unit = 1, n = (guint64) (number + 0.5);

  while (n / unit >= 1000)
    unit *= 10;
  return g_strdup_printf ("%'" G_GUINT64_FORMAT, (n + unit / 2) / unit * unit);
}

char *
rt_say_rating (const RtRating *rating)
{
  const char *word = _(rt_hard_words[rt_hard_word (rating->er)].name);
  g_autofree char *er = rt_hard_say_number (rating->er), *ep = rt_hard_say_number (rating->ep);
  const char *start = _(rt_hard_words[rt_hard_word (rating->ep)].name);

  if (!rating->hardest)
    /* Translators: how hard a puzzle is, and how hard it is up to its first digit, each a word and a number:
     * "Tricky 2.6. Getting started: Easy (1.5)." */
    return g_strdup_printf (_("%s %s. Getting started: %s (%s)."), word, er, start, ep);
  /* Translators: the same, with the technique of the hardest step. */
  return g_strdup_printf (_("%s %s. Hardest step needed: %s. Getting started: %s (%s)."), word, er,
                          _(rating->hardest->name), start, ep);
}
