/* graves.c - family of the bivalue universal grave (BUG): candidates one of which must be true if
 * the solution is unique.
 *
 * A grid in which every empty cell has two candidates, and every digit has two places or none in
 * every house, never has exactly one solution. If a grid has further candidates (bug digits, in bug
 * cells), one of these must be true.
 *
 *      type 1    one bug cell                           it has its bug digit, or one of them
 *      type 2    one bug digit                          cells that see all bug cells lose it
 *      type 3    the bug digits, as if of one cell,     the set's digits are eliminated from
 *                are part of a naked set                the rest of the house
 *      type 4    two bug cells with one other common    they have that digit or a bug digit
 *                digit
 *
 * Which bug cells are found, and the order in which sets are tried, are those of Sudoku Explainer.
 * With the option `corrected_uniqueness` of RtStudy, more graves of type 2 are found. With its
 * option `thorough`, all naked sets are tried; and if no grave was found, all ways to leave two
 * candidates in each cell. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/study.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/step/sink.h"

#define MAX_SET 6
#define MOST_WAYS 6561              /* maximum number of ways to leave two candidates in each cell;
                                     * boards with more are skipped */

typedef struct {
  const RtChoices *field;
  RtChoices rest;                   /* the board without the bug digits */
  int n;
  int cells[RT_N_CELLS];          /* bug cells, in order of discovery */
  RtCells set;                    /* bug cells, as a set */
  RtDigits digits[RT_N_CELLS];    /* by cell: its bug digits */
  RtDigits all;                   /* all bug digits */
  RtCells common;                 /* cells that see all bug cells */
  bool any_set;                   /* tries sets that contain a smaller set, too */
} Bug;

static const int kinds[] = { RT_KIND_BOX, RT_KIND_ROW, RT_KIND_COLUMN };

static void
add (Bug *bug, int cell, int digit)
{
  if (!rt_cells_has (bug->set, cell)) {
    bug->cells[bug->n++] = cell;
    rt_cells_add (&bug->set, cell);
  }
  bug->digits[cell] |= rt_digits_of (digit);
  bug->all |= rt_digits_of (digit);
  rt_choices_remove (&bug->rest, cell, digit);
  bug->common = rt_cells_minus (rt_cells_and (bug->common, rt_peer_cells[cell]), bug->set);
}

/* Returns the cells at PLACES of HOUSE that have more than two candidates. */
static RtCells
rich_cells (const RtChoices *field, int house, RtPlaces places)
{
  RtCells cells = RT_CELLS_NONE;

  for_each_bit (i, places)
    if (rt_count_nine (field->candidates[rt_houses[house][i]]) > 2)
      rt_cells_add (&cells, rt_houses[house][i]);
  return cells;
}

/* Finds the bug cells: cells with candidates that prevent a bivalue universal grave. Returns false
 * if the board is not nearly a grave in the way that Sudoku Explainer requires. */
static bool
find_cells (Bug *bug, bool corrected)
{
  RtCells offenders = RT_CELLS_NONE;
  RtDigits offending = RT_DIGITS_NONE;

  for (int k = 0; k < 3; k++)
    for (int house = 9 * kinds[k]; house < 9 * kinds[k] + 9; house++)
      for (int digit = 1; digit <= 9; digit++) {
        RtPlaces places = rt_choices_places (bug->field, house, digit);
        int n = rt_count_nine (places);
        RtCells cells;

        if (n == 0 || n == 2)
          continue;
        cells = rich_cells (bug->field, house, places);
        if (rt_cells_is_empty (cells))
          return false;
        offending |= rt_digits_of (digit);
        offenders = rt_cells_or (offenders, cells);
        if (rt_cells_next (cells, rt_cells_first (cells)) >= 0)
          continue;
        add (bug, rt_cells_first (cells), digit);
        if (bug->n > 1 && rt_is_several (bug->all) && rt_cells_is_empty (bug->common))
          return false;
      }
  if (corrected && rt_is_single (offending) && offending == bug->all)
    for_each_cell (cell, rt_cells_minus (offenders, bug->set))
      add (bug, cell, rt_digits_first (offending));
  return bug->n > 0;
}

