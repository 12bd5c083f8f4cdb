/* want-houses.c - finds all naked and hidden sets and all basic fish by trying all combinations. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wants.h"

#include <string.h>

/* Eliminates DIGITS from the cells of HOUSES except those of SET. */
static void
lose (RtCells removed[9], const RtStudy *study, RtHouses houses, RtCells set, RtDigits digits)
{
  for_each_bit (house, houses)
    for_each_digit (digit, digits)
      removed[digit - 1] =
        rt_cells_or (removed[digit - 1],
                     rt_cells_minus (cells_in (plane_of (study, digit), (int) house), set));
}

/* Returns the digits of the cells of HOUSE at PLACES; none if a cell is filled. */
static RtDigits
digits_at (const RtStudy *study, int house, unsigned places, RtCells *cells)
{
  RtDigits digits = RT_DIGITS_NONE;

  *cells = RT_CELLS_NONE;
  for_each_bit (i, places) {
    int cell = rt_houses[house][i];

    if (study->field.digit[cell])
      return RT_DIGITS_NONE;
    rt_cells_add (cells, cell);
    digits |= study->field.candidates[cell];
  }
  return digits;
}

static int
count_empty (const RtStudy *study, int house)
{
  int n = 0;

  for (int i = 0; i < 9; i++)
    n += !study->field.digit[rt_houses[house][i]];
  return n;
}

void
want_naked_sets (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int house = 0; house < RT_N_HOUSES; house++)
    for (unsigned places = 1; places < 512; places++) {
      RtCells cells, removed[9] = { RT_CELLS_NONE };
      RtDigits digits = digits_at (study, house, places, &cells);

      if (rt_digits_count ((RtDigits) places) != technique->size ||
          rt_digits_count (digits) != technique->size ||
          count_empty (study, house) < 2 * technique->size)
        continue;
      lose (removed, study, UINT32_C (1) << house, cells, digits);
      add_effect (effects, removed);
    }
}

void
want_hidden_sets (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int house = 0; house < RT_N_HOUSES; house++)
    for (RtDigits digits = 1; digits < 512; digits++) {
      RtCells cells = RT_CELLS_NONE, removed[9] = { RT_CELLS_NONE };
      bool placed = false;

      for_each_digit (digit, digits) {
        RtCells of_digit = cells_in (plane_of (study, digit), house);

        placed |= rt_cells_is_empty (of_digit);
        cells = rt_cells_or (cells, of_digit);
      }
      if (placed || rt_digits_count (digits) != technique->size ||
          rt_cells_count (cells) != technique->size ||
          count_empty (study, house) <= 2 * technique->size)
        continue;
      for_each_digit (other, (RtDigits) (RT_DIGITS_ALL & ~digits))
        removed[other - 1] = rt_cells_and (plane_of (study, other), cells);
      add_effect (effects, removed);
    }
}

/* Finds naked sets in a line and a box, each of which loses a candidate outside the other. */
void
want_locked_sets (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int line = 0; line < 18; line++)
    for (unsigned places = 1; places < 512; places++) {
      RtCells cells, removed[9] = { RT_CELLS_NONE }, of_line[9], lost = RT_CELLS_NONE;
      RtDigits digits = digits_at (study, line, places, &cells);
      int box, n_both = 0;

      if (rt_digits_count ((RtDigits) places) != technique->size ||
          rt_digits_count (digits) != technique->size)
        continue;
      box = 18 + rt_box_of (rt_cells_first (cells));
      if (!rt_cells_equal (cells_in (cells, box), cells))
        continue;
      lose (removed, study, UINT32_C (1) << line, cells, digits);
      memcpy (of_line, removed, sizeof of_line);
      lose (removed, study, UINT32_C (1) << box, cells, digits);
      for (int i = 0; i < 9; i++)
        lost = rt_cells_or (lost, removed[i]);
      n_both += !rt_cells_is_empty (rt_cells_minus (lost, cells_in (lost, line)));
      n_both += !rt_cells_is_empty (rt_cells_minus (lost, cells_in (lost, box)));
      if (n_both == 2)
        add_effect (effects, removed);
    }
}

/* Runs the following statement for each choice of N out of nine, as bits. */
#define for_each_choice(choice, n)                   \
  for (unsigned choice = 1; choice < 512; choice++)  \
    if (rt_digits_count ((RtDigits) choice) == (n))

/* Returns the cells of PLANE in the houses FIRST + PLACES; sets ALL if each has some. */
static RtCells
in_lines (RtCells plane, int first, unsigned places, bool *all)
{
  RtCells cells = RT_CELLS_NONE;

  *all = true;
  for_each_bit (i, places) {
    RtCells here = cells_in (plane, first + (int) i);

    *all &= !rt_cells_is_empty (here);
    cells = rt_cells_or (cells, here);
  }
  return cells;
}

static void
add_fish (GHashTable *effects, const RtTechnique *technique, const RtStudy *study, int digit,
          int base_kind)
{
  RtCells plane = plane_of (study, digit);

  for_each_choice (base, technique->size) {
    bool all;
    RtCells based = in_lines (plane, 9 * base_kind, base, &all);

    if (!all)
      continue;
    for_each_choice (cover, technique->size) {
      RtCells covered = in_lines (plane, 9 * !base_kind, cover, &all);

      if (all && rt_cells_is_empty (rt_cells_minus (based, covered)))
        add_effect_of (effects, rt_cells_minus (covered, based), digit);
    }
  }
}

/* A fish of more than half the remaining lines has a smaller complementary one. */
void
want_fish (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int digit = 1; digit <= 9; digit++)
    if (study->field.n_placed[digit - 1] + 2 * technique->size <= 9)
      for (int kind = 0; kind < 2; kind++)
        add_fish (effects, technique, study, digit, kind);
}
