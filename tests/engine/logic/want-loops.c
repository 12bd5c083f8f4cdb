/* want-loops.c - finds all unique loops and graves by trying all sets of cells and all ways to
 * leave two candidates. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wants.h"

#define MAX_SET 7               /* maximum number of digits of a set, for type 3 */
#define MAX_RICH 7              /* maximum number of cells with more than two candidates, for a
                                 * grave */

/* An incomplete loop of a pair of digits. */
typedef struct {
  GHashTable *effects;
  const RtStudy *study;
  RtDigits pair;
  RtCells able;                 /* cells with both digits */
  RtCells cells;
} Loop;

/* Returns true if CELLS are a naked set without the rich cells: one digit of the set is only in
 * one of these; BOTH are the digits in both. */
static bool
is_set_alone (const RtStudy *study, RtCells cells, RtDigits digits, RtDigits both)
{
  return digits & ~(candidates_in (study, cells) | both);
}

/* Adds sets in HOUSE beside the two RICH cells: naked, with their further digits; or hidden,
 * with the pair. */
static void
add_sets_of_house (const Loop *loop, int house, RtCells rich, RtDigits extra)
{
  const RtStudy *study = loop->study;
  RtCells others = RT_CELLS_NONE;
  RtDigits both = extra;

  for_each_cell (cell, rich)
    both &= study->field.candidates[cell];
  for (int i = 0; i < 9; i++)
    if (study->field.candidates[rt_houses[house][i]] && !rt_cells_has (rich, rt_houses[house][i]))
      rt_cells_add (&others, rt_houses[house][i]);
  for (unsigned places = 1; places < 512; places++) {
    RtCells set = RT_CELLS_NONE, naked[9] = { RT_CELLS_NONE }, hidden[9] = { RT_CELLS_NONE };
    RtDigits digits, bound = loop->pair;
    int size;

    for (int i = 0; i < 9; i++)
      if (places >> i & 1)
        rt_cells_add (&set, rt_houses[house][i]);
    if (!rt_cells_is_empty (rt_cells_minus (set, others)))
      continue;
    size = rt_cells_count (set) + 1;
    digits = candidates_in (study, set) | extra;
    if (size <= MAX_SET && rt_digits_count (digits) == size &&
        !is_set_alone (study, set, digits, both)) {
      for_each_digit (digit, digits)
        naked[digit - 1] = rt_cells_and (plane_of (study, digit), rt_cells_minus (others, set));
      add_effect (loop->effects, naked);
    }
    /* Digits whose places are all in the set and the rich cells. */
    for (int digit = 1; digit <= 9; digit++) {
      RtCells of_digit = cells_in (plane_of (study, digit), house);

      if (rt_cells_is_empty (of_digit) || rt_digits_has (extra, digit))
        continue;
      if (rt_cells_is_empty (rt_cells_minus (of_digit, rt_cells_or (set, rich))))
        bound |= rt_digits_of (digit);
      else if (rt_digits_has (loop->pair, digit))
        bound = RT_DIGITS_NONE;
      if (!bound)
        break;
    }
    if (!bound || rt_digits_count (bound) != size ||
        (2 * size >= rt_cells_count (others) + 2 &&
         is_set_alone (study, rt_cells_minus (others, set),
                       (candidates_in (study, others) | extra) & (RtDigits) ~bound, both)))
      continue;
    for_each_digit (digit, (RtDigits) (RT_DIGITS_ALL & ~bound))
      hidden[digit - 1] = rt_cells_and (plane_of (study, digit), set);
    add_effect (loop->effects, hidden);
  }
}

static void
add_type_3_and_4 (const Loop *loop, RtCells rich, RtDigits extra)
{
  for (int house = 0; house < 27; house++) {
    if (!rt_cells_equal (cells_in (rich, house), rich))
      continue;
    if (rt_digits_count (extra) > 1)
      add_sets_of_house (loop, house, rich, extra);
    for_each_digit (kept, loop->pair) {
      int lost = rt_digits_first (loop->pair & (RtDigits) ~rt_digits_of (kept));

      if (rt_cells_equal (cells_in (plane_of (loop->study, kept), house), rich))
        add_effect_of (loop->effects, rich, lost);
    }
  }
}

