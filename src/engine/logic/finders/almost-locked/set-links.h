/* set-links.h - RtSets: the almost locked sets of a board, and the links between them.
 *
 *      holds      the cells of a set that have a certain digit as a candidate
 *      victims    the cells outside the set that have the digit, too, and see all of `holds`
 *
 * A set of N cells has N + 1 digits, so it contains all its others if it loses one. If all places
 * of a digit in one set see all its places in another set, at most one of the two sets contains the
 * digit (a restricted common). The digit then links the two sets, unless they share a cell.
 *
 * Sets are numbered, those with fewer cells first, so that a group of sets is a few words. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/step/step.h"

typedef struct {
  int n, n_words;                       /* number of sets; of words for a group of them */
  RtAlmostLocked *set;
  /* By set and digit - 1: the cells of the set with the digit; the cells that see all of them. */
  RtCells (*holds)[9], (*victims)[9];
  uint64_t *links;                      /* by set and digit: n_words of sets linked by it */
  uint64_t *losing;                     /* by cell and digit: n_words of sets that lose it */
} RtSets;

/* Returns the almost locked sets of the board of STUDY, which owns and caches them. */
const RtSets *rt_sets_of (RtStudy *study);

/* Returns the group of almost locked sets that DIGIT links with SET. */
static inline const uint64_t *
rt_sets_linked (const RtSets *sets, int set, int digit)
{
  return sets->links + (gsize) (9 * set + digit - 1) * (gsize) sets->n_words;
}

/* Returns the group of almost locked sets that lose DIGIT if CELL has DIGIT. */
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

/* Marks the cells of SET in case VIEW of the deduction DRAFT, with the role of the Ith set. */
void rt_sets_mark (const RtSets *sets, int set, int i, RtDraft *draft, const RtChoices *field,
                   int view);

/* Adds a link to case VIEW of the deduction DRAFT: if SET loses the digit FROM, it contains TO. */
void rt_sets_link (const RtSets *sets, int set, int from, int to, RtDraft *draft, int view);
