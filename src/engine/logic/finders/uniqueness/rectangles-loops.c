/* rectangles-loops.c - family of unique rectangles and unique loops: loops of cells in which two digits could
 * be swapped.
 *
 * A loop has at least four cells with the same two digits; each row, column and box has two of its
 * cells or none. With these digits alone it could be filled in two ways. So one of the further
 * candidates (extras) of its cells must be true.
 *
 *     type 1    one cell has extras               it has neither of the two digits
 *     type 2    all extras are the same digit     cells that see all of them lose it
 *     type 3    two cells have extras             they act like one cell, in a naked or hidden set
 *     type 4    two cells have extras, and one    they lose the other digit
 *               of the two digits has no other
 *               place in their house
 *
 * The search, its order, and the choice among equal finds are those of Sudoku Explainer, and so is
 * a fault: the extra digits seen at one continuation of a loop also count for the next ones. With
 * the option `corrected_uniqueness` of RtStudy the search is correct. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/study.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/finders/uniqueness/loop-sentences.h"
#include "engine/logic/step/sink.h"

#define MAX_REMOVED 20        /* maximum number of common peers of cells, or of cells of a house */
#define MAX_SET 7

typedef struct {
  double price;
  int type;
  RtCells cells;
  RtDigits swapped;           /* the two digits */
  int house;                  /* type 3: house of the set; type 4: house in which one of the two
                               * digits has no other place */
  bool is_hidden;             /* true: the set is a hidden set */
  RtDigits set_digits;
  RtPlaces set_places;        /* places of the set's cells, without the cells of the loop */
  int n_removed;
  RtRemoval removed[MAX_REMOVED];
} Find;

typedef struct {
  const RtChoices *field;
  bool corrected;
  GArray *finds;              /* of Find */

  /* The part of the loop that is built so far. */
  RtDigits swapped;
  int n;
  uint8_t loop[RT_N_CELLS];
  RtCells cells;
} Search;

static const int kinds[] = { RT_KIND_BOX, RT_KIND_ROW, RT_KIND_COLUMN };

/* Returns true if each house of the loop has exactly two of its cells, one with an even and one
 * with an odd index. */
static bool
is_closed (const Search *search)
{
  RtHouses met[2] = { 0, 0 };

  for (int i = 0; i < search->n; i++) {
    const uint8_t *houses = rt_houses_of[search->loop[i]];
    RtHouses of_cell = UINT32_C (1) << houses[0] | UINT32_C (1) << houses[1] |
                       UINT32_C (1) << houses[2];

    if (met[i & 1] & of_cell)
      return false;
    met[i & 1] |= of_cell;
  }
  return met[0] == met[1];
}

static double
price_of_length (int n)
{
  double price = 4.5;

  if (n >= 10)
    price += 0.3;
  if (n >= 8)
    price += 0.2;
  else if (n >= 6)
    price += 0.1;
  return price;
}

static Find
new_find (const Search *search, int type)
{
  return (Find) {
    .type = type,
    .price = price_of_length (search->n),
    .cells = search->cells,
    .swapped = search->swapped,
    .house = RT_NO_HOUSE,
  };
}

static void
remove_digits (const Search *search, Find *find, int cell, RtDigits digits)
{
  digits &= search->field->candidates[cell];
  if (digits)
    find->removed[find->n_removed++] = (RtRemoval) { (uint8_t) cell, digits };
}

static bool
is_equal (const Find *a, const Find *b)
{
  if (a->type != b->type || !rt_cells_equal (a->cells, b->cells))
    return false;
  return a->type != 3 ||
         (a->is_hidden == b->is_hidden && a->house == b->house &&
          a->set_digits == b->set_digits && a->set_places == b->set_places);
}

static void
add (Search *search, const Find *find)
{
  if (find->n_removed == 0)
    return;
  for (guint i = 0; i < search->finds->len; i++)
    if (is_equal (&g_array_index (search->finds, Find, i), find))
      return;
  g_array_append_vals (search->finds, find, 1);
}

static void
add_type_1 (Search *search, int extra)
{
  Find find = new_find (search, 1);

  remove_digits (search, &find, extra, search->swapped);
  add (search, &find);
}

static void
add_type_2 (Search *search, const int *extra, int n)
{
  Find find = new_find (search, 2);
  RtDigits digit = search->field->candidates[extra[0]] & (RtDigits) ~search->swapped;
  RtCells seen = rt_peer_cells[extra[0]];

  for (int i = 1; i < n; i++)
    seen = rt_cells_and (seen, rt_peer_cells[extra[i]]);
  for_each_cell (cell, seen)
    remove_digits (search, &find, cell, rt_digits_of (rt_digits_first (digit)));
  add (search, &find);
}

