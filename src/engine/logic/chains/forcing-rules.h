/* forcing-rules.h - the parameters of a search for forcing chains. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>

#define RT_MAX_DEPTH 3          /* a search, one nested in it, and one nested in that */
#define RT_MAX_INNER_CHAINS 2

typedef struct {
  bool multiple;        /* also cells with more than two candidates, houses with more than two
                         * places */
  bool dynamic;         /* candidates that are off are gone for further implications */
  bool nishio;          /* only links within a digit, and only contradictions */
  int level;            /* how far nested finds go: 0 (none) to 4 */
  int inner_level;      /* at level 4: the level of the nested search */
  double base;          /* price without the surcharge for length */

  /* The ids of the techniques that find what its nested searches find, in their order; ends with
   * NULL. */
  const char *inner_chains[RT_MAX_INNER_CHAINS + 1];
} RtForcingRules;
