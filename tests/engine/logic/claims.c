/* claims.c - splits sentences into parts and checks the claim of each. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "claims.h"

#include "checks.h"

#include "engine/logic/words/say.h"

#include <string.h>

static const Claim *const tables[] = {
  claims_of_houses, claims_of_corners, claims_of_colours, claims_of_chains,
};

RtCells
victims_of (const Said *said)
{
  RtCells cells = RT_CELLS_NONE;

  for (guint i = 0; i < said->step->n_removed; i++)
    rt_cells_add (&cells, said->step->removed[i].cell);
  return cells;
}

bool
victims_are_in (const Said *said, RtCells cells)
{
  demand (is_within (victims_of (said), cells));
  return true;
}

bool
victims_see_all (const Said *said, RtCells cells)
{
  demand (!rt_cells_is_empty (cells));
  for_each_cell (cell, victims_of (said))
    demand (sees_all (cell, cells));
  return true;
}

RtCells
cells_of_houses (RtHouses houses)
{
  RtCells cells = RT_CELLS_NONE;

  for_each_bit (house, houses)
    cells = rt_cells_or (cells, house_cells ((int) house));
  return cells;
}

RtCells
places_of (const Said *said, RtHouses houses, int digit)
{
  return places_in (said->study, cells_of_houses (houses), digit);
}

bool
see_each_other (RtCells cells)
{
  for_each_cell (cell, cells)
    for_each_cell (other, cells)
      if (cell != other && !sees (cell, other))
        return false;
  return rt_cells_count (cells) > 1;
}

/* Removes each part of a table from SENTENCE and, with SAID, checks its claim. Returns the rest
 * of the sentence if it still has placeholders, or NULL. */
static char *
strip_parts (const char *sentence, const Said *said, bool *holds)
{
  g_autofree char *rest = g_strdup (sentence);

  for (guint t = 0; t < G_N_ELEMENTS (tables); t++)
    for (const Claim *claim = tables[t]; claim->part; claim++) {
      char *at = strstr (sentence, claim->part);

      if (!at)
        continue;
      memset (rest + (at - sentence), ' ', strlen (claim->part));
      if (said && !claim->check (said)) {
        refuse (claim->part, 0, "is not so");
        *holds = false;
      }
    }
  return strchr (rest, '{') ? g_steal_pointer (&rest) : NULL;
}

char *
unclaimed_holes (const RtTechnique *technique)
{
  for (const RtSentence *row = technique->sentences; row && row->why; row++) {
    char *rest = strip_parts (row->why, NULL, NULL);

    if (!rest && row->premise)
      rest = strip_parts (row->premise, NULL, NULL);
    if (rest)
      return rest;
  }
  return NULL;
}

/* Parses premise and reason, one after the other. */
static bool
read_all (Said *said, const char *sentence[2])
{
  g_autofree char *text = rt_say_reason (said->step);
  g_autofree char *whole = sentence[0] ? g_strconcat (sentence[0], " ", sentence[1], NULL)
                                       : g_strdup (sentence[1]);

  if (!said_read (said, g_intern_string (whole), text))
    return refuse (text, 0, whole);
  return true;
}

bool
is_well_said (const RtStep *step, const RtStudy *study)
{
  Said said = { step, study, NULL };
  const char *sentence[2];
  bool holds;

  sentences_of (step, sentence);
  holds = read_all (&said, sentence);
  for (int i = 0; i < 2 && holds; i++) {
    g_autofree char *rest = NULL;

    if (sentence[i])
      rest = strip_parts (sentence[i], &said, &holds);
  }
  said_clear (&said);
  return holds;
}
