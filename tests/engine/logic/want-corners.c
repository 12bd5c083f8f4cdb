/* want-corners.c - finds all rectangles by trying all digits in four corners. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wants.h"

#include <string.h>

#define MAX_SET 5               /* maximum number of cells beside the corners */

/* Four corners by rows, none of them given, and the two digits that could be exchanged. */
typedef struct {
  const RtStudy *study;
  int corner[4];
  RtCells cells;
  int x, y;
} Corners;

static RtDigits
may_be (const Corners *c, int i)
{
  int held = c->study->field.digit[c->corner[i]];

  return held ? rt_digits_of (held) : c->study->field.candidates[c->corner[i]];
}

static RtDigits
pair_of (const Corners *c)
{
  return rt_digits_of (c->x) | rt_digits_of (c->y);
}

/* Calls TRY for all rectangles of cells in two boxes that are not given. */
typedef void Try (GHashTable *effects, const RtTechnique *technique, Corners *c);

static void
for_each_rectangle (GHashTable *effects, const RtTechnique *technique, const RtStudy *study, Try *try)
{
  for (int a = 0; a < RT_N_CELLS; a++)
    for (int d = a + 1; d < RT_N_CELLS; d++) {
      Corners c = { .study = study, .corner = { a, a / 9 * 9 + d % 9, d / 9 * 9 + a % 9, d } };
      bool able = a / 9 < d / 9 && a % 9 < d % 9 &&
                  (a / 27 == d / 27) != (a % 9 / 3 == d % 9 / 3);

      c.cells = RT_CELLS_NONE;
      for (int i = 0; i < 4 && able; i++) {
        able = !rt_cells_has (study->givens, c.corner[i]);
        rt_cells_add (&c.cells, c.corner[i]);
      }
      if (able)
        try (effects, technique, &c);
    }
}

static void
try_avoidable (GHashTable *effects, const RtTechnique *technique, Corners *c)
{
  const uint8_t *digit = c->study->field.digit;

  for (int i = 0; i < 4; i++) {
    int at = c->corner[i], across = digit[c->corner[i ^ 3]];

    /* Type 1: three are filled. */
    if (!digit[at] && across && digit[c->corner[i ^ 1]] &&
        digit[c->corner[i ^ 1]] == digit[c->corner[i ^ 2]])
      add_effect_of (effects, rt_cells_and (plane_of (c->study, across), rt_cells_of (at)), across);
    /* Type 2: two adjacent corners are filled. */
    for (int beside = 1; beside <= 2; beside++) {
      int other = c->corner[i ^ beside], x = across, y = digit[c->corner[i ^ 3 ^ beside]];
      RtDigits extra = may_be (c, i) & may_be (c, i ^ beside);

      if (digit[at] || digit[other] || !x || !y || rt_digits_count (extra) != 1 ||
          extra & (rt_digits_of (x) | rt_digits_of (y)) ||
          may_be (c, i) != (extra | rt_digits_of (x)) ||
          may_be (c, i ^ beside) != (extra | rt_digits_of (y)))
        continue;
      add_effect_of (effects,
                     rt_cells_and (plane_of (c->study, rt_digits_first (extra)),
                                   rt_cells_and (rt_peer_cells[at], rt_peer_cells[other])),
                     rt_digits_first (extra));
    }
  }
}

void
want_avoidable_rectangles (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for_each_rectangle (effects, technique, study, try_avoidable);
}

/* Returns true if all places of DIGIT in HOUSE are corners, and it is not placed elsewhere. */
static bool
is_tight (const Corners *c, int house, int digit)
{
  RtCells places = cells_in (plane_of (c->study, digit), house);

  return !rt_cells_is_empty (places) && rt_cells_is_empty (rt_cells_minus (places, c->cells));
}

static bool
is_any_tight (const Corners *c)
{
  for (int house = 0; house < 27; house++)
    if (rt_cells_count (cells_in (c->cells, house)) == 2 &&
        (is_tight (c, house, c->x) || is_tight (c, house, c->y)))
      return true;
  return false;
}

/* Returns true if the corners may be TRIED: no digit twice in a house, and tight digits are
 * there. */
