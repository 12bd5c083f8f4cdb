/* cases.h - the puzzles that a judge would try a program with, each for a reason. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

typedef struct {
  const char *id;     /* stable */
  const char *reason; /* why it is there, marked with N_() */
  const char *cells;  /* 81 of them */
} RtTrialCase;

/* By what they cost a plain search, so that the first failure is the simplest; ends with a row without
 * an id. */
extern const RtTrialCase rt_trial_cases[];
