/* checker.c - the table of checks, by technique. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/step/checker.h"

#include "engine/logic/step/checks.h"
#include "engine/logic/board/positions.h"

#include <string.h>

enum {
  PLACES = 1,
  REMOVES = 2,
  EITHER = PLACES | REMOVES,
};

static const struct {
  const char *id;
  int does;             /* the effects that the check covers */
  bool (*check) (const RtStep *step, const RtStudy *study);
} checks[] = {
  { "full-house", PLACES, check_full_house },
  { "hidden-single-box", PLACES, check_hidden_single },
  { "hidden-single-line", PLACES, check_hidden_single },
  { "naked-single", PLACES, check_naked_single },
  { "direct-pointing", PLACES, check_direct_fish },
  { "direct-claiming", PLACES, check_direct_fish },
  { "direct-hidden-pair", PLACES, check_direct_set },
  { "direct-hidden-triple", PLACES, check_direct_set },
  { "pointing", REMOVES, check_fish },
  { "claiming", REMOVES, check_fish },
  { "locked-pair", REMOVES, check_locked_set },
  { "locked-triple", REMOVES, check_locked_set },
  { "naked-pair", REMOVES, check_naked_set },
  { "naked-triple", REMOVES, check_naked_set },
  { "naked-quad", REMOVES, check_naked_set },
  { "hidden-pair", REMOVES, check_hidden_set },
  { "hidden-triple", REMOVES, check_hidden_set },
  { "hidden-quad", REMOVES, check_hidden_set },
  { "x-wing", REMOVES, check_fish },
  { "swordfish", REMOVES, check_fish },
  { "jellyfish", REMOVES, check_fish },
  { "xy-wing", REMOVES, check_wing },
  { "xyz-wing", REMOVES, check_wing },
  { "wxyz-wing", REMOVES, check_bent_set },
  { "vwxyz-wing", REMOVES, check_bent_set },
  { "unique-loop", REMOVES, check_unique_loop },
  { "bug", EITHER, check_universal_grave },
  { "aligned-pair", REMOVES, check_exclusion },
  { "aligned-triplet", REMOVES, check_exclusion },
  { "chain", EITHER, check_simple_chain },
  { "nishio", EITHER, check_views },
  { "multiple", EITHER, check_views },
  { "dynamic", EITHER, check_views },
  { "nested-1", EITHER, check_views },
  { "nested-2", EITHER, check_views },
  { "nested-3", EITHER, check_views },
  { "nested-4", EITHER, check_views },
  { "nested-4-1", EITHER, check_views },
  { "nested-4-2", EITHER, check_views },
  { "nested-4-3", EITHER, check_views },
  { "skyscraper", REMOVES, check_short_chain },
  { "two-string-kite", REMOVES, check_short_chain },
  { "turbot-fish", REMOVES, check_short_chain },
  { "empty-rectangle", REMOVES, check_short_chain },
  { "w-wing", REMOVES, check_short_chain },
  { "remote-pair", REMOVES, check_remote_pair },
  { "hidden-rectangle", REMOVES, check_hidden_rectangle },
  { "avoidable-rectangle", REMOVES, check_avoidable_rectangle },
  { "unique-rectangle-missing", REMOVES, check_filled_rectangle },
  { "unique-rectangle-6", REMOVES, check_filled_rectangle },
  { "unique-rectangle-3-wide", REMOVES, check_filled_rectangle },
  { "hidden-rectangle-2", REMOVES, check_filled_rectangle },
  { "hidden-avoidable-rectangle", REMOVES, check_filled_rectangle },
  { "extended-rectangle", REMOVES, check_extended_rectangle },
  { "simple-colouring", REMOVES, check_colours_of_digit },
  { "multi-colouring", REMOVES, check_colours_of_digit },
  { "3d-medusa", REMOVES, check_colours },
  { "finned-x-wing", REMOVES, check_finned_fish },
  { "finned-swordfish", REMOVES, check_finned_fish },
  { "finned-jellyfish", REMOVES, check_finned_fish },
  { "franken-x-wing", REMOVES, check_franken_fish },
  { "franken-swordfish", REMOVES, check_franken_fish },
  { "franken-jellyfish", REMOVES, check_franken_fish },
  { "mutant-x-wing", REMOVES, check_mutant_fish },
  { "mutant-swordfish", REMOVES, check_mutant_fish },
  { "mutant-jellyfish", REMOVES, check_mutant_fish },
  { "x-cycle", REMOVES, check_chain },
  { "x-chain", REMOVES, check_chain },
  { "xy-loop", REMOVES, check_chain },
  { "xy-chain", REMOVES, check_chain },
  { "nice-loop", REMOVES, check_chain },
  { "aic", REMOVES, check_chain },
  { "grouped-x-chain", REMOVES, check_chain },
  { "grouped-nice-loop", REMOVES, check_chain },
  { "grouped-aic", REMOVES, check_chain },
  { "als-nice-loop", REMOVES, check_chain },
  { "als-aic", REMOVES, check_chain },
  { "pair-aic", REMOVES, check_chain },
  { "rectangle-aic", REMOVES, check_chain },
  { "kraken-fish", REMOVES, check_chain },
  { "als-xz", REMOVES, check_set_chain },
  { "als-xz-doubly", REMOVES, check_set_chain },
  { "als-xy-wing", REMOVES, check_set_chain },
  { "als-chain", REMOVES, check_set_chain },
  { "aligned-pair-sets", REMOVES, check_blossom },
  { "death-blossom", REMOVES, check_blossom },
  { "sue-de-coq", REMOVES, check_coq },
  { "junior-exocet", REMOVES, check_exocet },
  { "sk-loop", REMOVES, check_sk_loop },
  { "template-set", PLACES, check_templates },
  { "template-delete", REMOVES, check_templates },
  { "brute-force", PLACES, check_brute_force },
};

