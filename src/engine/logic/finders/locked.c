/* locked.c - family of locked candidates: all places of a digit in a house are in one crossing
 * house.
 *
 *     house           contains the locked digit: a box (pointing) or a line (claiming)
 *     crossing house  loses the digit in its other cells
 *     beside          the two other houses of the first one's kind that cross the crossing
 *                     house
 *
 * The rating tries the direct form first: it makes no eliminations, but places the digit if these
 * would leave only one place for it in a house beside the first. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/study.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/step/sink.h"

/* Table entries: sets of two or three of the places A, B and C, as bits, are in third N of a house. */
#define THIRD(a, b, c, n) \
  [1 << a | 1 << b] = n, [1 << a | 1 << c] = n, [1 << b | 1 << c] = n, [1 << a | 1 << b | 1 << c] = n

/* By set of two or three places of a house, as bits: the number (from 1) of the third of the
 * house that contains all of them; 0 if no third does. Table 0 is for thirds of three successive
 * places (a third of a line, a row of a box), table 1 for thirds with steps of three (a column
 * of a box). */
static const uint8_t third[2][512] = {
  { THIRD (0, 1, 2, 1), THIRD (3, 4, 5, 2), THIRD (6, 7, 8, 3) },
  { THIRD (0, 3, 6, 1), THIRD (1, 4, 7, 2), THIRD (2, 5, 8, 3) },
};

/* A third of a house, and the house that crosses it there. */
typedef struct {
  int house, crossing;
  int first_beside, step;       /* the three parallel houses that cross CROSSING there,
                                 * HOUSE among them: first_beside + 0, 1, 2 times step */
  RtPlaces third;               /* places of the third, both in the house and in those beside it */
} Crossing;

/* Returns the crossing of house NUMBER (0..8) of KIND, in its Kth third (0..2), with a house of
 * kind OTHER. One of the two kinds is the box. */
static Crossing
crossing_of (int kind, int other, int number, int k)
{
  Crossing c = { .house = 9 * kind + number, .third = (RtPlaces) (7u << 3 * k), .step = 1 };

  if (kind != RT_KIND_BOX) {
    int band = number / 3;

    c.crossing = 9 * RT_KIND_BOX + (kind == RT_KIND_ROW ? 3 * band + k : 3 * k + band);
    c.first_beside = 9 * kind + 3 * band;
  } else if (other == RT_KIND_ROW) {
    c.crossing = 9 * RT_KIND_ROW + number / 3 * 3 + k;
    c.first_beside = 9 * RT_KIND_BOX + number / 3 * 3;
  } else {
    c.crossing = 9 * RT_KIND_COLUMN + number % 3 * 3 + k;
    c.third = (RtPlaces) (0111u << k);
    c.first_beside = 9 * RT_KIND_BOX + number % 3;
    c.step = 3;
  }
  return c;
}

static void
explain (RtDraft *draft, const RtChoices *field, const Crossing *c, int digit)
{
  draft->pattern.digits = rt_digits_of (digit);
  draft->pattern.base = UINT32_C (1) << c->house;
  draft->pattern.cover = UINT32_C (1) << c->crossing;
  if (!draft->explains)
    return;
  for_each_bit (i, rt_choices_places (field, c->house, digit))
    rt_draft_mark (draft, rt_houses[c->house][i], digit, RT_MARK_PATTERN, 0);
  rt_draft_house (draft, c->house, RT_HOUSE_BASE, 0);
  rt_draft_house (draft, c->crossing, RT_HOUSE_COVER, 0);
}

static bool
report_removal (const RtTechnique *technique, RtSink *sink, const RtChoices *field,
                const Crossing *c, int digit)
{
  RtPlaces across = rt_choices_places (field, c->crossing, digit);
  RtDraft *draft;

  if (rt_count_nine (across) == rt_count_nine (rt_choices_places (field, c->house, digit)))
    return false;
  draft = rt_sink_begin (sink, technique, technique->price);
  for_each_bit (i, across) {
    int cell = rt_houses[c->crossing][i];

    if (rt_houses_of[cell][c->house / 9] != c->house)
      rt_draft_remove (draft, cell, rt_digits_of (digit));
  }
  explain (draft, field, c, digit);
  return rt_sink_report (sink);
}

static bool
report_direct (const RtTechnique *technique, RtSink *sink, const RtChoices *field,
               const Crossing *c, int digit)
{
  for (int z = 0; z < 3; z++) {
    int beside = c->first_beside + z * c->step;
    RtPlaces places = rt_choices_places (field, beside, digit);
    RtPlaces left = places & (RtPlaces) ~c->third;
    RtDraft *draft;

    if (beside == c->house || !rt_is_several (places) || !rt_is_single (left))
      continue;
    draft = rt_sink_begin (sink, technique, technique->price);
    rt_draft_place (draft, rt_houses[beside][__builtin_ctz (left)], digit);
    explain (draft, field, c, digit);
    for_each_bit (i, places & c->third)
      rt_draft_mark (draft, rt_houses[beside][i], digit, RT_MARK_OFF, 0);
    rt_draft_house (draft, beside, RT_HOUSE_WHERE, 0);
    if (rt_sink_report (sink))
      return true;
  }
  return false;
}

