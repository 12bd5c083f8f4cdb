/* als.c - family of almost locked sets: finds doubly linked sets and death blossoms; table of its
 * techniques, with the chains of als-chain.c.
 *
 * If two digits link two sets, each set contains one of these digits, and so all its other digits.
 *
 * In a death blossom each candidate of a cell, the stem, takes its digit from a set, its petal. All
 * petals have a further common digit. Whatever the stem holds, one petal then contains that digit,
 * so candidates that see all its places in the petals are false. A stem of two candidates is an
 * ALS-XY-wing. If the stem may have the eliminated digit itself, it needs no petal for that digit,
 * but the victim must see the stem: that is aligned pair exclusion. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/finders/almost-locked/als-chain.h"

#include "engine/logic/finders/almost-locked/set-links.h"
#include "engine/logic/finders/chain-sentences.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/step/sink.h"

#define WITH_STEM 1             /* size of the technique whose stem may have the lost digit */

/* Adds the eliminations of the sets A and B, which the two digits BY link: each digit of BY is
 * eliminated from cells that see all its places in both sets, each other digit of a set from cells
 * that see all its places in that set. */
static void
remove_doubly (const RtSets *sets, int a, int b, RtDigits by, RtDraft *draft)
{
  RtDigits digits[RT_N_CELLS] = { 0 };

  for (int digit = 1; digit <= 9; digit++) {
    RtCells of_a = sets->victims[a][digit - 1], of_b = sets->victims[b][digit - 1];
    RtCells cells = rt_digits_has (by, digit) ? rt_cells_and (of_a, of_b)
                                              : rt_cells_or (of_a, of_b);

    for_each_cell (cell, cells)
      digits[cell] |= rt_digits_of (digit);
  }
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    rt_draft_remove (draft, cell, digits[cell]);
}

static bool
report_doubly (const RtTechnique *technique, RtStudy *study, RtSink *sink, const RtSets *sets,
               int a, int b, int x, int y)
{
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);

  remove_doubly (sets, a, b, rt_digits_of (x) | rt_digits_of (y), draft);
  if (!rt_draft_has_effect (draft))
    return false;
  rt_sets_mark (sets, a, 0, draft, &study->field, 0);
  rt_sets_mark (sets, b, 1, draft, &study->field, 0);
  rt_sets_link (sets, a, x, y, draft, 0);
  rt_draft_link (draft, rt_sets_node (sets, a, y, true), rt_sets_node (sets, b, y, false),
                 RT_LINK_WEAK, 0);
  rt_sets_link (sets, b, y, x, draft, 0);
  rt_draft_link (draft, rt_sets_node (sets, b, x, true), rt_sets_node (sets, a, x, false),
                 RT_LINK_WEAK, 0);
  return rt_sink_report (sink);
}

/* Returns true if A and B are in one house. Together they are then just a naked set. */
static bool
share_house (const RtSets *sets, int a, int b)
{
  return rt_in_one_house (rt_cells_or (sets->set[a].cells, sets->set[b].cells));
}

static bool
find_doubly (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  const RtSets *sets = rt_sets_of (study);

  for (int b = 1; b < sets->n; b++)
    for_each_digit (x, sets->set[b].digits)
      for (int y = x; (y = rt_digits_next (sets->set[b].digits, y)) != 0;) {
        const uint64_t *by_x = rt_sets_linked (sets, b, x), *by_y = rt_sets_linked (sets, b, y);

        for (int w = 0; w <= b >> 6; w++)
          for (uint64_t rest = by_x[w] & by_y[w]; rest; rest &= rest - 1) {
            int a = 64 * w + __builtin_ctzll (rest);

            if (a < b && !share_house (sets, a, b) &&
                report_doubly (technique, study, sink, sets, a, b, x, y))
              return true;
          }
      }
  return false;
}

/* Returns true if another technique finds this death blossom: if the cell STEM and its petals
 * (sets) for OTHERS are in one house (a naked set), or all petals are single cells (aligned pair
 * exclusion). */
