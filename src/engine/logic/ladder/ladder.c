/* ladder.c - builds lists of techniques in order of trial (ladders) from all techniques or from
 * text, and changes them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/ladder/ladder.h"

#include "engine/logic/finders/families.h"

#include <string.h>

#define MARK "\xef\xbb\xbf" /* the byte order mark of UTF-8 */

/* Appends the technique ids of LINE to IDS, and adds the techniques to the set NAMED. Returns the
 * first id that is unknown or repeated (AGAIN is set to true if it is repeated); NULL if all ids
 * are good. Changes LINE. */
static const char *
read_line (char *line, GString *ids, GHashTable *named, bool *again)
{
  const char *blanks = " \t\r\v\f";

  line[strcspn (line, "#")] = '\0';
  for (line += strspn (line, blanks); *line; line += strspn (line, blanks)) {
    const RtTechnique *technique;
    char *word = line;

    line += strcspn (line, blanks);
    if (*line)
      *line++ = '\0';
    technique = rt_technique_by_id (word + (*word == '-'));
    *again = technique && !g_hash_table_add (named, (gpointer) technique);
    if (!technique || *again)
      return word;
    g_string_append_printf (ids, "%s ", word);
  }
  return NULL;
}

RtLadder *
rt_ladder_read (const char *text, char **word, guint *line, bool *again)
{
  const char *body = text + (g_str_has_prefix (text, MARK) ? strlen (MARK) : 0);
  g_auto (GStrv) lines = g_strsplit (body, "\n", -1);
  g_autoptr (GString) ids = g_string_new (NULL);
  g_autoptr (GHashTable) named = g_hash_table_new (NULL, NULL);

  *word = NULL;
  for (guint i = 0; lines[i]; i++) {
    const char *wrong = read_line (lines[i], ids, named, again);

    if (wrong) {
      *word = g_utf8_make_valid (wrong, -1);
      *line = i + 1;
      return NULL;
    }
  }
  return ids->len ? rt_ladder_new_from_text (ids->str) : NULL;
}

static RtLadder *
ladder_new (bool corrected_uniqueness)
{
  RtLadder *ladder = g_new (RtLadder, 1);

  ladder->rungs = g_array_new (FALSE, FALSE, sizeof (RtRung));
  ladder->corrected_uniqueness = corrected_uniqueness;
  ladder->taking = RT_TAKE_FIRST;
  return ladder;
}

static void
append (RtLadder *ladder, const RtTechnique *technique, bool on)
{
  const RtRung rung = { technique, on };

  g_array_append_val (ladder->rungs, rung);
}

static RtRung *
rung_at (const RtLadder *ladder, guint i)
{
  return &g_array_index (ladder->rungs, RtRung, i);
}

static int
compare_rating (gconstpointer a, gconstpointer b)
{
  const RtRung *one = a, *other = b;

  return one->technique->rating_rank - other->technique->rating_rank;
}

static int
compare_human (gconstpointer a, gconstpointer b)
{
  const RtRung *one = a, *other = b;

  return one->technique->human_rank - other->technique->human_rank;
}

RtLadder *
rt_ladder_new_rating (void)
{
  RtLadder *ladder = ladder_new (false);

  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if (row->rating_rank)
        append (ladder, row, true);
  g_array_sort (ladder->rungs, compare_rating);
  return ladder;
}

RtLadder *
rt_ladder_new_human (void)
{
  RtLadder *ladder = ladder_new (true);

  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if (row->human_rank)
        append (ladder, row, !(row->flags & RT_TECHNIQUE_ON_REQUEST));
  g_array_sort (ladder->rungs, compare_human);
  ladder->taking = RT_TAKE_EASIER;
  return ladder;
}

/* Returns true if the techniques that are switched on are in the default order of hints. */
static bool
is_in_order (const RtLadder *ladder)
{
  int rank = 0;

  for (guint i = 0; i < ladder->rungs->len; i++) {
    const RtRung *rung = rung_at (ladder, i);

    if (!rung->on)
      continue;
    if (rung->technique->human_rank < rank)
      return false;
    rank = rung->technique->human_rank;
  }
  return true;
}

/* Updates `taking`, the rule that chooses a step, after a change of the order. The ladder of the
 * rating always takes the first step. */
static void
settle_taking (RtLadder *ladder)
{
  if (ladder->taking != RT_TAKE_FIRST)
    ladder->taking = is_in_order (ladder) ? RT_TAKE_EASIER : RT_TAKE_CHEAPEST;
}

static bool
has (const RtLadder *ladder, const RtTechnique *technique)
{
  for (guint i = 0; i < ladder->rungs->len; i++)
    if (rung_at (ladder, i)->technique == technique)
      return true;
  return false;
}

RtLadder *
rt_ladder_new_from_text (const char *text)
{
  RtLadder *ladder = ladder_new (true);
  g_autoptr (RtLadder) rest = rt_ladder_new_human ();
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);

  for (char **word = words; *word; word++) {
    bool on = **word != '-';
    const RtTechnique *technique = rt_technique_by_id (on ? *word : *word + 1);

    if (technique && !has (ladder, technique))
      append (ladder, technique, on);
  }
  for (guint i = 0; i < rest->rungs->len; i++)
    if (!has (ladder, rung_at (rest, i)->technique))
      append (ladder, rung_at (rest, i)->technique, false);
  ladder->taking = RT_TAKE_EASIER;
  settle_taking (ladder);
  return ladder;
}

RtLadder *
rt_ladder_copy (const RtLadder *ladder)
{
  RtLadder *copy = g_new (RtLadder, 1);

  copy->rungs = g_array_copy (ladder->rungs);
  copy->corrected_uniqueness = ladder->corrected_uniqueness;
  copy->taking = ladder->taking;
  return copy;
}

void
rt_ladder_free (RtLadder *ladder)
{
  if (ladder)
    g_array_unref (ladder->rungs);
  g_free (ladder);
}

char *
rt_ladder_to_text (const RtLadder *ladder)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ladder->rungs->len; i++)
    g_string_append_printf (text, "%s%s%s", i ? " " : "", rung_at (ladder, i)->on ? "" : "-",
                            rung_at (ladder, i)->technique->id);
  return g_string_free (text, FALSE);
}

void
rt_ladder_switch (RtLadder *ladder, const RtTechnique *technique, bool on)
{
  for (guint i = 0; i < ladder->rungs->len; i++)
    if (rung_at (ladder, i)->technique == technique)
      rung_at (ladder, i)->on = on;
  settle_taking (ladder);
}

void
rt_ladder_switch_unique (RtLadder *ladder, bool on)
{
  for (guint i = 0; i < ladder->rungs->len; i++)
    if (rung_at (ladder, i)->technique->flags & RT_TECHNIQUE_NEEDS_UNIQUE)
      rung_at (ladder, i)->on = on;
  settle_taking (ladder);
}
