/* simple-chains.c - family of simple forcing chains and cycles: those without branches. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/chain-search.h"
#include "engine/logic/finders/chain-sentences.h"
#include "engine/logic/finders/families.h"

static bool
find_chains (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  RtChainWorkspace *memory = rt_chain_workspace_of (study);
  RtChainFinds *finds = &memory->finds;

  if (!rt_nothing_found_has_new_link (&study->no_chain, &study->field))
    return false;
  rt_chain_finds_for_sink (finds, sink, technique, &study->field);
  rt_chain_search_all (memory->search, &study->field, finds);
  if (finds->n_found == 0)
    rt_nothing_found_keep (&study->no_chain, &study->field);
  return rt_chain_finds_report (finds);
}

static const char *const variants[] = {
  N_("Bidirectional X-Cycle"), N_("Bidirectional Y-Cycle"), N_("Bidirectional Cycle"),
  N_("Forcing X-Chain"), N_("Forcing Chain"), NULL
};

#define WHY_FORCING_CHAIN \
  N_("If {if}, then after {links} {then}: so the assumption is false.")

static const RtTechnique rows[] = {
  { .id = "chain", .name = N_("Forcing Chain or Cycle"), .variants = variants,
    .flags = RT_TECHNIQUE_CHAIN, .price = 6.5,
    .rating_rank = 250, .human_rank = 500, .find = find_chains,
    .sentences = RT_SENTENCES (
      { .variants = RT_VARIANT (0) | RT_VARIANT (1) | RT_VARIANT (2), .why = WHY_RING },
      { .variants = RT_VARIANT (3) | RT_VARIANT (4), .why = WHY_FORCING_CHAIN }),
    .definition = N_("Suppose that some candidate is true, or that it is false, and follow what "
                    "this forces: a true candidate rules out what it sees, and where a digit has "
                    "only one place left in a row, column or box, or a cell only one candidate, "
                    "that one is true. If the candidate turns out to be the opposite of what was "
                    "supposed, the opposite is the fact. If the chain closes to a loop that can "
                    "be followed either way, it is called a cycle, and its links remove what "
                    "sees both their ends. X means that it stays with one digit, Y that it goes "
                    "through cells with two candidates."),
    .example = ":0000:x:.5.+6.+7..9.468....+77..+4...63+6.+3+1+75..4.+7.38+46.54+8+5+2+9+6+37+1.3"
               ".+9+617.+8+8675+439+12...+72+8.+3+6:121 233::" },
  { .id = NULL }
};

const RtFamily rt_family_chains = { "chains", N_("Chains"), rows };
