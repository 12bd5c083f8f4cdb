/* rectangle-variants.c - the family of unique rectangles: the table of all its techniques, and the
 * finders of hidden and avoidable rectangles. rectangle-fillings.c finds the others.
 *
 * Four cells where two rows cross two columns, in two boxes, cannot have two digits crosswise
 * unless one of the cells is given: swapped, the digits would be a second solution.
 *
 *     hidden      xy .. xyz   All four cells may be x and y, and one corner nothing else. In
 *                 .      .    the row and the column of the opposite corner, x has no other
 *                 xyz .. *    places. If that corner were y, both its neighbours would be x, and
 *                             the first corner y. So it is not y.
 *     avoidable   x .. y      The digits were found, not given. Type 1: three of the cells have
 *                 y .. *      them, so the fourth is not the digit that completes the rectangle.
 *                 x .. y      Type 2: two cells have them, and the other two would complete the
 *                 yz .. xz    rectangle but for one further digit. So one of these has it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/study.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/finders/uniqueness/loop-sentences.h"
#include "engine/logic/finders/uniqueness/rectangle-fillings.h"
#include "engine/logic/step/sink.h"

enum {
  TYPE_1,
  TYPE_2,
};

/* Four corners. For corner[i], corner[i ^ 1] is in its row, corner[i ^ 2] in its column, and
 * corner[i ^ 3] is the opposite one. */
typedef struct {
  uint8_t corner[4];
} Rectangle;

/* A function that tries one rectangle. Returns true if the sink wants no more. */
typedef bool Try (const RtTechnique *technique, RtStudy *study, RtSink *sink, const Rectangle *r);

/* Calls TRY for each rectangle in two boxes whose corners are in ABLE. Returns true if TRY did: no
 * more finds are wanted. */
static bool
find_rectangles (const RtTechnique *technique, RtStudy *study, RtSink *sink, RtCells able, Try *try)
{
  for_each_cell (first, able)
    for (int right = first + 1; right < first / 9 * 9 + 9; right++) {
      if (!rt_cells_has (able, right))
        continue;
      for (int down = first + 9; down < RT_N_CELLS; down += 9) {
        Rectangle r = { { (uint8_t) first, (uint8_t) right, (uint8_t) down,
                          (uint8_t) (down + right - first) } };
        bool one_box_across = rt_box_of (first) == rt_box_of (right);
        bool one_box_down = rt_box_of (first) == rt_box_of (down);

        if (one_box_across == one_box_down || !rt_cells_has (able, down) ||
            !rt_cells_has (able, r.corner[3]))
          continue;
        if (try (technique, study, sink, &r))
          return true;
      }
    }
  return false;
}

static RtCells
corners (const Rectangle *r)
{
  RtCells cells = RT_CELLS_NONE;

  for (int i = 0; i < 4; i++)
    rt_cells_add (&cells, r->corner[i]);
  return cells;
}

static bool
report_hidden (const RtTechnique *technique, RtSink *sink, const RtChoices *field,
               const Rectangle *r, int across, int x, int y)
{
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);
  int cell = r->corner[across];

  rt_draft_remove (draft, cell, rt_digits_of (y));
  draft->pattern.digits = rt_digits_of (x) | rt_digits_of (y);
  draft->pattern.cells = corners (r);
  for (int i = 0; i < 4; i++)
    rt_draft_mark_all (draft, field, rt_cells_of (r->corner[i]),
                       i == across ? rt_digits_of (x) : draft->pattern.digits,
                       i == (across ^ 3) ? RT_MARK_PATTERN : RT_MARK_SECOND, 0);
  rt_draft_house (draft, rt_houses_of[cell][RT_KIND_ROW], RT_HOUSE_WHERE, 0);
  rt_draft_house (draft, rt_houses_of[cell][RT_KIND_COLUMN], RT_HOUSE_WHERE, 0);
  return rt_sink_report (sink);
}

