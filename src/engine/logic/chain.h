/* chain.h - what all chains have in common: nodes, finds that compete, and what they cost.
 *
 * A node is a candidate that is on (true) or off (false). A find of a chain technique removes some
 * candidates because of nodes that follow from one another; the more nodes are needed, the more it
 * costs. Which of several finds counts is the standard rating's contract:
 *
 *     the cheapest; of those, the one of fewest nodes; of those, the kind of chain that comes
 *     first; of those, the one found first. Of finds with equal removals only the best counts. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/arena.h"
#include "engine/logic/choices.h"
#include "engine/logic/study.h"
#include "engine/logic/sink.h"

typedef uint16_t RtNode;

#define RT_N_NODES (2 * RT_N_CANDIDATES)
#define RT_NODE(candidate, on) ((RtNode) (2 * (candidate) + ((on) ? 1 : 0)))

static inline int
rt_candidate_cell (int candidate)
{
  return candidate / 9;
}

static inline int
rt_candidate_digit (int candidate)
{
  return candidate % 9 + 1;
}

/* Why a node follows. RT_KIND_ROW, RT_KIND_COLUMN and RT_KIND_BOX: by a house of that kind. */
enum {
  RT_CAUSE_CELL = 3,    /* by its cell */
  RT_CAUSE_INNER,       /* by an inner find */
  RT_CAUSE_NONE,        /* it is the assumption */
};

/* The kinds of chains, in the order in which they win over one another. */
enum {
  RT_CHAIN_DOUBLE = 1,
  RT_CHAIN_X,
  RT_CHAIN_Y,
  RT_CHAIN_XY,
  RT_CHAIN_CELL,
  RT_CHAIN_REGION,
  RT_CHAIN_ABSURD,
};

/* Sets of candidates. */
typedef struct {
  uint64_t word[(RT_N_CANDIDATES + 63) / 64];
} RtCandidates;

static inline bool
rt_candidates_has (const RtCandidates *set, int candidate)
{
  return set->word[candidate >> 6] >> (candidate & 63) & 1;
}

static inline void
rt_candidates_add (RtCandidates *set, int candidate)
{
  set->word[candidate >> 6] |= UINT64_C (1) << (candidate & 63);
}

static inline void
rt_candidates_remove (RtCandidates *set, int candidate)
{
  set->word[candidate >> 6] &= ~(UINT64_C (1) << (candidate & 63));
}

/* What a find of so many nodes costs beyond its base. Built by additions, as the rating builds it:
 * ties depend on the last bit. */
double rt_chain_surcharge (int complexity);

typedef struct {
  double price;
  int complexity;       /* nodes, those of inner finds too */
  int kind;             /* RT_CHAIN_... */
} RtChainRank;

static inline bool
rt_chain_is_better (RtChainRank a, RtChainRank b)
{
  if (a.price != b.price)
    return a.price < b.price;
  if (a.complexity != b.complexity)
    return a.complexity < b.complexity;
  return a.kind < b.kind;
}

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
