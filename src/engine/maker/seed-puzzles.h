/* seed-puzzles.h - stored puzzles (seeds) with rare techniques or ratings, from which the maker makes new
 * puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/maker/request.h"

typedef struct {
  const char *technique;        /* id; NULL: stored for its rating */
  int er;                       /* Sudoku Explainer rating in tenths; 0: stored for its technique */
  /* true: TECHNIQUE is the hardest of the solving path; false: TECHNIQUE is used somewhere in the
   * path */
  bool hardest;
  const char *puzzle;           /* 81 cells, with exactly one solution */
} RtSeed;

/* Smallest ER of the seeds, in tenths. */
#define RT_SEEDS_ER 93

/* All seeds; ends with a row without a puzzle. Made by tests/engine/maker/find-seeds.c. */
extern const RtSeed rt_seeds[];

/* Ids of techniques that none of half a million puzzles needed, because other techniques always
 * found a step first. Ends with NULL. */
extern const char *const rt_seeds_unseen[];

/* Returns true if SEED has the technique or ER, and the symmetry, that REQUEST wants. */
bool rt_seed_suits (const RtSeed *seed, const RtRequest *request);
