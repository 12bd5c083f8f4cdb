/* transform-board.h - transforms boards: permutes lines and digits, transposes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"

/* The image of each cell and each digit. */
typedef struct {
  uint8_t cell[RT_N_CELLS];
  uint8_t digit[10];
} Turn;

Turn random_turn (void);

/* Moves TURNED to the transformed board of STUDY. */
void turn_study (const Turn *turn, const RtStudy *study, RtStudy *turned);