/* Returns true if each empty cell has two candidates, and each digit has two places or none in each
 * house. */
static bool
is_grave (const RtChoices *rest)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!rest->digit[cell] && rt_count_nine (rest->candidates[cell]) != 2)
      return false;
  for (int house = 0; house < RT_N_HOUSES; house++)
    for (int i = 0; i < 9; i++) {
      int n = rt_count_nine (rest->places[house][i]);

      if (n != 0 && n != 2)
        return false;
    }
  return true;
}

static RtDraft *
begin (const RtTechnique *technique, RtSink *sink, const Bug *bug, int type, double price)
{
  RtDraft *draft = rt_sink_begin (sink, technique, price);

  draft->variant = type - 1;
  draft->pattern.digits = bug->all;
  draft->pattern.cells = bug->set;
  for (int i = 0; i < bug->n; i++)
    rt_draft_mark_all (draft, bug->field, rt_cells_of (bug->cells[i]), bug->digits[bug->cells[i]],
                       RT_MARK_PATTERN, 0);
  return draft;
}

static bool
report_type_1 (const RtTechnique *technique, RtSink *sink, const Bug *bug)
{
  RtDraft *draft = begin (technique, sink, bug, 1, 5.6);
  int cell = bug->cells[0];

  if (rt_is_single (bug->all))
    rt_draft_place (draft, cell, rt_digits_first (bug->all));
  else
    rt_draft_remove (draft, cell, bug->field->candidates[cell] & (RtDigits) ~bug->all);
  return rt_sink_report (sink);
}

static bool
report_type_2 (const RtTechnique *technique, RtSink *sink, const Bug *bug)
{
  RtDraft *draft = begin (technique, sink, bug, 2, 5.7);

  rt_draft_remove_from (draft, bug->field, bug->common, rt_digits_first (bug->all));
  return rt_sink_report (sink);
}

static bool
find_type_3 (const RtTechnique *technique, RtSink *sink, const Bug *bug, int kind, int size)
{
  int house = rt_houses_of[bug->cells[0]][kind], cells[9], n = 0;

  for (int i = 1; i < bug->n; i++)
    if (rt_houses_of[bug->cells[i]][kind] != house)
      return false;
  for_each_cell (cell, bug->common)
    if (rt_houses_of[cell][kind] == house)
      cells[n++] = cell;
  for (int z = 0; n >= size && z < rt_n_combinations[size - 1]; z++) {
    unsigned chosen = rt_combinations[size - 1][z];
    RtDigits digits = RT_DIGITS_NONE, all;
    bool able = rt_is_several (bug->all);
    RtDraft *draft;

    if (chosen >> n)
      break;
    for_each_bit (i, chosen) {
      digits |= bug->field->candidates[cells[i]];
      able = able && rt_is_several (bug->field->candidates[cells[i]]);
    }
    all = digits | bug->all;
    if (!able || rt_count_nine (all) != size || (!bug->any_set && digits != all))
      continue;
    draft = begin (technique, sink, bug, 3, 5.7 + (size - 1) * 0.1);
    for (int i = 0; i < n; i++)
      if (!(chosen >> i & 1))
        rt_draft_remove (draft, cells[i], bug->field->candidates[cells[i]] & all);
      else
        rt_draft_mark_all (draft, bug->field, rt_cells_of (cells[i]), digits, RT_MARK_SECOND, 0);
    rt_draft_house (draft, house, RT_HOUSE_WHERE, 0);
    if (rt_sink_report (sink))
      return true;
  }
  return false;
}

