/* mark-shapes.c - draws shapes around candidates by their role in a logical step, from a table of
 * shapes and colours. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/mark-shapes.h"

#include "picture/colour.h"

#include <glib.h>
#include <math.h>

typedef enum {
  DISC,
  SQUARE,
  DIAMOND,
  HEXAGON,
  TRIANGLE,
  RING,
  CROSS,
} Shape;

typedef struct {
  Shape shape;
  size_t colour;        /* offset of the colour in RtTheme */
  double ground;        /* share of the colour in the fill, 0..1; below 0: not filled */
  double line;          /* line width, as a part of the radius */
} Look;

#define OF(name) G_STRUCT_OFFSET (RtTheme, name)

static const Look looks[RT_N_MARK_ROLES] = {
  [RT_MARK_PATTERN]  = { DISC, OF (found), 0.25, 0.16 },
  [RT_MARK_SECOND]   = { SQUARE, OF (entered), 0.25, 0.16 },
  [RT_MARK_FIN]      = { DIAMOND, OF (trying), 0.3, 0.16 },
  [RT_MARK_ENDO_FIN] = { HEXAGON, OF (trying), 0.3, 0.16 },
  [RT_MARK_ON]       = { DISC, OF (found), 0.25, 0.16 },
  [RT_MARK_OFF]      = { RING, OF (conflict), -1, 0.16 },
  [RT_MARK_COLOUR_A] = { DISC, OF (entered), 0.25, 0.16 },
  [RT_MARK_COLOUR_B] = { SQUARE, OF (trying), 0.3, 0.16 },
  [RT_MARK_COLOUR_C] = { DIAMOND, OF (found), 0.25, 0.16 },
  [RT_MARK_COLOUR_D] = { HEXAGON, OF (mark), 0.25, 0.16 },
  [RT_MARK_SET_1]    = { SQUARE, OF (entered), 0.25, 0.16 },
  [RT_MARK_SET_2]    = { DIAMOND, OF (trying), 0.3, 0.16 },
  [RT_MARK_SET_3]    = { HEXAGON, OF (mark), 0.25, 0.16 },
  [RT_MARK_SET_4]    = { TRIANGLE, OF (found), 0.25, 0.16 },
  [RT_MARK_ASSUMED]  = { RING, OF (trying), 0.3, 0.3 },
  [RT_MARK_PLACED]   = { DISC, OF (found), 1, 0.16 },
  [RT_MARK_REMOVED]  = { CROSS, OF (conflict), 0.2, 0.16 },
};

static uint32_t
colour_of (const Look *look, const RtTheme *theme)
{
  return *(const uint32_t *) ((const char *) theme + look->colour);
}

/* Sets the path of CR to a regular polygon with N corners on a circle of RADIUS, the first at
 * ANGLE. */
static void
trace_corners (cairo_t *cr, double x, double y, double radius, int n, double angle)
{
  cairo_new_path (cr);
  for (int i = 0; i < n; i++)
    cairo_line_to (cr, x + radius * cos (angle + 2 * G_PI * i / n),
                   y + radius * sin (angle + 2 * G_PI * i / n));
  cairo_close_path (cr);
}

/* Sets the path of CR to SHAPE (disc, square, ring ...) around X, Y. All shapes have about the area
 * of a disc of RADIUS. */
static void
trace (cairo_t *cr, Shape shape, double x, double y, double radius)
{
  switch (shape) {
  case SQUARE:
  case CROSS:
    trace_corners (cr, x, y, radius * 1.27, 4, G_PI / 4);
    break;
  case DIAMOND:
    trace_corners (cr, x, y, radius * 1.27, 4, 0);
    break;
  case HEXAGON:
    trace_corners (cr, x, y, radius * 1.1, 6, 0);
    break;
  case TRIANGLE:
    trace_corners (cr, x, y, radius * 1.5, 3, -G_PI / 2);
    break;
  case DISC:
  case RING:
  default:
    cairo_new_path (cr);
    cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
    break;
  }
}

/* Draws a cross between the corners of a square, through which the digit is readable. */
static void
paint_cross (cairo_t *cr, double x, double y, double radius)
{
  double arm = radius * 1.27 * sqrt (0.5);

  for (int sign = -1; sign <= 1; sign += 2) {
    cairo_move_to (cr, x - arm, y - sign * arm);
    cairo_line_to (cr, x + arm, y + sign * arm);
  }
  cairo_stroke (cr);
}

void
rt_paint_mark (cairo_t *cr, RtMarkRole role, const RtTheme *theme, double x, double y,
               double radius)
{
  const Look *look = &looks[role];
  uint32_t colour = colour_of (look, theme);

  trace (cr, look->shape, x, y, radius);
  if (look->ground >= 0) {
    rt_paint_set_colour (cr, rt_paint_mix (theme->board, colour, look->ground));
    cairo_fill_preserve (cr);
  }
  rt_paint_set_colour (cr, colour);
  cairo_set_line_width (cr, look->line * radius);
  cairo_stroke (cr);
  if (look->shape == CROSS)
    paint_cross (cr, x, y, radius);
}

uint32_t
rt_mark_ink (RtMarkRole role, const RtTheme *theme)
{
  if (looks[role].ground == 1)
    return theme->board;
  return role == RT_MARK_OFF ? theme->mark : theme->given;
}
