/* painter.c - draws a scene with cairo: cells with their marks and digits, lines, and the
 * candidates and links of a logical step.
 *
 * Lengths are given for cells of 60 units, at which a cell line is 1 unit wide and a box line 3, as
 * on the screen. Colours and precedence of marks are those of src/widgets/style.css. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/painter.h"

#include "engine/core/geometry.h"
#include "picture/chain-arrows.h"
#include "picture/colour.h"
#include "picture/digit-glyphs.h"
#include "picture/fitted-text.h"
#include "picture/mark-place.h"
#include "picture/mark-shapes.h"
#include "picture/pattern.h"

#include <glib.h>
#include <math.h>
#include <pango/pangocairo.h>

/* Drawing context. Its members are not owned. */
typedef struct {
  cairo_t *cr;
  const RtTheme *theme;
  const RtRuling *ruling;
  double unit; /* length of a unit: size of a cell / 60 */
  RtFigures *figures;
} Brush;

/* Draws DIGIT in the style FACE with the middle of its ink at X, Y. */
static void
brush_figure (const Brush *self, RtFace face, int digit, double x, double y)
{
  double middle_x, middle_y;
  PangoLayout *layout = rt_figures_digit (self->figures, face, digit, &middle_x, &middle_y);

  cairo_move_to (self->cr, x - middle_x, y - middle_y);
  pango_cairo_show_layout (self->cr, layout);
}

/* Adds a rectangle with its corner at 0, 0, rounded with RADIUS, to the path of CR. */
static void
brush_round_box (cairo_t *cr, double width, double height, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, width - radius, radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, width - radius, height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, radius, height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, radius, radius, radius, G_PI, G_PI * 3 / 2);
  cairo_close_path (cr);
}

#define UNREAD_HATCH 0.4 /* share of the ring's colour in the colour of the stripes */

/* Returns the background colour of the cell WHAT. If several marks of the cell have a background,
 * the one that comes last in style.css decides. */
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

/* In the following functions, the cell is a square with its corner at 0, 0. */

/* Fills the background up to the middle of the surrounding lines, so that there is no gap. */
static void
paint_ground (const Brush *self, uint32_t colour)
{
  double spare = self->ruling->thin / 2, side = self->ruling->cell + 2 * spare;

  rt_paint_set_colour (self->cr, colour);
  cairo_rectangle (self->cr, -spare, -spare, side, side);
  cairo_fill (self->cr);
}

/* Draws diagonal stripes that fall from left to right or, if RISING, rise. */
static void
paint_hatch (const Brush *self, uint32_t colour, bool rising)
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

/* Draws horizontal stripes. */
static void
paint_lines (const Brush *self, uint32_t colour)
{
  double cell = self->ruling->cell, unit = self->unit;

  rt_paint_set_colour (self->cr, colour);
  for (double y = 6 * unit; y + unit < cell; y += 7 * unit)
    cairo_rectangle (self->cr, 0, y, cell, unit);
  cairo_fill (self->cr);
}

/* Draws a triangle in a corner of the cell: the left corner if X is 0, the right one if 1; the
 * upper one if Y is 0, the lower one if 1. */
static void
paint_corner (const Brush *self, int x, int y, uint32_t colour)
{
  double cell = self->ruling->cell, arm = 0.24 * cell;

  cairo_move_to (self->cr, x * cell, y * cell);
  cairo_line_to (self->cr, x * cell + (x ? -arm : arm), y * cell);
  cairo_line_to (self->cr, x * cell, y * cell + (y ? -arm : arm));
  cairo_close_path (self->cr);
  rt_paint_set_colour (self->cr, colour);
  cairo_fill (self->cr);
}

/* Draws the breakpoint as a dot in the upper left corner, which no other mark uses. */
static void
paint_breakpoint (const Brush *self)
{
  double cell = self->ruling->cell;

  rt_paint_set_colour (self->cr, self->theme->conflict);
  cairo_new_path (self->cr);
  cairo_arc (self->cr, cell * 0.14, cell * 0.14, cell * 0.115, 0, 2 * G_PI);
  cairo_fill (self->cr);
}

static void
paint_ring (const Brush *self, double width, uint32_t colour)
{
  double cell = self->ruling->cell;

  width *= self->unit;
  rt_paint_set_colour (self->cr, colour);
  cairo_set_line_width (self->cr, width);
  cairo_rectangle (self->cr, width / 2, width / 2, cell - width, cell - width);
  cairo_stroke (self->cr);
}

