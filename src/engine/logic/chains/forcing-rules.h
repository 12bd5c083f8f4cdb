/* rules.h - what a search for forcing chains does. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>

#define RT_MAX_DEPTH 3          /* a search, one inside of it, and one inside of that */
#define RT_MAX_INNER_CHAINS 2

typedef struct {
  bool multiple;        /* more than two candidates of a cell, more than two places in a house */
  bool dynamic;         /* what is off is gone for what follows */
  bool nishio;          /* links within a digit alone, and contradictions alone */
  int level;            /* how far inner finds go: 0 to 4 */
  int inner_level;      /* at level 4: that of the inner search */
  double base;          /* price without surcharge */

  /* The techniques that find the same as its inner searches, in their order, by id; up to NULL. */
  const char *inner_chains[RT_MAX_INNER_CHAINS + 1];
} RtForcingRules;
