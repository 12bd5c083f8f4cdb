/* pen.h - digits as a hand writes them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "chance.h"

#include <cairo.h>

/* Writes DIGIT around (X, Y), about SIZE high, with the line width and colour of CR; no two are alike. */
void rt_pen_write (cairo_t *cr, RtChance *chance, double size, double x, double y, int digit);
