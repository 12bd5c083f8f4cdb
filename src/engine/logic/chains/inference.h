/* inference.h - alternating inference: nodes, their strong and weak links, and trees from a false
 * root.
 *
 *
 *     node      a digit in one cell, or in one of the two or three cells that a box and a line
 *               share (a group), or in one of some places of a pattern (link-patterns.h); true
 *               if the digit is in one of them
 *     strong    if the first is false, the second is true: together they have all places of the
 *               digit in a house, or all candidates of a cell; or a pattern causes it
 *     weak      if the first is true, the second is false: all cells of one see all cells of the
 *               other, or both are candidates of one cell; or a pattern causes it
 *
 * Nodes are numbered - single cells first, in reading order, then groups, then nodes of patterns -
 * so that sets of them are a few words. From a root that is assumed to be false a tree grows,
 * breadth first:
 *
 *
 *     root false = true - false = true - false = ...
 *
 * For each node that is true in the tree: it is true or the root is. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/link-patterns.h"

typedef struct {
  int n, n_singles, n_words;
  RtInferenceNode *nodes;
  uint64_t *strong, *weak;      /* n_words for each node; weak: without links of patterns */
  uint64_t *forbids;            /* weak links including those of patterns */
  GArray *patterns;             /* of RtInferencePattern */
  GArray *links;                /* of RtPatternLink between node numbers, only those that nothing
                                 * else causes */

  /* The tree. */
  int root;
  int n_true, n_false;          /* nodes in order of discovery */
  int first_true, first_false;  /* start of the last level */
  uint16_t *reached_true, *reached_false;
  uint16_t *true_from, *false_from;     /* parent of each node */
  uint64_t *is_true, *is_false, *has_strong;

  RtStudyMemory reach;          /* reachability, computed at the first request */
} RtInference;

/* Returns all links of KINDS on the board of STUDY, which owns and caches them. */
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

/* Returns the pattern that links A and B; NULL if no pattern is needed. */
const RtInferencePattern *rt_inference_pattern (const RtInference *inference, int a, int b,
                                                bool strong);

/* Starts a tree with ROOT false. */
void rt_inference_start (RtInference *inference, int root);

/* Grows the tree by one strong link, preceded by a weak one except at the root. Returns true if
 * nodes were added: those from first_true to n_true. */
bool rt_inference_grow (RtInference *inference);

/* Writes the chain from the root to TARGET, true in the tree, into PATH, which has room for
 * twice the number of nodes: false and true in turn. Returns the length. */
int rt_inference_path (const RtInference *inference, int target, uint16_t *path);

/* Returns true if a tree from ROOT may reach a node with a higher number, not weakly linked to
 * ROOT, that sees a candidate which ROOT sees too. */
bool rt_inference_may_chain (RtInference *inference, int root);

/* Returns true if a loop through ROOT may have a weak link both ends of which see a candidate. */
bool rt_inference_may_loop (RtInference *inference, int root);
