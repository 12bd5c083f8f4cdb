/* want-links.c - finds all patterns of strong links and bivalue cells by trying all
 * combinations. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wants.h"

#include <string.h>

/* Returns the name of a = b - c = d. */
static const char *
name_of (RtCells plane, int a, int b, int c, int d)
{
  bool row = pair_houses (plane, a, b, ROWS), column = pair_houses (plane, a, b, COLUMNS);
  bool other_row = pair_houses (plane, c, d, ROWS);
  bool other_column = pair_houses (plane, c, d, COLUMNS);

  if (row && other_row && b % 9 == c % 9)
    return a % 9 == d % 9 ? "x-wing" : "skyscraper";
  if (column && other_column && b / 9 == c / 9)
    return a / 9 == d / 9 ? "x-wing" : "skyscraper";
  if (((row && other_column) || (column && other_row)) && rt_box_of (b) == rt_box_of (c))
    return "two-string-kite";
  return "turbot-fish";
}

/* Adds all a = b - c = d with the technique's name. */
static void
add_strong_pairs (GHashTable *effects, const RtTechnique *technique, const RtStudy *study, int digit)
{
  RtCells plane = plane_of (study, digit);

  for_each_cell (a, plane)
    for_each_cell (b, plane) {
      if (a == b || !pair_houses (plane, a, b, ALL_HOUSES))
        continue;
      for_each_cell (c, plane)
        for_each_cell (d, plane) {
          RtCells lost = plane;

          if (c == a || c == b || c == d || d == a || d == b || !is_peer (b, c) ||
              !pair_houses (plane, c, d, ALL_HOUSES) ||
              strcmp (name_of (plane, a, b, c, d), technique->id) != 0)
            continue;
          lost = rt_cells_and (lost, rt_cells_and (rt_peer_cells[a], rt_peer_cells[d]));
          rt_cells_remove (&lost, b);
          rt_cells_remove (&lost, c);
          add_effect_of (effects, lost, digit);
        }
    }
}

void
want_single_digit (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int digit = 1; digit <= 9; digit++)
    add_strong_pairs (effects, technique, study, digit);
}

/* Finds XY- and XYZ-wings: a hinge of two or three digits and two bivalue peers that do not see
 * each other, three digits in all; the common digit is eliminated from cells that see all its
 * places. */
void
want_wings (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  const RtDigits *of = study->field.candidates;
  int size = strcmp (technique->id, "xyz-wing") == 0 ? 3 : 2;

  for (int hinge = 0; hinge < RT_N_CELLS; hinge++)
    for (int a = 0; a < RT_N_CELLS; a++)
      for (int b = a + 1; b < RT_N_CELLS; b++) {
        RtCells lost;
        int z;

        if (rt_digits_count (of[hinge]) != size || rt_digits_count (of[a]) != 2 ||
            rt_digits_count (of[b]) != 2 || rt_digits_count (of[a] & of[b]) != 1 ||
            rt_digits_count (of[hinge] | of[a] | of[b]) != 3 || !is_peer (hinge, a) ||
            !is_peer (hinge, b) || is_peer (a, b))
          continue;
        z = rt_digits_first (of[a] & of[b]);
        if (rt_digits_has (of[hinge], z) != (size == 3))
          continue;
        lost = rt_cells_and (rt_peer_cells[a], rt_peer_cells[b]);
        if (size == 3)
          lost = rt_cells_and (lost, rt_peer_cells[hinge]);
        add_effect_of (effects, rt_cells_and (lost, plane_of (study, z)), z);
      }
}

/* Adds a bent set: cells in a crossing line and box, as many as their digits. All digits but one
 * are in the line alone or in the box alone; that one is eliminated from cells that see all its
 * places. Sets with a digit in one cell only are left to smaller sets. */
static void
add_bent (GHashTable *effects, const RtStudy *study, const uint8_t *cells, int n, int line, int box)
{
  RtDigits digits = RT_DIGITS_NONE, both = RT_DIGITS_NONE;
  RtCells all = RT_CELLS_NONE, lost = RT_CELLS_ALL;

  for (int i = 0; i < n; i++) {
    digits |= study->field.candidates[cells[i]];
    rt_cells_add (&all, cells[i]);
  }
  for_each_digit (digit, digits) {
    RtCells places = rt_cells_and (all, plane_of (study, digit));

    if (rt_cells_count (places) < 2)
      return;
    if (!rt_cells_equal (cells_in (places, line), places) &&
        !rt_cells_equal (cells_in (places, box), places))
      both |= rt_digits_of (digit);
  }
  if (rt_digits_count (digits) != n || rt_digits_count (both) != 1)
    return;
  for (int i = 0; i < n; i++)
    if (study->field.candidates[cells[i]] & both)
      lost = rt_cells_and (lost, rt_peer_cells[cells[i]]);
  for (int i = 0; i < n; i++)
    rt_cells_remove (&lost, cells[i]);
  add_effect_of (effects, rt_cells_and (lost, plane_of (study, rt_digits_first (both))),
                 rt_digits_first (both));
}