/* Adds steps of type 3 with naked sets of SIZE cells: the two cells EXTRA count as one cell that
 * has DIGITS; the others are cells of their house of KIND. */
static void
add_naked_sets (Search *search, const int *extra, RtDigits digits, int kind, int size)
{
  const RtChoices *field = search->field;
  int house = rt_houses_of[extra[0]][kind];
  RtPlaces first = (RtPlaces) (1u << rt_place_in[extra[0]][kind]);
  RtPlaces second = (RtPlaces) (1u << rt_place_in[extra[1]][kind]);

  for (int z = 0; z < rt_n_combinations[size]; z++) {
    RtPlaces places = rt_combinations[size][z];
    RtDigits common = digits & field->candidates[extra[0]] & field->candidates[extra[1]];
    RtDigits all = digits;
    bool able = (places & first) && !(places & second);
    Find find;

    if (!able)
      continue;
    for_each_bit (i, places & ~first) {
      RtDigits of_cell = field->candidates[rt_houses[house][i]];

      common |= of_cell;
      all |= of_cell;
      able = able && rt_is_several (of_cell);
    }
    if (!able || rt_count_nine (common) != size || rt_count_nine (all) != size)
      continue;
    find = new_find (search, 3);
    find.price += (size - 1) * 0.1;
    find.house = house;
    find.set_digits = all;
    find.set_places = places & (RtPlaces) ~first;
    for_each_bit (i, 0x1ff & ~(places | second))
      remove_digits (search, &find, rt_houses[house][i], all);
    add (search, &find);
  }
}

/* Adds steps of type 3 with hidden sets: the swapped digits and SIZE - 2 others have only SIZE
 * places in the house of KIND. The two cells EXTRA count as one place. */
static void
add_hidden_sets (Search *search, const int *extra, RtDigits digits, int kind, int size)
{
  const RtChoices *field = search->field;
  int house = rt_houses_of[extra[0]][kind], n_others = 0;
  RtPlaces first = (RtPlaces) (1u << rt_place_in[extra[0]][kind]);
  RtPlaces second = (RtPlaces) (1u << rt_place_in[extra[1]][kind]);
  int others[9];

  for_each_digit (digit, (RtDigits) (RT_DIGITS_ALL & ~(search->swapped | digits)))
    others[n_others++] = digit;
  for (int z = 0; z < rt_n_combinations[size - 2]; z++) {
    unsigned chosen = rt_combinations[size - 2][z];
    RtDigits set = search->swapped;
    RtPlaces places = 0;
    bool able = true;
    Find find;

    if (chosen >> n_others)
      break;
    for_each_bit (i, chosen)
      set |= rt_digits_of (others[i]);
    for_each_digit (digit, set) {
      RtPlaces of_digit = rt_choices_places (field, house, digit) & (RtPlaces) ~second;

      able = able && of_digit;
      places |= of_digit;
    }
    if (!able || rt_count_nine (places) != size)
      continue;
    find = new_find (search, 3);
    find.is_hidden = true;
    find.house = house;
    find.set_digits = set;
    find.set_places = places & (RtPlaces) ~first;
    find.price += (rt_count_nine (find.set_places) - 1) * 0.1;
    for_each_bit (i, find.set_places)
      remove_digits (search, &find, rt_houses[house][i], (RtDigits) ~set);
    add (search, &find);
  }
}

static void
add_type_3 (Search *search, const int *extra, RtDigits digits)
{
  int n_digits = rt_count_nine (digits);

  for (int size = search->corrected ? 2 : n_digits; size <= MAX_SET; size++)
    for (int k = 0; k < 3; k++) {
      int house = rt_houses_of[extra[0]][kinds[k]];
      int n_empty = search->field->n_empty[house];

      if (house != rt_houses_of[extra[1]][kinds[k]])
        continue;
      if (2 * size <= n_empty && size >= n_digits)
        add_naked_sets (search, extra, digits, kinds[k], size);
      if (2 * size < n_empty)
        add_hidden_sets (search, extra, digits, kinds[k], size);
    }
}

