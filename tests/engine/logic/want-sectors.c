/* want-sectors.c - finds all exclusions, Sue de Coqs, SK loops and exocets by trying all
 * combinations. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wants.h"

#include <string.h>

#define FIRST_BOX 18

/* The chosen cells, and the excluders of each: peers with at most as many candidates as there
 * are cells. */
typedef struct {
  const RtStudy *study;
  int n;
  int cell[3];
  RtCells excluders[RT_N_CELLS];
  RtCells common;
} Tried;

/* Returns true if the cells may be DIGITS: no peer has an equal digit, and no excluder loses all
 * candidates. */
static bool
is_possible (const Tried *tried, const int *digits)
{
  RtDigits taken = RT_DIGITS_NONE;

  for (int i = 0; i < tried->n; i++) {
    taken |= rt_digits_of (digits[i]);
    for (int k = 0; k < i; k++)
      if (digits[i] == digits[k] && is_peer (tried->cell[i], tried->cell[k]))
        return false;
  }
  for_each_cell (cell, tried->common)
    if (!(tried->study->field.candidates[cell] & ~taken))
      return false;
  return true;
}

/* Tries all digits for the cells from the Ith on. */
static void
try_digits (const Tried *tried, int i, int *digits, RtDigits possible[3])
{
  if (i < tried->n)
    for_each_digit (digit, tried->study->field.candidates[tried->cell[i]]) {
      digits[i] = digit;
      try_digits (tried, i + 1, digits, possible);
    }
  else if (is_possible (tried, digits))
    for (int k = 0; k < tried->n; k++)
      possible[k] |= rt_digits_of (digits[k]);
}

/* Returns true if there are two excluders of all cells, and of three cells one excludes for
 * another. */
static bool
are_able (const Tried *tried)
{
  if (rt_cells_count (tried->common) < 2)
    return false;
  for (int i = 0; i < tried->n; i++)
    for (int k = 0; k < tried->n; k++)
      if (rt_cells_has (tried->excluders[tried->cell[i]], tried->cell[k]))
        return true;
  return tried->n == 2;
}

/* Tries all cells for the Ith and later places. */
static void
choose_cells (GHashTable *effects, Tried *tried, int i)
{
  RtDigits possible[3] = { 0 };
  RtCells removed[9] = { RT_CELLS_NONE }, before = tried->common;
  int digits[3];

  if (i < tried->n) {
    for (int cell = i ? tried->cell[i - 1] + 1 : 0; cell < RT_N_CELLS; cell++) {
      tried->cell[i] = cell;
      tried->common = i ? rt_cells_and (before, tried->excluders[cell]) : tried->excluders[cell];
      if (rt_cells_count (tried->common) >= 2)
        choose_cells (effects, tried, i + 1);
    }
    tried->common = before;
    return;
  }
  if (!are_able (tried))
    return;
  try_digits (tried, 0, digits, possible);
  for (int k = 0; k < tried->n; k++)
    for_each_digit (digit, tried->study->field.candidates[tried->cell[k]] & (RtDigits) ~possible[k])
      rt_cells_add (&removed[digit - 1], tried->cell[k]);
  add_effect (effects, removed);
}

void
want_exclusions (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  Tried tried = { .study = study, .n = technique->size };

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for_each_cell (peer, rt_peer_cells[cell]) {
      int n = rt_digits_count (study->field.candidates[peer]);

      if (!study->field.digit[cell] && n >= 2 && n <= technique->size)
        rt_cells_add (&tried.excluders[cell], peer);
    }
  choose_cells (effects, &tried, 0);
}

/* Returns the cells of HOUSE at PLACES; none if one is filled. */
static RtCells
empty_at (const RtStudy *study, int house, unsigned places)
{
  RtCells cells = RT_CELLS_NONE;

  for (int i = 0; i < 9; i++)
    if (places >> i & 1) {
      if (study->field.digit[rt_houses[house][i]])
        return RT_CELLS_NONE;
      rt_cells_add (&cells, rt_houses[house][i]);
    }
  return cells;
}

