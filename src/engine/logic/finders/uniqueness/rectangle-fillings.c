/* rectangle-fillings.c - finds unique rectangles by trying all ways to fill their corners: those with missing
 * candidates, type 6, hidden ones of two digits, hidden avoidable ones.
 *
 * A rectangle is four cells where two rows cross two columns, in two boxes; none of them is given.
 * Its corners cannot have two digits x and y crosswise: swapped, they would be a second solution.
 * This is true whatever candidates were eliminated before. Each corner is x, y or something else.
 * Impossible fillings are
 *
 *     those with a missing candidate, or with a digit twice in a line
 *     those without x in two corners of a line that has no other place for x; likewise for y
 *
 * A candidate is false if all possible fillings with it have x and y crosswise. If a single further
 * digit prevents this, one of its corners has it (type 2). If several further digits do, the
 * corners with them act like one cell that has these digits (type 3). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/finders/uniqueness/rectangle-fillings.h"

#include "engine/logic/board/study.h"
#include "engine/logic/step/sink.h"

#define MAX_SET 5             /* maximum number of cells besides the corners, for type 3 */

typedef struct {
  const RtTechnique *technique;
  RtStudy *study;
  RtSink *sink;

  RtDigits of_cell[RT_N_CELLS];         /* by cell: its digit or its candidates; none if it cannot
                                         * be a corner */

  /* The rectangle that is being tested: corner[i ^ 1] is in the row of corner[i], corner[i ^ 2] in
   * its column. */
  uint8_t corner[4];
  RtDigits may_be[4];         /* by corner: its digit or its candidates */
  RtCells cells;
  bool has_found;             /* some corner has a digit, which was not given */

  /* The two digits that are being tested. */
  int digit[2];
  RtDigits swapped;           /* both digits as a set */
  unsigned may_have[2], may_else;       /* corners, as bits, that may be each of the digits, or
                                         * something else */
  bool misses;                /* some empty corner lacks one of the digits */
  unsigned rich;              /* empty corners, as bits, that have further candidates */
  RtDigits extra;             /* the further candidates */
  bool tight[2][4];           /* by digit and pair of corners: true if one of the pair must have the
                               * digit */
  RtHouses tight_houses;      /* houses in which the tight pairs are */
} Search;

static const uint8_t pairs[4] = { 0x3, 0xc, 0x5, 0xa };   /* corners of each row and column */

/* The sets of corners that can have a digit at the same time: none, one, two opposite ones. */
static const uint8_t together[] = { 0x0, 0x1, 0x2, 0x4, 0x8, 0x9, 0x6 };

/* Returns true if digit number D (0, 1) can be in all corners HAS, as bits, and in no other corner. */
static bool
is_possible (const Search *search, int d, unsigned has)
{
  if (has & ~search->may_have[d])
    return false;
  for (int p = 0; p < 4; p++)
    if (search->tight[d][p] && !(has & pairs[p]))
      return false;
  return true;
}

/* Stores in GONE, for each of the two digits, the corners in which it is false because all possible
 * fillings with it are crosswise. Returns true if there are any. */
static bool
find_false (const Search *search, unsigned gone[2])
{
  unsigned crossed[2] = { 0, 0 }, alive[2] = { 0, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (together); i++)
    for (guint k = 0; k < G_N_ELEMENTS (together) && is_possible (search, 0, together[i]); k++) {
      unsigned x = together[i], y = together[k], rest = 0xf & ~(x | y);
      unsigned *into = rest ? alive : crossed;

      if (x & y || rest & ~search->may_else || !is_possible (search, 1, y))
        continue;
      into[0] |= x;
      into[1] |= y;
    }
  gone[0] = crossed[0] & ~alive[0];
  gone[1] = crossed[1] & ~alive[1];
  return gone[0] | gone[1];
}

/* Returns true if the corners I and K are the only places for DIGIT in their house of KIND. Then
 * also records the house. */
static bool
is_tight (Search *search, int i, int k, int kind, int digit)
{
  int a = search->corner[i], b = search->corner[k], house = rt_houses_of[a][kind];
  RtPlaces places = rt_choices_places (&search->study->field, house, digit);

  if (house != rt_houses_of[b][kind] || !places ||
      places & ~(1u << rt_place_in[a][kind] | 1u << rt_place_in[b][kind]))
    return false;
  search->tight_houses |= UINT32_C (1) << house;
  return true;
}

