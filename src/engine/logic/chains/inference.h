/* inference.h - what follows from a digit being false: strong and weak links by turns.
 *
 *     node      a digit in one cell, or in one of the two or three cells that a box and a line
 *               share (a group), or in one of some places of a pattern (link-patterns.h); true
 *               where the digit stands in one of them
 *     strong    if that is false, this is true: the two have all places of the digit in a house,
 *               or all candidates of a cell, between them; or a pattern says so
 *     weak      if that is true, this is false: all cells of one see all cells of the other, or
 *               both are candidates of one cell; or a pattern says so
 *
 * Nodes have small numbers - single cells first, in reading order, then groups, then what patterns
 * have - so that sets of them are a few words. From a root that is taken to be false a tree
 * grows, breadth first:
 *
 *     root false = true - false = true - false = ...
 *
 * A node that is true in the tree is true or else the root is: that is all a chain is for. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/link-patterns.h"

typedef struct {
  int n, n_singles, n_words;
  RtInferenceNode *nodes;
  uint64_t *strong, *weak;      /* n_words for each node; weak links without those of patterns, */
  uint64_t *forbids;            /* and with them */
  GArray *patterns;             /* of RtInferencePattern */
  GArray *links;                /* of RtPatternLink, each between nodes that nothing else links so,
                                 * by their numbers */

  /* The tree. */
  int root;
  int n_true, n_false;          /* nodes in the order in which they were reached */
  int first_true, first_false;  /* those of the last level */
  uint16_t *reached_true, *reached_false;
  uint16_t *true_from, *false_from;     /* the node before, by node */
  uint64_t *is_true, *is_false, *has_strong;

  RtStudyMemory reach;          /* made when first asked for */
} RtInference;

/* All links of KINDS on the board of STUDY, which keeps them as long as it stays there. */
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

/* The pattern by which A and B are linked; NULL where it takes none. */
const RtInferencePattern *rt_inference_pattern (const RtInference *inference, int a, int b,
                                                bool strong);

/* Begins a tree: ROOT is false. */
void rt_inference_start (RtInference *inference, int root);

/* Grows the tree by one strong link, with a weak one before it from the second on. Returns whether
 * nodes were reached: those from first_true to n_true. */
bool rt_inference_grow (RtInference *inference);

/* Writes the chain from the root to TARGET, true in the tree, into PATH, which has room for twice
 * as many nodes as there are: false and true by turns. Returns how many nodes it has. */
int rt_inference_path (const RtInference *inference, int target, uint16_t *path);

/* Whether a tree from ROOT may reach a node of a higher number, not weakly linked to ROOT, that sees
 * a candidate together with it. */
bool rt_inference_may_chain (RtInference *inference, int root);

/* Whether a loop through ROOT may have a weak link both ends of which see a candidate. */
bool rt_inference_may_loop (RtInference *inference, int root);
