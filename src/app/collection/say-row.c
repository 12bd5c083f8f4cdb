/* say-row.c - a row of a collection in words. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/collection/say-row.h"

#include "engine/logic/rating/scale.h"

#include <glib/gi18n.h>

static const char *const kind_sentences[RT_N_ROW_KINDS] = {
  [RT_ROW_UNKNOWN] = N_("not checked yet"),
  [RT_ROW_ONE] = N_("exactly one solution"),
  [RT_ROW_MANY] = N_("many solutions"),
  [RT_ROW_NONE] = N_("no solution"),
};

char *
rt_collection_say_row (RtCollection *collection, guint row)
{
  RtRowKind kind = rt_collection_kind (collection, row);
  int n_givens = rt_collection_n_givens (collection, row);
  g_autofree char *number = g_strdup_printf ("%'u", row + 1), *title = NULL, *givens = NULL;
  g_autofree char *result = NULL, *hard = NULL;
  RtRating rating;

  if (kind == RT_ROW_DAMAGED) {
    g_autofree char *fault = rt_collection_fault (collection, row);

    /* Translators: the number of a row of a collection, and what is wrong with it */
    return g_strdup_printf (_("Puzzle %s, damaged: %s"), number, fault);
  }
  title = rt_collection_title (collection, row);
  givens = g_strdup_printf (ngettext ("%d given", "%d givens", (gulong) n_givens), n_givens);
  if (rt_collection_rating (collection, row, &rating))
    hard = rt_hard_say_number (rating.er);
  /* Translators: what is known of a puzzle in a list, with how hard it is */
  result = hard ? g_strdup_printf (_("exactly one solution, rating %s"), hard)
                : g_strdup (_(kind_sentences[kind]));
  if (title)
    /* Translators: a row of a collection: number, title, "17 givens", "exactly one solution" */
    return g_strdup_printf (_("Puzzle %s, %s, %s, %s"), number, title, givens, result);
  /* Translators: a row of a collection: number, "17 givens", "exactly one solution" */
  return g_strdup_printf (_("Puzzle %s, %s, %s"), number, givens, result);
}
