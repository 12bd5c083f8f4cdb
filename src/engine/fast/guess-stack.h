/* guess-stack.h - stack of the guesses of a search, with slots for the states before them.
 *
 * A guess that has alternatives left is *open*. The states before the newest open guesses are kept
 * in a ring of slots. An older state is recomputed from the givens and the guesses before it, which
 * is rare. So a search needs at most 2 KiB, however deep it is. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/fast/digit-words.h"

#include <stdbool.h>

enum {
  N_GUESSES = 54,        /* a guess restricts a digit to one permutation in a unit: 9 * 6 */
  IN_CELL = 6,           /* value of `unit` if the guess is a digit for a cell */
  BESIDE = 7,            /* like IN_CELL, for a guess without deductions since the previous guess */
};

typedef struct {
  uint16_t left;         /* alternatives not tried yet, as bits */
  uint8_t what;          /* digit, or the cell for IN_CELL */
  uint8_t unit : 4;      /* band (0..2), stack (3..5), IN_CELL or BESIDE */
  uint8_t way : 4;       /* current alternative: the number of its bit in `left` */
} Guess;

typedef struct {
  Guess guess[N_GUESSES + 1];   /* the entry after the newest guess is scratch memory: see
                                 * path_next */
  uint8_t open[N_GUESSES];   /* indices of the open guesses */
  int depth;         /* number of guesses on the path */
  int n_open;        /* number of open guesses */
  int n_kept;        /* number of open guesses whose state is kept */
} Path;

/* Returns the cells that the current permutation of GUESS leaves to its digit, by band. */
INLINE const uint32_t *
way_left (const Guess *guess)
{
  return ways_left[guess->unit][guess->unit < 3 ? guess->way / 3 : guess->way];
}

INLINE void
path_clear (Path *path)
{
  path->depth = path->n_open = path->n_kept = 0;
}

INLINE Guess *
path_newest (Path *path)
{
  return &path->guess[path->depth - 1];
}

/* Returns the slot (0 to N_SLOTS - 1) for the state before the newest open guess. */
INLINE int
path_slot (const Path *path, int n_slots)
{
  return (path->n_open - 1) % n_slots;
}

INLINE void
take_next_way (Path *path)
{
  Guess *guess = path_newest (path);

  guess->way = (unsigned) __builtin_ctz (guess->left) & 15;
  guess->left &= (uint16_t) (guess->left - 1);
}

/* Returns the entry after the newest guess, to be filled in before the caller calls path_go_down. */
INLINE Guess *
path_next (Path *path)
{
  return &path->guess[path->depth];
}

/* Pushes the guess of path_next, which has at least two alternatives, and takes its first
 * alternative. The caller then fills the slot of the guess. */
INLINE void
path_go_down (Path *path, int n_slots)
{
  path->open[path->n_open++] = (uint8_t) path->depth++;
  if (path->n_kept < n_slots)
    path->n_kept++;
  take_next_way (path);
}

/* Backtracks to the newest open guess. Returns false if there is none. */
INLINE bool
path_go_back (Path *path)
{
  if (path->n_open == 0)
    return false;
  path->depth = path->open[path->n_open - 1] + 1;
  return true;
}

/* Takes the next alternative of the newest guess, after the caller has restored its state. */
INLINE void
path_go_on (Path *path)
{
  bool is_last;

  take_next_way (path);
  is_last = path_newest (path)->left == 0;
  path->n_open -= is_last;
  path->n_kept -= is_last;
}
