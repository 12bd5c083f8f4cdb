/* chain-arrows.c - draws links of a chain as curved arrows: chooses a quadratic Bézier curve that
 * avoids digits and candidates.
 *
 * The control point lies beside the middle of the link. Several distances are tried. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/chain-arrows.h"

#include <math.h>
#include <stdbool.h>

/* Distances of the curve from the straight link, as parts of its length, in the order of trial. */
static const double bends[] = { 0.12, -0.12, 0.2, -0.2, 0.3, -0.3, 0.42, -0.42, 0.6, -0.6 };

#define SAMPLES 24 /* a curve is compared with obstacles at SAMPLES - 1 points */

typedef struct {
  RtPoint from, control, to;
} Curve;

static RtPoint
at (const Curve *curve, double t)
{
  double a = (1 - t) * (1 - t), b = 2 * t * (1 - t), c = t * t;

  return (RtPoint) { a * curve->from.x + b * curve->control.x + c * curve->to.x,
                     a * curve->from.y + b * curve->control.y + c * curve->to.y };
}

static Curve
bend_by (RtPoint from, RtPoint to, double bend)
{
  double dx = to.x - from.x, dy = to.y - from.y;

  return (Curve) { from,
                   { (from.x + to.x) / 2 - 2 * bend * dy, (from.y + to.y) / 2 + 2 * bend * dx },
                   to };
}

static double
distance (RtPoint a, RtPoint b)
{
  return hypot (a.x - b.x, a.y - b.y);
}

static bool
leaves_board (const Curve *curve, double side)
{
  for (int k = 1; k < SAMPLES; k++) {
    RtPoint point = at (curve, (double) k / SAMPLES);

    if (point.x < 0 || point.y < 0 || point.x > side || point.y > side)
      return true;
  }
  return false;
}

/* Returns the number of obstacles in GROUND that CURVE touches; those at its two ends are not
 * counted. If the curve leaves the board, returns more than the number of all obstacles. */
static int
hits (const Curve *curve, const RtArrowGround *ground)
{
  double radius = ground->radius;
  int n = 0;

  if (leaves_board (curve, ground->side))
    return ground->n_obstacles + 1;
  for (int i = 0; i < ground->n_obstacles; i++) {
    RtPoint obstacle = ground->obstacles[i];

    if (distance (obstacle, curve->from) < radius || distance (obstacle, curve->to) < radius)
      continue;
    for (int k = 1; k < SAMPLES; k++)
      if (distance (obstacle, at (curve, (double) k / SAMPLES)) < radius) {
        n++;
        break;
      }
  }
  return n;
}

static Curve
choose (RtPoint from, RtPoint to, const RtArrowGround *ground)
{
  Curve best = bend_by (from, to, bends[0]);
  int fewest = hits (&best, ground);

  for (size_t i = 1; fewest > 0 && i < sizeof bends / sizeof *bends; i++) {
    Curve curve = bend_by (from, to, bends[i]);
    int n = hits (&curve, ground);

    if (n < fewest) {
      best = curve;
      fewest = n;
    }
  }
  return best;
}

/* Returns the section of CURVE between the parameters FROM and TO, which are in 0..1. */
static Curve
part (const Curve *curve, double from, double to)
{
  RtPoint a = at (curve, from), c = at (curve, to), middle = at (curve, (from + to) / 2);

  return (Curve) { a, { 2 * middle.x - (a.x + c.x) / 2, 2 * middle.y - (a.y + c.y) / 2 }, c };
}

/* Returns CURVE without the sections that are within RADIUS of its ends. */
static Curve
trim (const Curve *curve, double radius)
{
  double begin = 0, end = 1;

  while (begin < 0.45 && distance (at (curve, begin), curve->from) < radius)
    begin += 0.01;
  while (end > 0.55 && distance (at (curve, end), curve->to) < radius)
    end -= 0.01;
  return part (curve, begin, end);
}

static void
paint_head (cairo_t *cr, const Curve *curve, double size)
{
  double angle = atan2 (curve->to.y - curve->control.y, curve->to.x - curve->control.x);

  cairo_move_to (cr, curve->to.x, curve->to.y);
  for (int sign = -1; sign <= 1; sign += 2)
    cairo_line_to (cr, curve->to.x - size * cos (angle + sign * 0.42),
                   curve->to.y - size * sin (angle + sign * 0.42));
  cairo_close_path (cr);
  cairo_fill (cr);
}

void
rt_paint_arrow (cairo_t *cr, RtPoint from, RtPoint to, RtLinkKind kind, double weight,
                const RtArrowGround *ground)
{
  static const double dashes[] = { 0.6, 0.4 }, dots[] = { 0.05, 0.4 };
  double radius = ground->radius;
  Curve whole = choose (from, to, ground);
  Curve curve = trim (&whole, 1.3 * radius);
  const double *pattern = kind == RT_LINK_NESTED ? dots : dashes;
  double scaled[] = { pattern[0] * radius, pattern[1] * radius };

  cairo_save (cr);
  cairo_set_line_width (cr, (kind == RT_LINK_STRONG ? 0.26 : 0.2) * weight * radius);
  cairo_set_line_cap (cr, kind == RT_LINK_NESTED ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  cairo_set_dash (cr, scaled, kind == RT_LINK_STRONG ? 0 : 2, 0);
  cairo_move_to (cr, curve.from.x, curve.from.y);
  /* Converts the quadratic curve to a cubic one. */
  cairo_curve_to (cr, (curve.from.x + 2 * curve.control.x) / 3,
                  (curve.from.y + 2 * curve.control.y) / 3,
                  (curve.to.x + 2 * curve.control.x) / 3, (curve.to.y + 2 * curve.control.y) / 3,
                  curve.to.x, curve.to.y);
  cairo_stroke (cr);
  paint_head (cr, &curve, 1.15 * (1 + weight) / 2 * radius);
  cairo_restore (cr);
}