/* Returns true if DIGIT has exactly two places in the house of KIND that contains CELL. */
static bool
has_two_places (const RtChoices *field, int cell, int kind, int digit)
{
  return rt_count_nine (rt_choices_places (field, rt_houses_of[cell][kind], digit)) == 2;
}

static bool
try_hidden (const RtTechnique *technique, RtStudy *study, RtSink *sink, const Rectangle *r)
{
  const RtChoices *field = &study->field;
  RtDigits common = RT_DIGITS_ALL;

  for (int i = 0; i < 4; i++)
    common &= field->candidates[r->corner[i]];
  if (rt_count_nine (common) != 2)
    return false;
  for (int i = 0; i < 4; i++) {
    int cell = r->corner[i ^ 3];

    if (field->candidates[r->corner[i]] != common)
      continue;
    for_each_digit (x, common) {
      int y = rt_digits_first (common & (RtDigits) ~rt_digits_of (x));

      if (has_two_places (field, cell, RT_KIND_ROW, x) &&
          has_two_places (field, cell, RT_KIND_COLUMN, x) &&
          report_hidden (technique, sink, field, r, i ^ 3, x, y))
        return true;
    }
  }
  return false;
}

static bool
find_hidden (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  return find_rectangles (technique, study, sink, rt_study_empty (study), try_hidden);
}

static bool
report_avoidable (const RtTechnique *technique, RtSink *sink, const RtChoices *field,
                  const Rectangle *r, int variant, RtCells cells, int digit, RtDigits swapped)
{
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);

  rt_draft_remove_from (draft, field, cells, digit);
  if (!rt_draft_has_effect (draft))
    return false;
  draft->variant = variant;
  draft->pattern.digits = swapped;
  draft->pattern.cells = corners (r);
  rt_draft_mark_all (draft, field, rt_cells_minus (corners (r), cells), swapped, RT_MARK_SECOND, 0);
  if (variant == TYPE_2)
    rt_draft_mark_all (draft, field, corners (r), rt_digits_of (digit), RT_MARK_PATTERN, 0);
  return rt_sink_report (sink);
}

/* Tries an avoidable rectangle of type 1, in which corner I (0..3) is the only empty one. Returns
 * true if SINK wants no more. */
static bool
try_type_1 (const RtTechnique *technique, RtSink *sink, const RtChoices *field, const Rectangle *r,
            int i)
{
  int x = field->digit[r->corner[i ^ 3]], y = field->digit[r->corner[i ^ 1]];

  return field->digit[r->corner[i ^ 2]] == y &&
         report_avoidable (technique, sink, field, r, TYPE_1, rt_cells_of (r->corner[i]), x,
                           rt_digits_of (x) | rt_digits_of (y));
}

/* Tries an avoidable rectangle of type 2, in which corner I and its neighbour I ^ BESIDE are empty.
 * Returns true if SINK wants no more. */
static bool
try_type_2 (const RtTechnique *technique, RtSink *sink, const RtChoices *field, const Rectangle *r,
            int i, int beside)
{
  int cell = r->corner[i], other = r->corner[i ^ beside];
  RtDigits x = rt_digits_of (field->digit[r->corner[i ^ 3]]);
  RtDigits y = rt_digits_of (field->digit[r->corner[i ^ 3 ^ beside]]);
  RtDigits extra = field->candidates[cell] & (RtDigits) ~x;

  return rt_is_single (extra) && field->candidates[cell] == (x | extra) &&
         field->candidates[other] == (y | extra) && extra != y &&
         report_avoidable (technique, sink, field, r, TYPE_2,
                           rt_cells_and (rt_peer_cells[cell], rt_peer_cells[other]),
                           rt_digits_first (extra), x | y);
}

static bool
try_avoidable (const RtTechnique *technique, RtStudy *study, RtSink *sink, const Rectangle *r)
{
  const RtChoices *field = &study->field;
  unsigned empty = 0;

  for (int i = 0; i < 4; i++)
    if (!field->digit[r->corner[i]])
      empty |= 1u << i;
  if (rt_is_single (empty))
    return try_type_1 (technique, sink, field, r, __builtin_ctz (empty));
  if (rt_count_nine (empty) != 2)
    return false;
  for (int beside = 1; beside <= 2; beside++)
    if (empty >> (__builtin_ctz (empty) ^ beside) & 1)
      return try_type_2 (technique, sink, field, r, __builtin_ctz (empty), beside);
  return false;
}

