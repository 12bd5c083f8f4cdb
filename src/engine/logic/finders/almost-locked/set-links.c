/* set-links.c - lists the almost locked sets of a board, and links them with bit sets. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/finders/almost-locked/set-links.h"

static void
take_sets (RtSets *sets, RtStudy *study)
{
  guint n;
  const RtAlmostLocked *all = rt_study_almost_locked (study, &n);

  sets->n_words = ((int) n + 63) / 64;
  sets->set = g_new (RtAlmostLocked, n);
  for (int n_cells = 1; n_cells < 9; n_cells++)
    for (guint i = 0; i < n; i++)
      if (all[i].n_cells == n_cells)
        sets->set[sets->n++] = all[i];
}

static void
find_cells (RtSets *sets, RtStudy *study)
{
  sets->holds = (RtCells (*)[9]) g_new0 (RtCells, 9 * (gsize) sets->n);
  sets->victims = (RtCells (*)[9]) g_new0 (RtCells, 9 * (gsize) sets->n);
  for (int i = 0; i < sets->n; i++)
    for_each_digit (digit, sets->set[i].digits) {
      RtCells plane = rt_study_plane (study, digit);
      RtCells holds = rt_cells_and (sets->set[i].cells, plane);

      sets->holds[i][digit - 1] = holds;
      sets->victims[i][digit - 1] = rt_cells_and (plane, rt_seen_by_all (holds));
    }
}

static void
add_to (const RtSets *sets, uint64_t *words, int row, int set)
{
  words[(gsize) row * (gsize) sets->n_words + (gsize) (set >> 6)] |= UINT64_C (1) << (set & 63);
}

/* Adds each almost locked set to the groups WORDS of the cells and digits listed for it in CELLS,
 * which is `holds` or `victims` of SETS. */
static void
add_cells (const RtSets *sets, uint64_t *words, RtCells (*cells)[9])
{
  for (int i = 0; i < sets->n; i++)
    for_each_digit (digit, sets->set[i].digits)
      for_each_cell (cell, cells[i][digit - 1])
        add_to (sets, words, RT_CANDIDATE (cell, digit), i);
}

/* Links SET by DIGIT with earlier sets that share no cell with it and whose places for DIGIT all
 * see all places of SET for DIGIT. HOLDING has, by cell and digit, the sets that have the digit as
 * a candidate in the cell. */
static void
link_set (const RtSets *sets, int set, int digit, const uint64_t *holding)
{
  RtCells victims = sets->victims[set][digit - 1], own = sets->set[set].cells;

  for (int w = 0; w <= set >> 6; w++) {
    uint64_t near = 0;

    for_each_cell (cell, victims)
      near |= holding[(gsize) RT_CANDIDATE (cell, digit) * (gsize) sets->n_words + (gsize) w];
    if (w == set >> 6)
      near &= (UINT64_C (1) << (set & 63)) - 1;
    for (; near; near &= near - 1) {
      int other = 64 * w + __builtin_ctzll (near);

      if (rt_cells_is_empty (rt_cells_minus (sets->holds[other][digit - 1], victims)) &&
          rt_cells_is_empty (rt_cells_and (sets->set[other].cells, own))) {
        add_to (sets, sets->links, 9 * set + digit - 1, other);
        add_to (sets, sets->links, 9 * other + digit - 1, set);
      }
    }
  }
}

static void
link_sets (RtSets *sets)
{
  gsize n_words = (gsize) sets->n_words;
  g_autofree uint64_t *holding = g_new0 (uint64_t, RT_N_CANDIDATES * n_words);

  add_cells (sets, holding, sets->holds);
  sets->links = g_new0 (uint64_t, 9 * (gsize) sets->n * n_words);
  for (int i = 0; i < sets->n; i++)
    for_each_digit (digit, sets->set[i].digits)
      link_set (sets, i, digit, holding);
}

static RtSets *
sets_new (RtStudy *study)
{
  RtSets *sets = g_new0 (RtSets, 1);

  take_sets (sets, study);
  find_cells (sets, study);
  sets->losing = g_new0 (uint64_t, RT_N_CANDIDATES * (gsize) sets->n_words);
  add_cells (sets, sets->losing, sets->victims);
  link_sets (sets);
  return sets;
}

static void
sets_free (gpointer data)
{
  RtSets *sets = data;

  g_free (sets->set);
  g_free (sets->holds);
  g_free (sets->victims);
  g_free (sets->links);
  g_free (sets->losing);
  g_free (sets);
}

const RtSets *
rt_sets_of (RtStudy *study)
{
  if (!study->sets.memory)
    study->sets = (RtStudyMemory) { sets_new (study), sets_free };
  return study->sets.memory;
}

void
rt_sets_mark (const RtSets *sets, int set, int i, RtDraft *draft, const RtChoices *field, int view)
{
  const RtAlmostLocked *shown = &sets->set[set];

  rt_draft_mark_all (draft, field, shown->cells, shown->digits,
                     (RtMarkRole) (RT_MARK_SET_1 + i % (RT_MARK_SET_4 - RT_MARK_SET_1 + 1)), view);
  if (shown->n_cells > 1)
    rt_draft_house (draft, shown->house, RT_HOUSE_WHERE, view);
}

void
rt_sets_link (const RtSets *sets, int set, int from, int to, RtDraft *draft, int view)
{
  rt_draft_link_in_set (draft, rt_sets_node (sets, set, from, false),
                        rt_sets_node (sets, set, to, true), sets->set[set].cells,
                        sets->set[set].digits, view);
}
