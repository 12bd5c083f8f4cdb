/* inference.h - what follows from a digit being false: strong and weak links by turns.
 *
 *     node      a digit in one cell, or in one of the two or three cells that a box and a line
 *               share (a group), or in one of the places that it has in an almost locked set; true
 *               where the digit stands in one of them
 *     strong    if that is false, this is true: the two have all places of the digit in a house,
 *               or all candidates of a cell, between them; or they are two digits of an almost
 *               locked set, which has all its others once it has lost one
 *     weak      if that is true, this is false: all cells of one see all cells of the other, or
 *               both are candidates of one cell
 *
 * Nodes have small numbers - single cells first, in reading order, then groups, then what is left of
 * almost locked sets - so that sets of them are a few words. From a root that is taken to be false a tree
 * grows, breadth first:
 *
 *     root false = true - false = true - false = ...
 *
 * A node that is true in the tree is true or else the root is: that is all a chain is for. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"

/* Which links and nodes there are. Weak links within a digit always are. */
typedef enum {
  RT_STRONG_IN_HOUSE = 1 << 0,
  RT_STRONG_IN_CELL = 1 << 1,
  RT_WEAK_IN_CELL = 1 << 2,
  RT_GROUPS = 1 << 3,
  RT_SETS = 1 << 4,
} RtInferenceKinds;

typedef struct {
  RtCells cells;
  uint8_t digit;
} RtInferenceNode;

typedef struct {
  int n, n_singles, n_words;
  RtInferenceNode *nodes;
  uint64_t *strong, *weak;      /* n_words for each node */

  /* The tree. */
  int root;
  int n_true, n_false;          /* nodes in the order in which they were reached */
  int first_true, first_false;  /* those of the last level */
  uint16_t *reached_true, *reached_false;
  uint16_t *true_from, *false_from;     /* the node before, by node */
  uint64_t *is_true, *is_false, *has_strong;
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

/* Whether the strong link between A and B is one within an almost locked set. */
static inline bool
rt_inference_is_in_set (const RtInference *inference, int a, int b)
{
  const RtInferenceNode *one = &inference->nodes[a], *other = &inference->nodes[b];

  return one->digit != other->digit &&
         !(rt_cells_count (one->cells) == 1 && rt_cells_equal (one->cells, other->cells));
}

/* The smallest such set. */
const RtAlmostLocked *rt_inference_set (RtStudy *study, const RtInferenceNode *a,
                                        const RtInferenceNode *b);

/* Begins a tree: ROOT is false. */
void rt_inference_start (RtInference *inference, int root);

/* Grows the tree by one strong link, with a weak one before it from the second on. Returns whether
 * nodes were reached: those from first_true to n_true. */
bool rt_inference_grow (RtInference *inference);

/* Writes the chain from the root to TARGET, true in the tree, into PATH, which has room for twice
 * as many nodes as there are: false and true by turns. Returns how many nodes it has. */
int rt_inference_path (const RtInference *inference, int target, uint16_t *path);