static bool
find_avoidable (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  RtCells able = rt_cells_minus (RT_CELLS_ALL, study->givens);

  /* At least two corners must have digits that were found, so there must be two such cells. */
  return rt_cells_count (able) >= study->field.n_left + 2 &&
         find_rectangles (technique, study, sink, able, try_avoidable);
}

static const char *const avoidable_variants[] = {
  RT_TYPE ("Avoidable Rectangle", "1"), RT_TYPE ("Avoidable Rectangle", "2"), NULL
};

/* Variants in the order of the types RT_RECTANGLE_... */
static const char *const missing_variants[] = {
  RT_TYPE ("Unique Rectangle", "1") RT_MISSING_SUFFIX,
  RT_TYPE ("Unique Rectangle", "2") RT_MISSING_SUFFIX,
  RT_TYPE ("Unique Rectangle", "3") RT_MISSING_SUFFIX,
  RT_TYPE ("Unique Rectangle", "4") RT_MISSING_SUFFIX,
  RT_TYPE ("Unique Rectangle", "6") RT_MISSING_SUFFIX,
  RT_TYPE ("Hidden Rectangle", "2") RT_MISSING_SUFFIX,
  "Hidden Rectangle" RT_MISSING_SUFFIX,
  NULL
};

static bool
has_one_house (const RtStep *step)
{
  return step->n_houses == 1;
}

static bool
has_several_houses (const RtStep *step)
{
  return step->n_houses > 1;
}

#define TIGHT \
  N_("In {house} at least one of the digits {digits} has no place outside {cells}.")

/* Premise like TIGHT, for several houses with different digits. */
#define EACH_TIGHT \
  N_("In each of {house} at least one of the digits {digits} has no place outside {cells}.")

#define WHY_CROSSED \
  N_("Each candidate crossed out here ({gone}) would leave {cells} only {digits}, crosswise. " \
     "Swapped, these would be a second solution.")

#define WHY_SET \
  N_("So one of {fins} holds {fin-digits-or}. With {side} it fills as many cells as there are " \
     "digits: {fin-set}. What sees all places of one of these digits there cannot have it.")

#define BY_CORNERS \
  RT_SENTENCES ({ .only_if = has_one_house, .premise = TIGHT, .why = WHY_CROSSED }, \
                { .only_if = has_several_houses, .premise = EACH_TIGHT, .why = WHY_CROSSED }, \
                { .why = WHY_CROSSED })