static void
add_type_4 (Search *search, const int *extra)
{
  int low = rt_digits_first (search->swapped), high = rt_digits_next (search->swapped, low);
  int low_house = RT_NO_HOUSE, high_house = RT_NO_HOUSE, kept;
  Find find = new_find (search, 4);

  for (int k = 0; k < 3; k++) {
    int house = rt_houses_of[extra[0]][kinds[k]];
    unsigned both = 1u << rt_place_in[extra[0]][kinds[k]] | 1u << rt_place_in[extra[1]][kinds[k]];

    if (house != rt_houses_of[extra[1]][kinds[k]])
      continue;
    if (!(rt_choices_places (search->field, house, low) & ~both))
      low_house = house;
    if (!(rt_choices_places (search->field, house, high) & ~both))
      high_house = house;
  }
  find.house = low_house != RT_NO_HOUSE ? low_house : high_house;
  if (find.house == RT_NO_HOUSE)
    return;
  kept = low_house != RT_NO_HOUSE ? low : high;
  for (int i = 0; i < 2; i++)
    remove_digits (search, &find, extra[i], search->swapped & (RtDigits) ~rt_digits_of (kept));
  add (search, &find);
}

/* Adds the steps (types 1 to 4) of the loop that is built so far, if it is closed. */
static void
take_loop (Search *search)
{
  int extra[RT_N_CELLS], n = 0;
  RtDigits digits = RT_DIGITS_NONE;

  if (!is_closed (search))
    return;
  for (int i = 0; i < search->n; i++) {
    RtDigits candidates = search->field->candidates[search->loop[i]];

    if (candidates != search->swapped) {
      extra[n++] = search->loop[i];
      digits |= candidates & (RtDigits) ~search->swapped;
    }
  }
  if (n == 1)
    add_type_1 (search, extra[0]);
  if (n > 2 || (n == 2 && rt_is_single (digits)))
    add_type_2 (search, extra, n);
  if (n == 2) {
    if (rt_is_several (digits))
      add_type_3 (search, extra, digits);
    add_type_4 (search, extra);
  }
}

/* Extends the loop by CELL, and tries all continuations. EXTRA has the extra digits so far; N_FREE
 * is the number of further cells that may add extra digits; KIND is the kind of house that CELL
 * shares with the previous cell. */
static void
follow (Search *search, int cell, int n_free, RtDigits extra, int kind)
{
  const RtChoices *field = search->field;
  int low = rt_digits_first (search->swapped), high = rt_digits_next (search->swapped, low);

  search->loop[search->n++] = (uint8_t) cell;
  rt_cells_add (&search->cells, cell);
  for (int k = 0; k < 3; k++) {
    int house = rt_houses_of[cell][kinds[k]];

    if (kinds[k] == kind)
      continue;
    for_each_bit (i, rt_choices_places (field, house, low) & rt_choices_places (field, house,
    high)) {
      int next = rt_houses[house][i];
      RtDigits candidates = field->candidates[next], extra_then;

      if (next == search->loop[0]) {
        if (search->n >= 4)
          take_loop (search);
        continue;
      }
      if (rt_cells_has (search->cells, next))
        continue;
      extra_then = (extra | candidates) & (RtDigits) ~search->swapped;
      if (!search->corrected)
        extra = extra_then;
      if (candidates == search->swapped)
        follow (search, next, n_free, extra_then, kinds[k]);
      else if (rt_is_single (extra_then) || n_free > 0)
        follow (search, next, n_free - 1, extra_then, kinds[k]);
    }
  }
  search->n--;
  rt_cells_remove (&search->cells, cell);
}

static gint
compare_finds (gconstpointer a, gconstpointer b)
{
  const Find *one = a, *other = b;

  if (one->price != other->price)
    return one->price < other->price ? -1 : 1;
  return one->type - other->type;
}

static void
explain (RtDraft *draft, const RtChoices *field, const Find *find)
{
  draft->variant = find->type - 1 + (rt_cells_count (find->cells) > 4 ? 4 : 0);
  draft->pattern.digits = find->swapped;
  draft->pattern.cells = find->cells;
  rt_draft_mark_all (draft, field, find->cells, find->swapped, RT_MARK_PATTERN, 0);
  rt_draft_mark_all (draft, field, find->cells, (RtDigits) ~find->swapped, RT_MARK_FIN, 0);
  if (find->house == RT_NO_HOUSE)
    return;
  rt_draft_house (draft, find->house, RT_HOUSE_WHERE, 0);
  for_each_bit (i, find->set_places)
    rt_draft_mark_all (draft, field, rt_cells_of (rt_houses[find->house][i]), find->set_digits,
                       RT_MARK_SECOND, 0);
}