/* Draws the marks of a cell: a pattern or a corner mark, and a ring. Of several patterns and of
 * several rings, draws the one that comes last in style.css. */
static void
paint_marks_of_the_cell (const Brush *self, const RtSceneCell *what)
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

/* Draws a slanted line over the digit. A horizontal line would coincide with bars of digits. */
static void
paint_strike (const Brush *self)
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
paint_digit (const Brush *self, const RtSceneCell *what)
{
  RtFace face = what->role == RT_ROLE_GIVEN     ? RT_FACE_BOLD
                : what->role >= RT_ROLE_TRYING ? RT_FACE_ITALIC
                                                : RT_FACE_PLAIN;
  double cell = self->ruling->cell;

  brush_figure (self, face, what->digit, cell / 2, cell / 2);
  if (what->role == RT_ROLE_FOUND) {
    cairo_new_path (self->cr);
    cairo_arc (self->cr, cell / 2, cell * 0.88, cell * 0.035, 0, 2 * G_PI);
    cairo_fill (self->cr);
  } else if (what->role == RT_ROLE_TAKEN_BACK) {
    paint_strike (self);
  }
}

/* Draws a cross in a cell without candidates. */
static void
paint_cross (const Brush *self)
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

static void
paint_mark (const Brush *self, const RtSceneCell *what, int digit, bool corner)
{
  double x, y, width, height;

  rt_mark_place (what->marks, what->corners, digit, corner, self->ruling->cell, &x, &y);
  rt_mark_ground (what->corners, self->ruling->cell, &width, &height);
  if (what->mark_colours[digit - 1])
    rt_paint_coloured_mark (self->cr, self->theme, what->mark_colours[digit - 1], false, x, y, width,
                            height);
  rt_paint_set_colour (self->cr, ink_of (what, self->theme));
  brush_figure (self, corner ? RT_FACE_CORNER : RT_FACE_MARK, digit, x, y);
}

/* Draws the cell WHAT, without the pencil marks that have a role in a logical step. */
static void
brush_cell (const Brush *self, const RtSceneCell *what)
{
  uint32_t ground = ground_of (what, self->theme);
  double cell = self->ruling->cell;

  if (ground != self->theme->board)
    paint_ground (self, ground);
  if (what->colour)
    rt_paint_pattern (self->cr, self->theme, what->colour, 0, 0, cell);
  paint_marks_of_the_cell (self, what);
  rt_paint_set_colour (self->cr, ink_of (what, self->theme));
  if (what->digit) {
    paint_digit (self, what);
    return;
  }
  if (what->crossed)
    paint_cross (self);
  for_each_digit (digit, what->marks)
    if (!what->mark_roles[digit - 1])
      paint_mark (self, what, digit, false);
  for_each_digit (digit, what->corners)
    paint_mark (self, what, digit, true);
}

#define MARK_RADIUS 0.14 /* radius of the shape around a candidate, as a part of the cell */

/* Returns the position of a candidate on the board. */
static RtPoint
candidate_place (const RtRuling *ruling, int cell, int digit)
{
  RtPoint place;

  rt_mark_place (RT_DIGITS_NONE, RT_DIGITS_NONE, digit, false, ruling->cell, &place.x, &place.y);

  place.x += rt_ruling_at (ruling, rt_column_of (cell));
  place.y += rt_ruling_at (ruling, rt_row_of (cell));
  return place;
}

static void
paint_mark_roles (const Brush *self, int cell, const RtSceneCell *what)
{
  for (int digit = 1; digit <= 9; digit++) {
    RtMarkRole role = (RtMarkRole) (what->mark_roles[digit - 1] - 1);
    RtPoint place = candidate_place (self->ruling, cell, digit);

    if (!what->mark_roles[digit - 1])
      continue;
    rt_paint_mark (self->cr, role, self->theme, place.x, place.y, MARK_RADIUS * self->ruling->cell);
    rt_paint_set_colour (self->cr, rt_mark_ink (role, self->theme));
    brush_figure (self, RT_FACE_MARK, digit, place.x, place.y);
  }
}

/* Returns true if CELLS lie in one row or column, and in one box. */
static bool
is_group (RtCells cells)
{
  int first = rt_cells_first (cells);
  bool in_row = true, in_column = true, in_box = true;

  for_each_cell (cell, cells) {
    in_row &= rt_row_of (cell) == rt_row_of (first);
    in_column &= rt_column_of (cell) == rt_column_of (first);
    in_box &= rt_box_of (cell) == rt_box_of (first);
  }
  return in_box && (in_row || in_column);
}