/* Finds the tight pairs of corners: pairs in a line or box whose house has no other place for a
 * digit, so that one of the pair must have the digit. */
static void
find_tight (Search *search)
{
  search->tight_houses = 0;
  for (int d = 0; d < 2; d++)
    for (int p = 0; p < 4; p++) {
      int i = __builtin_ctz (pairs[p]), k = 31 - __builtin_clz (pairs[p]);

      search->tight[d][p] = false;
      for (int kind = 0; kind < 3; kind++)
        search->tight[d][p] |= is_tight (search, i, k, kind, search->digit[d]);
    }
}

static RtCells
rich_cells (const Search *search)
{
  RtCells cells = RT_CELLS_NONE;

  for_each_bit (i, search->rich)
    rt_cells_add (&cells, search->corner[i]);
  return cells;
}

static RtDraft *
begin (Search *search, int variant)
{
  RtDraft *draft = rt_sink_begin (search->sink, search->technique, search->technique->price);

  if (search->technique->variants)
    draft->variant = variant;
  draft->pattern.digits = search->swapped;
  draft->pattern.cells = search->cells;
  return draft;
}

static void
explain (Search *search, RtDraft *draft)
{
  const RtChoices *field = &search->study->field;

  rt_draft_mark_all (draft, field, search->cells, search->swapped, RT_MARK_PATTERN, 0);
  rt_draft_mark_all (draft, field, rich_cells (search), (RtDigits) ~search->swapped, RT_MARK_FIN,
                     0);
}

static bool
is_rich (const Search *search, int p)
{
  return search->rich == pairs[p];
}

/* Returns the type (RT_RECTANGLE_...) of a rectangle whose corners lose the digits GONE. */
static int
type_of (const Search *search, const unsigned gone[2])
{
  int n_rich = rt_count_nine (search->rich);

  if (n_rich == 1)
    return RT_RECTANGLE_1;
  if (n_rich > 2)
    return RT_RECTANGLE_HIDDEN;
  if (search->rich == 0x9 || search->rich == 0x6)
    return RT_RECTANGLE_6;
  for (int p = 0; p < 4; p++)
    if (is_rich (search, p) &&
        ((gone[0] && search->tight[1][p]) || (gone[1] && search->tight[0][p])))
      return RT_RECTANGLE_4;
  return RT_RECTANGLE_HIDDEN_2;
}

/* Returns false if the technique cannot apply to the rectangle, as a quick test of its corners
 * shows. */
static bool
may_have_type (const Search *search)
{
  bool across = search->rich == 0x9 || search->rich == 0x6;

  switch (search->technique->size) {
  case RT_RECTANGLES_MISSING:
    return search->misses;
  case RT_RECTANGLES_6:
    return across;
  case RT_RECTANGLES_HIDDEN_2:
  case RT_RECTANGLES_WIDE_3:
    return rt_count_nine (search->rich) == 2 && !across;
  default:
    return true;
  }
}

/* Returns true if the technique is for rectangles of this TYPE (RT_RECTANGLE_...). */
static bool
has_type (const Search *search, int type)
{
  switch (search->technique->size) {
  case RT_RECTANGLES_MISSING:
    return true;
  case RT_RECTANGLES_6:
    return type == RT_RECTANGLE_6;
  case RT_RECTANGLES_HIDDEN_2:
    return type == RT_RECTANGLE_HIDDEN_2;
  case RT_RECTANGLES_WIDE_3:
    return type == RT_RECTANGLE_3;
  default:
    return search->tight_houses && type != RT_RECTANGLE_1;
  }
}

static bool
try_corners (Search *search)
{
  RtDraft *draft;
  unsigned gone[2];
  int type;

  /* If several corners have further candidates, and no pair must have a digit, each of these may
   * hold a further one. */
  if ((!search->tight_houses && rt_is_several (search->rich)) || !find_false (search, gone))
    return false;
  type = type_of (search, gone);
  if (!has_type (search, type))
    return false;
  draft = begin (search, type);
  for (int i = 0; i < 4; i++)
    rt_draft_remove (draft, search->corner[i],
                     (RtDigits) ((gone[0] >> i & 1 ? rt_digits_of (search->digit[0]) : 0) |
                                 (gone[1] >> i & 1 ? rt_digits_of (search->digit[1]) : 0)));
  explain (search, draft);
  for_each_bit (house, search->tight_houses)
    rt_draft_house (draft, (int) house, RT_HOUSE_WHERE, 0);
  return rt_sink_report (search->sink);
}

