/* chains.c - simple chains and cycles as techniques. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/forcing.h"

/* Whether some pair of places or of candidates was not one when nothing was found: what goes over
 * older links alone was there already. */
static bool
has_new_strong_link (const RtBarren *barren, const RtChoices *field)
{
  RtCells changed = rt_barren_changed (barren, field);

  if (rt_cells_equal (changed, RT_CELLS_ALL))
    return true;
  for_each_cell (cell, changed) {
    RtDigits digits = barren->field.candidates[cell];

    if (rt_count_nine (field->candidates[cell]) == 2)
      return true;
    for_each_digit (digit, digits)
      for (int kind = 0; kind < 3; kind++)
        if (rt_count_nine (rt_choices_places (field, rt_houses_of[cell][kind], digit)) == 2 &&
            rt_choices_places (field, rt_houses_of[cell][kind], digit) !=
              rt_choices_places (&barren->field, rt_houses_of[cell][kind], digit))
          return true;
  }
  return false;
}

static bool
find_chains (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  RtForcing *forcing = rt_study_forcing (study);
  RtChainFinds *finds = &forcing->finds;

  if (!has_new_strong_link (&study->no_chain, &study->field))
    return false;
  rt_chain_finds_for_sink (finds, sink, technique, &study->field);
  rt_chain_search_all (forcing->search, &study->field, finds);
  if (finds->n_found == 0)
    rt_barren_keep (&study->no_chain, &study->field);
  return rt_chain_finds_report (finds);
}

static const char *const variants[] = {
  N_("Bidirectional X-Cycle"), N_("Bidirectional Y-Cycle"), N_("Bidirectional Cycle"),
  N_("Forcing X-Chain"), N_("Forcing Chain"), NULL
};

static const RtTechnique rows[] = {
  { .id = "chain", .name = N_("Forcing Chain or Cycle"), .variants = variants,
    .flags = RT_TECHNIQUE_CHAIN, .price = 6.6,
    .rating_rank = 250, .human_rank = 500, .find = find_chains },
  { .id = NULL }
};

const RtFamily rt_family_chains = { "chains", N_("Chains"), rows };