static void
paint_outline (const Brush *self, RtPoint least, RtPoint most)
{
  double radius = MARK_RADIUS * self->ruling->cell, margin = 1.5 * radius;

  cairo_save (self->cr);
  cairo_translate (self->cr, least.x - margin, least.y - margin);
  cairo_new_path (self->cr);
  brush_round_box (self->cr, most.x - least.x + 2 * margin, most.y - least.y + 2 * margin, margin);
  cairo_set_line_width (self->cr, 0.15 * radius);
  cairo_stroke (self->cr);
  cairo_restore (self->cr);
}

/* Returns the point of NODE, an end of a link, at which a link to or from the point AWAY ends: the candidate that is
 * nearest to AWAY. If NODE is a group of cells, draws its outline and returns the middle of the outline. */
static RtPoint
paint_node (const Brush *self, const RtStepNode *node, RtPoint away)
{
  RtPoint first = candidate_place (self->ruling, rt_cells_first (node->cells), node->digit);
  RtPoint last = first, nearest = first;

  for_each_cell (cell, node->cells) {
    last = candidate_place (self->ruling, cell, node->digit);
    if (hypot (last.x - away.x, last.y - away.y) < hypot (nearest.x - away.x, nearest.y - away.y))
      nearest = last;
  }
  if (rt_cells_count (node->cells) == 1 || !is_group (node->cells))
    return nearest;
  paint_outline (self, first, last);
  return (RtPoint) { (first.x + last.x) / 2, (first.y + last.y) / 2 };
}

/* Sets OBSTACLES to the points that arrows should avoid: candidates, and for each digit its middle
 * and four points around it. Returns their number. */
static int
find_obstacles (const RtRuling *ruling, const RtScene *scene, RtPoint obstacles[9 * RT_N_CELLS])
{
  int n = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    const RtSceneCell *what = &scene->cells[cell];

    for (int digit = 1; digit <= 9; digit++)
      if (what->digit ? digit % 2 == 0 || digit == 5 : rt_digits_has (what->marks, digit))
        obstacles[n++] = candidate_place (ruling, cell, digit);
  }
  return n;
}

/* Returns true if NODE, in a step that tries several assumptions, is one of them, or the conclusion
 * that all of them share. */
static bool
is_end (const RtScene *scene, const RtStepNode *node)
{
  for_each_cell (cell, node->cells) {
    int role = scene->cells[cell].mark_roles[node->digit - 1] - 1;

    if (role == RT_MARK_ASSUMED || role == RT_MARK_PLACED || role == RT_MARK_REMOVED)
      return true;
  }
  return false;
}

/* Returns true if LINK, in a step that tries several assumptions, neither begins at an assumption
 * nor ends at a conclusion. */
static bool
is_inside (const RtScene *scene, const RtStepLink *link)
{
  return !is_end (scene, &link->from) && !is_end (scene, &link->to);
}

static void
paint_link (const Brush *self, const RtStepLink *link, bool pale, const RtArrowGround *ground)
{
  uint32_t colour = link->kind == RT_LINK_NESTED ? self->theme->trying : self->theme->entered;
  RtPoint from, to;

  rt_paint_set_colour (self->cr, pale ? rt_paint_mix (self->theme->board, colour, 0.55) : colour);
  to = candidate_place (self->ruling, rt_cells_first (link->to.cells), link->to.digit);
  from = paint_node (self, &link->from, to);
  to = paint_node (self, &link->to, from);
  rt_paint_arrow (self->cr, from, to, (RtLinkKind) link->kind, pale ? 0.55 : 1, ground);
}

/* Draws the links of SCENE. In a crowded scene, links that lie between an assumption and the
 * conclusion are pale and thin, and are drawn first, so that the other links stand out. */
static void
paint_links (const Brush *self, const RtScene *scene)
{
  RtPoint obstacles[9 * RT_N_CELLS];
  const RtArrowGround ground = {
    .side = self->ruling->side,
    .radius = MARK_RADIUS * self->ruling->cell,
    .obstacles = obstacles,
    .n_obstacles = find_obstacles (self->ruling, scene, obstacles),
  };

  for (int i = 0; i < scene->n_links && scene->crowded; i++)
    if (is_inside (scene, &scene->links[i]))
      paint_link (self, &scene->links[i], true, &ground);
  for (int i = 0; i < scene->n_links; i++)
    if (!scene->crowded || !is_inside (scene, &scene->links[i]))
      paint_link (self, &scene->links[i], false, &ground);
}

