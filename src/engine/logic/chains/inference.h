/* inference.h - alternating inference: nodes, their strong and weak links, and trees of the
 * conclusions from a node that is assumed to be false.
 *
 *     node      a digit in one cell, or in one of the two or three cells that a box and a line
 *               share (a group), or in one of some cells of a pattern (link-patterns.h); true if
 *               the digit is in one of them
 *     strong    if the first is false, the second is true: together they have all places of the
 *               digit in a house, or all candidates of a cell; or a pattern causes it
 *     weak      if the first is true, the second is false: all cells of one see all cells of the
 *               other, or both are candidates of one cell; or a pattern causes it
 *
 * Nodes are numbered (single cells first, in reading order, then groups, then nodes of patterns),
 * so that a set of them is a few words. From a root that is assumed to be false a tree grows,
 * breadth first:
 *
 *     root false = true - false = true - false = ...
 *
 * For each node that is true in the tree: either the node or the root is true. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/link-patterns.h"

typedef struct {
  int n, n_singles, n_words;    /* nodes; nodes of single cells; words of a set of nodes */
  RtInferenceNode *nodes;
  uint64_t *strong, *weak;      /* n_words for each node; weak: without links of patterns */
  uint64_t *forbids;            /* weak links with those of patterns */
  GArray *patterns;             /* of RtInferencePattern */
  GArray *links;                /* of RtPatternLink between node numbers; only links without
                                 * another cause */

  /* The tree. */
  int root;
  int n_true, n_false;          /* number of nodes in reached_true and reached_false */
  int first_true, first_false;  /* index where the last level begins */
  uint16_t *reached_true, *reached_false;       /* in order of discovery */
  uint16_t *true_from, *false_from;     /* by node: its parent */
  uint64_t *is_true, *is_false; /* sets of the nodes reached */
  uint64_t *has_strong;         /* set of the nodes that have a strong link */

  RtStudyMemory reach;          /* reachability, computed at the first request */
} RtInference;

/* Returns nodes and links of KINDS (RtInferenceKinds as bits) on the board of STUDY, which owns them. */
RtInference *rt_inference_of (RtStudy *study, unsigned kinds);

static inline const uint64_t *
rt_inference_weak (const RtInference *inference, int node)
{
  return inference->weak + (gsize) node * (gsize) inference->n_words;
}

static inline bool
rt_inference_is_weak (const RtInference *inference, int a, int b)
{
  return rt_inference_weak (inference, a)[b >> 6] >> (b & 63) & 1;
}

/* Returns the pattern that links A and B; NULL if a house or a cell links them. */
const RtInferencePattern *rt_inference_pattern (const RtInference *inference, int a, int b,
                                                bool strong);

/* Starts a tree with ROOT assumed to be false. */
void rt_inference_start (RtInference *inference, int root);

/* Grows the tree by one level: a weak link (not at the root) and a strong link. Returns true if
 * nodes were added to reached_true; they begin at first_true. */
bool rt_inference_grow (RtInference *inference);

/* Writes the path from the root to TARGET into PATH: nodes that are false and true in turn.
 * TARGET must be true in the tree. PATH must have room for twice the number of nodes. Returns
 * the length. */
int rt_inference_path (const RtInference *inference, int target, uint16_t *path);

/* Returns true if a tree from ROOT may reach a node such that an elimination follows: the node
 * has a higher number, is not weakly linked to ROOT, and a candidate sees both. */
bool rt_inference_may_chain (RtInference *inference, int root);

/* Returns true if a loop through ROOT may have a weak link whose two ends are seen by a
 * candidate. */
bool rt_inference_may_loop (RtInference *inference, int root);