static bool
find_types_3 (const RtTechnique *technique, RtSink *sink, const Bug *bug, bool corrected)
{
  /* both orders try the same pairs of kind and size; CORRECTED selects which of them the outer loop
   * varies */
  for (int outer = 0; outer < (corrected ? MAX_SET - 1 : 3); outer++)
    for (int inner = 0; inner < (corrected ? 3 : MAX_SET - 1); inner++)
      if (find_type_3 (technique, sink, bug, kinds[corrected ? inner : outer],
                       2 + (corrected ? outer : inner)))
        return true;
  return false;
}

static bool
find_type_4 (const RtTechnique *technique, RtSink *sink, const Bug *bug)
{
  RtDigits other = bug->field->candidates[bug->cells[0]] & bug->field->candidates[bug->cells[1]] &
                   (RtDigits) ~bug->all;

  if (!rt_is_single (other))
    return false;
  for (int k = 0; k < 3; k++) {
    int house = rt_houses_of[bug->cells[0]][kinds[k]];
    RtDraft *draft;

    if (house != rt_houses_of[bug->cells[1]][kinds[k]])
      continue;
    draft = begin (technique, sink, bug, 4, 5.7);
    for (int i = 0; i < 2; i++) {
      int cell = bug->cells[i];

      rt_draft_remove (draft, cell, bug->field->candidates[cell] &
                                      (RtDigits) ~(bug->digits[cell] | other));
      rt_draft_mark_all (draft, bug->field, rt_cells_of (cell), other, RT_MARK_SECOND, 0);
    }
    rt_draft_house (draft, house, RT_HOUSE_WHERE, 0);
    if (rt_sink_report (sink))
      return true;
  }
  return false;
}

static bool
report_bug (const RtTechnique *technique, RtSink *sink, const Bug *bug, bool corrected)
{
  if (bug->n == 1)
    return report_type_1 (technique, sink, bug);
  if (rt_is_single (bug->all))
    return report_type_2 (technique, sink, bug) ||
           (bug->n == 2 && find_type_4 (technique, sink, bug));
  if (rt_cells_is_empty (bug->common))
    return false;
  return (bug->n == 2 && find_type_4 (technique, sink, bug)) ||
         find_types_3 (technique, sink, bug, corrected);
}

/* Tries all ways to leave two candidates in each cell of RICH, the cells that have more than two.
 * Returns true if no more steps are wanted. */
static bool
try_all (const RtTechnique *technique, RtSink *sink, const Bug *bug, RtCells rich)
{
  RtDigits digits;
  int cell;

  if (rt_cells_is_empty (rich))
    return is_grave (&bug->rest) && report_bug (technique, sink, bug, true);
  cell = rt_cells_first (rich);
  digits = bug->field->candidates[cell];
  for_each_digit (a, digits)
    for (int b = a; (b = rt_digits_next (digits, b)) != 0;) {
      RtDigits lost = digits & (RtDigits) ~(rt_digits_of (a) | rt_digits_of (b));
      Bug more = *bug;

      for_each_digit (digit, lost)
        add (&more, cell, digit);
      if (try_all (technique, sink, &more, rt_cells_minus (rich, rt_cells_of (cell))))
        return true;
    }
  return false;
}

/* Returns true if the board may become a bivalue universal grave when cells with more than two
 * candidates (at the places RICH, by house) lose some. Returns false if, among the other cells, a
 * digit has more than two places in a house, or has a single place that is its last. */
static bool
may_be_grave (const RtChoices *field, const RtPlaces rich[RT_N_HOUSES])
{
  for (int house = 0; house < RT_N_HOUSES; house++)
    for (int i = 0; i < 9; i++) {
      RtPlaces places = field->places[house][i], fixed = places & (RtPlaces) ~rich[house];

      if (rt_count_nine (fixed) > 2 || (fixed == places && rt_is_single (fixed)))
        return false;
    }
  return true;
}