static bool
is_told_elsewhere (const RtSets *sets, int stem, const int *petals, RtDigits others)
{
  RtCells all = rt_cells_of (stem);
  bool cells_alone = true;

  for_each_digit (digit, others) {
    all = rt_cells_or (all, sets->set[petals[digit - 1]].cells);
    cells_alone = cells_alone && sets->set[petals[digit - 1]].n_cells == 1;
  }
  return cells_alone || rt_in_one_house (all);
}

/* Returns the petal for DIGIT: the first set that loses DIGIT if the cell STEM has it, and that
 * loses FALLS if the cell VICTIM has it; -1 if there is none. */
static int
find_petal (const RtSets *sets, int stem, int digit, int victim, int falls)
{
  const uint64_t *to_stem = rt_sets_losing (sets, stem, digit);
  const uint64_t *to_victim = rt_sets_losing (sets, victim, falls);

  for (int w = 0; w < sets->n_words; w++)
    if (to_stem[w] & to_victim[w])
      return 64 * w + __builtin_ctzll (to_stem[w] & to_victim[w]);
  return -1;
}

/* Returns the cells from which FALLS, the eliminated digit, may be eliminated: the peers of STEM if
 * STEM may have FALLS itself, otherwise all cells. */
static RtCells
seen_by_stem (const RtStudy *study, int stem, int falls)
{
  return rt_choices_has (&study->field, stem, falls) ? rt_peer_cells[stem] : RT_CELLS_ALL;
}

static bool
report_blossom (const RtTechnique *technique, RtStudy *study, RtSink *sink, const RtSets *sets,
                int stem, const int *petals, int falls)
{
  RtDigits digits = study->field.candidates[stem];
  RtDigits others = digits & (RtDigits) ~rt_digits_of (falls);
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);
  RtCells victims = seen_by_stem (study, stem, falls);
  int i = 0;

  for_each_digit (digit, others)
    victims = rt_cells_and (victims, sets->victims[petals[digit - 1]][falls - 1]);
  rt_draft_remove_from (draft, &study->field, victims, falls);
  draft->pattern.cells = rt_cells_of (stem);
  rt_draft_mark_all (draft, &study->field, rt_cells_of (stem), digits, RT_MARK_PATTERN, 0);
  for_each_digit (digit, others) {
    int petal = petals[digit - 1];

    rt_sets_mark (sets, petal, i, draft, &study->field, i + 1);
    rt_draft_link (draft, rt_step_node (stem, digit, true),
                   rt_sets_node (sets, petal, digit, false), RT_LINK_WEAK, i + 1);
    rt_sets_link (sets, petal, digit, falls, draft, i + 1);
    i++;
  }
  draft->n_views = i;
  return rt_sink_report (sink);
}

/* Finds the death blossoms of the cell STEM; for WITH_STEM, those in which STEM may have the
 * eliminated digit. Returns true if no more steps are wanted. */
static bool
find_blossom_of (const RtTechnique *technique, RtStudy *study, RtSink *sink, const RtSets *sets,
                 int stem)
{
  RtDigits digits = study->field.candidates[stem];

  for_each_digit (falls, technique->size == WITH_STEM ? digits : RT_DIGITS_ALL & (RtDigits) ~digits)
    for_each_cell (victim, rt_cells_and (rt_study_plane (study, falls),
                                         seen_by_stem (study, stem, falls))) {
      RtDigits others = digits & (RtDigits) ~rt_digits_of (falls);
      int petals[9];
      bool all = true;

      for (int digit = 0; all && (digit = rt_digits_next (others, digit)) != 0;) {
        petals[digit - 1] = find_petal (sets, stem, digit, victim, falls);
        all = petals[digit - 1] >= 0;
      }
      if (all && technique->size == WITH_STEM && is_told_elsewhere (sets, stem, petals, others))
        continue;
      if (all && report_blossom (technique, study, sink, sets, stem, petals, falls))
        return true;
    }
  return false;
}

