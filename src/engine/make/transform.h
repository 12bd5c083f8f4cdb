/* transform.h - what makes one puzzle into another that is the same but for its looks.
 *
 * Turning and mirroring the grid, exchanging bands, rows of a band, stacks, columns of a stack, and
 * digits: 2 * 6^8 * 9! = 1,218,998,108,160 ways. A value. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/make/random.h"

#include <stdbool.h>

typedef struct {
  uint8_t from[RT_N_CELLS]; /* which cell comes to each place */
  uint8_t digit[10];        /* what each digit becomes; 0 stays 0 */
} RtTransform;

/* Those that leave the digits as they are and turn or mirror the whole grid. */
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

/* The cell that TURN brings to CELL. */
int rt_turn_from (RtTurn turn, int cell);

/* The ways to look different, for a person to choose from. */
typedef struct {
  const char *id;       /* stable spelling */
  const char *name;     /* marked with N_() */
} RtGuise;

/* Everything at random, then all of RtTurn but the first, then digits alone and lines alone; ends with
 * a row without id. */
#define RT_N_GUISES (RT_N_TURNS + 2)
extern const RtGuise rt_guises[RT_N_GUISES + 1];

/* As the row of rt_guises with that id says; false where there is none. */
bool rt_transform_init_guise (RtTransform *transform, const char *id, RtRandom *random);

/* Any of all, each as likely as the other. */
void rt_transform_init_random (RtTransform *transform, RtRandom *random);

/* What IN becomes; OUT is another grid. */
void rt_transform_apply (const RtTransform *transform, const RtGrid *in, RtGrid *out);
