/* net.h - all that follows from one assumption, each node with the nodes that it follows from. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/node.h"

#include <glib.h>

/* An inner find, as part of a net. */
typedef struct {
  int complexity;
  uint32_t hash;        /* of the nodes */
  int n_nodes;
  RtNode nodes[];       /* by which equal ones are told */
} RtNested;

/* In one word: a search has hundreds of nets, and they should stay in the cache. */
#define RT_MAX_PARENTS (1u << 19)
typedef struct {
  uint32_t first : 19;  /* the parents: net->parents[first .. first + n - 1] */
  uint32_t n : 10;
  uint32_t cause : 3;
} RtNetInfo;

#define RT_NET_NOT_MADE -1

typedef struct {
  /* What a search asks of every net comes first, in few lines of the cache. */
  int n_on, n_off;
  bool contradicts, has_nested;
  RtNode contradiction[2];
  RtNode *parents;
  uint32_t n_parents, size;

  /* Of a net that is continued from level to level. */
  bool has_grown;                           /* since the level before; true if there was none */
  int level;                                /* the one that it was made or continued for, or
                                             * RT_NET_NOT_MADE */
  struct {
    int n_on, n_off;
    uint32_t n_parents;
  } basis;                                  /* what it had at the end of level 1, or of level 0 */

  RtCandidates on, off;
  uint16_t on_list[RT_N_CANDIDATES], off_list[RT_N_CANDIDATES];   /* in the order of discovery */
  RtNetInfo info[RT_N_NODES];               /* of the nodes in the lists and of a contradiction */
  const RtNested *nested[RT_N_CANDIDATES];  /* of those that are off by RT_CAUSE_NESTED; or NULL */
} RtNet;

RtNet *rt_net_new (void);
void rt_net_free (RtNet *net);

/* Begins anew, with nothing. */
void rt_net_begin (RtNet *net);

/* Marks what is there as the basis; and cuts back to it. The basis has no inner finds by chains. */
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
rt_net_tell (RtNet *net, RtNode node, uint32_t first, int n, int cause)
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

/* Ends with a candidate that is both. */
static inline void
rt_net_contradict (RtNet *net, int candidate)
{
  net->contradicts = true;
  net->contradiction[0] = RT_NODE (candidate, true);
  net->contradiction[1] = RT_NODE (candidate, false);
}

/* NODE and all that leads to it: how many, LIMIT + 1 where there are more than LIMIT; or which,
 * breadth first. OUT has room for RT_N_NODES. */
int rt_net_count (const RtNet *net, RtNode node, int limit);
int rt_net_list (const RtNet *net, RtNode node, RtNode *out);

/* The nodes of all different inner finds that lead to the targets NODES of NETS. */
int rt_net_nested_complexity (int n, const RtNet *const *nets, const RtNode *nodes);
