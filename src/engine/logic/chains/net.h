/* net.h - RtNet: all consequences of one assumption, as a graph of nodes. Each node has parents:
 * the nodes that together imply it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/node.h"

#include <glib.h>

/* A nested find that a net uses. */
typedef struct {
  int complexity;       /* number of nodes */
  uint32_t hash;        /* hash of the nodes */
  int n_nodes;
  RtNode nodes[];       /* two finds are equal if their nodes are */
} RtNested;

/* Maximum number of parents of all nodes of a net. */
#define RT_MAX_PARENTS (1u << 19)

/* The parents and the cause of a node, in one word: a search has hundreds of nets, which should
 * stay in the processor's cache. */
typedef struct {
  uint32_t first : 19;  /* the parents: net->parents[first .. first + n - 1] */
  uint32_t n : 10;
  uint32_t cause : 3;
} RtNetInfo;

#define RT_NET_NOT_MADE -1

typedef struct {
  /* The members that a search reads from every net are first, so that they are in few cache
   * lines. */
  int n_on, n_off;
  bool contradicts, has_nested;
  RtNode contradiction[2];
  RtNode *parents;
  uint32_t n_parents, size;

  /* Used for continuing a net from level to level. */
  bool has_grown;                           /* nodes were added since the previous level; true if
                                             * there was no previous level */
  int level;                                /* level that it is complete for, or RT_NET_NOT_MADE */
  struct {
    int n_on, n_off;
    uint32_t n_parents;
  } basis;                                  /* sizes at the end of level 1, or of level 0 */

  RtCandidates on, off;
  uint16_t on_list[RT_N_CANDIDATES], off_list[RT_N_CANDIDATES];   /* in order of discovery */
  RtNetInfo info[RT_N_NODES];               /* valid for the nodes in the lists, and for those of a
                                             * contradiction */
  const RtNested *nested[RT_N_CANDIDATES];  /* nested find of a candidate that is off with
                                             * RT_CAUSE_NESTED; NULL for a pattern */
} RtNet;

RtNet *rt_net_new (void);
void rt_net_free (RtNet *net);

void rt_net_begin (RtNet *net);

/* rt_net_mark_basis records the present sizes as the basis; rt_net_cut_back removes the nodes added
 * after it. The basis must have no chains under the assumption. */
void rt_net_mark_basis (RtNet *net);
void rt_net_cut_back (RtNet *net);

/* Reserves memory for N more parents (nodes that imply a node). */
static inline void
rt_net_need (RtNet *net, uint32_t n)
{
  if (net->n_parents + n > net->size) {
    g_assert (net->n_parents + n < RT_MAX_PARENTS);
    net->size = 2 * net->size + n;
    net->parents = g_renew (RtNode, net->parents, net->size);
  }
}

/* Appends the parent "DIGIT is false in CELL" of a node. There must be room for it. */
static inline void
rt_net_add_parent (RtNet *net, int cell, int digit)
{
  net->parents[net->n_parents++] = RT_NODE (RT_CANDIDATE (cell, digit), false);
}

/* Sets the N parents of NODE (which imply it; from index FIRST on), and its cause. */
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

/* Records a contradiction: CANDIDATE is both on (true) and off (false). */
static inline void
rt_net_contradict (RtNet *net, int candidate)
{
  net->contradicts = true;
  net->contradiction[0] = RT_NODE (candidate, true);
  net->contradiction[1] = RT_NODE (candidate, false);
}

/* Return the number of nodes that lead to NODE, including NODE; LIMIT + 1 if there are more than
 * LIMIT. rt_net_list also lists them in OUT, breadth first; OUT must have room for RT_N_NODES. */
int rt_net_count (const RtNet *net, RtNode node, int limit);
int rt_net_list (const RtNet *net, RtNode node, RtNode *out);

/* Returns the total number of nodes of all different finds under assumptions that lead to NODES,
 * which has one node for each of the N NETS. */
int rt_net_nested_complexity (int n, const RtNet *const *nets, const RtNode *nodes);
