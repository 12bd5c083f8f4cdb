/* print-or-hand.h - decides for all digits of a grid together which are printed and which are handwritten. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "engine/core/grid.h"
#include "vision/classify-cells.h"
#include "vision/ink-clusters.h"

/* Divides the digits of PLAIN, which are those of PATCHES as DIGITS says, by shape and by ink, and so that the print
 * alone has exactly one solution and most handwritten digits are in that, if that is possible with little against
 * it. LOOKS are their inks. ODDS gets, in logarithms, how much more probable handwriting is than print. Returns the
 * handwritten ones; none, if the grid shows no handwriting. */
RtCells rt_hand_part (const RtGrid *plain, const RtPatch patches[81], const RtCellDigits *digits,
                      const RtInkLook looks[81], float odds[81]);
