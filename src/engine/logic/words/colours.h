/* colours.h - what is seen between colours: of a step that has two or four of them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

/* Why a colour that is removed as a whole is false: it has several digits in one cell, or one digit
 * in two cells that see each other. */
typedef struct {
  RtCells cells;
  RtDigits digits;
} RtClash;

RtClash rt_colours_clash (const RtStep *step);

/* Of two pairs of colours: a colour of each that see each other, and the other two. */
enum {
  RT_NEAR_1,
  RT_FAR_1,
  RT_NEAR_2,
  RT_FAR_2,
};

typedef struct {
  RtMarkRole role[4];
} RtBridge;

/* What is removed sees the far ones. */
RtBridge rt_colours_bridge (const RtStep *step);