static bool
find_more (const RtTechnique *technique, RtSink *sink, const RtChoices *field)
{
  const Bug bug = { .field = field, .rest = *field, .common = RT_CELLS_ALL, .any_set = true };
  RtPlaces rich_places[RT_N_HOUSES] = { 0 };
  RtCells rich = RT_CELLS_NONE;
  int n_ways = 1;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int n = rt_count_nine (field->candidates[cell]);

    if (n == 1)
      return false;
    if (n > 2) {
      n_ways *= n * (n - 1) / 2;
      if (n_ways > MOST_WAYS)
        return false;
      rt_cells_add (&rich, cell);
      for (int kind = 0; kind < 3; kind++)
        rich_places[rt_houses_of[cell][kind]] |= (RtPlaces) (1u << rt_place_in[cell][kind]);
    }
  }
  return !rt_cells_is_empty (rich) && may_be_grave (field, rich_places) &&
         try_all (technique, sink, &bug, rich);
}

static bool
find_bug (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  Bug bug = {
    .field = &study->field, .rest = study->field, .common = RT_CELLS_ALL, .any_set = study->thorough
  };

  if (find_cells (&bug, study->corrected_uniqueness) && is_grave (&bug.rest))
    return report_bug (technique, sink, &bug, study->corrected_uniqueness);
  return study->thorough && find_more (technique, sink, &study->field);
}

static const char *const variants[] = {
  RT_TYPE ("BUG", "1"), RT_TYPE ("BUG", "2"), RT_TYPE ("BUG", "3"), RT_TYPE ("BUG", "4"), NULL
};

#define WHY_GRAVE \
  N_("Without {digits} in {cells}, each cell would have two digits and each digit two places " \
     "in each house, and the puzzle would not have just one solution.")

static bool
places_digit (const RtStep *step)
{
  return step->n_placed > 0;
}

static const RtTechnique rows[] = {
  { .id = "bug", .name = N_("Bivalue Universal Grave"), .variants = variants,
    .flags = RT_TECHNIQUE_NEEDS_UNIQUE, .price = 5.6,
    .rating_rank = 230, .human_rank = 230, .cost = 12, .find = find_bug,
    .sentences = RT_SENTENCES (
      { .variants = RT_VARIANT (0), .only_if = places_digit, .why = WHY_GRAVE },
      { .variants = RT_VARIANT (0), .premise = WHY_GRAVE,
        .why = N_("So {cells} holds {digits-or}.") },
      { .variants = RT_VARIANT (1), .premise = WHY_GRAVE,
        .why = N_("So one of {cells} is {digits}, and {victims-see} each of them.") },
      { .variants = RT_VARIANT (2), .premise = WHY_GRAVE,
        .why = N_("So one of {cells} holds one of these. With {side} it fills as many cells of "
                  "{house} as there are digits: {main-set}. What sees all of them cannot have "
                  "these.") },
      { .variants = RT_VARIANT (3), .premise = WHY_GRAVE,
        .why = N_("So one of {cells} holds one of these; the other holds {side-digits}, which "
                  "has no other place in {house}.") }),
    .definition = N_("This presumes that the puzzle has only one solution. If each empty cell had "
                    "just two candidates, and each of these just two places in its row, its "
                    "column and its box, the puzzle would have no solution or several: that is "
                    "the grave, BUG for short. So of the candidates that are too many for it, at "
                    "least one is true. If there is just one such cell, it holds its extra digit "
                    "(type 1, known as BUG+1); if all are the same digit, cells that see all of "
                    "them lose it (type 2); or they form a naked set with other cells (type 3); "
                    "or they lie in two cells that share another candidate, and these keep only "
                    "it and the extra ones (type 4)."),
    .example = ":0000:x:7+8.+1.5+4+9+6+1+946.+85+7.+65.479..1.+1+92.+7+6.4+2.+7+9.6+15..+683.+17+"
               "29..5.1.+9+6.9.+1.+6..4+5+82+6+5+9+43+17:::" },
  { .id = NULL }
};

const RtFamily rt_family_bug = { "bug", N_("Universal Graves"), rows };
