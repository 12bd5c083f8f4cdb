/* painter.h - draws a scene on anything that cairo draws on.
 *
 * It looks like the grid on the screen, at any size. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/ruling.h"
#include "picture/scene.h"
#include "picture/theme.h"

#include <cairo.h>

/* Where the board lies: a square. */
typedef struct {
  double x, y, side;
  bool on_pixels; /* the unit is a pixel: lines are on whole pixels, what remains is left around */
} RtBox;

/* Draws all that SCENE shows, in the colours of THEME. Around the board nothing is drawn. */
void rt_paint (cairo_t *cr, const RtScene *scene, const RtTheme *theme, const RtBox *box);

/* Draws only what a logical step shows, over a board that was drawn by other means from 0, 0, with
 * its cells and lines as in RULING: the candidates that have to do with it, each in its shape, and
 * the links between them. */
void rt_paint_step (cairo_t *cr, const RtScene *scene, const RtTheme *theme,
                    const RtRuling *ruling);
