/* board.c - fills in and eliminates the candidates of a board. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/board.h"

bool
rt_board_init (RtBoard *board, const RtGrid *grid)
{
  bool sound = true;

  board->grid = *grid;
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    RtDigits seen = RT_DIGITS_NONE;

    for (int i = 0; i < RT_N_PEERS; i++)
      if (grid->digit[rt_peers[cell][i]])
        seen |= rt_digits_of (grid->digit[rt_peers[cell][i]]);
    if (grid->digit[cell]) {
      board->candidates[cell] = RT_DIGITS_NONE;
      sound = sound && !rt_digits_has (seen, grid->digit[cell]);
    } else {
      board->candidates[cell] = (RtDigits) (RT_DIGITS_ALL & ~seen);
      sound = sound && board->candidates[cell] != RT_DIGITS_NONE;
    }
  }
  return sound;
}

bool
rt_board_place (RtBoard *board, int cell, int digit)
{
  bool sound = rt_digits_has (board->candidates[cell], digit);

  board->grid.digit[cell] = (uint8_t) digit;
  board->candidates[cell] = RT_DIGITS_NONE;
  for (int i = 0; i < RT_N_PEERS; i++)
    if (!rt_board_remove (board, rt_peers[cell][i], digit))
      sound = false;
  return sound;
}

bool
rt_board_remove (RtBoard *board, int cell, int digit)
{
  board->candidates[cell] = (RtDigits) (board->candidates[cell] & ~rt_digits_of (digit));
  return board->grid.digit[cell] != 0 || board->candidates[cell] != RT_DIGITS_NONE;
}