static int
n_too_many (const RtStudy *study, RtCells cells)
{
  return rt_digits_count (candidates_in (study, cells)) - rt_cells_count (cells);
}

/* Adds the Sue de Coq of CROSSING, further cells of the box, and further cells of the line. */
static void
add_coq (GHashTable *effects, const RtStudy *study, RtCells crossing, RtCells in_box, RtCells in_line)
{
  RtCells all = rt_cells_or (crossing, rt_cells_or (in_box, in_line)), removed[9];

  if (n_too_many (study, all) != 0 || candidates_in (study, in_box) & candidates_in (study, in_line) ||
      n_too_many (study, rt_cells_or (crossing, in_box)) < 1 ||
      n_too_many (study, rt_cells_or (crossing, in_line)) < 1)
    return;
  for (int digit = 1; digit <= 9; digit++) {
    RtCells plane = plane_of (study, digit), places = rt_cells_and (plane, all);

    removed[digit - 1] = RT_CELLS_NONE;
    if (!rt_cells_is_empty (places))
      removed[digit - 1] = rt_cells_minus (rt_cells_and (plane, seen_by_all (places)), all);
  }
  add_effect (effects, removed);
}

void
want_coqs (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int box = FIRST_BOX; box < 27; box++)
    for (int line = 0; line < FIRST_BOX; line++) {
      RtCells shared = cells_in (cells_in (RT_CELLS_ALL, box), line);

      for (unsigned places = 1; places < 512 && !rt_cells_is_empty (shared); places++) {
        RtCells crossing = empty_at (study, box, places);

        if (!rt_cells_is_empty (rt_cells_minus (crossing, shared)) ||
            rt_cells_count (crossing) < 2 || n_too_many (study, crossing) < 2)
          continue;
        for (unsigned b = 1; b < 512; b++) {
          RtCells in_box = empty_at (study, box, b);

          if (rt_cells_is_empty (in_box) || n_too_many (study, in_box) < 1 ||
              !rt_cells_is_empty (rt_cells_and (in_box, shared)))
            continue;
          for (unsigned l = 1; l < 512; l++) {
            RtCells in_line = empty_at (study, line, l);

            if (!rt_cells_is_empty (in_line) && n_too_many (study, in_line) >= 1 &&
                rt_cells_is_empty (rt_cells_and (in_line, shared)))
              add_coq (effects, study, crossing, in_box, in_line);
          }
        }
      }
    }
}

/* The ring: sixteen cells of two rows and two columns in four boxes, and these houses in order. */
typedef struct {
  const RtStudy *study;
  RtCells cells;
  int house[8];
} Ring;

/* Returns the minimal number of houses with all places of DIGIT in the ring; adds to REMOVED the
 * eliminations of the best choice. */
static int
count_digit (const Ring *ring, int digit, RtCells *removed)
{
  RtCells plane = plane_of (ring->study, digit), places = rt_cells_and (plane, ring->cells);
  int fewest = 9, most = -1;

  for (unsigned cover = 0; cover < 256; cover++) {
    int n = rt_digits_count ((RtDigits) (cover & 0xff));
    RtCells left = places, lost = RT_CELLS_NONE;

    for (int i = 0; i < 8; i++)
      if (cover >> i & 1) {
        left = rt_cells_minus (left, cells_in (left, ring->house[i]));
        lost = rt_cells_or (lost, rt_cells_minus (cells_in (plane, ring->house[i]), ring->cells));
      }
    if (!rt_cells_is_empty (left) || n > fewest ||
        (n == fewest && rt_cells_count (lost) <= most))
      continue;
    fewest = n;
    most = rt_cells_count (lost);
    *removed = lost;
  }
  return fewest;
}

