/* transform.h - RtTransform: a map from puzzles to equivalent puzzles. A value.
 *
 * A transform turns or mirrors the grid, and exchanges bands, rows of a band, stacks, columns of a
 * stack, and digits. There are 2 * 6^8 * 9! = 1,218,998,108,160 of them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/make/random.h"

#include <stdbool.h>

typedef struct {
  uint8_t from[RT_N_CELLS]; /* by cell of the result: the cell whose digit moves to it */
  uint8_t digit[10];        /* by digit: the new digit; 0 stays 0 */
} RtTransform;

/* Transforms that keep the digits, and turn or mirror the whole grid. */
typedef enum {
  RT_TURN_NONE,
  RT_TURN_RIGHT,
  RT_TURN_HALF,
  RT_TURN_LEFT,
  RT_MIRROR_UP_DOWN,      /* rows in reverse order */
  RT_MIRROR_LEFT_RIGHT,   /* columns in reverse order */
  RT_MIRROR_DIAGONAL,     /* rows become columns: r1c1 and r9c9 stay */
  RT_MIRROR_ANTIDIAGONAL, /* r1c9 and r9c1 stay */
  RT_N_TURNS,
} RtTurn;

/* Returns the cell that TURN moves to CELL. */
int rt_turn_from (RtTurn turn, int cell);

/* Kinds of transforms that a person can choose. */
typedef struct {
  const char *id;       /* stable identifier */
  const char *name;     /* marked with N_() */
} RtGuise;

/* All kinds of transforms: first any transform at random; then each RtTurn except RT_TURN_NONE;
 * then digits alone, and lines alone. Ends with a row without id. */
#define RT_N_GUISES (RT_N_TURNS + 2)
extern const RtGuise rt_guises[RT_N_GUISES + 1];

/* Initializes TRANSFORM at random, with a transform of the kind with this id. Returns false if
 * there is no such kind. */
bool rt_transform_init_guise (RtTransform *transform, const char *id, RtRandom *random);

/* Initializes TRANSFORM at random. All transforms are equally probable. */
void rt_transform_init_random (RtTransform *transform, RtRandom *random);

/* Applies TRANSFORM to IN, and stores the result in OUT. OUT must not be the same memory as IN. */
void rt_transform_apply (const RtTransform *transform, const RtGrid *in, RtGrid *out);