/* Tries type 2: there is one further digit, so one of the corners with further candidates has it.
 * Returns true if no more steps are wanted. */
static bool
try_one_extra (Search *search)
{
  RtDraft *draft;

  if (!has_type (search, RT_RECTANGLE_2))
    return false;
  draft = begin (search, RT_RECTANGLE_2);
  rt_draft_remove_from (draft, &search->study->field, rt_seen_by_all (rich_cells (search)),
                        rt_digits_first (search->extra));
  explain (search, draft);
  return rt_sink_report (search->sink);
}

/* Reports type 3: the corners with further candidates act like one cell that has these, and form a
 * naked set with the cells SET. Each digit is eliminated from cells that see all its places in this
 * naked set. Returns true if no more steps are wanted. */
static bool
report_set (Search *search, int house, RtCells set, RtDigits digits)
{
  const RtChoices *field = &search->study->field;
  RtCells all = rt_cells_or (set, rich_cells (search)), outside = RT_CELLS_NONE;
  RtDigits lost[RT_N_CELLS] = { 0 };
  RtDraft *draft = begin (search, RT_RECTANGLE_3);

  for_each_digit (digit, digits) {
    RtCells places = RT_CELLS_NONE, seeing;

    for_each_cell (cell, all)
      if (rt_choices_has (field, cell, digit))
        rt_cells_add (&places, cell);
    seeing = rt_cells_minus (rt_cells_and (rt_seen_by_all (places),
                                           rt_study_plane (search->study, digit)),
                             rt_cells_or (all, search->cells));
    for_each_cell (cell, seeing)
      lost[cell] |= rt_digits_of (digit);
    outside = rt_cells_or (outside, rt_cells_minus (seeing, rt_house_cells[house]));
  }
  /* rectangles-loops.c finds the sets that eliminate from one house only. */
  if (search->technique->size == RT_RECTANGLES_WIDE_3 && rt_cells_is_empty (outside))
    return false;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    rt_draft_remove (draft, cell, lost[cell]);
  explain (search, draft);
  rt_draft_mark_all (draft, field, set, RT_DIGITS_ALL, RT_MARK_SECOND, 0);
  rt_draft_house (draft, house, RT_HOUSE_WHERE, 0);
  return rt_sink_report (search->sink);
}

static bool
try_sets (Search *search)
{
  const RtChoices *field = &search->study->field;
  RtCells rich = rich_cells (search);
  int first = rt_cells_first (rich), second = rt_cells_next (rich, first);

  if (!has_type (search, RT_RECTANGLE_3) || rt_cells_next (rich, second) >= 0)
    return false;
  for (int kind = 0; kind < 3; kind++) {
    int house = rt_houses_of[first][kind];

    if (house != rt_houses_of[second][kind])
      continue;
    for (int size = 1; size <= MAX_SET && size < field->n_empty[house] - 2; size++)
      for (int z = 0; z < rt_n_combinations[size]; z++) {
        RtCells set = rt_places_cells (house, rt_combinations[size][z]);
        RtDigits digits = search->extra;
        bool able = rt_cells_is_empty (rt_cells_and (set, search->cells));

        for_each_cell (cell, set) {
          able = able && field->candidates[cell];
          digits |= field->candidates[cell];
        }
        if (able && rt_count_nine (digits) == size + 1 && report_set (search, house, set, digits))
          return true;
      }
  }
  return false;
}

/* Returns true if the corners can have the two digits crosswise, as far as their digits and
 * candidates allow. */
static bool
may_cross (const Search *search)
{
  const unsigned *all = search->may_have;

  return ((all[0] & 0x9) == 0x9 && (all[1] & 0x6) == 0x6) ||
         ((all[0] & 0x6) == 0x6 && (all[1] & 0x9) == 0x9);
}

