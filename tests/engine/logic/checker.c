/* checker.c - whether the reason that a step gives is one, by the definitions and nothing else: the
 * table. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "checker.h"

#include "checks.h"

#include <string.h>

static const struct {
  const char *id;
  void (*check) (const RtStep *step, const RtStudy *study);
} checks[] = {
  { "full-house", check_full_house },
  { "hidden-single-box", check_hidden_single },
  { "hidden-single-line", check_hidden_single },
  { "naked-single", check_naked_single },
  { "direct-pointing", check_direct_fish },
  { "direct-claiming", check_direct_fish },
  { "direct-hidden-pair", check_direct_set },
  { "direct-hidden-triple", check_direct_set },
  { "pointing", check_fish },
  { "claiming", check_fish },
  { "locked-pair", check_locked_set },
  { "locked-triple", check_locked_set },
  { "naked-pair", check_naked_set },
  { "naked-triple", check_naked_set },
  { "naked-quad", check_naked_set },
  { "hidden-pair", check_hidden_set },
  { "hidden-triple", check_hidden_set },
  { "hidden-quad", check_hidden_set },
  { "x-wing", check_fish },
  { "swordfish", check_fish },
  { "jellyfish", check_fish },
  { "xy-wing", check_wing },
  { "xyz-wing", check_wing },
  { "unique-loop", check_unique_loop },
  { "bug", check_universal_grave },
  { "aligned-pair", check_exclusion },
  { "aligned-triplet", check_exclusion },
  { "chain", check_simple_chain },
  { "nishio", check_views },
  { "multiple", check_views },
  { "dynamic", check_views },
  { "nested-1", check_views },
  { "nested-2", check_views },
  { "nested-3", check_views },
  { "nested-4", check_views },
  { "skyscraper", check_chain },
  { "two-string-kite", check_chain },
  { "turbot-fish", check_chain },
  { "empty-rectangle", check_chain },
  { "w-wing", check_chain },
  { "remote-pair", check_remote_pair },
  { "hidden-rectangle", check_hidden_rectangle },
  { "avoidable-rectangle", check_avoidable_rectangle },
  { "simple-colouring", check_colours_of_digit },
  { "multi-colouring", check_colours_of_digit },
  { "3d-medusa", check_colours },
  { "finned-x-wing", check_finned_fish },
  { "finned-swordfish", check_finned_fish },
  { "finned-jellyfish", check_finned_fish },
  { "franken-x-wing", check_franken_fish },
  { "franken-swordfish", check_franken_fish },
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

void
check_reason (const RtStep *step, const RtStudy *study)
{
  g_assert_true (has_check (step->technique));
  checks[find_check (step->technique)].check (step, study);
}
