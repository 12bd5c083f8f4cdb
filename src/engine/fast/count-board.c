/* count-board.c - counts the solutions of a board, whose cells have given candidates, by
 * backtracking.
 *
 * The kernels solve only grids, and boards with candidates of their own are rare. So this search is
 * simple: it places naked and hidden singles, then guesses a cell with the fewest candidates. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/fast/fast.h"

typedef struct {
  uint64_t limit, count;
  RtStop *stop;
  bool stopped;
  RtGrid first;         /* the first solution found */
} BoardSearch;

/* Places each digit that has one place left in HOUSE. Sets CHANGED to true if it placed any.
 * Returns false on a contradiction. */
static bool
place_in_house (RtBoard *board, const uint8_t house[9], bool *changed)
{
  RtDigits once = RT_DIGITS_NONE, twice = RT_DIGITS_NONE, placed = RT_DIGITS_NONE;

  for (int i = 0; i < 9; i++) {
    RtDigits candidates = board->candidates[house[i]];

    twice |= once & candidates;
    once |= candidates;
    if (board->grid.digit[house[i]])
      placed |= rt_digits_of (board->grid.digit[house[i]]);
  }
  if ((once | placed) != RT_DIGITS_ALL)
    return false;
  for (int i = 0; i < 9; i++) {
    RtDigits alone = board->candidates[house[i]] & (RtDigits) ~twice;

    if (!alone)
      continue;
    *changed = true;
    if (!rt_board_place (board, house[i], rt_digits_first (alone)))
      return false;
  }
  return true;
}

/* Places singles until none is left. Returns false on a contradiction. */
static bool
place_singles (RtBoard *board)
{
  bool changed;

  do {
    changed = false;
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      if (!board->grid.digit[cell] && rt_digits_count (board->candidates[cell]) < 2) {
        changed = true;
        if (!board->candidates[cell] ||
            !rt_board_place (board, cell, rt_digits_first (board->candidates[cell])))
          return false;
      }
    for (int house = 0; house < RT_N_HOUSES; house++)
      if (!place_in_house (board, rt_houses[house], &changed))
        return false;
  } while (changed);
  return true;
}

/* Returns the empty cell with the fewest candidates, or -1 in a full grid. */
static int
choose (const RtBoard *board)
{
  int best = -1, fewest = 10;

  for (int cell = 0; cell < RT_N_CELLS && fewest > 2; cell++)
    if (!board->grid.digit[cell] && rt_digits_count (board->candidates[cell]) < fewest) {
      best = cell;
      fewest = rt_digits_count (board->candidates[cell]);
    }
  return best;
}

/* Searches all solutions that continue BEFORE. Returns false if the search must end. */
static bool
search (BoardSearch *s, const RtBoard *before)
{
  RtBoard board = *before;
  int cell;

  s->stopped = rt_stop_raised (s->stop);
  if (s->stopped)
    return false;
  if (!place_singles (&board))
    return true;
  cell = choose (&board);
  if (cell < 0) {
    if (s->count++ == 0)
      s->first = board.grid;
    return s->count < s->limit;
  }
  for_each_digit (digit, board.candidates[cell]) {
    RtBoard guessed = board;

    if (rt_board_place (&guessed, cell, digit) && !search (s, &guessed))
      return false;
  }
  return true;
}

/* Replaces SOLUTION, which is any solution of BOARD, by the lexicographically first one. Returns
 * false if STOP was raised. */
static bool
make_first (RtBoard board, RtStop *stop, RtGrid *solution)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    if (board.grid.digit[cell])
      continue;
    for_each_digit (digit, board.candidates[cell]) {
      BoardSearch s = { .limit = 1, .stop = stop };
      RtBoard guessed = board;

      if (digit == solution->digit[cell])
        break;
      if (rt_board_place (&guessed, cell, digit))
        search (&s, &guessed);
      if (s.stopped)
        return false;
      if (s.count) {
        *solution = s.first;
        break;
      }
    }
    rt_board_place (&board, cell, solution->digit[cell]);
  }
  return true;
}

bool
rt_fast_count_board (const RtBoard *board, uint64_t limit, RtStop *stop, uint64_t *count,
                     RtGrid *first)
{
  BoardSearch s = { .limit = limit, .stop = stop };
  int one, other;

  *count = 0;
  if (limit == 0 || rt_grid_clash (&board->grid, &one, &other))
    return true;
  search (&s, board);
  *count = s.count;
  if (s.stopped)
    return false;
  if (first && s.count) {
    *first = s.first;
    return (s.count == 1 && limit > 1) || make_first (*board, stop, first);
  }
  return true;
}
