/* fish.c - a digit that some lines have only where as many lines cross them: X-wing, swordfish,
 * jellyfish. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/study.h"
#include "engine/logic/sink.h"

static bool
report (const RtTechnique *technique, RtSink *sink, const RtChoices *field, int kind, int digit,
        RtPlaces base, RtPlaces cover)
{
  int other = kind == RT_KIND_ROW ? RT_KIND_COLUMN : RT_KIND_ROW;
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);

  for_each_bit (line, cover)
    for_each_bit (i, rt_choices_places (field, 9 * other + (int) line, digit) & ~base)
      rt_draft_remove (draft, rt_houses[9 * other + (int) line][i], rt_digits_of (digit));
  if (!rt_draft_has_effect (draft))
    return false;
  draft->pattern.digits = rt_digits_of (digit);
  draft->pattern.base = (RtHouses) base << 9 * kind;
  draft->pattern.cover = (RtHouses) cover << 9 * other;
  if (draft->explains) {
    for_each_bit (line, base) {
      int house = 9 * kind + (int) line;

      for_each_bit (i, rt_choices_places (field, house, digit))
        rt_draft_mark (draft, rt_houses[house][i], digit, RT_MARK_PATTERN, 0);
      rt_draft_house (draft, house, RT_HOUSE_BASE, 0);
    }
    for_each_bit (line, cover)
      rt_draft_house (draft, 9 * other + (int) line, RT_HOUSE_COVER, 0);
  }
  return rt_sink_report (sink);
}

/* The lines of a kind that may be part of a fish, by digit - 1. */
static void
find_able (const RtChoices *field, int kind, int size, RtPlaces able[9])
{
  for (int digit = 1; digit <= 9; digit++) {
    able[digit - 1] = 0;
    if (field->n_placed[digit - 1] + 2 * size > 9)
      continue;
    for (int line = 0; line < 9; line++) {
      int n = rt_count_nine (rt_choices_places (field, 9 * kind + line, digit));

      if (n >= 2 && n <= size)
        able[digit - 1] |= (RtPlaces) (1u << line);
    }
  }
}

static bool
find_with_base (const RtTechnique *technique, RtSink *sink, const RtChoices *field, int kind)
{
  int size = technique->size;
  RtPlaces able[9];

  find_able (field, kind, size, able);
  for (int z = 0; z < rt_n_combinations[size]; z++) {
    RtPlaces base = rt_combinations[size][z];

    for (int digit = 1; digit <= 9; digit++) {
      RtPlaces cover = 0;

      if (base & ~able[digit - 1])
        continue;
      for_each_bit (line, base)
        cover |= rt_choices_places (field, 9 * kind + (int) line, digit);
      if (rt_count_nine (cover) == size &&
          report (technique, sink, field, kind, digit, base, cover))
        return true;
    }
  }
  return false;
}

static bool
find_fish (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  return find_with_base (technique, sink, &study->field, RT_KIND_COLUMN) ||
         find_with_base (technique, sink, &study->field, RT_KIND_ROW);
}

static const RtTechnique rows[] = {
  { .id = "x-wing", .name = N_("X-Wing"), .size = 2, .price = 3.2,
    .rating_rank = 120, .human_rank = 130, .find = find_fish },
  { .id = "swordfish", .name = N_("Swordfish"), .size = 3, .price = 3.8,
    .rating_rank = 150, .human_rank = 220, .find = find_fish },
  { .id = "jellyfish", .name = N_("Jellyfish"), .size = 4, .price = 5.2,
    .rating_rank = 210, .human_rank = 360, .find = find_fish },
  { .id = NULL }
};

const RtFamily rt_family_fish = { "fish", N_("Fish"), rows };