/* A function that reports a locked digit as a step, if the step has an effect. Returns true if the
 * sink wants no more. */
typedef bool Report (const RtTechnique *technique, RtSink *sink, const RtChoices *field,
                     const Crossing *c, int digit);

static bool
find_between (const RtTechnique *technique, RtStudy *study, RtSink *sink, int kind, int other,
              Report *report)
{
  const RtChoices *field = &study->field;

  for (int digit = 1; digit <= 9; digit++)
    for (int number = 0; number < 9; number++) {
      RtPlaces places = rt_choices_places (field, 9 * kind + number, digit);
      int k = third[other == RT_KIND_COLUMN][places];

      if (k > 0) {
        const Crossing c = crossing_of (kind, other, number, k - 1);

        if (report (technique, sink, field, &c, digit))
          return true;
      }
    }
  return false;
}

static bool
find_pointing (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  return find_between (technique, study, sink, RT_KIND_BOX, RT_KIND_COLUMN, report_removal) ||
         find_between (technique, study, sink, RT_KIND_BOX, RT_KIND_ROW, report_removal);
}

static bool
find_claiming (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  return find_between (technique, study, sink, RT_KIND_COLUMN, RT_KIND_BOX, report_removal) ||
         find_between (technique, study, sink, RT_KIND_ROW, RT_KIND_BOX, report_removal);
}

static bool
find_direct_pointing (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  return find_between (technique, study, sink, RT_KIND_BOX, RT_KIND_COLUMN, report_direct) ||
         find_between (technique, study, sink, RT_KIND_BOX, RT_KIND_ROW, report_direct);
}

static bool
find_direct_claiming (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  return find_between (technique, study, sink, RT_KIND_COLUMN, RT_KIND_BOX, report_direct) ||
         find_between (technique, study, sink, RT_KIND_ROW, RT_KIND_BOX, report_direct);
}

#define WHY_LOCKED_DIRECT \
  N_("In {base} the digit {digits} stands in {cover}, wherever that may be: so {house} has " \
     "only {place} left for it.")

#define WHY_LOCKED \
  N_("In {base} the digit {digits} can only stand in {cover}, so the rest of {cover} cannot " \
     "have it.")

static const RtTechnique rows[] = {
  { .id = "direct-pointing", .name = N_("Direct Pointing"), .price = 1.7,
    .rating_rank = 40, .find = find_direct_pointing,
    .sentences = RT_WHY (WHY_LOCKED_DIRECT),
    .definition = N_("All places that a box has left for a digit lie in one row or one column. "
                    "The box must have the digit somewhere, so it uses up that line, and the "
                    "rest of the line cannot have it. If this leaves a neighbouring box just one "
                    "cell for the digit, it can be written there at once: that is what “direct” "
                    "means. Good eyes see it without any pencil marks."),
    .example = ":0000:x:2+67..5.9..+5..8.+2....+826.1.5..567.+9+2.74+9.2.5..+682+5+9....8+2...+64"
               ".95.69....2..4..+2+6.1:::" },
  { .id = "direct-claiming", .name = N_("Direct Claiming"), .price = 1.9,
    .rating_rank = 50, .find = find_direct_claiming,
    .sentences = RT_WHY (WHY_LOCKED_DIRECT),
    .definition = N_("All places that a row or column has left for a digit lie in one box. The "
                    "line must have the digit somewhere, so the rest of the box cannot have it. "
                    "If this leaves one of the parallel lines through the box just one cell for "
                    "the digit, it can be written there at once: that is what “direct” means."),
    .example = ":0000:x:..+3.16.+7....3.....7+1.+5.423.429...7.51+65...+3.2+3+8+7..+5.6.5.27....1"
               "+831....5+7.7.8+5+1.+2+3:::" },
  { .id = "pointing", .name = N_("Pointing"), .price = 2.6,
    .rating_rank = 90, .human_rank = 50, .cost = 4, .find = find_pointing,
    .sentences = RT_WHY (WHY_LOCKED),
    .definition = N_("All places that a box has left for a digit lie in one row or one column. "
                    "The box must have the digit, so it stands on that line inside the box, and "
                    "the candidate can be removed from the rest of the line. Also known as "
                    "locked candidates type 1, or as a pointing pair or triple."),
    .example = ":0000:x:.9...+25+4.4....78+3....+4..+12..8.13...46+3+72+5+49+1+8....7.3.+287+36+4"
               "+1+2+9+5....2...1..1...4.3:::" },
  { .id = "claiming", .name = N_("Claiming"), .price = 2.8,
    .rating_rank = 100, .human_rank = 60, .cost = 5, .find = find_claiming,
    .sentences = RT_WHY (WHY_LOCKED),
    .definition = N_("All places that a row or column has left for a digit lie in one box. The "
                    "line must have the digit, so it stands inside that box, and the candidate "
                    "can be removed from the rest of the box. Also known as locked candidates "
                    "type 2 or box/line reduction."),
    .example = ":0000:x:.2+6.....9.+5+9+2...1.+7+183...4.+2.5.+3+86..6+9+37.+2.8418..6..2.9+6..2."
               ".3.+8+31+6.....5.+28.3.6.:::" },
  { .id = NULL }
};

const RtFamily rt_family_locked = { "locked", N_("Locked Candidates"), rows };
