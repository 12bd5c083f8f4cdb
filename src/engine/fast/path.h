/* path.h - the guesses on the way down a search, and which states before them are still kept.
 *
 * A search keeps the states before its newest few guesses that have ways left, the *open* ones, in
 * slots by turns. An older state is made again from the givens and the guesses before it, which is
 * rare; so a search needs 2 KiB at most, however deep it goes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/fast/words.h"

#include <stdbool.h>

enum {
  N_GUESSES = 54,        /* a guess leaves one permutation of several to a digit in a unit: 9 * 6 */
  IN_CELL = 6,           /* in the place of a unit: the guess is a digit for a cell */
  BESIDE = 7,            /* the same, and nothing was concluded from the guess before it */
};

typedef struct {
  uint16_t left;         /* the ways not yet tried, as bits */
  uint8_t what;          /* digit or cell */
  uint8_t unit : 4;      /* band (0..2), stack (3..5) or IN_CELL */
  uint8_t way : 4;       /* the one taken; by bit in `left` */
} Guess;

typedef struct {
  Guess guess[N_GUESSES + 1];   /* the last one is never taken */
  uint8_t open[N_GUESSES];   /* the numbers of the open ones */
  int depth;         /* guesses on the way down */
  int n_open;        /* of these, guesses with ways left */
  int n_kept;        /* of these, guesses before which the state is kept */
} Path;

/* What a permutation leaves of a digit's words in the three bands. */
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

/* Of so many slots, that of the newest open guess. */
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

/* The place of the next guess, to be filled in before path_go_down (). */
INLINE Guess *
path_next (Path *path)
{
  return &path->guess[path->depth];
}

/* Takes the first of two ways or more of the next guess; the caller fills its slot. */
INLINE void
path_go_down (Path *path, int n_slots)
{
  path->open[path->n_open++] = (uint8_t) path->depth++;
  if (path->n_kept < n_slots)
    path->n_kept++;
  take_next_way (path);
}

/* Goes back to the newest guess that has a way left. Returns false where none has. */
INLINE bool
path_go_back (Path *path)
{
  if (path->n_open == 0)
    return false;
  path->depth = path->open[path->n_open - 1] + 1;
  return true;
}

/* Takes its next way, once the caller has what was kept in its slot. */
INLINE void
path_go_on (Path *path)
{
  bool is_last;

  take_next_way (path);
  is_last = path_newest (path)->left == 0;
  path->n_open -= is_last;
  path->n_kept -= is_last;
}