static const RtTechnique rows[] = {
  { .id = "unique-rectangle-missing", .name = N_("Unique Rectangle, Candidates Missing"),
    .variants = missing_variants, .size = RT_RECTANGLES_MISSING,
    .flags = RT_TECHNIQUE_NEEDS_UNIQUE, .price = 4.6, .human_rank = 192, .cost = 10,
    .find = rt_find_rectangle_fillings,
    .sentences = RT_SENTENCES (
      { .variants = RT_VARIANT (RT_RECTANGLE_2), .premise = WHY_LOOP, .why = WHY_LOOP_2 },
      { .variants = RT_VARIANT (RT_RECTANGLE_3), .premise = WHY_LOOP, .why = WHY_SET },
      { .only_if = has_one_house, .premise = TIGHT, .why = WHY_CROSSED },
      { .only_if = has_several_houses, .premise = EACH_TIGHT, .why = WHY_CROSSED },
      { .why = WHY_CROSSED }),
    .definition = N_("This presumes that the puzzle has only one solution. Four empty cells where "
                    "two rows cross two columns, in just two boxes, must not hold the same two "
                    "digits crosswise: these could be swapped, which would be a second solution. "
                    "That is so even where one of the two digits is no candidate of some of the "
                    "cells any more. So the types of the unique rectangle and of the hidden "
                    "rectangle hold for such cells as well: a candidate of a corner is false if "
                    "it would leave the four cells nothing but the two digits."),
    .example = ":0000:x:+8+27.69.+3+1.34+8+71.6.....+32.8+7+2+4+3+9+1+7+6+5+8+6513"
               "+2+87..+7+9+8+6+541+23.79.+8+3..+6.8..9.3+7.3.27+4.8..:929 537 574 4"
               "77 581 584 589::" },
  { .id = "unique-rectangle-6", .name = N_("Unique Rectangle Type 6"), .size = RT_RECTANGLES_6,
    .flags = RT_TECHNIQUE_NEEDS_UNIQUE, .price = 4.6, .human_rank = 193, .cost = 10,
    .find = rt_find_rectangle_fillings, .sentences = BY_CORNERS,
    .definition = N_("This presumes that the puzzle has only one solution. Four empty cells where "
                    "two rows cross two columns, in just two boxes, may all hold x and y, and two "
                    "opposite corners nothing else. In a row or a column through one of the two "
                    "other corners, x has no places outside the rectangle. Were the corner "
                    "across from this one x, then the first two would be y, and here x would be "
                    "the only digit left: the two digits could be swapped for a second solution. "
                    "So the corner across is not x."),
    .example = ":0000:x:..2+6+4.785....9.+3+4+24....+2+9+61+2.51..+69413+9+2+6+48+"
               "5+7..+45.92+13...32.+4+7..4.+9...2.8+27+4.6.+3+9:822 726 826 832 735"
               " 835 176 183 186::" },
  { .id = "unique-rectangle-3-wide", .name = N_("Unique Rectangle Type 3 in Two Houses"),
    .size = RT_RECTANGLES_WIDE_3, .flags = RT_TECHNIQUE_NEEDS_UNIQUE, .price = 4.7,
    .human_rank = 195, .cost = 11, .find = rt_find_rectangle_fillings,
    .sentences = RT_SENTENCES ({ .premise = WHY_LOOP, .why = WHY_SET }),
    .definition = N_("This presumes that the puzzle has only one solution. It is a unique "
                    "rectangle of type 3: two corners that share a line may hold further digits, "
                    "one of them does, and with other cells of a house it makes a naked set. "
                    "Where all places of a digit in this set lie in a line and in a box at once, "
                    "or in sight of further cells, the digit can be removed from all cells that "
                    "see them, not in one house alone."),
    .example = ":0000:x:9+2+4+38+65..+37+8.1.9.+6+6+1+5.+9.8.3+1+93.+2.+6.48+46.+3"
               ".7.275+2.+6.+1+3.+4+8165+3+2..+53+9.+72+4+6.+26+79+4.3.+5:738 844 86"
               "6::" },
  { .id = "hidden-rectangle-2", .name = N_("Hidden Rectangle Type 2"),
    .size = RT_RECTANGLES_HIDDEN_2, .flags = RT_TECHNIQUE_NEEDS_UNIQUE, .price = 4.6,
    .human_rank = 196, .cost = 11, .find = rt_find_rectangle_fillings, .sentences = BY_CORNERS,
    .definition = N_("This presumes that the puzzle has only one solution. Four empty cells where "
                    "two rows cross two columns, in just two boxes, may all hold x and y, and two "
                    "corners side by side nothing else. In a line through one of these and the "
                    "corner across from it, x has no places outside the rectangle. Were the other "
                    "rich corner y, all four would have to be x and y, crosswise, and could be "
                    "swapped for a second solution. So it is not y. Often written HUR 2, and 2B "
                    "where the two plain corners lie in one box."),
    .example = ":0000:x:.+1.5+83.+6.7..+1.+6.8+558+6+9.+7.1..+5+147+8.+969...6+15."
               "+8..8.+5+91....5+7+94+8+2+1+84+261+5.3.1+97+83+26+5+4:219 327 261 36"
               "1 262 362 769::" },
  { .id = "hidden-avoidable-rectangle", .name = N_("Hidden Avoidable Rectangle"),
    .size = RT_RECTANGLES_FOUND, .flags = RT_TECHNIQUE_NEEDS_UNIQUE, .price = 4.7,
    .human_rank = 236, .cost = 11, .find = rt_find_rectangle_fillings, .sentences = BY_CORNERS,
    .definition = N_("This presumes that the puzzle has only one solution. Four cells where two "
                    "rows cross two columns, in just two boxes, must not hold two digits "
                    "crosswise unless one of them is given, for swapped they would be a second "
                    "solution. Here one or two corners hold digits that were found, not given. A "
                    "candidate of another corner is false if, with digits that have no places "
                    "outside the rectangle in some row, column or box, it would leave the other "
                    "corners nothing but the two digits."),
    .example = ":0000:x:+21+4+3.86.5+6+9+5..+18..+873+6+5.+1..+7+598.+3.1+64.2+1.5"
               "..93.+1....+5.+9+4+75+16...+1+3+69+8+2+54+7+5+2+843+79+61:228 229 75"
               "8 765 469::" },
  { .id = "hidden-rectangle", .name = N_("Hidden Rectangle"), .flags = RT_TECHNIQUE_NEEDS_UNIQUE,
    .price = 4.6, .human_rank = 194, .cost = 10, .find = find_hidden,
    .sentences = RT_WHY (N_("{main} holds {main-digits-or}. In {house} the digit {kept} has no "
                            "place outside {cells}: were {victims} {lost}, the two beside it "
                            "would be {kept} and {main} {lost}. Swapped, these would be a second "
                            "solution.")),
    .definition = N_("This presumes that the puzzle has only one solution. Four cells where two "
                    "rows cross two columns, in just two boxes, may all hold x and y, and one "
                    "corner nothing else. In the row and in the column of the opposite corner, x "
                    "has no places outside the rectangle. Were that corner y, both its "
                    "neighbours would be x and the first corner y, and the two digits could be "
                    "swapped for a second solution. So it is not y."),
    .example = ":0000:x:+8+5+4+2+163+9+7..9+4+8+7+1.51.7+3+5+9..4..+15+63..9..8+9+4+1.+5+6..572+8"
               "4+13+712+6+9+45+38.+8+6+13+5..+25.+3+87+2..1:::" },
  { .id = "avoidable-rectangle", .name = N_("Avoidable Rectangle"), .variants = avoidable_variants,
    .flags = RT_TECHNIQUE_NEEDS_UNIQUE, .price = 4.5, .human_rank = 235, .cost = 8,
    .find = find_avoidable,
    .sentences = RT_SENTENCES (
      { .variants = RT_VARIANT (0),
        .why = N_("{cells} were not given. Were {victims} {lost}, then {digits} could be swapped "
                  "there, and the puzzle would have two solutions.") },
      { .variants = RT_VARIANT (1),
        .why = N_("{cells} were not given. If they held only {digits}, these could be "
                  "swapped, and the puzzle would have two solutions. So one of {main} holds "
                  "{main-digits}, and {victims-see} both.") }),
    .definition = N_("This presumes that the puzzle has only one solution. Four cells where two "
                    "rows cross two columns, in just two boxes, must not hold two digits "
                    "crosswise unless one of them is given, for swapped they would be a second "
                    "solution. So where three of the cells hold digits that were found, not "
                    "given, the fourth is not the digit that would complete the rectangle (type "
                    "1). Where two cells hold them and the two others would complete it but for "
                    "the same further digit, one of these holds that digit, and cells that see "
                    "both lose it (type 2)."),
    .example = ":0000:x:.4.2.+5..9.+5......3..+8.1..4+54+1+2+96+8+3+5738+7+1+5+2+9+64695...8+2+15"
               "+61+7+23+4+9+8...8+4+1+5+76+8+7+4+5961+3+2:::" },
  { .id = NULL }
};

const RtFamily rt_family_rectangles = {
  "rectangles", N_("Hidden and Avoidable Rectangles"), rows
};
