/* sets.h - the almost locked sets of a board, and which take digits from which.
 *
 *     holds      the cells of a set that may hold a digit
 *     victims    the cells outside that may hold it too and see all of these
 *
 * A set of N cells has N + 1 digits, so whichever it loses, it has all others. Where all cells of a
 * digit in one set see all of those in another, the digit is in one of the two at most: a
 * restricted common. Such sets are linked; they share no cell.
 *
 * The sets are told by numbers, those with fewer cells first, and sets of them are a few words. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/step/step.h"

typedef struct {
  int n, n_words;
  RtAlmostLocked *set;
  RtCells (*holds)[9], (*victims)[9];   /* by set and digit - 1 */
  uint64_t *links;                      /* n_words for each set and digit */
  uint64_t *losing;                     /* n_words for each cell and digit */
} RtSets;

/* Those of the board of STUDY, which keeps them. */
const RtSets *rt_sets_of (RtStudy *study);

/* The sets that are linked with SET by DIGIT. */
static inline const uint64_t *
rt_sets_linked (const RtSets *sets, int set, int digit)
{
  return sets->links + (gsize) (9 * set + digit - 1) * (gsize) sets->n_words;
}

/* The sets that lose DIGIT if CELL has it. */
static inline const uint64_t *
rt_sets_losing (const RtSets *sets, int cell, int digit)
{
  return sets->losing + (gsize) (9 * cell + digit - 1) * (gsize) sets->n_words;
}

/* The places of DIGIT in SET as a node of a chain. */
static inline RtStepNode
rt_sets_node (const RtSets *sets, int set, int digit, bool on)
{
  return (RtStepNode) { sets->holds[set][digit - 1], (uint8_t) digit, on };
}

/* Shows SET, the Ith of those in a draft, in a view. */
void rt_sets_mark (const RtSets *sets, int set, int i, RtDraft *draft, const RtChoices *field,
                   int view);

/* Tells that if SET loses FROM, it has TO. */
void rt_sets_link (const RtSets *sets, int set, int from, int to, RtDraft *draft, int view);
