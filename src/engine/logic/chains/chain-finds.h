/* chain-finds.h - finds of a chain technique, which compete.
 *
 * A find removes some candidates because of nodes (node.h) that follow from one another. Of finds
 * with equal removals only the best (price.h) counts. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/arena.h"
#include "engine/logic/chains/node.h"
#include "engine/logic/chains/price.h"
#include "engine/logic/step/sink.h"

/* A find that counts so far. */
typedef struct {
  RtChainRank rank;
  guint order;                  /* of discovery */
  int n_removed;
  const RtRemoval *removed;

  /* For a sink: where it is told, and explained if the draft explains. For a propagation: NULL. */
  RtDraft *draft;

  /* For a propagation. */
  int n_parents;
  const uint16_t *parents;      /* candidates that had to be off for it; none: it does not count */
  int n_nodes;
  const uint16_t *nodes;        /* of its targets, each with all that leads to it and an end: nodes
                                 * with their causes, RT_TOLD (...) */
} RtChainFind;

#define RT_TOLD(node, cause) ((uint16_t) ((node) | (cause) << 11))
#define RT_TOLD_NODE(told) ((RtNode) ((told) & 0x7ff))
#define RT_TOLD_CAUSE(told) ((told) >> 11)
#define RT_END_OF_TARGET 0xffff
#define RT_MAX_TARGETS 9

/* Who wants finds, and those that count so far. */
typedef struct {
  RtSink *sink;                 /* NULL: a propagation, which is at GRID and began at SOURCE */
  const RtTechnique *technique;
  const RtChoices *grid, *source;
  GArray *finds;                /* of RtChainFind; at most one where the sink wants the first */
  RtArena arena;                /* of their parts */
  guint n_found;

  /* By the one candidate that a find removes (or, from RT_N_CANDIDATES on, the one that it leaves
   * in its cell): its place in the list. Good where the stamp is the present one. */
  uint16_t place[2 * RT_N_CANDIDATES];
  uint32_t stamp[2 * RT_N_CANDIDATES], now;

  /* What is being told of a find. */
  int n_parents, n_nodes;
  uint16_t parents[RT_N_CANDIDATES];
  uint16_t nodes[RT_MAX_TARGETS * (RT_N_NODES + 1)];
  RtCandidates seen;            /* the parents */
} RtChainFinds;

void rt_chain_finds_init (RtChainFinds *finds);
void rt_chain_finds_clear (RtChainFinds *finds);

/* Begins anew. */
void rt_chain_finds_for_sink (RtChainFinds *finds, RtSink *sink, const RtTechnique *technique,
                              const RtChoices *grid);
void rt_chain_finds_for_inner (RtChainFinds *finds, const RtChoices *grid, const RtChoices *source);

/* The find that a new one with these removals must beat: the best so far where only the first is
 * wanted, else the one that removes the same; or NULL. */
RtChainFind *rt_chain_finds_rival (RtChainFinds *finds, const RtRemoval *removed, int n_removed);

/* Whether what is there already beats anything that costs PRICE or more. */
bool rt_chain_finds_beats (const RtChainFinds *finds, double price);

/* Enters a find in place of its rival (NULL: beside the others). Its draft, if it has one, is begun
 * and says what is removed. */
RtChainFind *rt_chain_finds_enter (RtChainFinds *finds, RtChainFind *rival, RtChainRank rank,
                                   const RtRemoval *removed, int n_removed);

/* Enters, for a propagation, a find of an earlier search in the same grid, whatever its source was.
 * Shares its parts. */
void rt_chain_finds_enter_again (RtChainFinds *finds, const RtChainFind *find);

/* Sorts, best first. */
void rt_chain_finds_sort (RtChainFinds *finds);

/* Reports all to the sink, best first. Returns whether it has enough. */
bool rt_chain_finds_report (RtChainFinds *finds);

/* Puts the removals of an inner find into the order in which the standard rating meets them: that
 * of a Java hash map with cells as keys. */
void rt_chain_order_removals (RtRemoval *removed, int n_removed);

/* How a propagation is told of a find: each node of a target, from the target back, with its cause;
 * the end of each target; and that this was all. */
void rt_chain_tell_node (RtChainFinds *finds, RtNode node, int cause);
void rt_chain_tell_end (RtChainFinds *finds);
void rt_chain_tell_all (RtChainFinds *finds, RtChainFind *find);
