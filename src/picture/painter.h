/* painter.h - draws a scene (digits, marks and links) on any cairo surface, at any size, with the
 * appearance of the grid on the screen. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/board-metrics.h"
#include "picture/scene.h"
#include "picture/theme.h"

#include <cairo.h>

/* The square in which the board is drawn. */
typedef struct {
  double x, y, side;
  bool on_pixels; /* a unit is a pixel: lines are aligned to pixels, the board may be smaller */
} RtBox;

/* Draws SCENE (digits, marks and links of the grid) in the colours of THEME into BOX. */
void rt_paint (cairo_t *cr, const RtScene *scene, const RtTheme *theme, const RtBox *box);

/* Draws only the logical step of SCENE (candidates in their shapes, and links), over a board that
 * is already drawn with its corner at 0, 0 and the sizes of RULING. */
void rt_paint_step (cairo_t *cr, const RtScene *scene, const RtTheme *theme,
                    const RtRuling *ruling);
