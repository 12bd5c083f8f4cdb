/* cells.h - made-up cells of grids, drawn as pictures spoil them: what the digit net learns from. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "../chance.h"
#include "vision/digit-net.h"

#include <glib.h>

/* Draws a cell with digits of FACES (of RtFace) or of a hand as the net will see it. Returns its class:
 * the digit in it, and nine more where it is written by hand, or 0 where it has none. */
int rt_cell_draw (RtChance *chance, const GPtrArray *faces,
                  float cell[RT_NET_SIDE * RT_NET_SIDE]);
