/* brush-cell.c - draws a cell of a scene: its ground, its marks and its digit.
 *
 * Which mark lies over which is as in src/widgets/style.css. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/brush-cell.h"

#include "picture/colour.h"

#include <glib.h>
#include <math.h>
#include <pango/pangocairo.h>

#define UNREAD_HATCH 0.4 /* so much of the ring's colour */

/* What lies behind a cell: of several the last that the screen's rules name. */
static uint32_t
ground_of (const RtSceneCell *what, const RtTheme *theme)
{
  if (what->looked || what->lit)
    return theme->same_tint;
  if (what->crossed || what->conflict)
    return theme->conflict_tint;
  if (what->heat)
    return rt_paint_mix (theme->board, theme->heat,
                         (double) rt_heat_level (what->heat) / RT_HEAT_LEVELS);
  if (what->in_cover)
    return rt_paint_mix (theme->board, theme->entered, 0.1);
  if (what->in_house)
    return rt_paint_mix (theme->board, theme->trying, 0.1);
  if (what->colour)
    return rt_theme_colour (theme, what->colour);
  return theme->board;
}

static uint32_t
ink_of (const RtSceneCell *what, const RtTheme *theme)
{
  if (what->conflict || what->wrong)
    return theme->conflict;
  switch ((RtRole) what->role) {
  case RT_ROLE_GIVEN:
    return theme->given;
  case RT_ROLE_ENTERED:
    return theme->entered;
  case RT_ROLE_FOUND:
    return theme->found;
  case RT_ROLE_TRYING:
    return theme->trying;
  case RT_ROLE_TAKEN_BACK:
    return rt_paint_mix (theme->board, theme->trying, 0.7);
  case RT_ROLE_TESTED:
    return rt_paint_mix (theme->board, theme->trying, 0.8);
  case RT_ROLE_NONE:
  default:
    return theme->mark;
  }
}

/* From here on the cell is a square from 0, 0. */

/* Its ground reaches half a line under the lines, so that nothing shines between the two. */
static void
paint_ground (const RtBrush *self, uint32_t colour)
{
  double spare = self->ruling->thin / 2, side = self->ruling->cell + 2 * spare;

  rt_paint_set_colour (self->cr, colour);
  cairo_rectangle (self->cr, -spare, -spare, side, side);
  cairo_fill (self->cr);
}

/* Stripes from the upper left to the lower right; RISING: from the lower left to the upper right. */
static void
paint_hatch (const RtBrush *self, uint32_t colour, bool rising)
{
  double cell = self->ruling->cell, unit = self->unit, slope = sqrt (0.5);

  cairo_save (self->cr);
  cairo_rectangle (self->cr, 0, 0, cell, cell);
  cairo_clip (self->cr);
  if (rising) {
    cairo_translate (self->cr, cell, 0);
    cairo_scale (self->cr, -1, 1);
  }
  rt_paint_set_colour (self->cr, colour);
  cairo_set_line_width (self->cr, 2 * unit);
  for (double far = unit; far < cell / slope; far += 7 * unit) {
    double x = far * slope, y = cell - far * slope;

    cairo_move_to (self->cr, x - cell, y - cell);
    cairo_line_to (self->cr, x + cell, y + cell);
  }
  cairo_stroke (self->cr);
  cairo_restore (self->cr);
}

/* Lines across. */
static void
paint_lines (const RtBrush *self, uint32_t colour)
{
  double cell = self->ruling->cell, unit = self->unit;

  rt_paint_set_colour (self->cr, colour);
  for (double y = 6 * unit; y + unit < cell; y += 7 * unit)
    cairo_rectangle (self->cr, 0, y, cell, unit);
  cairo_fill (self->cr);
}

/* A triangle in the corner X, Y of the cell: 0 is left or above, 1 right or below. */
static void
paint_corner (const RtBrush *self, int x, int y, uint32_t colour)
{
  double cell = self->ruling->cell, arm = 0.24 * cell;

  cairo_move_to (self->cr, x * cell, y * cell);
  cairo_line_to (self->cr, x * cell + (x ? -arm : arm), y * cell);
  cairo_line_to (self->cr, x * cell, y * cell + (y ? -arm : arm));
  cairo_close_path (self->cr);
  rt_paint_set_colour (self->cr, colour);
  cairo_fill (self->cr);
}

/* In the corner that nothing else takes. */
static void
paint_breakpoint (const RtBrush *self)
{
  double cell = self->ruling->cell;

  rt_paint_set_colour (self->cr, self->theme->conflict);
  cairo_new_path (self->cr);
  cairo_arc (self->cr, cell * 0.14, cell * 0.14, cell * 0.115, 0, 2 * G_PI);
  cairo_fill (self->cr);
}

