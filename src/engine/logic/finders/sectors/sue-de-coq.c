/* sue-de-coq.c - finds Sue de Coq: two or three cells where a box and a line cross, with a set in
 * the rest of each.
 *
 *     crossing     cells of both the box and the line, with at least two digits more than cells
 *     in the box   further cells of the box
 *     in the line  further cells of the line, which have no digit in common with those of the box
 *
 * All these cells together have as many digits as cells. No digit can be in them twice: a digit of
 * the line's cells is not in the box's cells, so all its places are in the line; and the reverse.
 * So each digit is in them once, and is eliminated from other cells that see all its places: in one
 * house, or in both if all places are in the crossing. (Also known as two-sector disjoint
 * subsets.) */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/finders/sectors/sector-techniques.h"

#include "engine/logic/board/study.h"
#include "engine/logic/step/sink.h"

/* A subset of the cells of a house, and the digits of these cells. */
typedef struct {
  int n_cells;
  RtCells cells;
  RtDigits digits;
} Part;

/* Maximum number of subsets of six cells. */
#define MAX_PARTS 64

static Part
part_of (const RtChoices *field, int house, RtPlaces places)
{
  Part part = { 0, rt_places_cells (house, places), RT_DIGITS_NONE };

  for_each_cell (cell, part.cells) {
    part.digits |= field->candidates[cell];
    part.n_cells++;
  }
  return part;
}

/* Returns the number of digits of PART minus its number of cells. */
static int
n_too_many (const Part *part)
{
  return rt_count_nine (part->digits) - part->n_cells;
}

/* Lists in PARTS the subsets of PLACES in HOUSE that have at least LEAST cells, all of them empty,
 * and at least SPARE digits more than cells. Returns their number. */
static int
find_parts (const RtChoices *field, int house, RtPlaces places, int least, int spare, Part *parts)
{
  int n = 0;
  RtPlaces empty = 0;

  for_each_bit (i, places)
    if (field->candidates[rt_houses[house][i]])
      empty |= (RtPlaces) (1u << i);
  for (RtPlaces some = empty & -empty; some; some = (RtPlaces) ((some - empty) & empty)) {
    Part part;

    if (rt_count_nine (some) < least)
      continue;
    part = part_of (field, house, some);
    if (n_too_many (&part) >= spare)
      parts[n++] = part;
  }
  return n;
}

typedef struct {
  int box, line;
  Part crossing, in_box, in_line;
} Coq;

static bool
report (const RtTechnique *technique, RtStudy *study, RtSink *sink, const Coq *coq)
{
  RtCells all = rt_cells_or (coq->crossing.cells,
                             rt_cells_or (coq->in_box.cells, coq->in_line.cells));
  RtDigits of_all = coq->crossing.digits | coq->in_box.digits | coq->in_line.digits;
  RtDigits digits[RT_N_CELLS] = { 0 };
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);

  for_each_digit (digit, of_all) {
    RtCells plane = rt_study_plane (study, digit);
    RtCells seen = rt_seen_by_all (rt_cells_and (all, plane));

    for_each_cell (cell, rt_cells_minus (rt_cells_and (seen, plane), all))
      digits[cell] |= rt_digits_of (digit);
  }
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    rt_draft_remove (draft, cell, digits[cell]);
  if (!rt_draft_has_effect (draft))
    return false;
  draft->pattern.digits = of_all;
  draft->pattern.cells = all;
  rt_draft_mark_all (draft, &study->field, coq->crossing.cells, RT_DIGITS_ALL, RT_MARK_PATTERN, 0);
  rt_draft_mark_all (draft, &study->field, coq->in_box.cells, RT_DIGITS_ALL, RT_MARK_SET_1, 0);
  rt_draft_mark_all (draft, &study->field, coq->in_line.cells, RT_DIGITS_ALL, RT_MARK_SET_2, 0);
  rt_draft_house (draft, coq->box, RT_HOUSE_WHERE, 0);
  rt_draft_house (draft, coq->line, RT_HOUSE_WHERE, 0);
  return rt_sink_report (sink);
}

/* Returns true if the three parts together are a Sue de Coq. The crossing must not form a naked set
 * with one of the other parts alone. */
static bool
are_coq (const Part *crossing, const Part *in_box, const Part *in_line)
{
  int n = crossing->n_cells + in_box->n_cells + in_line->n_cells;

  return !(in_box->digits & in_line->digits) &&
         rt_count_nine (crossing->digits | in_box->digits | in_line->digits) == n &&
         rt_count_nine (crossing->digits | in_box->digits) > crossing->n_cells + in_box->n_cells &&
         rt_count_nine (crossing->digits | in_line->digits) > crossing->n_cells + in_line->n_cells;
}

/* Tries the crossing of BOX and LINE. The crossing's cells are at the places CROSSED_BOX of BOX and
 * CROSSED_LINE of LINE. Returns true if no more steps are wanted. */
static bool
find_at (const RtTechnique *technique, RtStudy *study, RtSink *sink, int box, int line,
         RtPlaces crossed_box, RtPlaces crossed_line)
{
  const RtChoices *field = &study->field;
  Part crossings[MAX_PARTS], in_box[MAX_PARTS], in_line[MAX_PARTS];
  int n_crossings = find_parts (field, box, crossed_box, 2, 2, crossings), n_box, n_line;

  if (!n_crossings)
    return false;
  n_box = find_parts (field, box, 0x1ff & ~crossed_box, 1, 1, in_box);
  n_line = find_parts (field, line, 0x1ff & ~crossed_line, 1, 1, in_line);
  for (int i = 0; i < n_crossings; i++)
    for (int k = 0; k < n_box; k++)
      for (int m = 0; m < n_line; m++)
        if (are_coq (&crossings[i], &in_box[k], &in_line[m])) {
          const Coq coq = { box, line, crossings[i], in_box[k], in_line[m] };

          if (report (technique, study, sink, &coq))
            return true;
        }
  return false;
}

bool
rt_find_coq (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  for (int box = 9 * RT_KIND_BOX; box < RT_N_HOUSES; box++)
    for (int k = 0; k < 3; k++) {
      int row = rt_houses_of[rt_houses[box][3 * k]][RT_KIND_ROW];
      int column = rt_houses_of[rt_houses[box][k]][RT_KIND_COLUMN];
      int stack = box % 3, band = (box - 9 * RT_KIND_BOX) / 3;

      if (find_at (technique, study, sink, box, row, (RtPlaces) (07u << 3 * k),
                   (RtPlaces) (07u << 3 * stack)) ||
          find_at (technique, study, sink, box, column, (RtPlaces) (0111u << k),
                   (RtPlaces) (07u << 3 * band)))
        return true;
    }
  return false;
}
