/* want-sets.c - finds all steps of almost locked sets by trying all pairs and triples. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "wants.h"

typedef struct {
  RtCells cells;
  RtDigits digits;
  RtCells places[9];            /* places in the set, by digit - 1 */
  RtCells victims[9];           /* cells with the digit that see all of them */
} Set;

static bool
has_cells (const GArray *sets, RtCells cells)
{
  for (guint i = 0; i < sets->len; i++)
    if (rt_cells_equal (g_array_index (sets, Set, i).cells, cells))
      return true;
  return false;
}

/* Returns all almost locked sets; those of two houses once. Free with g_array_unref. */
static GArray *
sets_of (const RtStudy *study)
{
  GArray *sets = g_array_new (FALSE, FALSE, sizeof (Set));

  for (int house = 0; house < 27; house++)
    for (int places = 1; places < 512; places++) {
      Set set = { .cells = RT_CELLS_NONE };
      bool able = true;

      for (int i = 0; i < 9; i++)
        if (places >> i & 1) {
          rt_cells_add (&set.cells, rt_houses[house][i]);
          able = able && !study->field.digit[rt_houses[house][i]];
        }
      set.digits = candidates_in (study, set.cells);
      if (!able || rt_digits_count (set.digits) != rt_cells_count (set.cells) + 1 ||
          has_cells (sets, set.cells))
        continue;
      for_each_digit (digit, set.digits) {
        set.places[digit - 1] = rt_cells_and (set.cells, plane_of (study, digit));
        set.victims[digit - 1] = rt_cells_and (plane_of (study, digit),
                                               seen_by_all (set.places[digit - 1]));
      }
      g_array_append_val (sets, set);
    }
  return sets;
}

/* Returns the restricted common digits of A and B, which share no cell. */
static RtDigits
common_of (const Set *a, const Set *b)
{
  RtDigits common = RT_DIGITS_NONE;

  if (rt_cells_is_empty (rt_cells_and (a->cells, b->cells)))
    for_each_digit (digit, (RtDigits) (a->digits & b->digits))
      if (rt_cells_is_empty (rt_cells_minus (b->places[digit - 1], a->victims[digit - 1])))
        common |= rt_digits_of (digit);
  return common;
}

static const Set *
set_at (const GArray *sets, guint i)
{
  return &g_array_index (sets, Set, i);
}

static void
add_common_victims (GHashTable *effects, const Set *a, const Set *b, int digit)
{
  add_effect_of (effects, rt_cells_and (a->victims[digit - 1], b->victims[digit - 1]), digit);
}

/* Finds ALS-XZ: of two sets that cannot both have a digit, one contains all its others. */
void
want_linked_sets (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  g_autoptr (GArray) sets = sets_of (study);

  for (guint i = 0; i < sets->len; i++)
    for (guint k = i + 1; k < sets->len; k++) {
      const Set *a = set_at (sets, i), *b = set_at (sets, k);
      RtDigits common = common_of (a, b);

      for_each_digit (digit, (RtDigits) (a->digits & b->digits))
        if (common & ~rt_digits_of (digit))
          add_common_victims (effects, a, b, digit);
    }
}

static bool
are_in_one_house (const Set *a, const Set *b)
{
  RtCells both = rt_cells_or (a->cells, b->cells);

  for (int house = 0; house < 27; house++)
    if (rt_cells_equal (cells_in (both, house), both))
      return true;
  return false;
}

/* Finds doubly linked sets: each has one of two digits, and all its others. */
void
want_doubly_linked_sets (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  g_autoptr (GArray) sets = sets_of (study);

  for (guint i = 0; i < sets->len; i++)
    for (guint k = i + 1; k < sets->len; k++) {
      const Set *a = set_at (sets, i), *b = set_at (sets, k);
      RtDigits common = common_of (a, b);

      if (rt_digits_count (common) < 2 || are_in_one_house (a, b))
        continue;
      for_each_digit (x, common)
        for (int y = x; (y = rt_digits_next (common, y)) != 0;) {
          RtCells removed[9];

          for (int digit = 1; digit <= 9; digit++) {
            RtCells of_a = a->victims[digit - 1], of_b = b->victims[digit - 1];

            removed[digit - 1] = digit == x || digit == y ? rt_cells_and (of_a, of_b)
                                                          : rt_cells_or (of_a, of_b);
          }
          add_effect (effects, removed);
        }
    }
}

