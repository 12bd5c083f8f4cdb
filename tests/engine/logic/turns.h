/* turns.h - boards in another look: lines and digits exchanged, rows for columns. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"

/* Where each cell and each digit goes. */
typedef struct {
  uint8_t cell[RT_N_CELLS];
  uint8_t digit[10];
} Turn;

Turn random_turn (void);

/* Turns TURNED to the board of STUDY in its other look. */
void turn_study (const Turn *turn, const RtStudy *study, RtStudy *turned);
