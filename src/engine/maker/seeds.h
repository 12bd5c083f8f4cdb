/* seeds.h - stored puzzles with rare techniques or ratings, from which similar ones are made. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/maker/request.h"

typedef struct {
  const char *technique;        /* id; NULL: stored for its ER */
  int er;                       /* in tenths; 0: stored for its technique */
  /* the technique is the hardest of the solving path; else it only occurs there */
  bool hardest;
  const char *puzzle;           /* 81 cells, with exactly one solution */
} RtSeed;

/* Least ER, in tenths, for which there are seeds. */
#define RT_SEEDS_ER 93

/* Ends with a row without a puzzle. Made by tests/engine/maker/find-seeds.c. */
extern const RtSeed rt_seeds[];

/* Ids of techniques that no puzzle needed, of half a million: others always come first. Ends with
 * NULL. */
extern const char *const rt_seeds_unseen[];

/* Returns true if the technique or ER of the seed suits REQUEST. */
bool rt_seed_suits (const RtSeed *seed, const RtRequest *request);
