/* brush.c - what several parts of a picture draw. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/brush.h"

#include <glib.h>
#include <math.h>
#include <pango/pangocairo.h>

void
rt_brush_figure (const RtBrush *self, RtFace face, int digit, double x, double y)
{
  double middle_x, middle_y;
  PangoLayout *layout = rt_figures_digit (self->figures, face, digit, &middle_x, &middle_y);

  cairo_move_to (self->cr, x - middle_x, y - middle_y);
  pango_cairo_show_layout (self->cr, layout);
}

RtPoint
rt_brush_mark_place (double size, int digit)
{
  int column = (digit - 1) % 3, row = (digit - 1) / 3;

  return (RtPoint) { size * (0.2 + 0.3 * column), size * (0.2 + 0.3 * row) };
}

void
rt_brush_round_box (cairo_t *cr, double width, double height, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, width - radius, radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, width - radius, height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, radius, height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, radius, radius, radius, G_PI, G_PI * 3 / 2);
  cairo_close_path (cr);
}
