/* seeds.h - puzzles of our own with what is rare: others like them are made of these. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/maker/request.h"

typedef struct {
  const char *technique;        /* id; NULL: it is here for its ER */
  int er;                       /* in tenths; 0 where it is here for its technique */
  bool hardest;                 /* the technique is the hardest of its way; else it is used on it */
  const char *puzzle;           /* 81 cells, with just one solution */
} RtSeed;

/* From this ER on, in tenths, there are seeds for it. */
#define RT_SEEDS_ER 93

/* Ends with a row without puzzle. Made by tests/engine/maker/find-seeds.c. */
extern const RtSeed rt_seeds[];

/* Ids of techniques that no puzzle was seen to need on its way, of half a million that were looked at: others
 * always come first. Ends with NULL. */
extern const char *const rt_seeds_unseen[];

/* Whether a puzzle of that seed may be one of REQUEST: it is for its technique, or its ER. */
bool rt_seed_suits (const RtSeed *seed, const RtRequest *request);