static void
add_ring (GHashTable *effects, const RtStudy *study, int row, int other_row, int column,
          int other_column)
{
  Ring ring = { .study = study, .cells = RT_CELLS_NONE,
                .house = { row, 18 + row / 3 * 3 + other_column / 3, 9 + other_column,
                           18 + other_row / 3 * 3 + other_column / 3, other_row,
                           18 + other_row / 3 * 3 + column / 3, 9 + column,
                           18 + row / 3 * 3 + column / 3 } };
  RtCells removed[9] = { RT_CELLS_NONE };
  int n = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    bool in_row = cell / 9 == row || cell / 9 == other_row;
    bool in_column = cell % 9 == column || cell % 9 == other_column;
    bool in_box = false;

    for (int i = 1; i < 8; i += 2)
      in_box |= rt_cells_has (cells_in (RT_CELLS_ALL, ring.house[i]), cell);
    if (!in_box || in_row == in_column)
      continue;
    if (study->field.digit[cell])
      return;
    rt_cells_add (&ring.cells, cell);
  }
  for (int digit = 1; digit <= 9; digit++)
    n += count_digit (&ring, digit, &removed[digit - 1]);
  if (n == 16)
    add_effect (effects, removed);
}

void
want_rings (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int row = 0; row < 9; row++)
    for (int other_row = row / 3 * 3 + 3; other_row < 9; other_row++)
      for (int column = 0; column < 9; column++)
        for (int other_column = column / 3 * 3 + 3; other_column < 9; other_column++)
          add_ring (effects, study, row, other_row, column, other_column);
}

/* Returns true if CELL has DIGIT, placed or as a candidate. */
static bool
has (const RtStudy *study, int cell, int digit)
{
  return study->field.digit[cell] == digit || rt_choices_has (&study->field, cell, digit);
}

/* Returns the number of rows and columns needed for all places of DIGIT in CELLS; 3 also stands
 * for more. */
static int
n_lines_for (const RtStudy *study, RtCells cells, int digit)
{
  RtCells places = RT_CELLS_NONE;

  for_each_cell (cell, cells)
    if (has (study, cell, digit))
      rt_cells_add (&places, cell);
  for (int a = 0; a < FIRST_BOX; a++)
    if (rt_cells_is_empty (rt_cells_minus (places, cells_in (places, a))))
      return 1;
  for (int a = 0; a < FIRST_BOX; a++)
    for (int b = 0; b < a; b++)
      if (rt_cells_is_empty (rt_cells_minus (rt_cells_minus (places, cells_in (places, a)),
                                             cells_in (places, b))))
        return 2;
  return 3;
}

/* Returns true if TARGET, outside LINE, has some of DIGITS, and its companion none. */
static bool
is_target (const RtStudy *study, int target, int line, int cross, RtDigits digits)
{
  RtCells column = cells_in (cells_in (RT_CELLS_ALL, 18 + rt_box_of (target)), cross);

  if (rt_cells_has (cells_in (RT_CELLS_ALL, line), target) ||
      !(study->field.candidates[target] & digits))
    return false;
  for_each_cell (cell, rt_cells_minus (column, cells_in (column, line)))
    for_each_digit (digit, digits)
      if (cell != target && has (study, cell, digit))
        return false;
  return true;
}

/* Adds the exocet of a base on LINE with the targets P and Q; CROSS are the three cross-lines. */
static void
add_exocet (GHashTable *effects, const RtStudy *study, int line, RtCells base, RtDigits digits, int p,
            int q, const int cross[3])
{
  RtCells outside = RT_CELLS_NONE, removed[9] = { RT_CELLS_NONE }, band = RT_CELLS_NONE;
  RtCells targets = rt_cells_or (rt_cells_of (p), rt_cells_of (q));
  RtDigits left = RT_DIGITS_NONE;

  for (int box = FIRST_BOX; box < 27; box++)
    if (!rt_cells_is_empty (cells_in (cells_in (RT_CELLS_ALL, box), line)))
      band = rt_cells_or (band, cells_in (RT_CELLS_ALL, box));
  for (int i = 0; i < 3; i++)
    outside = rt_cells_or (outside, rt_cells_minus (cells_in (RT_CELLS_ALL, cross[i]), band));
  for_each_digit (digit, digits) {
    int n = n_lines_for (study, outside, digit);

    if (n > 2)
      return;
    if (n == 2 && !rt_cells_is_empty (rt_cells_and (plane_of (study, digit), targets)))
      left |= rt_digits_of (digit);
  }
  for (int digit = 1; digit <= 9 && left; digit++)
    if (!rt_digits_has (left, digit))
      removed[digit - 1] = rt_cells_and (plane_of (study, digit), rt_cells_or (base, targets));
  add_effect (effects, removed);
}