static bool
find_loops (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  g_autoptr (GArray) finds = g_array_new (FALSE, FALSE, sizeof (Find));
  Search search = { .field = &study->field, .corrected = study->corrected_uniqueness,
                    .finds = finds };

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (rt_count_nine (study->field.candidates[cell]) == 2) {
      if (rt_study_stopped (study))
        return false;
      search.swapped = study->field.candidates[cell];
      follow (&search, cell, 2, RT_DIGITS_NONE, -1);
    }
  g_array_sort (finds, compare_finds);   /* a stable sort */
  for (guint i = 0; i < finds->len; i++) {
    const Find *find = &g_array_index (finds, Find, i);
    RtDraft *draft = rt_sink_begin (sink, technique, find->price);

    for (int k = 0; k < find->n_removed; k++)
      rt_draft_remove (draft, find->removed[k].cell, find->removed[k].digits);
    explain (draft, &study->field, find);
    if (rt_sink_report (sink))
      return true;
  }
  return false;
}

static const char *const variants[] = {
  RT_TYPE ("Unique Rectangle", "1"), RT_TYPE ("Unique Rectangle", "2"), RT_TYPE ("Unique Rectangle", "3"),
  RT_TYPE ("Unique Rectangle", "4"), RT_TYPE ("Unique Loop", "1"), RT_TYPE ("Unique Loop", "2"),
  RT_TYPE ("Unique Loop", "3"), RT_TYPE ("Unique Loop", "4"), NULL
};

/* Returns true if the eliminations are in the cells of the set (a hidden set), not in the other
 * cells of its house. */
static bool
is_hidden (const RtStep *step)
{
  RtCells set = rt_step_cells_of (step, RT_MARK_SECOND);

  return rt_cells_has (set, step->removed[0].cell);
}

#define WHY_LOOP_3_HIDDEN \
  N_("So one of {fins} holds {fin-digits-or}. In {house} that leaves the digits {main-set} " \
     "only the other one and {side}, so that there is nothing else in {side}.")

#define WHY_LOOP_3 \
  N_("So one of {fins} holds {fin-digits-or}. With {side} it fills as many cells of {house} " \
     "as there are digits: {fin-set}. The rest of {house} cannot have these.")

#define WHY_LOOP_4 \
  N_("One of {fins} holds {kept}, which has no other place in {house}: so the other cannot be " \
     "{lost}.")

static const RtTechnique rows[] = {
  { .id = "unique-loop", .name = N_("Unique Rectangle or Loop"), .variants = variants,
    .flags = RT_TECHNIQUE_NEEDS_UNIQUE, .price = 4.5,
    .rating_rank = 190, .human_rank = 191, .cost = 8, .find = find_loops,
    .sentences = RT_SENTENCES (
      { .variants = RT_VARIANT (0) | RT_VARIANT (4), .premise = WHY_LOOP, .why = WHY_LOOP_1 },
      { .variants = RT_VARIANT (1) | RT_VARIANT (5), .premise = WHY_LOOP, .why = WHY_LOOP_2 },
      { .variants = RT_VARIANT (2) | RT_VARIANT (6), .only_if = is_hidden, .premise = WHY_LOOP,
        .why = WHY_LOOP_3_HIDDEN },
      { .variants = RT_VARIANT (2) | RT_VARIANT (6), .premise = WHY_LOOP, .why = WHY_LOOP_3 },
      { .variants = RT_VARIANT (3) | RT_VARIANT (7), .premise = WHY_LOOP, .why = WHY_LOOP_4 }),
    .definition = N_("This presumes that the puzzle has only one solution. Four empty cells where "
                    "two rows cross two columns, in just two boxes, must not come down to the "
                    "same two digits: these could be swapped all round, which would be a second "
                    "solution. So one of the further candidates of these cells is true. If only "
                    "one cell has any, it holds neither of the two digits (type 1); if all are "
                    "the same digit, cells that see all of them lose it (type 2); or they form a "
                    "naked or hidden set with other cells (type 3), or one of the two digits is "
                    "bound to the cells with further candidates, which then lose the other (type "
                    "4). The same goes for longer loops of cells with the same two digits. Often "
                    "written UR."),
    .example = ":0000:x:3+2614+5+7+985.+7+38+9.2..+8+9+6+27.+3.6+745+38+2+1+9+2+5+3+9..+8+4+78+91"
               "+274..3.+38...9..7.+5.+9.3..+9+6+2.+534.1:::" },
  { .id = NULL }
};

const RtFamily rt_family_uniqueness = { "uniqueness", N_("Uniqueness"), rows };
