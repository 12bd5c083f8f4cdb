/* als.c - almost locked sets: doubly linked ones, death blossom, and the table.
 *
 * Two sets linked by two digits are more than a chain: each has just one of the two, and so all its
 * other digits.
 *
 * In a death blossom every digit of a cell, the stem, takes a digit from a set, its petal; then
 * each petal has a digit that is in all of them, and what sees all its places is false. A stem of
 * two candidates is an ALS-XY-wing. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/als.h"

#include "engine/logic/sets.h"
#include "engine/logic/sight.h"
#include "engine/logic/sink.h"

/* What the sets A and B, linked by the digits X and Y, remove: X and Y, which one of the two has,
 * and of each set the digits it cannot lose. */
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

/* Whether they are parts of one house: then they are a naked set. */
static bool
share_house (const RtSets *sets, int a, int b)
{
  RtCells both = rt_cells_or (sets->set[a].cells, sets->set[b].cells);
  const uint8_t *houses = rt_houses_of[rt_cells_first (both)];

  for (int kind = 0; kind < 3; kind++) {
    RtCells house = rt_places_cells (houses[kind], 0x1ff);

    if (rt_cells_is_empty (rt_cells_minus (both, house)))
      return true;
  }
  return false;
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

/* The first set that loses DIGIT to the stem and has all its places for FALLS in sight of VICTIM;
 * -1 where there is none. */
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

static bool
report_blossom (const RtTechnique *technique, RtStudy *study, RtSink *sink, const RtSets *sets,
                int stem, const int *petals, int falls)
{
  RtDigits digits = study->field.candidates[stem];
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);
  RtCells victims = RT_CELLS_ALL;
  int i = 0;

  for_each_digit (digit, digits)
    victims = rt_cells_and (victims, sets->victims[petals[digit - 1]][falls - 1]);
  rt_draft_remove_from (draft, &study->field, victims, falls);
  draft->pattern.cells = rt_cells_of (stem);
  rt_draft_mark_all (draft, &study->field, rt_cells_of (stem), digits, RT_MARK_PATTERN, 0);
  for_each_digit (digit, digits) {
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

/* The blossoms of STEM. */
static bool
find_blossom_of (const RtTechnique *technique, RtStudy *study, RtSink *sink, const RtSets *sets,
                 int stem)
{
  RtDigits digits = study->field.candidates[stem];

  for_each_digit (falls, (RtDigits) (RT_DIGITS_ALL & ~digits))
    for_each_cell (victim, rt_study_plane (study, falls)) {
      int petals[9];
      bool all = true;

      for (int digit = 0; all && (digit = rt_digits_next (digits, digit)) != 0;) {
        petals[digit - 1] = find_petal (sets, stem, digit, victim, falls);
        all = petals[digit - 1] >= 0;
      }
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

static const RtTechnique rows[] = {
  { .id = "als-xz-doubly", .name = N_("Doubly Linked ALS-XZ"), .price = 7.0, .human_rank = 368,
    .find = find_doubly },
  { .id = "als-xz", .name = N_("ALS-XZ"), .size = 2, .price = 7.0, .human_rank = 370,
    .find = rt_find_als_chain },
  { .id = "als-xy-wing", .name = N_("ALS-XY-Wing"), .size = 3, .price = 7.2, .human_rank = 380,
    .find = rt_find_als_chain },
  { .id = "als-chain", .name = N_("ALS Chain"), .size = 4, .flags = RT_TECHNIQUE_CHAIN,
    .price = 7.4, .human_rank = 450, .find = rt_find_als_chain },
  { .id = "death-blossom", .name = N_("Death Blossom"), .price = 7.6, .human_rank = 448,
    .find = find_blossom },
  { .id = NULL }
};

const RtFamily rt_family_als = { "als", N_("Almost Locked Sets"), rows };
