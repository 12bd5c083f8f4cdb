/* counts.h - what a search has done so far: the first member of every search's state; and what a
 * run of many steps adds to it when somebody asks. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"

#include <stdint.h>

typedef struct {
  uint64_t placements; /* times a digit was written into a cell; givens are not placements */
  uint64_t takebacks;  /* times a written digit was removed again */
  uint64_t tests;      /* times one digit was examined for one cell, whatever the answer */
  uint64_t reads;      /* looks at a cell, or at an entry of a mask or table that stands for it */
  uint32_t depth;      /* digits on the grid now that are not givens */
  uint32_t greatest;   /* the greatest depth so far */
} RtCounts;

typedef struct {
  uint64_t at[RT_N_CELLS + 1]; /* how many steps ended at each depth */
  uint64_t dead_ends;          /* how many turned back at one */
  uint64_t written[RT_N_CELLS]; /* how often each cell was written; of a classic, which fills its
                                 * blanks in order, not counted: the depths tell it */
} RtTally;
