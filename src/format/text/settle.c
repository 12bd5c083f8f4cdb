/* settle.c - a position as the candidates of all its cells, and back. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/text/settle.h"

#include "format/text/crossed.h"

void
rt_candidates_of (const RtPosition *position, RtDigits candidates[RT_N_CELLS])
{
  RtDigits all = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    all |= position->marks[cell];
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int digit = rt_position_digit (position, cell);

    candidates[cell] = digit ? rt_digits_of (digit)
                     : all   ? position->marks[cell]
                             : rt_crossed_allowed (position, cell);
  }
}

static bool
peers_list (const RtDigits candidates[RT_N_CELLS], int cell)
{
  for (int i = 0; i < RT_N_PEERS; i++)
    if (candidates[rt_peers[cell][i]] & candidates[cell])
      return true;
  return false;
}

void
rt_candidates_settle (const RtDigits candidates[RT_N_CELLS], RtPosition *position)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (rt_digits_count (candidates[cell]) == 1 && !peers_list (candidates, cell))
      position->givens.digit[cell] = (uint8_t) rt_digits_first (candidates[cell]);
    else
      position->marks[cell] = candidates[cell];
}