static bool
try_digits (Search *search, int x, int y)
{
  const RtChoices *field = &search->study->field;

  search->digit[0] = x;
  search->digit[1] = y;
  search->swapped = rt_digits_of (x) | rt_digits_of (y);
  search->misses = false;
  search->rich = search->may_have[0] = search->may_have[1] = search->may_else = 0;
  search->extra = RT_DIGITS_NONE;
  for (int i = 0; i < 4; i++) {
    RtDigits candidates = field->candidates[search->corner[i]], may_be = search->may_be[i];

    search->may_have[0] |= (unsigned) rt_digits_has (may_be, x) << i;
    search->may_have[1] |= (unsigned) rt_digits_has (may_be, y) << i;
    search->may_else |= (may_be & ~search->swapped ? 1u : 0) << i;
    search->misses |= candidates && (search->swapped & ~candidates);
    if (candidates & ~search->swapped)
      search->rich |= 1u << i;
    search->extra |= candidates & (RtDigits) ~search->swapped;
  }
  if (!search->rich || !may_have_type (search) || !may_cross (search))
    return false;
  find_tight (search);
  if (try_corners (search))
    return true;
  if (search->has_found)
    return false;
  if (rt_is_single (search->extra))
    return rt_is_several (search->rich) && try_one_extra (search);
  return rt_count_nine (search->rich) == 2 && try_sets (search);
}

/* Returns true if TECHNIQUE applies only to rectangles whose corners all have both digits. */
static bool
have_both (const RtTechnique *technique)
{
  return technique->size != RT_RECTANGLES_FOUND && technique->size != RT_RECTANGLES_MISSING;
}

static bool
try_rectangle (Search *search)
{
  RtDigits any[2];

  for (int i = 0; i < 4; i++)
    search->may_be[i] = search->of_cell[search->corner[i]];
  /* Crosswise means: one digit in two opposite corners, the other digit in the other two. */
  any[0] = search->may_be[0] & search->may_be[3];
  any[1] = search->may_be[1] & search->may_be[2];
  if (have_both (search->technique))
    any[0] = any[1] = any[0] & any[1];
  if (!any[0] || !any[1] || !rt_is_several (any[0] | any[1]))
    return false;
  search->cells = RT_CELLS_NONE;
  search->has_found = false;
  for (int i = 0; i < 4; i++) {
    rt_cells_add (&search->cells, search->corner[i]);
    search->has_found |= search->study->field.digit[search->corner[i]] != 0;
  }
  if (search->has_found != (search->technique->size == RT_RECTANGLES_FOUND))
    return false;
  for_each_digit (x, any[0])
    for_each_digit (y, any[1])
      if (x != y && (x < y || !(rt_digits_has (any[0], y) && rt_digits_has (any[1], x))) &&
          try_digits (search, x, y))
        return true;
  return false;
}

/* Tries the rectangles whose upper corners are the cells FIRST and RIGHT. Returns true if no more
 * finds are wanted. */
static bool
try_below (Search *search, int first, int right)
{
  /* If both cells are in one box, the lower row must be in a lower band; otherwise in the same
   * band. */
  bool one_box = rt_box_of (first) == rt_box_of (right);
  int next_band = first / 27 * 27 + 27;

  for (int down = one_box ? next_band + first % 9 : first + 9;
       down < (one_box ? RT_N_CELLS : next_band); down += 9) {
    int last = down + right - first;

    if (!search->of_cell[down] || !search->of_cell[last])
      continue;
    search->corner[0] = (uint8_t) first;
    search->corner[1] = (uint8_t) right;
    search->corner[2] = (uint8_t) down;
    search->corner[3] = (uint8_t) last;
    if (try_rectangle (search))
      return true;
  }
  return false;
}

bool
rt_find_rectangle_fillings (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  Search search = { .technique = technique, .study = study, .sink = sink };
  RtCells able = technique->size == RT_RECTANGLES_FOUND
                   ? rt_cells_minus (RT_CELLS_ALL, study->givens) : rt_study_empty (study);

  for_each_cell (cell, able)
    search.of_cell[cell] = study->field.digit[cell] ? rt_digits_of (study->field.digit[cell])
                                                    : study->field.candidates[cell];
  for (int first = 0; first < RT_N_CELLS; first++)
    for (int right = first + 1; search.of_cell[first] && right < first / 9 * 9 + 9; right++) {
      RtDigits common = search.of_cell[first] & search.of_cell[right];

      if (search.of_cell[right] && (rt_is_several (common) || !have_both (technique)) &&
          try_below (&search, first, right))
        return true;
    }
  return false;
}
