/* warn.c - writes warnings for requests that will probably find no puzzle, or take hours. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/maker/maker.h"

#include "engine/logic/finders/families.h"
#include "engine/logic/rating/scale.h"
#include "engine/maker/seed-puzzles.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* By symmetry, in the order of rt_symmetries: the fewest and the most givens among a million
 * minimal puzzles. */
static const struct {
  int least, most;
} seen[RT_N_SYMMETRIES] = {
  { 20, 30 }, { 21, 36 }, { 24, 44 }, { 21, 36 }, { 21, 36 },
  { 21, 35 }, { 21, 35 }, { 22, 46 }, { 22, 40 }, { 24, 52 },
};

static const char *
warn_of_givens (const RtRequest *request)
{
  int n = rt_cells_count (request->pattern), row = 0;

  while (!request->is_painted && request->symmetry != &rt_symmetries[row])
    row++;
  if ((request->is_painted ? n : request->givens_most) < seen[row].least)
    return _("Of a million puzzles, none had so few givens. It may take hours to find one");
  if (request->leave != RT_LEAVE_MORE &&
      (request->is_painted ? n : request->givens_least) > seen[row].most)
    return _("Of a million puzzles without a needless given, none had so many. It may take hours to find one");
  return NULL;
}

static const char *
warn_of_unseen (const RtRequest *request)
{
  for (const char *const *id = rt_seeds_unseen; *id && request->technique; id++)
    if (g_str_equal (*id, request->technique->id))
      return _("Of half a million puzzles, none needed this technique: another one always "
               "came first. It may be looked for in vain");
  return NULL;
}

/* Returns the technique of hints that corresponds to ROW, a technique of the rating. "Direct"
 * techniques, which place a digit at once, are only in the rating; so are "locked" subsets, which
 * also eliminate from the box. */
static const RtTechnique *
find_plain (const RtTechnique *row)
{
  if (g_str_has_prefix (row->id, "direct-"))
    return rt_technique_by_id (row->id + strlen ("direct-"));
  if (g_str_has_prefix (row->id, "locked-")) {
    g_autofree char *id = g_strconcat ("naked-", row->id + strlen ("locked-"), NULL);

    return rt_technique_by_id (id);
  }
  return row;
}

/* Returns the highest rank, among hints, of the techniques that a puzzle of ER (rating in tenths)
 * can need. Considers only techniques that both the rating and hints use. */
static int
rank_at (int er)
{
  int rank = 0;

  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if (row->rating_rank && row->price * 10 < er + 0.5)
        rank = MAX (rank, find_plain (row)->human_rank);
  return rank;
}

/* Returns the highest ER (rating in tenths) of puzzles that the techniques of hints up to RANK can
 * solve. Returns RT_ER_ANY if the rating lacks one of these techniques. */
static int
er_at (int rank)
{
  double price = 0;

  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if (row->human_rank && row->human_rank <= rank) {
        const RtTechnique *plain = find_plain (row);

        if (!plain->rating_rank)
          return RT_ER_ANY;
        price = MAX (price, plain->price);
      }
  return (int) (price * 10 + 0.5);
}

static const char *
warn_of_technique (const RtRequest *request)
{
  if (!request->technique)
    return NULL;
  if (request->er_most < RT_ER_ANY && request->technique->human_rank > rank_at (request->er_most))
    return _("In so easy a puzzle, easier techniques are always enough. This one may be looked for in vain");
  if (request->hardest && request->er_least > er_at (request->technique->human_rank))
    return _("So hard a puzzle needs harder techniques. One without may be looked for in vain");
  return NULL;
}

static char *
warn_of_rating (const RtRequest *request)
{
  g_autofree char *number = NULL;
  int hardest_seed = 0;

  for (const RtSeed *seed = rt_seeds; seed->puzzle; seed++)
    hardest_seed = MAX (hardest_seed, seed->er);
  if (request->er_least <= hardest_seed)
    return NULL;
  number = rt_hard_say_number (hardest_seed);
  /* Translators: %s is a rating, as in "9.4" */
  return g_strdup_printf (_("Puzzles above %s are very rare: it may take hours to find one"), number);
}

char *
rt_make_warn (const RtRequest *request)
{
  const char *text = warn_of_unseen (request);

  if (!text)
    text = warn_of_technique (request);
  if (!text)
    text = warn_of_givens (request);
  return text ? g_strdup (text) : warn_of_rating (request);
}
