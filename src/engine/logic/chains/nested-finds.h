/* nested-finds.h - finds more eliminations under an assumption when following its implications
 * makes no progress.
 *
 * Techniques are tried in order: five patterns, then chains as far as the rules permit. All finds
 * of the first technique that has any are used. Chains are found by a search one depth below, which
 * propagates in turn: this recursion goes through a function pointer (RtNestedSearch). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/chains/arena.h"
#include "engine/logic/chains/chain-finds.h"
#include "engine/logic/chains/chain-search.h"
#include "engine/logic/chains/nested-cache.h"
#include "engine/logic/chains/net.h"
#include "engine/logic/chains/forcing-parameters.h"

/* Candidates of a grid by digit and by cell, but not by house. They can only be removed. */
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

/* A grid under an assumption. Its source is the grid without the assumption. */
typedef struct {
  RtStudy study;        /* its field: the source without the false candidates that were followed */
  RtKnown source;
  RtKnown known;        /* the source without all candidates known to be false */
  RtChainFinds finds;   /* deductions of a nested search in the study's field */
} RtAssumedGrid;

/* A function that runs a search at DEPTH (above 0) in GRID, and adds all its finds to FINDS.
 * Returns false if the search was stopped. SEARCHER is private data of the search. */
typedef bool (*RtNestedSearch) (gpointer searcher, int depth, const RtChoices *grid,
                                const RtForcingRules *rules, RtChainFinds *finds);

/* The patterns, in order of trial. */
enum {
  RT_POINTING,
  RT_CLAIMING,
  RT_HIDDEN_PAIR,
  RT_NAKED_PAIR,
  RT_X_WING,
  RT_N_PATTERNS,
};

extern const char *const rt_pattern_ids[RT_N_PATTERNS];

/* State of one thread. */
typedef struct {
  /* Set by the caller; not owned. */
  const RtTechnique *const *patterns;   /* RT_N_PATTERNS of them */
  RtNegativeCache *memory;
  RtChainSearch *chains;
  RtNestedSearch search;
  gpointer searcher;

  /* Owned. */
  RtArena nested;                       /* of RtNested */
  RtFindCache *recall;                  /* finds of nested dynamic chains; NULL: not made yet */
} RtNestedFinder;

/* Initialize and clear a finder. Before initialization, all its owned fields must be zero. */
void rt_nested_finder_init (RtNestedFinder *finder);
void rt_nested_finder_clear (RtNestedFinder *finder);

/* rt_nested_finder_mark returns a mark of the present memory. rt_nested_finder_back frees all finds
 * that were stored in nets (consequences of assumptions) since MARK; { 0, 0 } frees all. */
RtArenaMark rt_nested_finder_mark (const RtNestedFinder *finder);
void rt_nested_finder_back (RtNestedFinder *finder, RtArenaMark mark);

/* Adds the eliminations of nested finds to NET, the consequences of ASSUMPTION, which is number
 * DEPTH (from 0). Returns true if a technique had finds. Skips techniques up to level TRIED, which
 * are known to have none; -1: skips none. */
bool rt_nested_finds_use (RtNestedFinder *finder, RtAssumedGrid *assumed, int depth,
                         RtNode assumption, RtNet *net, const RtChoices *source,
                         const RtForcingRules *rules, int tried);
