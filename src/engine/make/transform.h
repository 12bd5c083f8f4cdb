/* transform.h - what makes one puzzle into another that is the same but for its looks.
 *
 * Turning and mirroring the grid, exchanging bands, rows of a band, stacks, columns of a stack, and
 * digits: 2 * 6^8 * 9! = 1,218,998,108,160 ways. A value. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/make/random.h"

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

void rt_transform_init_turn (RtTransform *transform, RtTurn turn);

/* Any of all, each as likely as the other. */
void rt_transform_init_random (RtTransform *transform, RtRandom *random);

/* What IN becomes; OUT is another grid. */
void rt_transform_apply (const RtTransform *transform, const RtGrid *in, RtGrid *out);