static void
paint_ring (const RtBrush *self, double width, uint32_t colour)
{
  double cell = self->ruling->cell;

  width *= self->unit;
  rt_paint_set_colour (self->cr, colour);
  cairo_set_line_width (self->cr, width);
  cairo_rectangle (self->cr, width / 2, width / 2, cell - width, cell - width);
  cairo_stroke (self->cr);
}

/* A cell has one ring: the last that the screen's rules name. */
static void
paint_marks_of_the_cell (const RtBrush *self, const RtSceneCell *what)
{
  const RtTheme *theme = self->theme;

  if (what->refusing)
    paint_hatch (self, theme->hatch, false);
  else if (what->ruled_out)
    paint_lines (self, theme->hatch);
  else if (what->conflict)
    paint_corner (self, 1, 0, theme->conflict);
  else if (what->unread)
    paint_hatch (self, rt_paint_mix (theme->board, theme->trying, UNREAD_HATCH), true);
  else if (what->marked)
    paint_corner (self, 1, 1, theme->focus);
  else if (what->breakpoint)
    paint_breakpoint (self);
  else if (what->differs)
    paint_corner (self, 0, 1, theme->found);
  if (what->lit)
    paint_ring (self, 4, theme->focus);
  else if (what->crossed)
    paint_ring (self, 3, theme->conflict);
  else if (what->current)
    paint_ring (self, 3, theme->trying);
  else if (what->looked)
    paint_ring (self, 2, theme->focus);
  else if (what->wrong && !what->refusing)
    paint_ring (self, 3, theme->conflict);
  else if (what->refusing || what->conflict || what->involved)
    paint_ring (self, 2, theme->conflict);
  else if (what->unread)
    paint_ring (self, 2, theme->trying);
  else if (what->marked)
    paint_ring (self, 2, theme->focus);
}

/* A slanted line over the digit: one across would hide the middle bar of a digit. */
static void
paint_strike (const RtBrush *self)
{
  double cell = self->ruling->cell;

  cairo_save (self->cr);
  cairo_translate (self->cr, cell / 2, cell / 2);
  cairo_rotate (self->cr, -35 * G_PI / 180);
  cairo_set_line_width (self->cr, cell * 0.04);
  cairo_move_to (self->cr, -cell * 0.33, 0);
  cairo_line_to (self->cr, cell * 0.33, 0);
  cairo_stroke (self->cr);
  cairo_restore (self->cr);
}

static void
paint_digit (const RtBrush *self, const RtSceneCell *what)
{
  RtFace face = what->role == RT_ROLE_GIVEN     ? RT_FACE_BOLD
                : what->role >= RT_ROLE_TRYING ? RT_FACE_ITALIC
                                                : RT_FACE_PLAIN;
  double cell = self->ruling->cell;

  rt_brush_figure (self, face, what->digit, cell / 2, cell / 2);
  if (what->role == RT_ROLE_FOUND) {
    cairo_new_path (self->cr);
    cairo_arc (self->cr, cell / 2, cell * 0.88, cell * 0.035, 0, 2 * G_PI);
    cairo_fill (self->cr);
  } else if (what->role == RT_ROLE_TAKEN_BACK) {
    paint_strike (self);
  }
}

/* Where nothing can stand. */
static void
paint_cross (const RtBrush *self)
{
  double cell = self->ruling->cell, near = cell * 0.33, far = cell * 0.67;

  cairo_save (self->cr);
  rt_paint_set_colour (self->cr, self->theme->conflict);
  cairo_set_line_width (self->cr, cell * 0.06);
  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (self->cr, near, near);
  cairo_line_to (self->cr, far, far);
  cairo_move_to (self->cr, near, far);
  cairo_line_to (self->cr, far, near);
  cairo_stroke (self->cr);
  cairo_restore (self->cr);
}

/* As many dots along the lower edge as the colour's number: it is told by them, too. */
static void
paint_colour (const RtBrush *self, int colour)
{
  double cell = self->ruling->cell;

  cairo_new_path (self->cr);
  for (int i = 0; i < colour; i++) {
    cairo_new_sub_path (self->cr);
    cairo_arc (self->cr, cell * (0.08 + 0.09 * i), cell * 0.945, cell * 0.0225, 0, 2 * G_PI);
  }
  cairo_fill (self->cr);
}

void
rt_brush_cell (const RtBrush *self, const RtSceneCell *what)
{
  uint32_t ground = ground_of (what, self->theme);
  double cell = self->ruling->cell;

  if (ground != self->theme->board)
    paint_ground (self, ground);
  paint_marks_of_the_cell (self, what);
  rt_paint_set_colour (self->cr, ink_of (what, self->theme));
  paint_colour (self, what->colour);
  if (what->digit) {
    paint_digit (self, what);
    return;
  }
  if (what->crossed)
    paint_cross (self);
  for_each_digit (digit, what->marks)
    if (!what->mark_roles[digit - 1]) {
      RtPoint place = rt_brush_mark_place (cell, digit);

      rt_brush_figure (self, RT_FACE_MARK, digit, place.x, place.y);
    }
}
