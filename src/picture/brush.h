/* brush.h - RtBrush: what the parts of a picture are drawn with, and what several of them draw. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/arrows.h"
#include "picture/figures.h"
#include "picture/ruling.h"
#include "picture/theme.h"

#include <cairo.h>

/* A value: it owns nothing. */
typedef struct {
  cairo_t *cr;
  const RtTheme *theme;
  const RtRuling *ruling;
  double unit; /* the size of a cell / 60: lengths are given for cells of 60 */
  RtFigures *figures;
} RtBrush;

/* Draws DIGIT with the middle of its ink at X, Y. */
void rt_brush_figure (const RtBrush *self, RtFace face, int digit, double x, double y);

/* The middle of the mark DIGIT in a cell of SIZE. */
RtPoint rt_brush_mark_place (double size, int digit);

/* Adds a box from 0, 0, with corners of RADIUS, to the path of CR. */
void rt_brush_round_box (cairo_t *cr, double width, double height, double radius);
