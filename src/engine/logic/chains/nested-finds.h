/* inner-finds.h - what a propagation that is stuck is given to go on: finds on the grid as it is
 * under the assumption.
 *
 * Techniques are tried in their order, the first that has any find is used, with all of them: five
 * patterns, then chains as far as the rules go. Chains are found by a search one depth below, which
 * propagates in turn: that circle is closed by one function that is handed in (RtNestedSearch). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/chains/arena.h"
#include "engine/logic/chains/chain-finds.h"
#include "engine/logic/chains/chain-search.h"
#include "engine/logic/chains/nested-cache.h"
#include "engine/logic/chains/net.h"
#include "engine/logic/chains/forcing-rules.h"

/* A grid by digit and by cell, without houses: where candidates are only taken away. */
typedef struct {
  RtCells plane[9];                     /* by digit - 1 */
  RtDigits candidates[RT_N_CELLS];
} RtKnown;

static inline void
rt_known_remove (RtKnown *known, int cell, int digit)
{
  rt_cells_remove (&known->plane[digit - 1], cell);
  known->candidates[cell] &= (RtDigits) ~rt_digits_of (digit);
}

/* The source is the grid without the assumption. */
typedef struct {
  RtStudy study;        /* its field: the source less what was followed as off */
  RtKnown source;
  RtKnown known;        /* the source less all that is off */
  RtChainFinds finds;   /* of an inner search in the study's field */
} RtAssumedGrid;

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
  RtNegativeCache *memory;
  RtChainSearch *chains;
  RtNestedSearch search;
  gpointer searcher;

  /* Its own. */
  RtArena nested;                       /* of RtNested */
  RtFindCache *recall;                     /* of inner dynamic chains; NULL: none yet */
} RtNestedFinder;

/* Of a finder that is all zero but for what is handed in. */
void rt_nested_finder_init (RtNestedFinder *finder);
void rt_nested_finder_clear (RtNestedFinder *finder);

/* What nets have of nested finds is good until it is given back: all that was entered since a mark.
 * The mark of nothing is { 0, 0 }. */
RtArenaMark rt_nested_finder_mark (const RtNestedFinder *finder);
void rt_nested_finder_back (RtNestedFinder *finder, RtArenaMark mark);

/* Adds to NET, of ASSUMPTION at DEPTH, what inner finds put off. Returns whether any technique had
 * such a find. Those of level TRIED had none; -1: nothing is known of that. */
bool rt_nested_finds_use (RtNestedFinder *finder, RtAssumedGrid *assumed, int depth,
                         RtNode assumption, RtNet *net, const RtChoices *source,
                         const RtForcingRules *rules, int tried);
