/* print-or-hand.h - a function that divides the digits of a grid into printed and handwritten digits. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "engine/core/grid.h"
#include "vision/classify-cells.h"
#include "vision/ink-clusters.h"

/* Returns the cells of PLAIN with handwritten digits; the empty set if the grid shows no handwriting. PATCHES and
 * DIGITS are the cells and their classification; LOOKS are their inks. Prefers a division in which the printed digits
 * have exactly one solution and most handwritten digits agree with it, unless shapes and inks contradict it. Sets ODDS
 * to the logarithms of the odds that a digit is handwritten. */
RtCells rt_hand_part (const RtGrid *plain, const RtPatch patches[81], const RtCellDigits *digits,
                      const RtInkLook looks[81], float odds[81]);
