/* painter.h - draws a scene on any cairo surface, as the grid on the screen, at any size. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/board-lines.h"
#include "picture/scene.h"
#include "picture/theme.h"

#include <cairo.h>

/* Square of the board. */
typedef struct {
  double x, y, side;
  /* the unit is a pixel: lines are aligned to pixels, and the remainder becomes margin */
  bool on_pixels;
} RtBox;

/* Draws SCENE in the colours of THEME. Draws nothing outside of the board. */
void rt_paint (cairo_t *cr, const RtScene *scene, const RtTheme *theme, const RtBox *box);

/* Draws only the logical step of SCENE, over a board that is already drawn from 0, 0, with its
 * cells and lines as in RULING: the candidates, each in its shape, and the links between them. */
void rt_paint_step (cairo_t *cr, const RtScene *scene, const RtTheme *theme,
                    const RtRuling *ruling);