static bool
is_possible (const Corners *c, const int tried[4])
{
  for (int i = 0; i < 4; i++)
    for (int k = i + 1; k < 4; k++)
      if (tried[i] == tried[k] && is_peer (c->corner[i], c->corner[k]))
        return false;
  for (int house = 0; house < 27; house++)
    for (int k = 0; k < 2; k++) {
      int digit = k ? c->y : c->x;
      bool is_there = false;

      for (int i = 0; i < 4; i++)
        is_there |= tried[i] == digit && rt_cells_has (cells_in (c->cells, house), c->corner[i]);
      if (rt_cells_count (cells_in (c->cells, house)) == 2 && !is_there &&
          is_tight (c, house, digit))
        return false;
    }
  return true;
}

/* Computes the digits of each corner in all possible ways except the crosswise ones; and in
 * these. */
static void
try_all (const Corners *c, RtDigits alive[4], RtDigits crossed[4])
{
  memset (alive, 0, 4 * sizeof *alive);
  memset (crossed, 0, 4 * sizeof *crossed);
  for_each_digit (p, may_be (c, 0))
    for_each_digit (q, may_be (c, 1))
      for_each_digit (r, may_be (c, 2))
        for_each_digit (s, may_be (c, 3)) {
          const int tried[4] = { p, q, r, s };
          RtDigits all = (RtDigits) (rt_digits_of (p) | rt_digits_of (q) | rt_digits_of (r) |
                                     rt_digits_of (s));

          if (is_possible (c, tried))
            for (int i = 0; i < 4; i++)
              *(all == pair_of (c) ? &crossed[i] : &alive[i]) |= rt_digits_of (tried[i]);
        }
}

/* Returns the corners with further candidates. */
static RtCells
rich_of (const Corners *c)
{
  RtCells rich = RT_CELLS_NONE;

  for (int i = 0; i < 4; i++)
    if (c->study->field.candidates[c->corner[i]] & ~pair_of (c))
      rt_cells_add (&rich, c->corner[i]);
  return rich;
}

/* Returns true if two rich corners that see each other must be one of the digits, and lose the
 * other. */
static bool
is_type_4 (const Corners *c, RtCells rich, const RtDigits gone[4])
{
  for (int house = 0; house < 27; house++)
    for (int i = 0; i < 4; i++)
      if (rt_cells_equal (cells_in (c->cells, house), rich) &&
          ((rt_digits_has (gone[i], c->y) && is_tight (c, house, c->x)) ||
           (rt_digits_has (gone[i], c->x) && is_tight (c, house, c->y))))
        return true;
  return false;
}

/* Returns true if eliminations from corners belong to TECHNIQUE. */
static bool
is_told_by (const RtTechnique *technique, const Corners *c, const RtDigits gone[4])
{
  RtCells rich = rich_of (c);
  int n = rt_cells_count (rich), first = rt_cells_first (rich);
  bool share = n == 2 && is_peer (first, rt_cells_next (rich, first));

  if (strcmp (technique->id, "unique-rectangle-missing") == 0)
    return true;
  if (strcmp (technique->id, "hidden-avoidable-rectangle") == 0)
    return n > 1 && is_any_tight (c);
  if (strcmp (technique->id, "unique-rectangle-6") == 0)
    return n == 2 && !share;
  return strcmp (technique->id, "hidden-rectangle-2") == 0 && share && !is_type_4 (c, rich, gone);
}