static bool
find_blossom (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  const RtSets *sets = rt_sets_of (study);

  for (int n = 3; n <= 9; n++)
    for_each_cell (stem, rt_study_empty (study)) {
      if (rt_study_stopped (study))
        return false;
      if (rt_count_nine (study->field.candidates[stem]) == n &&
          find_blossom_of (technique, study, sink, sets, stem))
        return true;
    }
  return false;
}

/* Returns true if the middle one of the three almost locked sets is a single cell. */
static bool
hinges_on_cell (const RtStep *step)
{
  return rt_cells_count (rt_step_cells_of (step, RT_MARK_SET_2)) == 1;
}

static const RtTechnique rows[] = {
  { .id = "als-xz-doubly", .name = N_("Doubly Linked ALS-XZ"), .price = 7.0, .human_rank = 312,
    .cost = 16,
    .find = find_doubly,
    .sentences = RT_WHY (N_("{set-1-is}; {set-2-is}. Each of {common} can be in only one of "
                            "the two: so each has just one of these, and all its other digits.")),
    .definition = N_("An almost locked set is a group of cells within a row, column or box that "
                    "has one candidate more than cells: without one of its digits it must hold "
                    "all the others. Here two such sets share two digits, and for either digit "
                    "every place in the one sees every place in the other. Not both sets can "
                    "hold the same one, and each can do without one digit only, so each has just "
                    "one of the two, and all its other digits. Cells outside lose a shared digit "
                    "if they see all its places, and any other digit of a set if they see all "
                    "its places there."),
    .example = ":0000:x:.7.+13+48..+1..2+9+8..+7+8..576+21...8+9.716.6.7+34.9+85...68..+7273.+81."
               "5....1+7...385+8.+4+637.+1:422 623 241 442 363 973 282::" },
  { .id = "als-xz", .name = N_("ALS-XZ"), .size = 2, .price = 7.0, .human_rank = 310, .cost = 14,
    .find = rt_find_als_chain,
    .sentences = RT_WHY (N_("{set-1-is}; {set-2-is}. Only one of the two can have {common}: "
                            "so the other has {lost}, and {victims-see} all places for it "
                            "there.")),
    .definition = N_("An almost locked set is a group of cells within a row, column or box that "
                    "has one candidate more than cells: without one of its digits it must hold "
                    "all the others. Take two such sets that share a digit x, every place of "
                    "which in the one sees every place in the other, so that not both can hold "
                    "it. Then one of them lacks x and holds all its other digits. If z is "
                    "another digit that both have, one of the sets holds it, and cells that see "
                    "all its places in both cannot have it."),
    .example = ":0000:x:1....4..+9.3.....2+4+4.7.....5+3+657+4+29+81+2.....+34+7+7+8+491+36+52+84"
               ".5..+2769..+4.85+1+3....2.4+9+8:814 625 126 626 334 935::" },
  { .id = "als-xy-wing", .name = N_("ALS-XY-Wing"), .size = 3, .price = 7.2, .human_rank = 316,
    .cost = 18,
    .find = rt_find_als_chain,
    .sentences = RT_SENTENCES (
      { .only_if = hinges_on_cell,
        .why = N_("{set-1-is}; {set-3-is}; and {set-2-is}, which takes that digit from one of the "
                  "others: so this has {lost}, and {victims-see} all places for it there.") },
      { .why = N_("{set-1-is}; {set-3-is}; and {set-2-is}, so that {common-or} is there. That "
                  "takes it from one of the others: so this has {lost}, and {victims-see} all "
                  "places for it there.") }),
    .definition = N_("An almost locked set is a group of cells within a row, column or box that "
                    "has one candidate more than cells: without one of its digits it must hold "
                    "all the others. Here a middle set shares x with a second and y with a "
                    "third, each digit so that not both sets can hold it. The middle set holds x "
                    "or y at least, so the second lacks x or the third lacks y, and holds all "
                    "its other digits. If z is a digit of the second and of the third, one of "
                    "them holds it, and cells that see all its places in both cannot have it."),
    .example = ":0000:x:+2...5+1+6+788+5+7.9.143..+6.782+9+53..7..95..6+5...8+3..2..35+4..+5421.+"
               "7+3.9.7..2.+5..6..+5..7+2.:149 454 384 484::" },
  { .id = "als-chain", .name = N_("ALS Chain"), .size = 4, .flags = RT_TECHNIQUE_CHAIN,
    .price = 7.4, .human_rank = 450, .cost = 24, .find = rt_find_als_chain,
    .sentences = RT_WHY (WHY_CHAIN),
    .definition = N_("An almost locked set is a group of cells within a row, column or box that "
                    "has one candidate more than cells: without one of its digits it must hold "
                    "all the others. Here four sets or more form a chain; each shares a digit "
                    "with the next that not both can hold. If the first set lacks z, it has the "
                    "digit that it shares with the second, which lacks it then and so has the "
                    "one shared with the third, and so on; in the end the last set has z. So one "
                    "of the ends holds z, and cells that see all its places in both cannot have "
                    "it."),
    .example = ":0000:x:.1..2..97..+7.812.+5..56+97.+1+31...73.5.+57.918+3.2.3....+1+7.+7.+1+8.25"
               "3..+5.+7+3..81.8.+1+59+7+2.:411 613 942 443 847 661 663 464 669::" },
  { .id = "aligned-pair-sets", .name = N_("Aligned Pair Exclusion with ALS"), .size = WITH_STEM,
    .price = 7.6, .human_rank = 495, .cost = 20, .find = find_blossom,
    .sentences = RT_WHY (N_("{main} holds {main-digits-or}. If it is {lost}, {victims-see} it. If "
                            "not, its digit is taken from cells with one digit too many: {petals}. "
                            "Those cells then have all their other digits, {lost} among them, and "
                            "{victims-see} all places for it there.")),
    .definition = N_("An almost locked set is a group of cells within a row, column or box that "
                    "has one candidate more than cells: it cannot do without two of its digits. "
                    "Take two cells that see each other and try every combination of their "
                    "candidates. A combination is impossible if it gives the same digit to both, "
                    "or takes two digits from such a set: one cell sees all places of the one "
                    "there, and the other cell all places of the other. A candidate that is in no "
                    "possible combination can be removed. Where the other cell does not have that "
                    "candidate, this is known as an ALS-XY-Wing or a Death Blossom."),
    .example = ":0000:x:....91.+82+2.+18+5..4..8.+2+4..+1..1..7.3+2...+2+138+45+9..94+2.1+"
               "7...6+5+82+7.1+125.6.+8.4....+1+4+2+65:629 639 641 661 662 794::" },
  { .id = "death-blossom", .name = N_("Death Blossom"), .price = 7.6, .human_rank = 448, .cost = 18,
    .find = find_blossom,
    .sentences = RT_WHY (N_("{main} holds {main-digits-or}, and each of these is taken from "
                            "cells with one digit too many: {petals}. Those cells then "
                            "have all their other digits, {lost} among them, and {victims-see} all "
                            "places for it there.")),
    .definition = N_("An almost locked set is a group of cells within a row, column or box that "
                    "has one candidate more than cells: without one of its digits it must hold "
                    "all the others. Take a cell, the stem, and for each of its candidates such "
                    "a set, a petal, that has this digit only where the stem sees it. Whatever "
                    "the stem holds, one petal loses that digit and holds all its others. If "
                    "every petal has z, one of them holds it, and cells that see all places of z "
                    "in all the petals cannot have it."),
    .example = ":0000:x:..+2....+59..62...4+3.1435.+276+249+837+61+5+6+8...4+9.+71.+7+9..+4.8..8."
               "..5+6..2.6..+7+8.7+6....39.:125 825 371 474 976 195::" },
  { .id = NULL }
};

const RtFamily rt_family_als = { "als", N_("Almost Locked Sets"), rows };
