/* node.h - RtNode: a node of a chain, which is a candidate that is on (true) or off (false); and
 * RtCandidates, a set of candidates. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/candidate-table.h"

typedef uint16_t RtNode;

#define RT_N_NODES (2 * RT_N_CANDIDATES)
#define RT_NODE(candidate, on) ((RtNode) (2 * (candidate) + ((on) ? 1 : 0)))

static inline int
rt_candidate_cell (int candidate)
{
  return candidate / 9;
}

static inline int
rt_candidate_digit (int candidate)
{
  return candidate % 9 + 1;
}

/* Cause of a node: RT_KIND_ROW, RT_KIND_COLUMN or RT_KIND_BOX if a house of that kind forces the
 * node; otherwise one of these. */
enum {
  RT_CAUSE_CELL = 3,    /* its cell forces it */
  RT_CAUSE_NESTED,      /* a nested find eliminates it */
  RT_CAUSE_NONE,        /* it is the assumption */
};

/* A set of candidates, by their numbers. */
typedef struct {
  uint64_t word[(RT_N_CANDIDATES + 63) / 64];
} RtCandidates;

static inline bool
rt_candidates_has (const RtCandidates *set, int candidate)
{
  return set->word[candidate >> 6] >> (candidate & 63) & 1;
}

static inline void
rt_candidates_add (RtCandidates *set, int candidate)
{
  set->word[candidate >> 6] |= UINT64_C (1) << (candidate & 63);
}

static inline void
rt_candidates_remove (RtCandidates *set, int candidate)
{
  set->word[candidate >> 6] &= ~(UINT64_C (1) << (candidate & 63));
}
