/* extended.c - family of extended rectangles: six cells in two lines that must not be reduced to
 * three digits.
 *
 *     abc abc abc   two lines of a band, and any three lines that cross them; or any two lines, and
 *     abc abc abc   three lines of a band that cross them
 *
 * If both lines had the same three digits here, these cells could be exchanged without a change in
 * any other house, and the puzzle would have two solutions. So if only one cell has further
 * candidates, one of these is true (type 1). If there is only one further digit, one of its cells
 * has it (type 2). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/study.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/finders/uniqueness/loop-sentences.h"
#include "engine/logic/step/sink.h"

#define SIZE 3

enum {
  TYPE_1,
  TYPE_2,
};

static bool
report (const RtTechnique *technique, RtStudy *study, RtSink *sink, RtCells cells, RtCells rich,
        RtDigits swapped)
{
  const RtChoices *field = &study->field;
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);
  int first = rt_cells_first (rich);
  bool is_one = rt_cells_next (rich, first) < 0;

  if (is_one)
    rt_draft_remove (draft, first, field->candidates[first] & swapped);
  else
    rt_draft_remove_from (draft, field, rt_seen_by_all (rich),
                          rt_digits_first (field->candidates[first] & (RtDigits) ~swapped));
  draft->variant = is_one ? TYPE_1 : TYPE_2;
  draft->pattern.digits = swapped;
  draft->pattern.cells = cells;
  rt_draft_mark_all (draft, field, cells, swapped, RT_MARK_PATTERN, 0);
  rt_draft_mark_all (draft, field, rich, (RtDigits) ~swapped, RT_MARK_FIN, 0);
  return rt_sink_report (sink);
}

/* Tries CELLS, six cells of a possible extended rectangle. Returns true if no more finds are
 * wanted. */
static bool
try_cells (const RtTechnique *technique, RtStudy *study, RtSink *sink, RtCells cells)
{
  const RtChoices *field = &study->field;
  RtDigits all = RT_DIGITS_NONE;

  for_each_cell (cell, cells)
    all |= field->candidates[cell];
  /* Type 1: the candidates of five cells are three digits, and the other cell has more. */
  for_each_cell (rich, cells) {
    RtDigits others = RT_DIGITS_NONE;

    for_each_cell (cell, cells)
      if (cell != rich)
        others |= field->candidates[cell];
    if (rt_count_nine (others) == SIZE && field->candidates[rich] & ~others &&
        field->candidates[rich] & others &&
        report (technique, study, sink, cells, rt_cells_of (rich), others))
      return true;
  }
  if (rt_count_nine (all) != SIZE + 1)
    return false;
  for_each_digit (extra, all) {
    RtDigits swapped = all & (RtDigits) ~rt_digits_of (extra);
    RtCells rich = rt_cells_and (cells, rt_study_plane (study, extra));
    bool able = rt_cells_next (rich, rt_cells_first (rich)) >= 0;

    for_each_cell (cell, cells)
      able = able && field->candidates[cell] & swapped;
    if (able && report (technique, study, sink, cells, rich, swapped))
      return true;
  }
  return false;
}

/* Returns the crossings at which the cells of both A and B, two lines of KIND, are empty. Stores in
 * BOTH, by crossing, the candidates of the two cells together. Stores in SMALL the crossings that
 * have at most four candidates; an extended rectangle has at least two of these. */
static RtPlaces
find_crossed (const RtChoices *field, int kind, int a, int b, RtDigits both[9], RtPlaces *small)
{
  RtPlaces empty = 0;

  *small = 0;
  for (int i = 0; i < 9; i++) {
    RtDigits one = field->candidates[rt_houses[9 * kind + a][i]];
    RtDigits other = field->candidates[rt_houses[9 * kind + b][i]];

    both[i] = one | other;
    if (!one || !other)
      continue;
    empty |= (RtPlaces) (1u << i);
    if (rt_count_nine (both[i]) <= SIZE + 1)
      *small |= (RtPlaces) (1u << i);
  }
  return empty;
}

/* Returns true if the cells of both lines at the crossings ACROSS may be an extended rectangle:
 * they have at most four digits together, or at most three without one of the crossings. */
static bool
may_be_one (RtPlaces across, const RtDigits both[9])
{
  int first = __builtin_ctz (across), last = 31 - __builtin_clz ((unsigned) across);
  RtDigits a = both[first], b = both[last], c = both[__builtin_ctz (across & (across - 1u))];

  return rt_count_nine (a | b) <= SIZE || rt_count_nine (a | c) <= SIZE ||
         rt_count_nine (b | c) <= SIZE || rt_count_nine (a | b | c) <= SIZE + 1;
}

static bool
find_extended (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  for (int kind = RT_KIND_ROW; kind <= RT_KIND_COLUMN; kind++)
    for (int a = 0; a < 9; a++)
      for (int b = a + 1; b < 9; b++) {
        RtDigits both[9];
        RtPlaces small, empty = find_crossed (&study->field, kind, a, b, both, &small);

        for (int z = 0; z < rt_n_combinations[SIZE] && rt_is_several (small); z++) {
          RtPlaces across = rt_combinations[SIZE][z];
          bool in_band = across == 7 || across == 7 << 3 || across == 7 << 6;

          if ((a / 3 == b / 3) != in_band && !(across & ~empty) &&
              rt_is_several (across & small) && may_be_one (across, both) &&
              try_cells (technique, study, sink,
                         rt_cells_or (rt_places_cells (9 * kind + a, across),
                                      rt_places_cells (9 * kind + b, across))))
            return true;
        }
      }
  return false;
}

static const char *const variants[] = {
  RT_TYPE ("Extended Rectangle", "1"), RT_TYPE ("Extended Rectangle", "2"), NULL
};

static const RtTechnique rows[] = {
  { .id = "extended-rectangle", .name = N_("Extended Rectangle"), .variants = variants,
    .flags = RT_TECHNIQUE_NEEDS_UNIQUE, .price = 4.8, .human_rank = 238, .cost = 12,
    .find = find_extended,
    .sentences = RT_SENTENCES (
      { .variants = RT_VARIANT (TYPE_1), .premise = WHY_LOOP, .why = WHY_LOOP_1 },
      { .variants = RT_VARIANT (TYPE_2), .premise = WHY_LOOP, .why = WHY_LOOP_2 }),
    .definition = N_("This presumes that the puzzle has only one solution. Six empty cells, where "
                    "two lines cross three others in just three or two boxes, must not come down "
                    "to the same three digits: both lines would have these digits there, and "
                    "could be exchanged within the six cells, which would be a second solution. "
                    "So if only one cell has further candidates, it holds none of the three "
                    "digits (type 1); if all further candidates are the same digit, cells that "
                    "see all of them lose it (type 2)."),
    .example = ":0000:x:67.....+2..+1...+7.+6..84...97..+374.5+61+2.5..7.8.+4.+4.."
               ".2+5.+7+7+6+59..2+8+33+2+87+5+6+14+94+91+23+8+75+6:314 316 324::" },
  { .id = NULL }
};

const RtFamily rt_family_extended = { "extended", N_("Extended Rectangles"), rows };
