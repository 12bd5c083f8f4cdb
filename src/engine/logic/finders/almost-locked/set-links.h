/* set-links.h - the almost locked sets of a board, and the links between them.
 *
 *
 *      holds      the cells of a set that have a digit as a candidate
 *      victims    the cells outside that have it too and see all of these
 *
 * A set of N cells has N + 1 digits, so when it loses one, it contains all others. If all cells of
 * a digit in one set see all of those in another, at most one of the two contains the digit: a
 * restricted common. Such sets are linked; they share no cell.
 *
 * Sets are numbered, those with fewer cells first, and groups of sets are bits in a few words. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/step/step.h"

typedef struct {
  int n, n_words;
  RtAlmostLocked *set;
  RtCells (*holds)[9], (*victims)[9];   /* by set and digit - 1 */
  uint64_t *links;                      /* n_words of linked sets for each set and digit */
  uint64_t *losing;                     /* n_words of losing sets for each cell and digit */
} RtSets;

/* Returns the sets of the board of STUDY, which owns and caches them. */
const RtSets *rt_sets_of (RtStudy *study);

/* Returns the sets that are linked with SET by DIGIT. */
static inline const uint64_t *
rt_sets_linked (const RtSets *sets, int set, int digit)
{
  return sets->links + (gsize) (9 * set + digit - 1) * (gsize) sets->n_words;
}

/* Returns the sets that lose DIGIT if CELL has it. */
static inline const uint64_t *
rt_sets_losing (const RtSets *sets, int cell, int digit)
{
  return sets->losing + (gsize) (9 * cell + digit - 1) * (gsize) sets->n_words;
}

/* Returns the places of DIGIT in SET as a node of a chain. */
static inline RtStepNode
rt_sets_node (const RtSets *sets, int set, int digit, bool on)
{
  return (RtStepNode) { sets->holds[set][digit - 1], (uint8_t) digit, on };
}

/* Marks SET, the Ith of a draft, in a view. */
void rt_sets_mark (const RtSets *sets, int set, int i, RtDraft *draft, const RtChoices *field,
                   int view);

/* Adds the link: if SET loses FROM, it contains TO. */
void rt_sets_link (const RtSets *sets, int set, int from, int to, RtDraft *draft, int view);
