/* pattern.c - draws the patterns that belong to the nine colours for cells and candidates: dots,
 * lines in four directions, grids, rings and squares. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/pattern.h"

#include "picture/colour.h"

#include <glib.h>
#include <math.h>

#define PARTS 6      /* periods of a pattern along the side of a square */
#define PERIOD_MIN 4 /* pixels: denser patterns are grey */
#define INK 0.32     /* share of the theme's marks in the ink of a pattern */
#define BAR 0.15     /* width of a bar at the edge of a chip, as a part of its height */

enum {
  ACROSS  = 1 << 0, /* horizontal lines */
  DOWN    = 1 << 1,
  RISING  = 1 << 2,
  FALLING = 1 << 3,
  DOTS    = 1 << 4,
  RINGS   = 1 << 5,
  SQUARES = 1 << 6,
};

static const unsigned patterns[9] = {
  DOTS, RISING, DOWN, FALLING, ACROSS | DOWN, ACROSS, RISING | FALLING, RINGS, SQUARES,
};

/* Adds the lines of PATTERN to the path, STEP apart, in a square of side SIZE. */
static void
add_lines (cairo_t *cr, unsigned pattern, double size, double step)
{
  for (double at = step / 2; at < 2 * size; at += step) {
    if (pattern & ACROSS && at < size) {
      cairo_move_to (cr, 0, at);
      cairo_line_to (cr, size, at);
    }
    if (pattern & DOWN && at < size) {
      cairo_move_to (cr, at, 0);
      cairo_line_to (cr, at, size);
    }
    if (pattern & RISING) {
      cairo_move_to (cr, 0, at);
      cairo_line_to (cr, at, 0);
    }
    if (pattern & FALLING) {
      cairo_move_to (cr, 0, size - at);
      cairo_line_to (cr, at, size);
    }
  }
}

/* Adds the dots, rings or squares of PATTERN to the path, STEP apart, in a square of SIZE. */
static void
add_shapes (cairo_t *cr, unsigned pattern, double size, double step)
{
  for (double y = step / 2; y < size; y += step)
    for (double x = step / 2; x < size; x += step) {
      cairo_new_sub_path (cr);
      if (pattern & SQUARES)
        cairo_rectangle (cr, x - step / 4, y - step / 4, step / 2, step / 2);
      else
        cairo_arc (cr, x, y, step * (pattern & RINGS ? 0.32 : 0.2), 0, 2 * G_PI);
    }
}

void
rt_paint_pattern (cairo_t *cr, const RtTheme *theme, int colour, double x, double y, double size)
{
  unsigned pattern = patterns[colour - 1];
  double step = size / MAX (2, MIN (PARTS, floor (size / PERIOD_MIN)));

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rectangle (cr, 0, 0, size, size);
  cairo_clip (cr);
  rt_paint_set_colour (cr, rt_paint_mix (rt_theme_colour (theme, colour), theme->mark, INK));
  cairo_set_line_width (cr, MAX (1, size / 50));
  cairo_new_path (cr);
  if (pattern & (ACROSS | DOWN | RISING | FALLING))
    add_lines (cr, pattern, size, pattern & (RISING | FALLING) ? step * M_SQRT2 : step);
  else
    add_shapes (cr, pattern, size, step);
  if (pattern & (DOTS | SQUARES))
    cairo_fill (cr);
  else
    cairo_stroke (cr);
  cairo_restore (cr);
}

/* Adds a corner of a coloured mark's background to the path, as a triangle at X, Y: it reaches TO_X
 * to the side, TO_Y down. */
static void
add_corner (cairo_t *cr, double x, double y, double to_x, double to_y)
{
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + to_x, y);
  cairo_line_to (cr, x, y + to_y);
  cairo_close_path (cr);
}

/* Adds the sign of PATTERN at the edges of a coloured mark's background to the path: a bar for lines along an edge, a
 * dark corner for slanted lines across it, a bar at the bottom for squares. BAR is the width of a bar. */
static void
add_edges (cairo_t *cr, unsigned pattern, double left, double top, double width, double height, double bar)
{
  double right = left + width, bottom = top + height, corner = 2 * bar;

  if (pattern & ACROSS)
    cairo_rectangle (cr, left, top, width, bar);
  if (pattern & (ACROSS | SQUARES))
    cairo_rectangle (cr, left, bottom - bar, width, bar);
  if (pattern & DOWN) {
    cairo_rectangle (cr, left, top, bar, height);
    cairo_rectangle (cr, right - bar, top, bar, height);
  }
  if (pattern & RISING) {
    add_corner (cr, left, top, corner, corner);
    add_corner (cr, right, bottom, -corner, -corner);
  }
  if (pattern & FALLING) {
    add_corner (cr, right, top, -corner, corner);
    add_corner (cr, left, bottom, corner, -corner);
  }
}

/* Adds the outline of a coloured mark's background to the path; it is round if PATTERN consists of rings. */
static void
add_chip (cairo_t *cr, unsigned pattern, double left, double top, double width, double height)
{
  if (!(pattern & RINGS)) {
    cairo_rectangle (cr, left, top, width, height);
    return;
  }
  cairo_save (cr);
  cairo_translate (cr, left + width / 2, top + height / 2);
  cairo_scale (cr, width / 2, height / 2);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
}

void
rt_paint_coloured_mark (cairo_t *cr, const RtTheme *theme, int colour, bool lit, double x, double y,
                        double width, double height)
{
  unsigned pattern = patterns[colour - 1];
  double left = x - width / 2, top = y - height / 2, bar = MAX (1, round (height * BAR));
  uint32_t ground = rt_theme_colour (theme, colour);

  cairo_new_path (cr);
  add_chip (cr, pattern, left, top, width, height);
  rt_paint_set_colour (cr, ground);
  cairo_fill (cr);
  rt_paint_set_colour (cr, theme->mark);
  add_edges (cr, pattern, left, top, width, height, bar);
  cairo_fill (cr);
  if (pattern & RINGS) {
    add_chip (cr, pattern, left + bar / 2, top + bar / 2, width - bar, height - bar);
    cairo_set_line_width (cr, bar);
    cairo_stroke (cr);
  }
  if (lit) {
    rt_paint_set_colour (cr, theme->focus);
    add_chip (cr, pattern, left - bar / 2, top - bar / 2, width + bar, height + bar);
    cairo_set_line_width (cr, bar);
    cairo_stroke (cr);
  }
}
