/* price.h - the price (difficulty rating) of a chain, and the order of competing deductions (finds).
 *
 * A longer chain has a higher price. The best of several finds has the lowest price; then the
 * fewest nodes; then the kind of chain that comes first below; then the earliest discovery. This
 * order is that of Sudoku Explainer, and ratings depend on it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>

/* The kinds of chains, in order of precedence. */
enum {
  RT_CHAIN_DOUBLE = 1,
  RT_CHAIN_X,
  RT_CHAIN_Y,
  RT_CHAIN_XY,
  RT_CHAIN_CELL,
  RT_CHAIN_REGION,
  RT_CHAIN_ABSURD,
};

/* Returns the surcharge for a chain of COMPLEXITY nodes. Adds tenths as Sudoku Explainer does,
 * because ties depend on the last bit. */
static inline double
rt_chain_surcharge (int complexity)
{
  double surcharge = 0.0;
  int ceiling = 4;

  /* The ceilings 4, 6, 8, 12, 16, 24 ... grow by 3/2 and 4/3 in turn. */
  for (bool odd = false; complexity - 2 > ceiling; odd = !odd) {
    surcharge += 0.1;
    ceiling = odd ? ceiling * 4 / 3 : ceiling * 3 / 2;
  }
  return surcharge;
}

typedef struct {
  double price;
  int complexity;       /* number of nodes, including those of nested finds */
  int kind;             /* RT_CHAIN_... */
} RtChainRank;

static inline bool
rt_chain_is_better (RtChainRank a, RtChainRank b)
{
  if (a.price != b.price)
    return a.price < b.price;
  if (a.complexity != b.complexity)
    return a.complexity < b.complexity;
  return a.kind < b.kind;
}