static void
choose_bent (GHashTable *effects, const RtStudy *study, uint8_t *cells, int n, int size, int line,
             int box)
{
  RtCells open = rt_cells_or (cells_in (RT_CELLS_ALL, line), cells_in (RT_CELLS_ALL, box));

  if (n == size) {
    add_bent (effects, study, cells, n, line, box);
    return;
  }
  for (int cell = n ? cells[n - 1] + 1 : 0; cell < RT_N_CELLS; cell++)
    if (rt_cells_has (open, cell) && !study->field.digit[cell]) {
      cells[n] = (uint8_t) cell;
      choose_bent (effects, study, cells, n + 1, size, line, box);
    }
}

void
want_bent_sets (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  uint8_t cells[5];
  int size = strcmp (technique->id, "wxyz-wing") == 0 ? 4 : 5;

  for (int line = 0; line < 18; line++)
    for (int box = 18; box < RT_N_HOUSES; box++)
      if (!rt_cells_is_empty (rt_cells_and (cells_in (RT_CELLS_ALL, line),
                                            cells_in (RT_CELLS_ALL, box))))
        choose_bent (effects, study, cells, 0, size, line, box);
}

static bool
is_joined (const RtStudy *study, int p, int q, int digit)
{
  RtCells plane = plane_of (study, digit);

  for_each_cell (a, plane)
    for_each_cell (b, plane)
      if (a != b && a != p && a != q && b != p && b != q && is_peer (a, p) && is_peer (b, q) &&
          pair_houses (plane, a, b, ALL_HOUSES))
        return true;
  return false;
}

void
want_w_wings (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  const RtDigits *candidates = study->field.candidates;

  for (int p = 0; p < RT_N_CELLS; p++)
    for (int q = p + 1; q < RT_N_CELLS; q++) {
      if (rt_digits_count (candidates[p]) != 2 || candidates[q] != candidates[p] || is_peer (p, q))
        continue;
      for_each_digit (x, candidates[p])
        if (is_joined (study, p, q, x)) {
          int y = rt_digits_first (candidates[p] & (RtDigits) ~rt_digits_of (x));
          RtCells seen = rt_cells_and (rt_peer_cells[p], rt_peer_cells[q]);

          add_effect_of (effects, rt_cells_and (plane_of (study, y), seen), y);
        }
    }
}

/* Adds empty rectangles: the places of a digit in a box lie in one row and one column of it,
 * some in each alone. A strong link along another column starts in that row; cells that see its
 * other end in the box's column lose the digit. Likewise with rows and columns exchanged. */
static void
add_empty_rectangles (GHashTable *effects, RtCells plane, int digit, int box, int near, int far)
{
  RtCells here = cells_in (plane, 18 + box);
  RtCells in_near = cells_in (here, near), in_far = cells_in (here, far);
  RtCells both = rt_cells_and (in_near, in_far);

  if (rt_cells_count (here) < 3 || rt_cells_equal (in_near, both) ||
      rt_cells_equal (in_far, both) || !rt_cells_equal (rt_cells_or (in_near, in_far), here))
    return;
  for_each_cell (c, rt_cells_minus (cells_in (plane, near), here))
    for_each_cell (d, rt_cells_minus (plane, here)) {
      RtHouses across = far < 9 ? ROWS : COLUMNS;

      if (c != d && pair_houses (plane, c, d, across) && rt_box_of (d) / 3 != box / 3 &&
          rt_box_of (d) % 3 != box % 3)
        add_effect_of (effects,
                       rt_cells_and (rt_cells_minus (cells_in (plane, far), here),
                                     rt_peer_cells[d]),
                       digit);
    }
}

void
want_empty_rectangles (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int digit = 1; digit <= 9; digit++)
    for (int row = 0; row < 9; row++)
      for (int column = 9; column < 18; column++) {
        int box = row / 3 * 3 + (column - 9) / 3;

        add_empty_rectangles (effects, plane_of (study, digit), digit, box, row, column);
        add_empty_rectangles (effects, plane_of (study, digit), digit, box, column, row);
      }
}

