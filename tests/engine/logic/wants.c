/* wants.c - reads boards and records effects for the definitions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wants.h"

#include "positions.h"

RtCells
plane_of (const RtStudy *study, int digit)
{
  RtCells cells = RT_CELLS_NONE;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (rt_choices_has (&study->field, cell, digit))
      rt_cells_add (&cells, cell);
  return cells;
}

RtCells
cells_in (RtCells cells, int house)
{
  RtCells within = RT_CELLS_NONE;

  for (int i = 0; i < 9; i++)
    if (rt_cells_has (cells, rt_houses[house][i]))
      rt_cells_add (&within, rt_houses[house][i]);
  return within;
}

RtHouses
pair_houses (RtCells plane, int a, int b, RtHouses kinds)
{
  RtHouses houses = 0;
  RtCells both = rt_cells_or (rt_cells_of (a), rt_cells_of (b));

  for_each_bit (house, kinds)
    if (rt_cells_equal (cells_in (plane, (int) house), both))
      houses |= UINT32_C (1) << house;
  return houses;
}

bool
is_peer (int a, int b)
{
  return rt_cells_has (rt_peer_cells[a], b);
}

void
add_effect (GHashTable *effects, const RtCells removed[9])
{
  const RtCells placed[9] = { RT_CELLS_NONE };
  char *text = effect_text (removed, placed);

  if (*text)
    g_hash_table_add (effects, text);
  else
    g_free (text);
}

void
allow (GHashTable *effects, char *effect)
{
  if (*effect && !g_hash_table_contains (effects, effect))
    g_hash_table_insert (effects, effect, NULL);
  else
    g_free (effect);
}

void
allow_effect (GHashTable *effects, const RtCells removed[9])
{
  const RtCells placed[9] = { RT_CELLS_NONE };

  allow (effects, effect_text (removed, placed));
}

void
add_placement (GHashTable *effects, RtCells cells, int digit)
{
  const RtCells removed[9] = { RT_CELLS_NONE };
  RtCells placed[9] = { RT_CELLS_NONE };

  placed[digit - 1] = cells;
  if (!rt_cells_is_empty (cells))
    g_hash_table_add (effects, effect_text (removed, placed));
}

RtCells
seen_by_all (RtCells cells)
{
  RtCells seen = RT_CELLS_ALL;

  for_each_cell (cell, cells)
    seen = rt_cells_and (seen, rt_peer_cells[cell]);
  return seen;
}

RtCells
seen_by_any (RtCells cells)
{
  RtCells seen = RT_CELLS_NONE;

  for_each_cell (cell, cells)
    seen = rt_cells_or (seen, rt_peer_cells[cell]);
  return seen;
}

RtDigits
candidates_in (const RtStudy *study, RtCells cells)
{
  RtDigits digits = RT_DIGITS_NONE;

  for_each_cell (cell, cells)
    digits |= study->field.candidates[cell];
  return digits;
}

void
add_effect_of (GHashTable *effects, RtCells cells, int digit)
{
  RtCells removed[9] = { RT_CELLS_NONE };

  removed[digit - 1] = cells;
  add_effect (effects, removed);
}
