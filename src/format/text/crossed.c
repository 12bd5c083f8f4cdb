/* crossed.c - converts pencil marks to crossed-out candidates or to the candidates of all cells, and back. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/text/crossed.h"

#include <string.h>

/* Returns the digits that no peer of CELL (in its row, column or box) has; the empty set if CELL is not blank. */
static RtDigits
allowed_in (const RtPosition *position, int cell)
{
  RtDigits taken = 0;

  if (rt_position_digit (position, cell))
    return 0;
  for (int i = 0; i < RT_N_PEERS; i++) {
    int digit = rt_position_digit (position, rt_peers[cell][i]);

    if (digit)
      taken |= rt_digits_of (digit);
  }
  return RT_DIGITS_ALL & ~taken;
}

void
rt_crossed_fill (RtPosition *position, const RtDigits crossed[RT_N_CELLS])
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    position->marks[cell] = allowed_in (position, cell) & ~crossed[cell];
}

/* Adds to CROSSED, crossed-out candidates, one digit that cannot be in its cell anyway. Called if no candidate is
 * crossed out, because readers know only from crossed-out candidates that a puzzle has marks. */
static void
cross_idle (const RtPosition *position, RtDigits crossed[RT_N_CELLS])
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    RtDigits idle = RT_DIGITS_ALL & ~allowed_in (position, cell);

    if (idle) {
      crossed[cell] = rt_digits_of (rt_digits_first (idle));
      return;
    }
  }
}

void
rt_crossed_find (const RtPosition *position, RtDigits crossed[RT_N_CELLS])
{
  RtDigits marks = 0, all = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    RtDigits allowed = allowed_in (position, cell);

    crossed[cell] = allowed & ~position->marks[cell];
    marks |= allowed & position->marks[cell];
    all |= crossed[cell];
  }
  if (!marks)
    memset (crossed, 0, RT_N_CELLS * sizeof *crossed);
  else if (!all)
    cross_idle (position, crossed);
}

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
                             : allowed_in (position, cell);
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