/* Adds a hidden rectangle: CORNER has only x and y; x has two places in the row and the column
 * of the opposite corner. */
static void
add_hidden_rectangle (GHashTable *effects, const RtStudy *study, int corner, int row, int column)
{
  int across = 9 * row + column;
  int one = corner / 9 * 9 + column, other = 9 * row + corner % 9;
  RtDigits digits = study->field.candidates[corner];
  bool same_stack = rt_box_of (corner) == rt_box_of (one);
  bool same_band = rt_box_of (corner) == rt_box_of (other);

  if (row == corner / 9 || column == corner % 9 || same_stack == same_band ||
      rt_digits_count (digits) != 2 || digits & ~study->field.candidates[one] ||
      digits & ~study->field.candidates[other] || digits & ~study->field.candidates[across])
    return;
  for_each_digit (x, digits) {
    RtCells plane = plane_of (study, x);

    if (pair_houses (plane, across, other, ROWS) && pair_houses (plane, across, one, COLUMNS))
      add_effect_of (effects, rt_cells_of (across),
                     rt_digits_first (digits & (RtDigits) ~rt_digits_of (x)));
  }
}

void
want_hidden_rectangles (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int corner = 0; corner < RT_N_CELLS; corner++)
    for (int row = 0; row < 9; row++)
      for (int column = 0; column < 9; column++)
        add_hidden_rectangle (effects, study, corner, row, column);
}

/* Computes the colours if START has the first: applies strong links until nothing changes. */
static void
colour_from (RtCells plane, int start, RtCells colour[2])
{
  bool changed = true;

  colour[0] = rt_cells_of (start);
  colour[1] = RT_CELLS_NONE;
  while (changed) {
    changed = false;
    for_each_cell (a, plane)
      for_each_cell (b, plane)
        for (int k = 0; k < 2; k++)
          if (a != b && rt_cells_has (colour[k], a) && !rt_cells_has (colour[!k], b) &&
              pair_houses (plane, a, b, ALL_HOUSES)) {
            rt_cells_add (&colour[!k], b);
            changed = true;
          }
  }
}

static bool
has_peer_in (RtCells cells, int cell)
{
  return !rt_cells_is_empty (rt_cells_and (cells, rt_peer_cells[cell]));
}

static void
add_colouring (GHashTable *effects, RtCells plane, int digit, const RtCells colour[2])
{
  RtCells own = rt_cells_or (colour[0], colour[1]), trapped = RT_CELLS_NONE;

  for (int k = 0; k < 2; k++)
    for_each_cell (cell, colour[k])
      if (has_peer_in (colour[k], cell))
        add_effect_of (effects, colour[k], digit);
  for_each_cell (cell, rt_cells_minus (plane, own))
    if (has_peer_in (colour[0], cell) && has_peer_in (colour[1], cell))
      rt_cells_add (&trapped, cell);
  if (rt_cells_count (own) >= 4)
    add_effect_of (effects, trapped, digit);
}

void
want_colouring (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int digit = 1; digit <= 9; digit++) {
    RtCells plane = plane_of (study, digit);

    for_each_cell (start, plane) {
      RtCells colour[2];

      colour_from (plane, start, colour);
      add_colouring (effects, plane, digit, colour);
    }
  }
}

/* Adds remote pairs from START over cells with exactly DIGITS, each of which sees the next. */
static void
add_remote_pairs (GHashTable *effects, const RtStudy *study, int start, RtDigits digits)
{
  RtCells near = rt_cells_of (start), reached = near;

  for (int distance = 1; !rt_cells_is_empty (near); distance++) {
    RtCells next = RT_CELLS_NONE;

    for (int cell = 0; cell < RT_N_CELLS; cell++)
      if (study->field.candidates[cell] == digits && !rt_cells_has (reached, cell) &&
          has_peer_in (near, cell))
        rt_cells_add (&next, cell);
    near = next;
    reached = rt_cells_or (reached, near);
    for_each_cell (end, near) {
      RtCells removed[9] = { RT_CELLS_NONE };

      for_each_digit (digit, digits)
        removed[digit - 1] =
          rt_cells_and (plane_of (study, digit),
                        rt_cells_and (rt_peer_cells[start], rt_peer_cells[end]));
      if (distance >= 3 && distance % 2 == 1)
        add_effect (effects, removed);
    }
  }
}

void
want_remote_pairs (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for (int start = 0; start < RT_N_CELLS; start++)
    if (rt_digits_count (study->field.candidates[start]) == 2)
      add_remote_pairs (effects, study, start, study->field.candidates[start]);
}
