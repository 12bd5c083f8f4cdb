/* price.c - what a chain costs. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/price.h"

double
rt_chain_surcharge (int complexity)
{
  double surcharge = 0.0;
  int ceiling = 4;

  /* 4, 6, 8, 12, 16, 24 ...: times 3/2 and 4/3 in turn. */
  for (bool odd = false; complexity - 2 > ceiling; odd = !odd) {
    surcharge += 0.1;
    ceiling = odd ? ceiling * 4 / 3 : ceiling * 3 / 2;
  }
  return surcharge;
}
