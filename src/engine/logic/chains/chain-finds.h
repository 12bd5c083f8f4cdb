/* chain-finds.h - a list of competing finds of a chain technique.
 *
 * A find eliminates candidates because of nodes (node.h) that imply one another. Of finds with
 * equal eliminations only the best (price.h) is kept. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/arena.h"
#include "engine/logic/chains/node.h"
#include "engine/logic/chains/price.h"
#include "engine/logic/step/sink.h"

/* The best find so far for some eliminations. */
typedef struct {
  RtChainRank rank;
  guint order;                  /* number in order of discovery */
  int n_removed;
  const RtRemoval *removed;

  /* For a sink: the find's draft, with explanations if the draft explains. For a propagation:
   * NULL. */
  RtDraft *draft;

  /* For a propagation. */
  int n_parents;
  const uint16_t *parents;      /* candidates that had to be off for it; if none, the find is
                                 * ignored */
  int n_nodes;
  const uint16_t *nodes;        /* for each target, all nodes that lead to it, with their causes
                                 * (RT_NODE_WITH_CAUSE), and RT_END_OF_TARGET */
} RtChainFind;

#define RT_NODE_WITH_CAUSE(node, cause) ((uint16_t) ((node) | (cause) << 11))
#define RT_NODE_OF(told) ((RtNode) ((told) & 0x7ff))
#define RT_CAUSE_OF(told) ((told) >> 11)
#define RT_END_OF_TARGET 0xffff
#define RT_MAX_TARGETS 9

/* The recipient of the finds, and the best finds so far. */
typedef struct {
  RtSink *sink;                 /* NULL: a propagation, which is at GRID and began at SOURCE */
  const RtTechnique *technique;
  const RtChoices *grid, *source;
  GArray *finds;                /* of RtChainFind; at most one if the sink wants only the first */
  RtArena arena;                /* memory of `removed`, `parents` and `nodes` */
  guint n_found;

  /* The index in `finds` of a find in one cell, by its only eliminated candidate, or from
   * RT_N_CANDIDATES on by the only candidate that it leaves. Valid if `stamp` equals `now`. */
  uint16_t place[2 * RT_N_CANDIDATES];
  uint32_t stamp[2 * RT_N_CANDIDATES], now;

  /* The nodes and parents of the find being entered. */
  int n_parents, n_nodes;
  uint16_t parents[RT_N_CANDIDATES];
  uint16_t nodes[RT_MAX_TARGETS * (RT_N_NODES + 1)];
  RtCandidates seen;            /* the parents, as a set */
} RtChainFinds;

void rt_chain_finds_init (RtChainFinds *finds);
void rt_chain_finds_clear (RtChainFinds *finds);

/* Clear FINDS and set the recipient. */
void rt_chain_finds_for_sink (RtChainFinds *finds, RtSink *sink, const RtTechnique *technique,
                              const RtChoices *grid);
void rt_chain_finds_for_inner (RtChainFinds *finds, const RtChoices *grid, const RtChoices *source);

/* Returns the find that a new one with these eliminations must beat: the best so far if the sink
 * wants only the first, otherwise the one with equal eliminations; or NULL. */
RtChainFind *rt_chain_finds_rival (RtChainFinds *finds, const RtRemoval *removed, int n_removed);

/* Returns true if only the first find is wanted and one cheaper than PRICE is stored. */
bool rt_chain_finds_beats (const RtChainFinds *finds, double price);

/* Adds a find, or replaces its RIVAL if that is not NULL. Its draft, if any, is reset and gets
 * the eliminations. */
RtChainFind *rt_chain_finds_enter (RtChainFinds *finds, RtChainFind *rival, RtChainRank rank,
                                   const RtRemoval *removed, int n_removed);

/* Adds, for a propagation, a find of an earlier search in an equal grid. Its parents are
 * computed again for the present source; its other parts are shared. */
void rt_chain_finds_enter_again (RtChainFinds *finds, const RtChainFind *find);

/* Sorts the finds, best first. */
void rt_chain_finds_sort (RtChainFinds *finds);

/* Reports all finds to the sink, best first. Returns true if the sink wants no more. */
bool rt_chain_finds_report (RtChainFinds *finds);

/* Sorts the eliminations of a nested find into the order of the standard rating: that of a Java
 * hash map with cells as keys. */
void rt_chain_order_removals (RtRemoval *removed, int n_removed);

/* Add the nodes of a find for a propagation: each node of a target with its cause, from the
 * target back; the end of each target; the end of all targets. */
void rt_chain_finds_add_node (RtChainFinds *finds, RtNode node, int cause);
void rt_chain_finds_end_target (RtChainFinds *finds);
void rt_chain_finds_end_nodes (RtChainFinds *finds, RtChainFind *find);
