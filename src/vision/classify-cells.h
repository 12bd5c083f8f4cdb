/* classify-cells.h - reads the digits of the 81 cells, and finds the orientation of the grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "vision/digit-net.h"
#include "vision/normalize-cell.h"

/* Classifies PATCHES with ink of POLARITY, which may be reversed. LOGS are the logarithms of the
 * probability of each digit (0: none). If the digits fit better after quarter turns to the right,
 * turns and reorders the patches. OVERLAID gets the cells in which something else seems to lie over
 * a digit. Returns the number of turns. */
int rt_digits_read (RtPatch patches[81], int polarity, float logs[81][RT_NET_CLASSES], RtCells *overlaid);
