/* wings.c - family of XY-wing, XYZ-wing, WXYZ-wing and VWXYZ-wing: several cells one of which must
 * have a certain digit.
 *
 *     xy, xyz        a hinge, and two of its peers that have two digits and do not see each other
 *                    (three cells in one house would be a naked triple)
 *     wxyz, vwxyz    four cells with four digits, or five with five, in a line and a box that
 *                    cross. Each digit but one has all its places in the line or all in the box, so
 *                    that no two of the cells hold it. The last digit has places in the line
 *                    outside the box and in the box outside the line; so one of them holds it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/study.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/step/sink.h"

static bool
report (const RtTechnique *technique, RtSink *sink, const RtChoices *field, int hinge, int wing,
        int other, int digit)
{
  RtCells cells = rt_cells_or (rt_cells_of (hinge),
                               rt_cells_or (rt_cells_of (wing), rt_cells_of (other)));
  RtCells seen = rt_cells_and (rt_peer_cells[wing], rt_peer_cells[other]);
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);

  if (technique->size == 3)
    seen = rt_cells_and (seen, rt_peer_cells[hinge]);
  rt_draft_remove_from (draft, field, rt_cells_minus (seen, cells), digit);
  if (!rt_draft_has_effect (draft))
    return false;
  draft->pattern.digits =
    field->candidates[hinge] | field->candidates[wing] | field->candidates[other];
  draft->pattern.cells = cells;
  rt_draft_mark_all (draft, field, rt_cells_of (hinge), RT_DIGITS_ALL, RT_MARK_SECOND, 0);
  rt_draft_mark_all (draft, field, rt_cells_minus (cells, rt_cells_of (hinge)), RT_DIGITS_ALL,
                     RT_MARK_PATTERN, 0);
  return rt_sink_report (sink);
}

/* Finds wings whose hinge has technique->size candidates. Returns true if SINK wants no more. */
static bool
find_wings (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  const RtChoices *field = &study->field;

  for (int hinge = 0; hinge < RT_N_CELLS; hinge++) {
    RtDigits of_hinge = field->candidates[hinge];

    if (rt_count_nine (of_hinge) != technique->size)
      continue;
    for (int i = 0; i < RT_N_PEERS; i++) {
      int wing = rt_peers[hinge][i];
      RtDigits of_wing = field->candidates[wing];

      if (rt_count_nine (of_wing) != 2 || !rt_is_single (of_hinge & ~of_wing))
        continue;
      for (int k = 0; k < RT_N_PEERS; k++) {
        int other = rt_peers[hinge][k];
        RtDigits of_other = field->candidates[other], of_both = of_wing & of_other;

        if (rt_count_nine (of_other) != 2 || !of_both ||
            rt_cells_has (rt_peer_cells[wing], other) ||
            rt_count_nine (of_hinge | of_wing | of_other) != 3 ||
            rt_count_nine (of_hinge & of_both) != technique->size - 2)
          continue;
        if (report (technique, sink, field, hinge, wing, other, rt_digits_first (of_both)))
          return true;
      }
    }
  }
  return false;
}

/* A set of cells, all in a line or all in a box, and their candidates. */
typedef struct {
  RtCells cells;
  RtDigits digits;
  int n;
} Part;

#define MAX_PARTS 64            /* subsets of six cells */

/* Stores in PARTS the subsets of CELLS that can be part of a wing of SIZE cells with SIZE digits;
 * the empty subset is first. Returns their number. */
static int
list_parts (const RtChoices *field, RtCells cells, int size, Part parts[MAX_PARTS])
{
  int n = 1;

  parts[0] = (Part) { .n = 0 };
  for_each_cell (cell, cells)
    for (int i = 0, n_before = n; field->candidates[cell] && i < n_before; i++) {
      Part part = parts[i];

      rt_cells_add (&part.cells, cell);
      part.digits |= field->candidates[cell];
      part.n++;
      if (part.n < size && rt_count_nine (part.digits) <= size)
        parts[n++] = part;
    }
  return n;
}

