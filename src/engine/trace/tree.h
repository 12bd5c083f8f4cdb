/* tree.h - RtTree: the tree of a search, with a branch for each digit that was tried.
 *
 * A branch reaches from the step that wrote its digit to the step that took the digit back, so its
 * width is the number of steps that the digit cost. All digits that were tried meanwhile lie within
 * it, one level deeper. Drawn as bars in rows, such a tree is known as an icicle plot.
 *
 * A tree leaves out narrow branches, but all branches in it are exact. The trace knows the fewest
 * placed digits in each span (run of equally many steps), so only spans in which a wide branch may
 * begin or end are stepped through again. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"

typedef struct {
  uint64_t first;     /* the step that wrote the digit */
  uint64_t last;      /* the step that took the digit back; the newest step if the digit is still on
                       * the grid */
  uint64_t dead_ends; /* steps of the branch that backtracked from a dead end */
  uint8_t level;      /* digits on the grid after the first step, without givens: 1 or more */
  uint8_t cell;
  uint8_t digit;
  bool open;          /* the digit is on the grid at the newest step */
  bool solved;        /* a step of the branch found a solution */
} RtBranch;

/* Branches in the order of their first steps, so that each comes after the branches around it. No
 * two begin with the same step. A person's program may take digits back in any order; a branch then
 * ends with the first step after which fewer digits than its level are on the grid. */
typedef struct {
  uint64_t length; /* the newest step when the tree was made */
  size_t n;
  RtBranch *branches;
} RtTree;

/* Returns the tree of the steps recorded so far: all branches with at least LEAST (1 or more) steps
 * among FROM to TO. Returns NULL if STOP (may be NULL) was raised. Free with rt_tree_free. Takes as
 * long as TO - FROM steps of the search, or as some thousand spans if LEAST is a thousandth of TO -
 * FROM: call it in a thread unless TO - FROM is small. */
RtTree *rt_tree_new (RtTrace *trace, uint64_t from, uint64_t to, uint64_t least, RtStop *stop);

void rt_tree_free (RtTree *tree);

/* Returns the widest branch without a solution beside the way to the solutions, or, if there are none, beside the way
 * to the digits that are on the grid at the newest step. If the grid has no digits then either, returns the widest
 * branch of the first level that has several branches. Returns NULL if there is none. Owned by the tree; equal for all
 * trees that contain the branch. Not for a person's program. */
const RtBranch *rt_tree_wrong_turn (const RtTree *tree);

/* Returns true if the digit of BRANCH is on the grid after step POSITION, which must not be newer than the tree. */
static inline bool
rt_branch_is_on_grid (const RtBranch *branch, uint64_t position)
{
  return branch->first <= position && (branch->open ? position <= branch->last : position < branch->last);
}

/* Returns the number of steps of BRANCH. */
static inline uint64_t
rt_branch_steps (const RtBranch *branch)
{
  return branch->last - branch->first + 1;
}