/* Draws the candidates and links of a logical step over a board with its corner at 0, 0. */
static void
brush_step (const Brush *self, const RtScene *scene)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    paint_mark_roles (self, cell, &scene->cells[cell]);
  paint_links (self, scene);
}

#define CELL 60.0                       /* units: side of a cell */
#define SIDE (9 * CELL + 4 * 3 + 6 * 1) /* units: side of a board */
#define FONT "Sans"
#define THIN_LEAST 0.35 /* points: least width of a line that printers print */

typedef struct {
  double left, top; /* position of the board */
  RtRuling ruling;
  double unit;      /* length of a unit: size of a cell / 60 */
} Layout;

static Layout
layout_of (const RtBox *box)
{
  double unit = box->side / SIDE;
  Layout layout = { .left = box->x, .top = box->y, .unit = unit };
  RtRuling *ruling = &layout.ruling;

  if (!box->on_pixels) {
    ruling->side = box->side;
    ruling->thin = MAX (unit, THIN_LEAST);
    ruling->thick = MAX (3 * unit, 3 * THIN_LEAST);
    ruling->cell = MAX (0, (box->side - 4 * ruling->thick - 6 * ruling->thin) / 9);
  } else {
    double thin = MAX (1, round (unit)), thick = MAX (2 * thin, round (3 * unit));

    *ruling = rt_ruling_of (MAX (1, floor ((box->side - 4 * thick - 6 * thin) / 9)), thin, thick);
    layout.left = round (box->x + (box->side - ruling->side) / 2);
    layout.top = round (box->y + (box->side - ruling->side) / 2);
    layout.unit = ruling->cell / CELL;
  }
  return layout;
}

/* In the following functions, the board is a square with its corner at 0, 0. */

static void
trace_rounded (cairo_t *cr, double inset, double side, double radius)
{
  cairo_save (cr);
  cairo_translate (cr, inset, inset);
  brush_round_box (cr, side - 2 * inset, side - 2 * inset, radius);
  cairo_restore (cr);
}

static void
paint_board_lines (const Brush *self)
{
  double side = self->ruling->side, thick = self->ruling->thick;

  for (int pass = 0; pass < 2; pass++) {
    rt_paint_set_colour (self->cr, pass ? self->theme->box_line : self->theme->cell_line);
    for (int i = 1; i < 9; i++) {
      double width, begin = rt_ruling_line (self->ruling, i, &width);

      if ((i % 3 == 0) != (pass == 1))
        continue;
      cairo_rectangle (self->cr, begin, thick, width, side - 2 * thick);
      cairo_rectangle (self->cr, thick, begin, side - 2 * thick, width);
    }
    cairo_fill (self->cr);
  }
  trace_rounded (self->cr, 0, side, 6 * self->unit);
  trace_rounded (self->cr, thick, side, MAX (0, 6 * self->unit - thick));
  cairo_set_fill_rule (self->cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill (self->cr);
}

static RtFigures *
make_figures (cairo_t *cr, double cell)
{
  PangoContext *context = rt_caption_context (cr);
  PangoFontDescription *font = pango_font_description_from_string (FONT);
  RtFigures *figures = rt_figures_new (context, font, cell);

  g_object_unref (context);
  pango_font_description_free (font);
  return figures;
}

void
rt_paint (cairo_t *cr, const RtScene *scene, const RtTheme *theme, const RtBox *box)
{
  Layout layout = layout_of (box);
  const RtRuling *ruling = &layout.ruling;
  g_autoptr (RtFigures) figures = make_figures (cr, ruling->cell);
  const Brush brush = { cr, theme, ruling, layout.unit, figures };

  cairo_save (cr);
  cairo_translate (cr, layout.left, layout.top);
  cairo_new_path (cr);
  trace_rounded (cr, 0, ruling->side, 6 * layout.unit);
  rt_paint_set_colour (cr, theme->board);
  cairo_fill (cr);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    cairo_save (cr);
    cairo_translate (cr, rt_ruling_at (ruling, rt_column_of (cell)),
                     rt_ruling_at (ruling, rt_row_of (cell)));
    brush_cell (&brush, &scene->cells[cell]);
    cairo_restore (cr);
  }
  paint_board_lines (&brush);
  brush_step (&brush, scene);
  cairo_restore (cr);
}

void
rt_paint_step (cairo_t *cr, const RtScene *scene, const RtTheme *theme, const RtRuling *ruling)
{
  g_autoptr (RtFigures) figures = make_figures (cr, ruling->cell);

  brush_step (&(Brush) { cr, theme, ruling, ruling->cell / CELL, figures }, scene);
}
