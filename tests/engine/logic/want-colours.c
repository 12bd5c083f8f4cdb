/* want-colours.c - finds all colourings by applying strong links until nothing changes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wants.h"

/* The candidates of two colours, by digit - 1. */
typedef struct {
  RtCells colour[2][9];
} Coloured;

static bool
meet (RtCells a, RtCells b)
{
  return !rt_cells_is_empty (rt_cells_and (a, b));
}

/* Returns true if A of DIGIT and B of OTHER are the only candidates of a cell or the only places
 * in a house. */
static bool
are_two (const RtStudy *study, int a, int digit, int b, int other, bool in_cells)
{
  if (digit == other)
    return a != b && pair_houses (plane_of (study, digit), a, b, ALL_HOUSES);
  return in_cells && a == b && rt_digits_count (study->field.candidates[a]) == 2;
}

/* Spreads the colours from a candidate over strong links. */
static void
spread (Coloured *coloured, const RtStudy *study, int start, int digit_of_start, bool in_cells)
{
  bool changed = true;

  *coloured = (Coloured) { 0 };
  rt_cells_add (&coloured->colour[0][digit_of_start - 1], start);
  while (changed) {
    changed = false;
    for (int digit = 1; digit <= 9; digit++)
      for (int k = 0; k < 2; k++)
        for_each_cell (a, coloured->colour[k][digit - 1])
          for (int other = 1; other <= 9; other++)
            for_each_cell (b, plane_of (study, other)) {
              RtCells *next = &coloured->colour[!k][other - 1];

              if (rt_cells_has (*next, b) || !are_two (study, a, digit, b, other, in_cells))
                continue;
              rt_cells_add (next, b);
              changed = true;
            }
  }
}

/* Adds the multi-colouring of ONE and OTHER, clusters of DIGIT. */
static void
add_multi (GHashTable *effects, RtCells plane, int digit, const Coloured *one, const Coloured *other)
{
  RtCells own = RT_CELLS_NONE;

  for (int k = 0; k < 2; k++)
    own = rt_cells_or (own, rt_cells_or (one->colour[k][digit - 1], other->colour[k][digit - 1]));
  for (int k = 0; k < 2; k++) {
    RtCells seen = seen_by_any (one->colour[k][digit - 1]);
    RtCells opposite = seen_by_any (one->colour[!k][digit - 1]);

    /* A colour that sees both of the other cluster is false. */
    if (meet (seen, other->colour[0][digit - 1]) && meet (seen, other->colour[1][digit - 1]))
      add_effect_of (effects, one->colour[k][digit - 1], digit);
    /* A colour sees one of the other cluster: its partner or that one's is true. */
    for (int l = 0; l < 2; l++)
      if (meet (seen, other->colour[l][digit - 1])) {
        RtCells both = rt_cells_and (opposite, seen_by_any (other->colour[!l][digit - 1]));

        add_effect_of (effects, rt_cells_minus (rt_cells_and (plane, both), own), digit);
      }
  }
}

void
want_multi_colouring (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int digit = 1; digit <= 9; digit++) {
    RtCells plane = plane_of (study, digit), left = plane;
    g_autoptr (GArray) clusters = g_array_new (FALSE, FALSE, sizeof (Coloured));

    for_each_cell (start, left) {
      Coloured coloured;

      spread (&coloured, study, start, digit, false);
      if (rt_cells_is_empty (coloured.colour[1][digit - 1]))
        continue;
      g_array_append_val (clusters, coloured);
      for (int k = 0; k < 2; k++)
        left = rt_cells_minus (left, coloured.colour[k][digit - 1]);
    }
    for (guint i = 0; i < clusters->len; i++)
      for (guint k = 0; k < clusters->len; k++)
        if (i != k)
          add_multi (effects, plane, digit, &g_array_index (clusters, Coloured, i),
                     &g_array_index (clusters, Coloured, k));
  }
}

/* Returns true if a colour, being true, would break a rule: twice in a cell or a house, or a
 * cell without a digit. */
static bool
is_false (const RtStudy *study, const RtCells colour[9])
{
  for (int i = 0; i < 9; i++)
    if (meet (colour[i], seen_by_any (colour[i])))
      return true;
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int n_own = 0, n_left = 0;

    if (study->field.digit[cell])
      continue;
    for_each_digit (digit, study->field.candidates[cell]) {
      n_own += rt_cells_has (colour[digit - 1], cell);
      n_left += !rt_cells_has (seen_by_any (colour[digit - 1]), cell);
    }
    if (n_own > 1 || (n_own == 0 && n_left == 0))
      return true;
  }
  return false;
}

/* Returns the cells with a candidate of a colour. */
static RtCells
cells_with (const RtCells colour[9])
{
  RtCells cells = RT_CELLS_NONE;

  for (int i = 0; i < 9; i++)
    cells = rt_cells_or (cells, colour[i]);
  return cells;
}

/* Adds uncoloured candidates that both colours exclude: by their cell, their sight, or both. */
static void
add_false_either_way (GHashTable *effects, const RtStudy *study, const Coloured *coloured)
{
  RtCells with[2] = { cells_with (coloured->colour[0]), cells_with (coloured->colour[1]) };
  RtCells removed[3][9];

  for (int i = 0; i < 9; i++) {
    RtCells seen[2] = { seen_by_any (coloured->colour[0][i]),
                        seen_by_any (coloured->colour[1][i]) };
    RtCells plain = rt_cells_minus (plane_of (study, i + 1), rt_cells_or (coloured->colour[0][i],
                                                                         coloured->colour[1][i]));

    removed[0][i] = rt_cells_and (plain, rt_cells_and (with[0], with[1]));
    removed[1][i] = rt_cells_and (plain, rt_cells_and (seen[0], seen[1]));
    removed[2][i] = rt_cells_and (plain, rt_cells_or (rt_cells_and (seen[0], with[1]),
                                                      rt_cells_and (seen[1], with[0])));
  }
  for (int rule = 0; rule < 3; rule++)
    add_effect (effects, removed[rule]);
}

/* Starts from bivalue cells: clusters of one digit are simple colouring. */
void
want_medusa (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    Coloured coloured;

    if (rt_digits_count (study->field.candidates[cell]) != 2)
      continue;
    spread (&coloured, study, cell, rt_digits_first (study->field.candidates[cell]), true);
    for (int k = 0; k < 2; k++)
      if (is_false (study, coloured.colour[k]))
        add_effect (effects, coloured.colour[k]);
    add_false_either_way (effects, study, &coloured);
  }
}
