/* cases.h - table of the puzzles that a program is tested with, as by an online judge. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

typedef struct {
  const char *id;     /* stable */
  const char *reason; /* why it is there, marked with N_() */
  const char *cells;  /* 81 of them */
} RtTrialCase;

/* Ordered by their cost for a plain search, so that the first failure is the simplest. The last row has
 * no id. */
extern const RtTrialCase rt_trial_cases[];
