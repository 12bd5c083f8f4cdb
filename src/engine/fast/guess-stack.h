/* guess-stack.h - stack of the guesses of a search, with the slots in which states are kept.
 *
 * The states before the newest guesses with alternatives, the *open* ones, are kept in slots in
 * turn. An older state is recomputed from the givens and the guesses before it, which is rare; so a
 * search needs 2 KiB at most, however deep it is. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/fast/digit-words.h"

#include <stdbool.h>

enum {
  N_GUESSES = 54,        /* a guess restricts a digit to one permutation in a unit: 9 * 6 */
  IN_CELL = 6,           /* value of `unit` if the guess is a digit for a cell */
  BESIDE = 7,            /* the same, without deductions since the previous guess */
};

typedef struct {
  uint16_t left;         /* alternatives not tried yet, as bits */
  uint8_t what;          /* digit or cell */
  uint8_t unit : 4;      /* band (0..2), stack (3..5) or IN_CELL */
  uint8_t way : 4;       /* the current alternative: its bit in `left` */
} Guess;

typedef struct {
  Guess guess[N_GUESSES + 1];   /* the last one is never taken */
  uint8_t open[N_GUESSES];   /* indices of the open guesses */
  int depth;         /* number of guesses on the path */
  int n_open;        /* number of those with alternatives */
  int n_kept;        /* number of those with a kept state */
} Path;

/* Returns the cells that a permutation leaves to its digit, as words of three bands. */
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

/* Returns the slot of the newest open guess, of N_SLOTS. */
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

/* Returns the next guess, which the caller fills in before path_go_down (). */
INLINE Guess *
path_next (Path *path)
{
  return &path->guess[path->depth];
}

/* Takes the first alternative of the next guess, which has at least two; the caller fills its
 * slot. */
INLINE void
path_go_down (Path *path, int n_slots)
{
  path->open[path->n_open++] = (uint8_t) path->depth++;
  if (path->n_kept < n_slots)
    path->n_kept++;
  take_next_way (path);
}

/* Returns to the newest guess with an alternative. Returns false if there is none. */
INLINE bool
path_go_back (Path *path)
{
  if (path->n_open == 0)
    return false;
  path->depth = path->open[path->n_open - 1] + 1;
  return true;
}

/* Takes the next alternative, after the caller has restored the state from the slot. */
INLINE void
path_go_on (Path *path)
{
  bool is_last;

  take_next_way (path);
  is_last = path_newest (path)->left == 0;
  path->n_open -= is_last;
  path->n_kept -= is_last;
}
