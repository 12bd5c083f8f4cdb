/* locked.c - a digit that a house has only where another house crosses it.
 *
 *     house           where the digit is locked: a box (pointing) or a line (claiming)
 *     crossing house  loses the digit elsewhere
 *     beside          the two houses of the first one's kind that cross the other too
 *
 * The rating tries first what it calls the direct form: the digit is not removed, but placed where
 * the removal would leave it only one place in a house beside the first. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/study.h"
#include "engine/logic/sink.h"

/* Which third of a house holds all of two or three places, from 1, or 0: three places in a row (a
 * third of a line, a row of a box), or three with steps of three (a column of a box). */
/* clang-format off: a table */
static const uint8_t third[2][512] = {
  {
    0, 0, 0, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  },
  {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    3, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  },
};
/* clang-format on */

/* A house, the Kth third of it, the house that crosses it there, and the places of the third: in
 * the house itself and in those beside it. */
typedef struct {
  int house, crossing;
  int first_beside, step;
  RtPlaces third;
} Crossing;

/* KIND and OTHER are kinds, one of them boxes. */
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

static const RtTechnique rows[] = {
  { .id = "direct-pointing", .name = N_("Direct Pointing"), .price = 1.7,
    .rating_rank = 40, .find = find_direct_pointing },
  { .id = "direct-claiming", .name = N_("Direct Claiming"), .price = 1.9,
    .rating_rank = 50, .find = find_direct_claiming },
  { .id = "pointing", .name = N_("Pointing"), .price = 2.6,
    .rating_rank = 90, .human_rank = 50, .find = find_pointing },
  { .id = "claiming", .name = N_("Claiming"), .price = 2.8,
    .rating_rank = 100, .human_rank = 60, .find = find_claiming },
  { .id = NULL }
};

const RtFamily rt_family_locked = { "locked", N_("Locked Candidates"), rows };