static RtCells
places_in (RtStudy *study, RtCells cells, int digit)
{
  return rt_cells_and (rt_study_plane (study, digit), cells);
}

/* Returns true if one of DIGITS is in only one of CELLS. Then a smaller wing, without that cell,
 * makes the same eliminations. */
static bool
has_lone_digit (RtStudy *study, RtCells cells, RtDigits digits)
{
  for_each_digit (digit, digits)
    if (rt_cells_count (places_in (study, cells, digit)) < 2)
      return true;
  return false;
}

static bool
report_bent (const RtTechnique *technique, RtStudy *study, RtSink *sink, RtCells cells,
             RtDigits digits, int digit, int line, int box)
{
  RtCells places = places_in (study, cells, digit);
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);

  rt_draft_remove_from (draft, &study->field, rt_cells_minus (rt_seen_by_all (places), cells),
                        digit);
  if (!rt_draft_has_effect (draft) || has_lone_digit (study, cells, digits))
    return false;
  draft->pattern.digits = digits;
  draft->pattern.cells = cells;
  rt_draft_mark_all (draft, &study->field, cells, rt_digits_of (digit), RT_MARK_PATTERN, 0);
  rt_draft_mark_all (draft, &study->field, cells, digits & (RtDigits) ~rt_digits_of (digit),
                     RT_MARK_SECOND, 0);
  rt_draft_house (draft, line, RT_HOUSE_WHERE, 0);
  rt_draft_house (draft, box, RT_HOUSE_WHERE, 0);
  return rt_sink_report (sink);
}

/* Tries the wings in LINE and BOX. Combines a subset of each of three sets of cells: LINE without
 * BOX, BOX without LINE, and the cells of both. Returns true if no more steps are wanted. */
static bool
find_where_cross (const RtTechnique *technique, RtStudy *study, RtSink *sink, int line, int box)
{
  RtCells in_line = rt_house_cells[line], in_box = rt_house_cells[box];
  Part of_line[MAX_PARTS], of_box[MAX_PARTS], of_both[MAX_PARTS];
  int size = technique->size;
  int n_line = list_parts (&study->field, rt_cells_minus (in_line, in_box), size, of_line);
  int n_box = list_parts (&study->field, rt_cells_minus (in_box, in_line), size, of_box);
  int n_both = list_parts (&study->field, rt_cells_and (in_line, in_box), size, of_both);

  for (const Part *a = &of_line[1]; a < &of_line[n_line]; a++)
    for (const Part *b = &of_box[1]; b < &of_box[n_box]; b++) {
      RtDigits shared = a->digits & b->digits, digits = a->digits | b->digits;

      if (!rt_is_single (shared) || a->n + b->n > size || rt_count_nine (digits) > size)
        continue;
      for (const Part *c = of_both; c < &of_both[n_both]; c++)
        if (a->n + b->n + c->n == size && rt_count_nine (digits | c->digits) == size &&
            report_bent (technique, study, sink,
                         rt_cells_or (rt_cells_or (a->cells, b->cells), c->cells),
                         digits | c->digits, rt_digits_first (shared), line, box))
          return true;
    }
  return false;
}

static bool
find_bent (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  for (int line = 0; line < 9 * RT_KIND_BOX; line++)
    for (int i = 0; i < 9; i += 3)
      if (find_where_cross (technique, study, sink, line,
                            rt_houses_of[rt_houses[line][i]][RT_KIND_BOX]))
        return true;
  return false;
}

#define WHY_BENT \
  N_("{cells} can hold only {digits}: as many digits as cells. For each of {kept}, all places there " \
     "see each other, so none of these digits is there twice. So {lost} is there, too, and " \
     "{victims-see} all places for it there.")

