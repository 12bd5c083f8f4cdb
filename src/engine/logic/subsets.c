/* subsets.c - as many cells of a house as digits for them: naked, hidden, and the rating's direct
 * form of the hidden ones.
 *
 * How many empty cells a house must have, and which come first, is the rating's contract: a set of
 * more than half of them has a smaller one of the other sort beside it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/sight.h"
#include "engine/logic/study.h"
#include "engine/logic/sink.h"

static const int kinds[] = { RT_KIND_BOX, RT_KIND_COLUMN, RT_KIND_ROW };

static void
explain (RtDraft *draft, const RtChoices *field, int house, RtPlaces places, RtDigits digits)
{
  draft->pattern.digits = digits;
  draft->pattern.cells = rt_places_cells (house, places);
  draft->pattern.base = UINT32_C (1) << house;
  rt_draft_mark_all (draft, field, draft->pattern.cells, digits, RT_MARK_PATTERN, 0);
  rt_draft_house (draft, house, RT_HOUSE_WHERE, 0);
}

static bool
report_naked (const RtTechnique *technique, RtSink *sink, const RtChoices *field, int house,
              RtPlaces places, RtDigits digits)
{
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);

  for_each_bit (i, 0x1ff & ~places)
    rt_draft_remove (draft, rt_houses[house][i], field->candidates[rt_houses[house][i]] & digits);
  if (!rt_draft_has_effect (draft))
    return false;
  explain (draft, field, house, places, digits);
  return rt_sink_report (sink);
}

static bool
find_naked_in (const RtTechnique *technique, RtSink *sink, const RtChoices *field, int house)
{
  int size = technique->size, n_able = 0;
  RtDigits able[9];
  RtPlaces place[9];

  for (int i = 0; i < 9; i++) {
    RtDigits candidates = field->candidates[rt_houses[house][i]];
    int n = rt_count_nine (candidates);

    /* Whether it counts cannot be foretold: so no branch. */
    place[n_able] = (RtPlaces) (1u << i);
    able[n_able] = candidates;
    n_able += n >= 2 && n <= size;
  }
  for (const uint16_t *set = rt_combinations[size]; *set >> n_able == 0; set++) {
    RtPlaces places = 0;
    RtDigits digits = RT_DIGITS_NONE;

    for_each_bit (i, *set) {
      places |= place[i];
      digits |= able[i];
    }
    if (rt_count_nine (digits) == size &&
        report_naked (technique, sink, field, house, places, digits))
      return true;
  }
  return false;
}

static bool
find_naked (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  for (int k = 0; k < 3; k++)
    for (int house = 9 * kinds[k]; house < 9 * kinds[k] + 9; house++)
      if (study->field.n_empty[house] >= 2 * technique->size &&
          find_naked_in (technique, sink, &study->field, house))
        return true;
  return false;
}

static bool
report_hidden (const RtTechnique *technique, RtSink *sink, const RtChoices *field, int house,
               RtDigits digits, RtPlaces places)
{
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);

  for_each_bit (i, places) {
    int cell = rt_houses[house][i];

    rt_draft_remove (draft, cell, field->candidates[cell] & (RtDigits) ~digits);
  }
  if (!rt_draft_has_effect (draft))
    return false;
  explain (draft, field, house, places, digits);
  return rt_sink_report (sink);
}

/* Places the first digit outside the set that is left one place by it. What the set removes stays
 * where it is. */
static bool
report_direct (const RtTechnique *technique, RtSink *sink, const RtChoices *field, int house,
               RtDigits digits, RtPlaces places)
{
  for_each_digit (digit, (RtDigits) (RT_DIGITS_ALL & ~digits)) {
    RtPlaces all = rt_choices_places (field, house, digit), left = all & (RtPlaces) ~places;
    RtDraft *draft;

    if (!rt_is_several (all) || !rt_is_single (left))
      continue;
    draft = rt_sink_begin (sink, technique, technique->price);
    rt_draft_place (draft, rt_houses[house][__builtin_ctz (left)], digit);
    explain (draft, field, house, places, digits);
    for_each_bit (i, all & places)
      rt_draft_mark (draft, rt_houses[house][i], digit, RT_MARK_OFF, 0);
    return rt_sink_report (sink);
  }
  return false;
}

typedef bool Report (const RtTechnique *technique, RtSink *sink, const RtChoices *field, int house,
                     RtDigits digits, RtPlaces places);

static bool
find_hidden_in (const RtTechnique *technique, RtSink *sink, const RtChoices *field, int house,
                Report *report)
{
  int size = technique->size, n_able = 0;
  RtPlaces able[9];
  RtDigits digit_of[9];

  for (int digit = 1; digit <= 9; digit++) {
    RtPlaces places = rt_choices_places (field, house, digit);
    int n = rt_count_nine (places);

    digit_of[n_able] = rt_digits_of (digit);
    able[n_able] = places;
    n_able += n >= 2 && n <= size;
  }
  for (const uint16_t *set = rt_combinations[size]; *set >> n_able == 0; set++) {
    RtDigits digits = RT_DIGITS_NONE;
    RtPlaces places = 0;

    for_each_bit (i, *set) {
      digits |= digit_of[i];
      places |= able[i];
    }
    if (rt_count_nine (places) == size &&
        report (technique, sink, field, house, digits, places))
      return true;
  }
  return false;
}

static bool
find_hidden (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  for (int k = 0; k < 3; k++)
    for (int house = 9 * kinds[k]; house < 9 * kinds[k] + 9; house++)
      if (study->field.n_empty[house] > 2 * technique->size &&
          find_hidden_in (technique, sink, &study->field, house, report_hidden))
        return true;
  return false;
}

static bool
find_direct (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  for (int k = 0; k < 3; k++)
    for (int house = 9 * kinds[k]; house < 9 * kinds[k] + 9; house++)
      if (study->field.n_empty[house] > technique->size &&
          find_hidden_in (technique, sink, &study->field, house, report_direct))
        return true;
  return false;
}

static const RtTechnique rows[] = {
  { .id = "direct-hidden-pair", .name = N_("Direct Hidden Pair"), .size = 2, .price = 2.0,
    .rating_rank = 60, .find = find_direct },
  { .id = "direct-hidden-triple", .name = N_("Direct Hidden Triple"), .size = 3, .price = 2.5,
    .rating_rank = 80, .find = find_direct },
  { .id = "naked-pair", .name = N_("Naked Pair"), .size = 2, .price = 3.0,
    .rating_rank = 110, .human_rank = 90, .find = find_naked },
  { .id = "hidden-pair", .name = N_("Hidden Pair"), .size = 2, .price = 3.4,
    .rating_rank = 130, .human_rank = 100, .find = find_hidden },
  { .id = "naked-triple", .name = N_("Naked Triple"), .size = 3, .price = 3.6,
    .rating_rank = 140, .human_rank = 110, .find = find_naked },
  { .id = "hidden-triple", .name = N_("Hidden Triple"), .size = 3, .price = 4.0,
    .rating_rank = 160, .human_rank = 120, .find = find_hidden },
  { .id = "naked-quad", .name = N_("Naked Quad"), .size = 4, .price = 5.0,
    .rating_rank = 200, .human_rank = 340, .find = find_naked },
  { .id = "hidden-quad", .name = N_("Hidden Quad"), .size = 4, .price = 5.4,
    .rating_rank = 220, .human_rank = 350, .find = find_hidden },
  { .id = NULL }
};

const RtFamily rt_family_subsets = { "subsets", N_("Subsets"), rows };
