/* locked-sets.c - family of locked pairs and triples: a naked set in the cells that a line and a
 * box have in common.
 *
 *     12 12 .   . . .   . . .      1 and 2 are eliminated from the rest of the row ...
 *     .  .  .
 *     .  .  .                      ... and from the rest of the box
 *
 * The set's digits are eliminated from both houses at once. If one of the two houses loses nothing,
 * it is an ordinary naked set, which is not reported here. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/study.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/step/sink.h"

/* The three cells that a line and a box have in common, and the other cells of both. */
typedef struct {
  int line, box;
  RtPlaces third;       /* places of the three cells in the line */
  RtCells rest_of_line, rest_of_box;
} Crossing;

/* Returns the crossing of LINE (a row or column) with its Kth box (0..2). */
static Crossing
crossing_of (int line, int k)
{
  RtPlaces third = (RtPlaces) (7u << 3 * k);
  RtCells cells = rt_places_cells (line, third);
  int box = rt_houses_of[rt_houses[line][3 * k]][RT_KIND_BOX];

  return (Crossing) {
    .line = line,
    .box = box,
    .third = third,
    .rest_of_line = rt_places_cells (line, 0x1ff & ~third),
    .rest_of_box = rt_cells_minus (rt_places_cells (box, 0x1ff), cells),
  };
}

/* Eliminates DIGITS from CELLS. Returns true if at least one of CELLS had one of them. */
static bool
remove_from (RtDraft *draft, const RtChoices *field, RtCells cells, RtDigits digits)
{
  int before = draft->n_removed;

  for_each_cell (cell, cells)
    rt_draft_remove (draft, cell, field->candidates[cell] & digits);
  return draft->n_removed > before;
}

static bool
report (const RtTechnique *technique, RtSink *sink, const RtChoices *field, const Crossing *c,
        RtPlaces places, RtDigits digits)
{
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);
  RtCells cells = rt_places_cells (c->line, places);

  if (!remove_from (draft, field, c->rest_of_line, digits) ||
      !remove_from (draft, field, c->rest_of_box, digits))
    return false;
  remove_from (draft, field, rt_places_cells (c->line, c->third & ~places), digits);
  draft->pattern.digits = digits;
  draft->pattern.cells = cells;
  draft->pattern.base = UINT32_C (1) << c->line | UINT32_C (1) << c->box;
  rt_draft_mark_all (draft, field, cells, digits, RT_MARK_PATTERN, 0);
  rt_draft_house (draft, c->line, RT_HOUSE_WHERE, 0);
  rt_draft_house (draft, c->box, RT_HOUSE_WHERE, 0);
  return rt_sink_report (sink);
}

/* Tries each set of technique->size cells in the crossing of LINE with its Kth box (0..2). Returns
 * true if no more steps are wanted. */
static bool
find_in (const RtTechnique *technique, RtSink *sink, const RtChoices *field, int line, int k)
{
  for (int z = 0; rt_combinations[technique->size][z] < 8; z++) {
    RtPlaces places = (RtPlaces) (rt_combinations[technique->size][z] << 3 * k);
    RtDigits digits = RT_DIGITS_NONE;
    bool open = true;

    for_each_bit (i, places) {
      digits |= field->candidates[rt_houses[line][i]];
      open &= !field->digit[rt_houses[line][i]];
    }
    if (open && rt_count_nine (digits) == technique->size) {
      const Crossing c = crossing_of (line, k);

      if (report (technique, sink, field, &c, places, digits))
        return true;
    }
  }
  return false;
}

static bool
find_locked_sets (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  for (int line = 0; line < 18; line++)
    for (int k = 0; study->field.n_empty[line] > technique->size && k < 3; k++)
      if (find_in (technique, sink, &study->field, line, k))
        return true;
  return false;
}

#define WHY_LOCKED_SET \
  N_("{cells} can hold only {digits}, and lie in {base} alike: so the rest of both cannot " \
     "have these.")

static const RtTechnique rows[] = {
  { .id = "locked-pair", .name = N_("Locked Pair"), .size = 2, .price = 2.9,
    .human_rank = 71, .cost = 5, .find = find_locked_sets,
    .sentences = RT_WHY (WHY_LOCKED_SET),
    .definition = N_("Where a row or column crosses a box there are three cells. If two of them "
                    "have the same two candidates and no others, they hold these two digits, one "
                    "each. So the two digits can be removed from the rest of the line and from "
                    "the rest of the box at once. It is a naked pair that counts twice."),
    .example = ":0000:x:..3+6.2+7+48+8....+5+21+942.+8..+3+56+148+2+569+7+32....7.+81...1+8..6+2+"
               "6+9+45+2813+7..+2+7+6.89.7+8.9..+6+2.:386::" },
  { .id = "locked-triple", .name = N_("Locked Triple"), .size = 3, .price = 3.5,
    .human_rank = 81, .cost = 7, .find = find_locked_sets,
    .sentences = RT_WHY (WHY_LOCKED_SET),
    .definition = N_("The three cells where a row or column crosses a box have only three "
                    "candidates between them. They hold these three digits, in whatever order, "
                    "so the digits can be removed from the rest of the line and from the rest of "
                    "the box at once. It is a naked triple that counts twice."),
    .example = ":0000:x:...1+24+5.+7.2+1+5+37+64.75+498+6+1+3+21.3+2+6.7.....3.9+2+1.+2...4+1+36."
               ".+12+4..8+7+648+76+1+2+9535.....+4+21:652 992::" },
  { .id = NULL }
};

const RtFamily rt_family_locked_sets = { "locked-sets", N_("Locked Sets"), rows };