/* Finds ALS-XY-wings: the middle set has one of two digits, each of which one of the others then
 * lacks. */
void
want_three_sets (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  g_autoptr (GArray) sets = sets_of (study);
  g_autofree RtDigits *common = g_new (RtDigits, sets->len);

  for (guint m = 0; m < sets->len; m++) {
    for (guint i = 0; i < sets->len; i++)
      common[i] = common_of (set_at (sets, m), set_at (sets, i));
    for (guint i = 0; i < sets->len; i++)
      for (guint k = i + 1; k < sets->len && common[i]; k++) {
        const Set *a = set_at (sets, i), *b = set_at (sets, k);

        if (!common[k])
          continue;
        for_each_digit (digit, (RtDigits) (a->digits & b->digits)) {
          RtDigits x = common[i] & (RtDigits) ~rt_digits_of (digit);
          RtDigits y = common[k] & (RtDigits) ~rt_digits_of (digit);

          if (x && y && rt_digits_count (x | y) > 1)
            add_common_victims (effects, a, b, digit);
        }
      }
  }
}

/* Returns true if A and B cannot be X and Y: equal digits in sight, or a set, part of WHERE,
 * would lose two digits. */
static bool
are_impossible (const GArray *sets, int a, int x, int b, int y, RtCells where)
{
  if (x == y)
    return is_peer (a, b);
  for (guint i = 0; i < sets->len; i++)
    if (rt_cells_has (set_at (sets, i)->victims[x - 1], a) &&
        rt_cells_has (set_at (sets, i)->victims[y - 1], b) &&
        rt_cells_is_empty (rt_cells_minus (set_at (sets, i)->cells, where)))
      return true;
  return false;
}

/* Returns true if A cannot be X, whichever of DIGITS B is, by sets that are part of WHERE. */
static bool
is_excluded (const GArray *sets, int a, int x, int b, RtDigits digits, RtCells where)
{
  for_each_digit (y, digits)
    if (!are_impossible (sets, a, x, b, y, where))
      return false;
  return digits != 0;
}

/* Finds pair exclusions by sets: digits that A cannot have, whatever B has. If all sets are in
 * one house with B, they are an easier naked set. */
void
want_exclusions_by_sets (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  g_autoptr (GArray) sets = sets_of (study);

  for (int a = 0; a < RT_N_CELLS; a++)
    for_each_cell (b, rt_peer_cells[a])
      for_each_digit (x, study->field.candidates[a]) {
        RtDigits digits = study->field.candidates[b];
        RtCells removed[9] = { RT_CELLS_NONE };
        bool in_house = false;

        if (!is_excluded (sets, a, x, b, digits, RT_CELLS_ALL))
          continue;
        for (int house = 0; house < 27; house++)
          in_house |= rt_cells_has (cells_in (RT_CELLS_ALL, house), b) &&
                      is_excluded (sets, a, x, b, digits, cells_in (RT_CELLS_ALL, house));
        removed[x - 1] = rt_cells_of (a);
        if (in_house)
          allow_effect (effects, removed);
        else
          add_effect (effects, removed);
      }
}

/* Returns the common victims of BEFORE and each further petal. */
static GArray *
meet_petals (const GArray *before, const GArray *sets, int stem, int digit, int falls)
{
  GArray *after = g_array_new (FALSE, FALSE, sizeof (RtCells));

  for (guint i = 0; i < sets->len; i++) {
    const Set *set = set_at (sets, i);

    if (!rt_cells_has (set->victims[digit - 1], stem))
      continue;
    for (guint k = 0; k < before->len; k++) {
      RtCells victims = rt_cells_and (g_array_index (before, RtCells, k), set->victims[falls - 1]);
      bool is_new = !rt_cells_is_empty (victims);

      for (guint m = 0; m < after->len && is_new; m++)
        is_new = !rt_cells_equal (g_array_index (after, RtCells, m), victims);
      if (is_new)
        g_array_append_val (after, victims);
    }
  }
  return after;
}

