/* tree.h - what is on where a candidate is on, or off: each by one way, the first one found. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/path.h"

#define RT_NO_BRANCH (-1)
#define RT_NO_VIA 0xffff

/* A candidate that is on, by the candidate `via` that is off by the parent; all by number. */
typedef struct {
  uint16_t on, via;
  uint8_t weak_cause, strong_cause;
  int16_t parent;
} RtBranch;

typedef struct {
  RtGraph *graph;
  int n;
  RtBranch branch[RT_N_CANDIDATES];     /* level by level */
  RtCandidates on, off;                 /* what it has reached */
} RtTree;

/* Begins anew, with nothing in it. */
void rt_tree_begin (RtTree *tree, RtGraph *graph);

/* Adds a branch. VIA and PARENT may be none. */
void rt_tree_add (RtTree *tree, int on, int via, int weak_cause, int strong_cause, int parent);

/* Grows the tree; with UNTIL, only until one of those is in it, whose branch is returned, or
 * RT_NO_BRANCH. */
int rt_tree_grow (RtTree *tree, const RtCandidates *until);

/* Appends the way from a branch back to the start. */
void rt_tree_walk_back (const RtTree *tree, int branch, RtPath *path);