static guint
find_check (const RtTechnique *technique)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (checks) && strcmp (checks[i].id, technique->id) != 0)
    i++;
  return i;
}

bool
has_check (const RtTechnique *technique)
{
  return find_check (technique) < G_N_ELEMENTS (checks);
}

/* Checks that the effect is possible on the board, and marked. In a cell with a placement, other
 * candidates may be removed. */
static bool
check_told (const RtStep *step, const RtStudy *study)
{
  Candidates removed = removed_by (step), placed = { 0 };
  const Candidates as_removed = marked (step, RT_MARK_REMOVED);
  const Candidates as_placed = marked (step, RT_MARK_PLACED);

  demand (step->n_placed + step->n_removed > 0);
  for (guint i = 0; i < step->n_placed; i++) {
    demand (may_be (study, step->placed[i].cell, step->placed[i].digit));
    rt_cells_add (&placed.of[step->placed[i].digit - 1], step->placed[i].cell);
  }
  for_each_removed (cell, digit, step) {
    demand (may_be (study, cell, digit));
    demand (step->n_placed == 0 || (step->n_placed == 1 && step->placed[0].cell == cell &&
                                    step->placed[0].digit != digit));
  }
  demand (memcmp (&removed, &as_removed, sizeof removed) == 0);
  demand (memcmp (&placed, &as_placed, sizeof placed) == 0);
  return true;
}

bool
is_reason (const RtStep *step, const RtStudy *study)
{
  guint row = find_check (step->technique);

  refusal_clear ();
  demand (row < G_N_ELEMENTS (checks));
  demand (check_told (step, study));
  demand (checks[row].does & (step->n_placed ? PLACES : REMOVES));
  return checks[row].check (step, study);
}

void
check_reason (const RtStep *step, const RtStudy *study)
{
  if (!is_reason (step, study))
    fail_at (step, study, refusal ());
}