/* Finds death blossoms: each digit of a stem, three or more, takes a digit from a petal, and all
 * petals have another common one. */
void
want_blossoms (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  g_autoptr (GArray) sets = sets_of (study);

  for (int stem = 0; stem < RT_N_CELLS; stem++) {
    RtDigits digits = study->field.candidates[stem];

    for_each_digit (falls, (RtDigits) (RT_DIGITS_ALL & ~digits)) {
      GArray *victims = g_array_new (FALSE, FALSE, sizeof (RtCells));
      RtCells all = plane_of (study, falls);

      g_array_append_val (victims, all);
      for_each_digit (digit, digits) {
        GArray *before = victims;

        victims = meet_petals (before, sets, stem, digit, falls);
        g_array_unref (before);
      }
      for (guint i = 0; i < victims->len && rt_digits_count (digits) >= 3; i++)
        add_effect_of (effects, g_array_index (victims, RtCells, i), falls);
      g_array_unref (victims);
    }
  }
}

#define MOST_ENDS 4             /* maximum number of end sets stored: one of so many is not in
                                 * the chain yet */

/* Half a chain: the cells that see all places of a digit in its end set, from which the next set
 * takes another digit; and the possible end sets. */
typedef struct {
  int falls, by, n_ends;
  guint end[MOST_ENDS];
  RtCells victims;
} Half;

static void
add_half (GArray *halves, Half half)
{
  for (guint i = 0; i < halves->len; i++) {
    Half *kept = &g_array_index (halves, Half, i);

    if (kept->falls != half.falls || kept->by != half.by ||
        !rt_cells_equal (kept->victims, half.victims))
      continue;
    if (kept->n_ends < MOST_ENDS)
      kept->end[kept->n_ends++] = half.end[0];
    return;
  }
  g_array_append_val (halves, half);
}

/* Returns all halves that lead to SET. Of Half; free with g_array_unref. */
static GArray *
halves_of (const GArray *sets, guint set)
{
  GArray *halves = g_array_new (FALSE, FALSE, sizeof (Half));

  for (guint i = 0; i < sets->len; i++) {
    const Set *end = set_at (sets, i);

    for_each_digit (by, common_of (end, set_at (sets, set)))
      for_each_digit (falls, end->digits)
        if (falls != by && !rt_cells_is_empty (end->victims[falls - 1]))
          add_half (halves, (Half) { falls, by, 1, { i }, end->victims[falls - 1] });
  }
  return halves;
}

/* Returns true if both halves have end sets that make four different sets with the middle ones. */
static bool
are_four (const Half *a, guint next_to_a, const Half *b, guint next_to_b)
{
  for (int i = 0; i < a->n_ends; i++)
    for (int k = 0; k < b->n_ends; k++)
      if (a->end[i] != b->end[k] && a->end[i] != next_to_b && b->end[k] != next_to_a)
        return true;
  return false;
}

/* Finds chains of four sets, each of which takes a digit from the next: the first or the last
 * has the eliminated digit. */
void
want_set_chains (GHashTable *effects, const RtTechnique *technique, const RtStudy *study)
{
  g_autoptr (GArray) sets = sets_of (study);
  g_autofree GArray **halves = g_new (GArray *, sets->len);

  for (guint i = 0; i < sets->len; i++)
    halves[i] = halves_of (sets, i);
  for (guint i = 0; i < sets->len; i++)
    for (guint k = i + 1; k < sets->len; k++)
      for_each_digit (by, common_of (set_at (sets, i), set_at (sets, k)))
        for (guint m = 0; m < halves[i]->len; m++)
          for (guint n = 0; n < halves[k]->len; n++) {
            const Half *a = &g_array_index (halves[i], Half, m);
            const Half *b = &g_array_index (halves[k], Half, n);

            if (a->falls == b->falls && a->by != by && b->by != by && are_four (a, i, b, k))
              add_effect_of (effects, rt_cells_and (a->victims, b->victims), a->falls);
          }
  for (guint i = 0; i < sets->len; i++)
    g_array_unref (halves[i]);
}
