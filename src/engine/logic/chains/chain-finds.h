/* chain-finds.h - RtChainFinds: a list of competing results (finds) of a chain technique.
 *
 * A find eliminates candidates because of nodes (true or false candidates) that imply one another.
 * Of several finds with equal eliminations only the cheapest is kept. They are reported to a
 * callback (RtSink), or used to follow the assumption in which the search is nested. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/arena.h"
#include "engine/logic/chains/node.h"
#include "engine/logic/chains/price.h"
#include "engine/logic/step/sink.h"

/* The best find so far with certain eliminations. */
typedef struct {
  RtChainRank rank;
  guint order;                  /* number in order of discovery */
  int n_removed;
  const RtRemoval *removed;

  /* The deduction to report, with explanations if it explains. NULL in a nested
   * search. */
  RtDraft *draft;

  /* Set only in a nested search. */
  int n_parents;
  const uint16_t *parents;      /* candidates that the assumption had to remove for the find; a find
                                 * without any is ignored */
  int n_nodes;
  const uint16_t *nodes;        /* for each target, all nodes that lead to it, with their causes
                                 * (RT_NODE_WITH_CAUSE), and RT_END_OF_TARGET */
} RtChainFind;

#define RT_NODE_WITH_CAUSE(node, cause) ((uint16_t) ((node) | (cause) << 11))
#define RT_NODE_OF(word) ((RtNode) ((word) & 0x7ff))
#define RT_CAUSE_OF(word) ((word) >> 11)
#define RT_END_OF_TARGET 0xffff
#define RT_MAX_TARGETS 9

/* The finds, and their receiver. */
typedef struct {
  RtSink *sink;                 /* NULL: nested in an assumption about SOURCE, which led to GRID */
  const RtTechnique *technique;
  const RtChoices *grid, *source;
  GArray *finds;                /* of RtChainFind; at most one if the sink wants only the first */
  RtArena arena;                /* memory of `removed`, `parents` and `nodes` */
  guint n_found;                /* number of finds so far, including finds that were replaced */

  /* Hash of the finds that change one cell. Key: the candidate, if the find eliminates only one;
   * RT_N_CANDIDATES plus the candidate, if the find leaves only one. Value: index in `finds`, valid
   * if `stamp` is `now`. */
  uint16_t place[2 * RT_N_CANDIDATES];
  uint32_t stamp[2 * RT_N_CANDIDATES], now;

  /* Nodes and parents of the find that is being added. */
  int n_parents, n_nodes;
  uint16_t parents[RT_N_CANDIDATES];
  uint16_t nodes[RT_MAX_TARGETS * (RT_N_NODES + 1)];
  RtCandidates seen;            /* the parents, as a set */
} RtChainFinds;

void rt_chain_finds_init (RtChainFinds *finds);
void rt_chain_finds_clear (RtChainFinds *finds);

/* Empty FINDS for a new search in GRID: rt_chain_finds_for_sink to report to SINK steps of
 * TECHNIQUE, rt_chain_finds_for_inner for a search nested in an assumption about the grid SOURCE. */
void rt_chain_finds_for_sink (RtChainFinds *finds, RtSink *sink, const RtTechnique *technique,
                              const RtChoices *grid);
void rt_chain_finds_for_inner (RtChainFinds *finds, const RtChoices *grid, const RtChoices *source);

/* Returns the stored find (deduction) that a new one with the eliminations REMOVED must beat: the
 * only one so far if only the first is wanted, else that with equal eliminations; NULL if there is
 * none. */
RtChainFind *rt_chain_finds_rival (RtChainFinds *finds, const RtRemoval *removed, int n_removed);

/* Returns true if only the first find is wanted, and the stored find has a lower price (difficulty)
 * than PRICE. */
bool rt_chain_finds_beats (const RtChainFinds *finds, double price);

/* Adds a find (deduction) with the eliminations REMOVED, or replaces RIVAL if that is not NULL.
 * Adds the eliminations to its draft, if it has one. Returns the find, owned by FINDS. */
RtChainFind *rt_chain_finds_enter (RtChainFinds *finds, RtChainFind *rival, RtChainRank rank,
                                   const RtRemoval *removed, int n_removed);

/* Adds FIND, found by an earlier nested search in an equal grid. Computes its parents (candidates
 * that had to be removed for it) anew for the present source. Shares its other members. */
void rt_chain_finds_enter_again (RtChainFinds *finds, const RtChainFind *find);

/* Sorts the finds (deductions), best first. */
void rt_chain_finds_sort (RtChainFinds *finds);

/* Reports all deductions to the sink, best first. Returns true if the sink wants no more. */
bool rt_chain_finds_report (RtChainFinds *finds);

/* Sorts the eliminations of a find under an assumption into the order of Sudoku Explainer: the
 * order of a Java hash map with cells as keys. */
void rt_chain_order_removals (RtRemoval *removed, int n_removed);

/* Add the nodes of a find of a nested search: for each target (conclusion), its nodes with their
 * causes, from the target back to the assumption; then the end mark of the target. The end mark of
 * all targets is last. */
void rt_chain_finds_add_node (RtChainFinds *finds, RtNode node, int cause);
void rt_chain_finds_end_target (RtChainFinds *finds);
void rt_chain_finds_end_nodes (RtChainFinds *finds, RtChainFind *find);