/* Adds the eliminations of a complete loop. */
static void
add_loop (const Loop *loop)
{
  RtCells rich = RT_CELLS_NONE, removed[9] = { RT_CELLS_NONE };
  RtDigits extra = candidates_in (loop->study, loop->cells) & (RtDigits) ~loop->pair;
  int n;

  for_each_cell (cell, loop->cells)
    if (loop->study->field.candidates[cell] != loop->pair)
      rt_cells_add (&rich, cell);
  n = rt_cells_count (rich);
  if (n == 1) {
    for_each_digit (digit, loop->pair)
      removed[digit - 1] = rich;
    add_effect (loop->effects, removed);
  }
  if (n > 1 && rt_digits_count (extra) == 1)
    add_effect_of (loop->effects, rt_cells_and (plane_of (loop->study, rt_digits_first (extra)),
                                                seen_by_all (rich)),
                   rt_digits_first (extra));
  if (n == 2)
    add_type_3_and_4 (loop, rich, extra);
}

/* Returns true if the loop can be filled alternately: the two cells in each house differ. */
static bool
is_filled_by_turns (const Loop *loop)
{
  RtCells side[2] = { rt_cells_of (rt_cells_first (loop->cells)), RT_CELLS_NONE };

  for (int i = 0; i < RT_N_CELLS; i++)
    for (int k = 0; k < 2; k++)
      side[!k] = rt_cells_or (side[!k], rt_cells_and (loop->cells, seen_by_any (side[k])));
  return rt_cells_is_empty (rt_cells_and (side[0], side[1]));
}

/* Adds a second cell to each house that has one. */
static void
grow (Loop *loop)
{
  for (int house = 0; house < 27; house++) {
    RtCells here = cells_in (loop->cells, house);

    if (rt_cells_count (here) > 2)
      return;
    if (rt_cells_count (here) != 1)
      continue;
    for_each_cell (cell, rt_cells_minus (cells_in (loop->able, house), here)) {
      rt_cells_add (&loop->cells, cell);
      grow (loop);
      rt_cells_remove (&loop->cells, cell);
    }
    return;
  }
  if (is_filled_by_turns (loop))
    add_loop (loop);
}

/* Starts from each cell with exactly two candidates. */
void
want_loops (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    Loop loop = { .effects = effects, .study = study, .pair = study->field.candidates[cell],
                  .cells = rt_cells_of (cell) };

    if (rt_digits_count (loop.pair) != 2)
      continue;
    loop.able = rt_cells_and (plane_of (study, rt_digits_first (loop.pair)),
                              plane_of (study, rt_digits_next (loop.pair,
                                                               rt_digits_first (loop.pair))));
    grow (&loop);
  }
}

/* A possible grave: two candidates for each cell. */
typedef struct {
  GHashTable *effects;
  const RtStudy *study;
  int n_rich;
  int rich[MAX_RICH];
  RtDigits kept[RT_N_CELLS];
} Grave;

/* Returns true if each digit has two places in each house, or none. */
static bool
is_grave (const Grave *grave)
{
  for (int house = 0; house < 27; house++)
    for (int digit = 1; digit <= 9; digit++) {
      int n = 0;

      for (int i = 0; i < 9; i++)
        n += rt_digits_has (grave->kept[rt_houses[house][i]], digit);
      if (n != 0 && n != 2)
        return false;
    }
  return true;
}

static RtDigits
extra_of (const Grave *grave, int cell)
{
  return grave->study->field.candidates[cell] & (RtDigits) ~grave->kept[cell];
}

/* Adds type 3: the rich cells are like one cell of the extra digits, part of a naked set of
 * HOUSE. */
