/* inner-finds.h - what a propagation that is stuck is given to go on: finds on the grid as it is
 * under the assumption.
 *
 * Techniques are tried in their order, the first that has any find is used, with all of them: five
 * patterns, then chains as far as the rules go. Chains are found by a search one depth below, which
 * propagates in turn: that circle is closed by one function that is handed in (RtNestedSearch). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/arena.h"
#include "engine/logic/chains/chain-search.h"
#include "engine/logic/chains/inner-memory.h"
#include "engine/logic/chains/net.h"
#include "engine/logic/chains/recall.h"
#include "engine/logic/chains/rules.h"
#include "engine/logic/chains/assumed-grid.h"

/* Enters into FINDS all that a search at DEPTH, below 0, finds in GRID. Returns false where it was
 * stopped. SEARCHER is whatever it needs. */
typedef bool (*RtNestedSearch) (gpointer searcher, int depth, const RtChoices *grid,
                                const RtForcingRules *rules, RtChainFinds *finds);

/* The patterns that are tried, in this order. */
enum {
  RT_POINTING,
  RT_CLAIMING,
  RT_HIDDEN_PAIR,
  RT_NAKED_PAIR,
  RT_X_WING,
  RT_N_PATTERNS,
};

extern const char *const rt_pattern_ids[RT_N_PATTERNS];

/* What one thread has for it. */
typedef struct {
  /* Handed in; not owned. */
  const RtTechnique *const *patterns;   /* RT_N_PATTERNS of them */
  RtInnerMemory *memory;
  RtChainSearch *chains;
  RtNestedSearch search;
  gpointer searcher;

  /* Its own. */
  RtArena nested;                       /* of RtNested */
  RtRecall *recall;                     /* of inner dynamic chains; NULL: none yet */
} RtInnerFinder;

/* Of a finder that is all zero but for what is handed in. */
void rt_inner_finder_init (RtInnerFinder *finder);
void rt_inner_finder_clear (RtInnerFinder *finder);

/* What nets have of nested finds is good until it is given back: all that was entered since a mark.
 * The mark of nothing is { 0, 0 }. */
RtArenaMark rt_inner_finder_mark (const RtInnerFinder *finder);
void rt_inner_finder_back (RtInnerFinder *finder, RtArenaMark mark);

/* Adds to NET, of ASSUMPTION at DEPTH, what inner finds put off. Returns whether any technique had
 * such a find. Those of level TRIED had none; -1: nothing is known of that. */
bool rt_inner_finds_use (RtInnerFinder *finder, RtAssumedGrid *assumed, int depth,
                         RtNode assumption, RtNet *net, const RtChoices *source,
                         const RtForcingRules *rules, int tried);
