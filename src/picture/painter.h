/* painter.h - draws a scene on anything that cairo draws on; and where in it a cell lies.
 *
 * It looks like the grid on the screen, at any size. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/scene.h"
#include "picture/theme.h"

#include <cairo.h>

/* Where the board lies: a square. */
typedef struct {
  double x, y, side;
  bool on_pixels; /* one unit is one pixel: lines lie on whole ones, and a rest is left around them */
} RtBox;

/* Draws all that SCENE shows, in the colours of THEME. Around the board nothing is drawn. */
void rt_paint (cairo_t *cr, const RtScene *scene, const RtTheme *theme, const RtBox *box);

/* Draws only what a logical step shows, over a board that was drawn by other means from 0, 0, with
 * cells of CELL pixels and lines of THIN and THICK: the candidates that have to do with it, each in
 * its shape, and the links between them. */
void rt_paint_step (cairo_t *cr, const RtScene *scene, const RtTheme *theme, int cell, int thin,
                    int thick);

/* The cell that rt_paint draws at X, Y, or -1. A line belongs to what is before it. */
int rt_paint_cell_at (const RtBox *box, double x, double y);

/* Makes COLOUR (0xRRGGBB) what CR draws with. */
void rt_paint_set_colour (cairo_t *cr, uint32_t colour);

/* SHARE of B in A. */
uint32_t rt_paint_mix (uint32_t a, uint32_t b, double share);
