/* net.h - a net: all consequences of one assumption, each node with its parents. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/node.h"

#include <glib.h>

/* A nested find, as part of a net. */
typedef struct {
  int complexity;
  uint32_t hash;        /* of the nodes */
  int n_nodes;
  RtNode nodes[];       /* identify equal finds */
} RtNested;

/* Packed into one word: a search has hundreds of nets, which should stay in the processor cache. */
#define RT_MAX_PARENTS (1u << 19)
typedef struct {
  uint32_t first : 19;  /* the parents: net->parents[first .. first + n - 1] */
  uint32_t n : 10;
  uint32_t cause : 3;
} RtNetInfo;

#define RT_NET_NOT_MADE -1

typedef struct {
  /* The fields that a search reads of every net come first, in few cache lines. */
  int n_on, n_off;
  bool contradicts, has_nested;
  RtNode contradiction[2];
  RtNode *parents;
  uint32_t n_parents, size;

  /* For a net that is continued from level to level. */
  bool has_grown;                           /* since the previous level; true if there was none */
  int level;                                /* the level it was computed for, or RT_NET_NOT_MADE */
  struct {
    int n_on, n_off;
    uint32_t n_parents;
  } basis;                                  /* its state at the end of level 1, or of level 0 */

  RtCandidates on, off;
  uint16_t on_list[RT_N_CANDIDATES], off_list[RT_N_CANDIDATES];   /* in order of discovery */
  RtNetInfo info[RT_N_NODES];               /* valid for the nodes in the lists and of a
                                             * contradiction */
  const RtNested *nested[RT_N_CANDIDATES];  /* the nested find of a candidate that is off by
                                             * RT_CAUSE_NESTED; or NULL */
} RtNet;

RtNet *rt_net_new (void);
void rt_net_free (RtNet *net);

/* Empties NET. */
void rt_net_begin (RtNet *net);

/* Mark the present state as the basis, and cut NET back to it. The basis contains no nested
 * chains. */
void rt_net_mark_basis (RtNet *net);
void rt_net_cut_back (RtNet *net);

/* Makes room for N more parents. */
static inline void
rt_net_need (RtNet *net, uint32_t n)
{
  if (net->n_parents + n > net->size) {
    g_assert (net->n_parents + n < RT_MAX_PARENTS);
    net->size = 2 * net->size + n;
    net->parents = g_renew (RtNode, net->parents, net->size);
  }
}

static inline void
rt_net_set_parents (RtNet *net, RtNode node, uint32_t first, int n, int cause)
{
  net->info[node].first = first & (RT_MAX_PARENTS - 1);
  net->info[node].n = (uint32_t) n & 0x3ff;
  net->info[node].cause = (uint32_t) cause & 7;
}

static inline void
rt_net_add (RtNet *net, int candidate, bool on)
{
  if (on) {
    rt_candidates_add (&net->on, candidate);
    net->on_list[net->n_on++] = (uint16_t) candidate;
  } else {
    rt_candidates_add (&net->off, candidate);
    net->off_list[net->n_off++] = (uint16_t) candidate;
  }
}

/* Records a contradiction: CANDIDATE is both on and off. */
static inline void
rt_net_contradict (RtNet *net, int candidate)
{
  net->contradicts = true;
  net->contradiction[0] = RT_NODE (candidate, true);
  net->contradiction[1] = RT_NODE (candidate, false);
}

/* Return the number of nodes that lead to NODE, including it (LIMIT + 1 if there are more than
 * LIMIT), and list them breadth first in OUT, which has room for RT_N_NODES. */
int rt_net_count (const RtNet *net, RtNode node, int limit);
int rt_net_list (const RtNet *net, RtNode node, RtNode *out);

/* Returns the total number of nodes of all different nested finds that lead to the targets NODES
 * of NETS. */
int rt_net_nested_complexity (int n, const RtNet *const *nets, const RtNode *nodes);
