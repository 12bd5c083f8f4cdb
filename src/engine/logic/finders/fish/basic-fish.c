/* basic-fish.c - family of basic fish: X-wing, swordfish, jellyfish. They are found in the order of
 * Sudoku Explainer. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/study.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/finders/fish/fish-report.h"
#include "engine/logic/step/sink.h"

static bool
report (const RtTechnique *technique, RtSink *sink, const RtChoices *field, int kind, int digit,
        RtPlaces base, RtPlaces cover)
{
  int other = kind == RT_KIND_ROW ? RT_KIND_COLUMN : RT_KIND_ROW;
  const RtFish fish = { digit, (RtHouses) base << 9 * kind, (RtHouses) cover << 9 * other };
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);

  for_each_bit (line, cover)
    for_each_bit (i, rt_choices_places (field, 9 * other + (int) line, digit) & ~base)
      rt_draft_remove (draft, rt_houses[9 * other + (int) line][i], rt_digits_of (digit));
  if (!rt_draft_has_effect (draft))
    return false;
  rt_fish_explain (draft, field, &fish);
  return rt_sink_report (sink);
}

/* Computes into ABLE, by digit - 1, the lines of KIND that may be in the base of a fish of SIZE
 * lines. */
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
find_basic (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  return find_with_base (technique, sink, &study->field, RT_KIND_COLUMN) ||
         find_with_base (technique, sink, &study->field, RT_KIND_ROW);
}

static const RtTechnique rows[] = {
  { .id = "x-wing", .name = N_("X-Wing"), .size = 2, .price = 3.2,
    .rating_rank = 120, .human_rank = 130, .cost = 8, .find = find_basic,
    .sentences = RT_WHY (WHY_FISH),
    .definition = N_("In two rows a digit has places in the same two columns only. The rows put "
                    "it into different columns, so both columns have their digit in these rows, "
                    "and it can be removed from the rest of the two columns. The same goes with "
                    "rows and columns exchanged. The four cells are the corners of a rectangle, "
                    "and two opposite ones hold the digit: hence the X. It is the smallest of "
                    "the patterns called fish."),
    .example = ":0000:x:+9+87+12...6+2+365+8..9.45+1.+6+9.+2.+1+6+2+4.8.3.+87+4.3+52..+395+2+1..8"
               ".+5+1+98+4..7+26+43..2...+72+8.+519..:::" },
  { .id = "swordfish", .name = N_("Swordfish"), .size = 3, .price = 3.8,
    .rating_rank = 150, .human_rank = 181, .cost = 12, .find = find_basic,
    .sentences = RT_WHY (WHY_FISH),
    .definition = N_("In three rows a digit has places in the same three columns only; not every "
                    "row needs all three. The rows put it into three different columns, which "
                    "uses these columns up, so the digit can be removed from the rest of them. "
                    "The same goes with rows and columns exchanged. It is an X-Wing with one "
                    "more line on either side."),
    .example = ":0000:x:4+1+7.3.+5+89+385+17+9+6+4+2+96+2+45+8+7132..8+4.1+9..+49.+1.+3...7+19.+3"
               "4....+4+3+9.8+7+11..+7.4+96+5+7+9.5.12+3+4:646 256 656 661::" },
  { .id = "jellyfish", .name = N_("Jellyfish"), .size = 4, .price = 5.2,
    .rating_rank = 210, .human_rank = 227, .cost = 16, .find = find_basic,
    .sentences = RT_WHY (WHY_FISH),
    .definition = N_("In four rows a digit has places in the same four columns only; not every "
                    "row needs all four. The rows put it into four different columns, which uses "
                    "these columns up, so the digit can be removed from the rest of them. The "
                    "same goes with rows and columns exchanged. It is an X-Wing with two more "
                    "lines on either side, and larger fish are never needed."),
    .example = ":0000:x:5+6+812+4.+9.3275+69+4+1+8+4+9+1..8+26+5...+2+96+5.+11.68+5.9+24+25+9+41."
               ".+8+6+6.+29.+5+14..+1...26+5+99.5+6.+18.+2:342 742 385 785 392::" },
  { .id = NULL }
};

const RtFamily rt_family_fish = { "fish", N_("Fish"), rows };
