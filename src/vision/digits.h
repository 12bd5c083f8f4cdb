/* digits.h - what stands in the 81 cells of a grid, and which way up it is. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/net.h"
#include "vision/patch.h"

/* Reads PATCHES with ink of POLARITY, which may become the other. LOGS are the logarithms of how
 * probable each digit (0: none) is. Where the digits make more sense after quarter turns to the
 * right, the patches are turned and put in order: returns how many turns. */
int rt_digits_read (RtPatch patches[81], int polarity, float logs[81][RT_NET_CLASSES]);
