/* subsets.c - family of naked and hidden pairs, triples and quads: as many digits as cells of a
 * house. The rating also has a direct form of the hidden ones.
 *
 * The minimum numbers of empty cells, and the order of houses, are those of Sudoku Explainer. (A
 * set of more than half of the empty cells has a smaller complementary set.) */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/study.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/step/sink.h"

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

    /* The place is always stored, and counted only if it is usable: a branch would often be
     * mispredicted. */
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

/* Reports the direct form of a hidden set: places the first other digit for which the set leaves
 * only one place. The step has no eliminations of the set. Returns true if SINK wants no more. */
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

/* A function that reports a hidden set as a step, if the step has an effect. Returns true if the
 * sink wants no more. */
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

#define WHY_DIRECT_HIDDEN \
  N_("In {base} the digits {digits} have only the cells {cells}, which hold nothing else: so " \
     "{place} is the only one left for the digit {placed}.")

#define WHY_NAKED \
  N_("{cells} can hold only {digits}, so the rest of {base} cannot have these.")

#define WHY_HIDDEN \
  N_("In {base} the digits {digits} have only the cells {cells}, which hold nothing else.")

static const RtTechnique rows[] = {
  { .id = "direct-hidden-pair", .name = N_("Direct Hidden Pair"), .size = 2, .price = 2.0,
    .rating_rank = 60, .find = find_direct,
    .sentences = RT_WHY (WHY_DIRECT_HIDDEN),
    .definition = N_("In a row, column or box two digits have only the same two cells left, as in "
                    "a hidden pair. These cells hold the two digits and nothing else. If another "
                    "digit of the same row, column or box loses a place by this and has just one "
                    "left, it can be written there at once: that is what “direct” means."),
    .example = ":0000:x:3.+52.+6.+79...+1.35+6....+5.7.2....3+18+9+5+795.+7+2+46+1....6+5+9.4218+"
               "947+5+23+6+53+7+8+62.+9.46+2+9+3+1+785:::" },
  { .id = "direct-hidden-triple", .name = N_("Direct Hidden Triple"), .size = 3, .price = 2.5,
    .rating_rank = 80, .find = find_direct,
    .sentences = RT_WHY (WHY_DIRECT_HIDDEN),
    .definition = N_("In a row, column or box three digits have only the same three cells left, "
                    "as in a hidden triple. These cells hold the three digits and nothing else. "
                    "If another digit of the same row, column or box loses places by this and "
                    "has just one left, it can be written there at once: that is what “direct” "
                    "means."),
    .example = ":0000:x:+5+12...7+8.49+8....2.+6+73..+854.+8+25+16+7+3+9+4+7+4+9832.+5.1+3+6...87"
               "+2+28+7+6.1.3+59+5+1....6+8+3+6+4.+85.+17:::" },
  { .id = "naked-pair", .name = N_("Naked Pair"), .size = 2, .price = 3.0,
    .rating_rank = 110, .human_rank = 90, .cost = 5, .find = find_naked,
    .sentences = RT_WHY (WHY_NAKED),
    .definition = N_("Two cells of a row, column or box have the same two candidates and no "
                    "others. Each of the two digits goes into one of them; which into which is "
                    "not known yet, but no other cell of that row, column or box can have "
                    "either. Also known as disjoint pair."),
    .example = ":0000:x:8..1.6.....+4.9..+8+131..+4+8.7.+23+86+5+9+417...+7842+9+34..32+1+56+8+9+"
               "428.+5.36.+8+3+4+6+2.596..+9..8..:::" },
  { .id = "hidden-pair", .name = N_("Hidden Pair"), .size = 2, .price = 3.4,
    .rating_rank = 130, .human_rank = 100, .cost = 6, .find = find_hidden,
    .sentences = RT_WHY (WHY_HIDDEN),
    .definition = N_("In a row, column or box two digits have only the same two cells left. Each "
                    "of these cells must hold one of the two digits, so all their other "
                    "candidates can be removed. Until then the pair is hidden among these."),
    .example = ":0000:x:+6+8+412+5+739+37+2+4.9+15.....7.4+2...35+4+6+89+7469...2+1+5+75+8...+6+4"
               "+38....437+1.+3....5+8+4.+478..+9+62:::" },
  { .id = "naked-triple", .name = N_("Naked Triple"), .size = 3, .price = 3.6,
    .rating_rank = 140, .human_rank = 110, .cost = 7, .find = find_naked,
    .sentences = RT_WHY (WHY_NAKED),
    .definition = N_("Three cells of a row, column or box have only three candidates between "
                    "them; not every cell needs all three. Three digits for three cells: each "
                    "digit goes into one of them, so it can be removed from the other cells of "
                    "that row, column or box. Also known as disjoint triple."),
    .example = ":0000:x:8431+2+5+6+7+9+5+92...4+1+3+6+71+439.+8.1..2....8.....+1.....9.+4..61+4+1"
               "+5+3+72+8+9+6+93+6+85+4+1+27+72+89+16+35+4:::" },
  { .id = "hidden-triple", .name = N_("Hidden Triple"), .size = 3, .price = 4.0,
    .rating_rank = 160, .human_rank = 120, .cost = 9, .find = find_hidden,
    .sentences = RT_WHY (WHY_HIDDEN),
    .definition = N_("In a row, column or box three digits have only the same three cells left; "
                    "not every digit needs all three. These cells must hold the three digits, so "
                    "all their other candidates can be removed. Until then the triple is hidden "
                    "among these."),
    .example = ":0000:x:1+63+24+5..9..+5.9+12+362.9+6.3+1+4+5..4327.+6.+3.+6+5+1+84..+7.8+4+6+9+3"
               "5...+1.+36.2+4..+715+26.+363+2+9.45+1.:872::" },
  { .id = "naked-quad", .name = N_("Naked Quad"), .size = 4, .price = 5.0,
    .rating_rank = 200, .human_rank = 200, .cost = 9, .find = find_naked,
    .sentences = RT_WHY (WHY_NAKED),
    .definition = N_("Four cells of a row, column or box have only four candidates between them; "
                    "not every cell needs all four. Four digits for four cells: each digit goes "
                    "into one of them, so it can be removed from the other cells of that row, "
                    "column or box. The other empty cells then hold a hidden set, which is "
                    "sometimes easier to see. Also known as disjoint quad."),
    .example = ":0000:x:9..+1.+346.1...7.32...+34.8+1.7+4.8..+1.+7+3+3.1.47+8..7..+83.2+4+18.97.2"
               ".+3.5..+3.6.8..3..+8+4.1.:212 522 232 642 245 652 559 282 693 699::" },
  { .id = "hidden-quad", .name = N_("Hidden Quad"), .size = 4, .price = 5.4,
    .rating_rank = 220, .human_rank = 204, .cost = 12, .find = find_hidden,
    .sentences = RT_WHY (WHY_HIDDEN),
    .definition = N_("In a row, column or box four digits have only the same four cells left; not "
                    "every digit needs all four. These cells must hold the four digits, so all "
                    "their other candidates can be removed. The other empty cells are then a "
                    "naked set, which is sometimes easier to see."),
    .example = ":0000:x:+7+654......2..7....3....6...18+49.+257.+5...472...7.15..4.6..+7.1.5.85+7"
               "2.+416..+19..5...:315 815 915 918 319 919 827 928 329 829 929 835 935 937 939 "
               "358 359 959 369 375 377 379 894 395 399::" },
  { .id = NULL }
};

const RtFamily rt_family_subsets = { "subsets", N_("Subsets"), rows };
