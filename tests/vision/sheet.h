/* sheet.h - a puzzle drawn flat. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "drawn.h"

#include <cairo.h>

/* Draws a grid of KIND with its top left corner at (X, Y) and SIDE pixels wide, in type of FAMILY. */
void rt_sheet_draw (cairo_t *cr, RtChance *chance, RtDrawnKind kind, const char *family, double x,
                    double y, double side, const RtGrid *givens, const RtGrid *entries);

/* A digit with its middle at (X, Y), PIXELS high. FONT is a family, maybe with a style. */
void rt_sheet_digit (cairo_t *cr, const char *font, double pixels, double x, double y, int digit);
