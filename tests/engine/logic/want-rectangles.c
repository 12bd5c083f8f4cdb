/* want-rectangles.c - finds all extended rectangles by trying all pairs of lines and all digits. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wants.h"

/* Adds the eliminations from CELLS, which could be exchanged if they had only DIGITS. */
static void
add_of_digits (GHashTable *effects, const RtStudy *study, RtCells cells, RtDigits digits)
{
  RtCells rich = RT_CELLS_NONE, removed[9] = { RT_CELLS_NONE };
  RtDigits extra = RT_DIGITS_NONE, plain = RT_DIGITS_NONE, all = RT_DIGITS_NONE;

  for_each_cell (cell, cells) {
    RtDigits candidates = study->field.candidates[cell];

    if (!(candidates & digits))
      return;
    all |= candidates;
    if (candidates & ~digits)
      rt_cells_add (&rich, cell);
    else
      plain |= candidates;
    extra |= candidates & (RtDigits) ~digits;
  }
  if ((all & digits) != digits || rt_cells_is_empty (rich))
    return;
  if (rt_cells_count (rich) == 1 && plain == digits) {
    for_each_digit (digit, digits)
      removed[digit - 1] = rt_cells_and (plane_of (study, digit), rich);
    add_effect (effects, removed);
  }
  if (rt_cells_count (rich) > 1 && rt_digits_count (extra) == 1) {
    RtCells lost = plane_of (study, rt_digits_first (extra));

    for_each_cell (cell, rich)
      lost = rt_cells_and (lost, rt_peer_cells[cell]);
    add_effect_of (effects, lost, rt_digits_first (extra));
  }
}

/* Returns the cells of two lines at the crossing lines ACROSS; none if one is filled. */
static RtCells
crossings (const RtStudy *study, int kind, int a, int b, unsigned across)
{
  RtCells cells = RT_CELLS_NONE;

  for (int i = 0; i < 9; i++)
    if (across >> i & 1) {
      int one = kind ? 9 * i + a : 9 * a + i, other = kind ? 9 * i + b : 9 * b + i;

      if (study->field.digit[one] || study->field.digit[other])
        return RT_CELLS_NONE;
      rt_cells_add (&cells, one);
      rt_cells_add (&cells, other);
    }
  return cells;
}

/* Returns true if each box keeps its digits: it contains both lines, or all three others. */
static bool
can_be_exchanged (int a, int b, unsigned across)
{
  bool all_in_band = across == 0007 || across == 0070 || across == 0700;

  return a / 3 == b / 3 ? !all_in_band : all_in_band;
}

void
want_extended_rectangles (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int kind = 0; kind < 2; kind++)
    for (int a = 0; a < 9; a++)
      for (int b = a + 1; b < 9; b++)
        for (unsigned across = 1; across < 512; across++) {
          RtCells cells;

          if (rt_digits_count ((RtDigits) across) != 3 || !can_be_exchanged (a, b, across))
            continue;
          cells = crossings (study, kind, a, b, across);
          for (unsigned digits = 1; digits < 512 && !rt_cells_is_empty (cells); digits++)
            if (rt_digits_count ((RtDigits) digits) == 3)
              add_of_digits (effects, study, cells, (RtDigits) digits);
        }
}
