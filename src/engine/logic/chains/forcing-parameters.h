/* forcing-parameters.h - RtForcingRules: the parameters of a search for forcing chains. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>

#define RT_MAX_DEPTH 3          /* a search, one nested in it, and one nested in that */
#define RT_MAX_INNER_CHAINS 2

typedef struct {
  bool multiple;        /* also tries cells with more than two candidates, and houses with more
                         * than two places */
  bool dynamic;         /* false candidates are removed, so that more follows */
  bool nishio;          /* follows links within a digit only, and finds only contradictions */
  int level;            /* which techniques are tried under an assumption: 0 (none) to 4 */
  int inner_level;      /* at level 4: the level of the nested search */
  double base;          /* price (difficulty) without the surcharge for length */

  /* Ids of the techniques that repeat the nested searches to explain them (explain-nested.h), in
   * their order; ends with NULL. */
  const char *inner_chains[RT_MAX_INNER_CHAINS + 1];
} RtForcingRules;
