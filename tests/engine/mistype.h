/* mistype.h - puzzles copied with one slip, as people make them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <glib.h>

typedef enum {
  SLIP_RANDOM,       /* any other digit */
  SLIP_HIDDEN,       /* the same, and it breaks no rule at sight */
  SLIP_LOOKS_ALIKE,
  SLIP_KEY_BESIDE,   /* of the keypad */
  SLIP_CELL_BESIDE,  /* the digit of one of the eight cells around */
  SLIP_EXTRA,        /* any digit in an empty cell */
  SLIP_EXCHANGE,     /* two digits side by side */
  SLIP_MOVE,         /* a digit into the empty cell beside it */
  SLIP_SHIFT,        /* a row or column from some digit on, by one cell */
  N_SLIPS,
} Slip;

extern const char *const slip_names[N_SLIPS];

/* GRID becomes PUZZLE, which has one solution, with a slip that leaves none. Returns false where no
 * such slip was found in a thousand tries. */
bool mistype (const RtGrid *puzzle, Slip slip, GRand *random, RtGrid *grid);

/* Makes a slip that leaves several solutions. */
bool mistype_open (const RtGrid *puzzle, Slip slip, GRand *random, RtGrid *grid);

/* Puzzles with one solution: MOST of those of a set beside the project, evenly spread; where it is
 * not there, those of the tests' own data, over and over. */
GArray *puzzles_of_set (const char *name, guint most);