static void
add_grave_sets (const Grave *grave, int house, RtCells rich, RtDigits extra)
{
  for (unsigned places = 1; places < 512; places++) {
    RtCells set = RT_CELLS_NONE, removed[9] = { RT_CELLS_NONE };
    RtDigits digits;
    bool able = true;

    for (int i = 0; i < 9; i++)
      if (places >> i & 1) {
        rt_cells_add (&set, rt_houses[house][i]);
        able = able && grave->study->field.candidates[rt_houses[house][i]];
      }
    digits = candidates_in (grave->study, set) | extra;
    if (!able || !rt_cells_is_empty (rt_cells_and (set, rich)) ||
        rt_digits_count (digits) != rt_cells_count (set) + 1)
      continue;
    for_each_digit (digit, digits)
      removed[digit - 1] = rt_cells_minus (cells_in (plane_of (grave->study, digit), house),
                                           rt_cells_or (set, rich));
    add_effect (grave->effects, removed);
  }
}

/* Adds type 4: two rich cells of a house that share a further digit have it or a bug digit. */
static void
add_grave_of_two (const Grave *grave)
{
  int a = grave->rich[0], b = grave->rich[1];
  RtDigits both = grave->kept[a] & grave->kept[b];

  for_each_digit (digit, both) {
    RtCells removed[9] = { RT_CELLS_NONE };

    for (int i = 0; i < 2; i++)
      for_each_digit (lost, grave->kept[grave->rich[i]] & (RtDigits) ~rt_digits_of (digit))
        rt_cells_add (&removed[lost - 1], grave->rich[i]);
    if (is_peer (a, b))
      add_effect (grave->effects, removed);
  }
}

static void
add_grave (const Grave *grave)
{
  RtCells rich = RT_CELLS_NONE, removed[9] = { RT_CELLS_NONE };
  RtDigits extra = RT_DIGITS_NONE;
  int cell = grave->rich[0];

  for (int i = 0; i < grave->n_rich; i++) {
    rt_cells_add (&rich, grave->rich[i]);
    extra |= extra_of (grave, grave->rich[i]);
  }
  if (grave->n_rich == 1) {
    for_each_digit (digit, grave->kept[cell])
      rt_cells_add (&removed[digit - 1], cell);
    if (rt_digits_count (extra) == 1)
      add_placement (grave->effects, rich, rt_digits_first (extra));
    else
      add_effect (grave->effects, removed);
    return;
  }
  if (rt_digits_count (extra) == 1)
    add_effect_of (grave->effects, rt_cells_and (plane_of (grave->study, rt_digits_first (extra)),
                                                 seen_by_all (rich)),
                   rt_digits_first (extra));
  else
    for (int house = 0; house < 27; house++)
      if (rt_cells_equal (cells_in (rich, house), rich))
        add_grave_sets (grave, house, rich, extra);
  if (grave->n_rich == 2)
    add_grave_of_two (grave);
}

/* Tries all pairs of candidates for the rich cells from the Ith on. */
static void
choose (Grave *grave, int i)
{
  int cell;

  if (i == grave->n_rich) {
    if (is_grave (grave))
      add_grave (grave);
    return;
  }
  cell = grave->rich[i];
  for (RtDigits kept = 1; kept < 512; kept++)
    if (rt_digits_count (kept) == 2 && !(kept & ~grave->study->field.candidates[cell])) {
      grave->kept[cell] = kept;
      choose (grave, i + 1);
    }
}

void
want_graves (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  Grave grave = { .effects = effects, .study = study };

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int n = rt_digits_count (study->field.candidates[cell]);

    grave.kept[cell] = study->field.candidates[cell];
    if (n == 1 || (n > 2 && grave.n_rich == MAX_RICH))
      return;
    if (n > 2)
      grave.rich[grave.n_rich++] = cell;
  }
  if (grave.n_rich)
    choose (&grave, 0);
}
