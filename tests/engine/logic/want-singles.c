/* want-singles.c - finds all singles and locked candidates house by house. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wants.h"

#include <string.h>

#define FIRST_BOX 18

static int
count_empty (const RtStudy *study, int house)
{
  int n = 0;

  for (int i = 0; i < 9; i++)
    n += !study->field.digit[rt_houses[house][i]];
  return n;
}

/* Adds the digits with one place in a house with one empty cell (full house), or with more. */
static void
add_hidden (GHashTable *effects, const RtStudy *study, int first, int last, bool is_full)
{
  for (int house = first; house <= last; house++)
    for (int digit = 1; digit <= 9; digit++) {
      RtCells places = cells_in (plane_of (study, digit), house);

      if ((count_empty (study, house) == 1) == is_full && rt_cells_count (places) == 1)
        add_placement (effects, places, digit);
    }
}

void
want_full_houses (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  add_hidden (effects, study, 0, 26, true);
}

void
want_hidden_singles (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  if (strcmp (technique->id, "hidden-single-box") == 0)
    add_hidden (effects, study, FIRST_BOX, 26, false);
  else
    add_hidden (effects, study, 0, FIRST_BOX - 1, false);
}

void
want_naked_singles (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (rt_digits_count (study->field.candidates[cell]) == 1)
      add_placement (effects, rt_cells_of (cell), rt_digits_first (study->field.candidates[cell]));
}

/* Returns true if the two or more places of a digit in HOUSE are also in OTHER, a box and a
 * line. */
static bool
is_locked (RtCells plane, int house, int other)
{
  RtCells places = cells_in (plane, house);

  return (house >= FIRST_BOX) != (other >= FIRST_BOX) && rt_cells_count (places) >= 2 &&
         rt_cells_equal (cells_in (places, other), places);
}

/* Returns true if the technique starts from HOUSE: pointing from a box, claiming from a line. */
static bool
begins_at (const RtTechnique *technique, int house)
{
  return (strstr (technique->id, "pointing") != NULL) == (house >= FIRST_BOX);
}

void
want_locked (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int digit = 1; digit <= 9; digit++) {
    RtCells plane = plane_of (study, digit);

    for (int house = 0; house < 27; house++)
      for (int other = 0; other < 27; other++)
        if (begins_at (technique, house) && is_locked (plane, house, other))
          add_effect_of (effects, rt_cells_minus (cells_in (plane, other), cells_in (plane, house)),
                         digit);
  }
}

/* Adds the hidden singles in houses beside HOUSE that lose the digit in OTHER. */
static void
add_beside (GHashTable *effects, RtCells plane, int digit, int house, int other)
{
  for (int beside = house / 9 * 9; beside < house / 9 * 9 + 9; beside++) {
    RtCells places = cells_in (plane, beside);
    RtCells left = rt_cells_minus (places, cells_in (RT_CELLS_ALL, other));

    if (beside != house && !rt_cells_is_empty (cells_in (cells_in (RT_CELLS_ALL, beside), other)) &&
        rt_cells_count (places) >= 2 && rt_cells_count (left) == 1)
      add_placement (effects, left, digit);
  }
}

void
want_direct_locked (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int digit = 1; digit <= 9; digit++) {
    RtCells plane = plane_of (study, digit);

    for (int house = 0; house < 27; house++)
      for (int other = 0; other < 27; other++)
        if (begins_at (technique, house) && is_locked (plane, house, other))
          add_beside (effects, plane, digit, house, other);
  }
}

/* Adds the hidden single in HOUSE left by a hidden set: the lowest, as the rating takes. */
static void
add_left_by_set (GHashTable *effects, const RtStudy *study, int house, RtDigits digits, RtCells set)
{
  for_each_digit (digit, (RtDigits) (RT_DIGITS_ALL & ~digits)) {
    RtCells places = cells_in (plane_of (study, digit), house);
    RtCells left = rt_cells_minus (places, set);

    if (rt_cells_count (places) >= 2 && rt_cells_count (left) == 1) {
      add_placement (effects, left, digit);
      return;
    }
  }
}

void
want_direct_hidden (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int house = 0; house < 27; house++)
    for (RtDigits digits = 1; digits < 512; digits++) {
      RtCells set = RT_CELLS_NONE;
      bool able = rt_digits_count (digits) == technique->size &&
                  count_empty (study, house) > technique->size;

      for_each_digit (digit, digits) {
        RtCells places = cells_in (plane_of (study, digit), house);

        able = able && rt_cells_count (places) >= 2;
        set = rt_cells_or (set, places);
      }
      if (able && rt_cells_count (set) == technique->size)
        add_left_by_set (effects, study, house, digits, set);
    }
}