/* Adds type 3: the two rich corners are like one cell of the EXTRA digits, part of a naked set. */
static void
add_sets (GHashTable *effects, const RtTechnique *technique, const Corners *c, RtCells rich,
          RtDigits extra)
{
  for (int house = 0; house < 27; house++)
    for (unsigned places = 1; places < 512; places++) {
      RtCells set = RT_CELLS_NONE, all, outside = RT_CELLS_NONE, removed[9] = { RT_CELLS_NONE };
      RtDigits digits;
      int n = rt_digits_count ((RtDigits) places), n_empty = 0;
      bool able = rt_cells_equal (cells_in (rich, house), rich) && n <= MAX_SET;

      for (int i = 0; i < 9 && able; i++) {
        n_empty += !c->study->field.digit[rt_houses[house][i]];
        if (places >> i & 1) {
          rt_cells_add (&set, rt_houses[house][i]);
          able = !c->study->field.digit[rt_houses[house][i]];
        }
      }
      digits = candidates_in (c->study, set) | extra;
      if (!able || !rt_cells_is_empty (rt_cells_and (set, c->cells)) || n >= n_empty - 2 ||
          rt_digits_count (digits) != n + 1)
        continue;
      all = rt_cells_or (set, rich);
      for_each_digit (digit, digits) {
        RtCells plane = plane_of (c->study, digit);

        removed[digit - 1] = rt_cells_minus (rt_cells_and (plane,
                                                           seen_by_all (rt_cells_and (plane, all))),
                                             rt_cells_or (all, c->cells));
        outside = rt_cells_or (outside, rt_cells_minus (removed[digit - 1],
                                                        cells_in (removed[digit - 1], house)));
      }
      if (strcmp (technique->id, "unique-rectangle-3-wide") != 0 || !rt_cells_is_empty (outside))
        add_effect (effects, removed);
    }
}

/* Adds type 2: one of the rich corners has one of the further digits. */
static void
add_by_extras (GHashTable *effects, const RtTechnique *technique, const Corners *c)
{
  RtCells rich = rich_of (c);
  RtDigits extra = candidates_in (c->study, rich) & (RtDigits) ~pair_of (c);
  bool is_missing = strcmp (technique->id, "unique-rectangle-missing") == 0;

  if (rt_digits_count (extra) == 1 && rt_cells_count (rich) > 1 && is_missing)
    add_effect_of (effects, rt_cells_and (plane_of (c->study, rt_digits_first (extra)),
                                          seen_by_all (rich)),
                   rt_digits_first (extra));
  if (rt_digits_count (extra) > 1 && rt_cells_count (rich) == 2 &&
      (is_missing || strcmp (technique->id, "unique-rectangle-3-wide") == 0))
    add_sets (effects, technique, c, rich, extra);
}

/* Returns true if the corners are of the kind of TECHNIQUE: all empty, with all candidates or
 * not, or not all empty. */
static bool
is_of_kind (const RtTechnique *technique, const Corners *c)
{
  bool found = false, misses = false;

  for (int i = 0; i < 4; i++) {
    found |= c->study->field.digit[c->corner[i]] != 0;
    misses |= !c->study->field.digit[c->corner[i]] && pair_of (c) & ~may_be (c, i);
  }
  if (strcmp (technique->id, "hidden-avoidable-rectangle") == 0)
    return found;
  return !found && misses == (strcmp (technique->id, "unique-rectangle-missing") == 0);
}

static bool
may_cross (const Corners *c)
{
  for (int k = 0; k < 2; k++) {
    int a = k ? c->y : c->x, b = k ? c->x : c->y;

    if (rt_digits_has (may_be (c, 0), a) && rt_digits_has (may_be (c, 3), a) &&
        rt_digits_has (may_be (c, 1), b) && rt_digits_has (may_be (c, 2), b))
      return true;
  }
  return false;
}

static void
try_corners (GHashTable *effects, const RtTechnique *technique, Corners *c)
{
  for (c->x = 1; c->x <= 9; c->x++)
    for (c->y = c->x + 1; c->y <= 9; c->y++) {
      RtDigits alive[4], crossed[4], gone[4], any = RT_DIGITS_NONE;
      RtCells removed[9] = { RT_CELLS_NONE };

      if (!may_cross (c) || rt_cells_is_empty (rich_of (c)) || !is_of_kind (technique, c))
        continue;
      try_all (c, alive, crossed);
      for (int i = 0; i < 4; i++) {
        gone[i] = crossed[i] & (RtDigits) ~alive[i];
        any |= gone[i];
        for_each_digit (digit, gone[i])
          rt_cells_add (&removed[digit - 1], c->corner[i]);
      }
      if (any && is_told_by (technique, c, gone))
        add_effect (effects, removed);
      if (strcmp (technique->id, "hidden-avoidable-rectangle") != 0)
        add_by_extras (effects, technique, c);
    }
}

void
want_corners (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  for_each_rectangle (effects, technique, study, try_corners);
}