static const RtTechnique rows[] = {
  { .id = "xy-wing", .name = N_("XY-Wing"), .size = 2, .price = 4.2,
    .rating_rank = 170, .human_rank = 163, .cost = 8, .find = find_wings,
    .sentences = RT_WHY (N_("{side} holds {side-digits-or}, and whichever it is, that leaves "
                            "{lost} for one of {main}. {victims-see} both of these.")),
    .definition = N_("Three cells with two candidates each: a hinge that may be x or y, and two "
                    "wings that it sees in its row, column or box, one with x and z, the other "
                    "with y and z; the wings do not see each other. If the hinge is x, the "
                    "first wing is z; if it is y, the second is. So at least one wing is z, "
                    "and cells that see both wings cannot be. Also known as Y-Wing."),
    .example = ":0000:x:7......49.+91.....7..+4..9..2+1+3685+7+92+4...+3+9+4+7+1+6+47+9621+53+864"
               "+7+5+12+8+9+38+1+2+9+63+47+59+5+3..+8+2+61:::" },
  { .id = "xyz-wing", .name = N_("XYZ-Wing"), .size = 3, .price = 4.4,
    .rating_rank = 180, .human_rank = 216, .cost = 9, .find = find_wings,
    .sentences = RT_WHY (N_("{side} holds {side-digits-or}: so it is {lost} itself, or one of "
                            "{main} is. {victims-see} all three.")),
    .definition = N_("A hinge that may be x, y or z sees, in its row, column or box, two wings "
                    "with two candidates each, one with x and z, the other with y and z; the "
                    "wings do not see each other. If the hinge is x, the first wing is z; if "
                    "it is y, the second is; else it is z itself. So at least one of the three "
                    "cells is z, and cells that see all three cannot be."),
    .example = ":0000:x:+21+6+3+4+8+57+95..+26.+1+34.34.5+1+6+28...+4.2.6+38+6+2+17+3+9+45.+4.+6."
               "5.1+26+298+1+4+3+57+47..3.+2+8.....+2.+49.:::" },
  { .id = "wxyz-wing", .name = N_("WXYZ-Wing"), .size = 4, .price = 5.5,
    .human_rank = 243, .cost = 12, .find = find_bent,
    .sentences = RT_WHY (WHY_BENT),
    .definition = N_("Where a row or column crosses a box, four cells of the two have only four "
                    "candidates between them. Three of these digits have all their places there "
                    "in the line or all in the box, so none of the three can be in two of the "
                    "four cells. Four cells need four digits, so one of them holds the last "
                    "digit, z. Cells that see all places for z there cannot have it. XY-Wing and "
                    "XYZ-Wing are the same with three cells. Also known as a bent naked quad."),
    .example = ":0000:x:+2+5619+7..+4+184...+57+9...5+4+8+612..17.+9+24+8+89+7+462+1+5342.+8+1.+"
               "9+6+7.+189....5.....1..+6....8.7.+1:583 285 387 388 591::" },
  { .id = "vwxyz-wing", .name = N_("VWXYZ-Wing"), .size = 5, .price = 6.2,
    .flags = RT_TECHNIQUE_ON_REQUEST, .human_rank = 317, .cost = 16, .find = find_bent,
    .sentences = RT_WHY (WHY_BENT),
    .definition = N_("This is a WXYZ-Wing with one cell and one digit more: where a row or column "
                    "crosses a box, five cells of the two have only five candidates between "
                    "them. Four of these digits have all their places there in the line or all "
                    "in the box, so none of the four can be in two of the cells. So one of the "
                    "cells holds the last digit, z, and cells that see all places for z there "
                    "cannot have it."),
    .example = ":0000:x:5.87.........192.......4...3......4+2...2+471..4...6..87.9...1.+2......."
               ".6..3..96.5.:119 737 937 938 139 939 842 367 281 282 283::" },
  { .id = NULL }
};

const RtFamily rt_family_wings = { "wings", N_("Wings"), rows };