/* Adds all exocets with the base A and B on LINE. */
static void
add_exocets_of (GHashTable *effects, const RtStudy *study, int line, int a, int b)
{
  RtCells base = rt_cells_or (rt_cells_of (a), rt_cells_of (b)), rest;
  RtDigits digits = candidates_in (study, base);
  int n = rt_digits_count (digits), cross[3], kind = line < 9 ? 1 : 0;

  if (n < 3 || n > 4 || study->field.digit[a] || study->field.digit[b])
    return;
  rest = rt_cells_minus (cells_in (cells_in (RT_CELLS_ALL, line), 18 + rt_box_of (a)), base);
  cross[0] = rt_houses_of[rt_cells_first (rest)][kind];
  for (int p = 0; p < RT_N_CELLS; p++)
    for (int q = 0; q < RT_N_CELLS; q++) {
      RtCells at_p = cells_in (cells_in (RT_CELLS_ALL, 18 + rt_box_of (p)), line);
      RtCells at_q = cells_in (cells_in (RT_CELLS_ALL, 18 + rt_box_of (q)), line);

      cross[1] = rt_houses_of[p][kind];
      cross[2] = rt_houses_of[q][kind];
      if (rt_box_of (p) < rt_box_of (q) && rt_box_of (p) != rt_box_of (a) &&
          rt_box_of (q) != rt_box_of (a) && !rt_cells_is_empty (at_p) && !rt_cells_is_empty (at_q) &&
          is_target (study, p, line, cross[1], digits) &&
          is_target (study, q, line, cross[2], digits))
        add_exocet (effects, study, line, base, digits, p, q, cross);
    }
}

void
want_exocets (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int line = 0; line < FIRST_BOX; line++)
    for (int a = 0; a < RT_N_CELLS; a++)
      for (int b = a + 1; b < RT_N_CELLS; b++)
        if (rt_box_of (a) == rt_box_of (b) && rt_houses_of[a][line / 9] == line &&
            rt_houses_of[b][line / 9] == line)
          add_exocets_of (effects, study, line, a, b);
}

/* Places DIGIT row by row in all ways, and records the cells of each. */
static void
place_rows (const RtStudy *study, int digit, int row, RtCells chosen, RtCells *some, RtCells *all)
{
  if (row == 9) {
    *some = rt_cells_or (*some, chosen);
    *all = rt_cells_and (*all, chosen);
    return;
  }
  for (int cell = 9 * row; cell < 9 * row + 9; cell++)
    if (has (study, cell, digit) && rt_cells_is_empty (rt_cells_and (chosen, rt_peer_cells[cell])))
      place_rows (study, digit, row + 1, rt_cells_or (chosen, rt_cells_of (cell)), some, all);
}

void
want_templates (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int digit = 1; digit <= 9; digit++) {
    RtCells some = RT_CELLS_NONE, all = RT_CELLS_ALL, plane = plane_of (study, digit);

    place_rows (study, digit, 0, RT_CELLS_NONE, &some, &all);
    if (rt_cells_is_empty (some))
      continue;
    if (strcmp (technique->id, "template-set") == 0)
      add_placement (effects, rt_cells_and (all, plane), digit);
    else
      add_effect_of (effects, rt_cells_minus (plane, some), digit);
  }
}
