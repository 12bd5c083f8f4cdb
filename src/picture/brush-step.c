/* brush-step.c - draws what a logical step shows: candidates, each in its shape, and the links
 * between them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/brush-step.h"

#include "engine/core/geometry.h"
#include "picture/colour.h"
#include "picture/marks.h"

#include <math.h>

#define MARK_RADIUS 0.14 /* of the shape around a mark, in cells */

/* The middle of a candidate. */
static RtPoint
candidate_place (const RtRuling *ruling, int cell, int digit)
{
  RtPoint place = rt_brush_mark_place (ruling->cell, digit);

  place.x += rt_ruling_at (ruling, rt_column_of (cell));
  place.y += rt_ruling_at (ruling, rt_row_of (cell));
  return place;
}

static void
paint_mark_roles (const RtBrush *self, int cell, const RtSceneCell *what)
{
  for (int digit = 1; digit <= 9; digit++) {
    RtMarkRole role = (RtMarkRole) (what->mark_roles[digit - 1] - 1);
    RtPoint place = candidate_place (self->ruling, cell, digit);

    if (!what->mark_roles[digit - 1])
      continue;
    rt_paint_mark (self->cr, role, self->theme, place.x, place.y, MARK_RADIUS * self->ruling->cell);
    rt_paint_set_colour (self->cr, rt_mark_ink (role, self->theme));
    rt_brush_figure (self, RT_FACE_MARK, digit, place.x, place.y);
  }
}

/* Whether cells that hold a node together lie in one line of one box. */
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
paint_outline (const RtBrush *self, RtPoint least, RtPoint most)
{
  double radius = MARK_RADIUS * self->ruling->cell, margin = 1.5 * radius;

  cairo_save (self->cr);
  cairo_translate (self->cr, least.x - margin, least.y - margin);
  cairo_new_path (self->cr);
  rt_brush_round_box (self->cr, most.x - least.x + 2 * margin, most.y - least.y + 2 * margin, margin);
  cairo_set_line_width (self->cr, 0.15 * radius);
  cairo_stroke (self->cr);
  cairo_restore (self->cr);
}

/* Where links of a node end that leads to, or comes from, AWAY: the middle of a group, which gets
 * an outline around it; else the nearest of its candidates. */
static RtPoint
paint_node (const RtBrush *self, const RtStepNode *node, RtPoint away)
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

/* What an arrow should not run through: candidates, and digits by their middle and four points
 * around it. */
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

/* Whether it is what a case begins with, or what all of them lead to. */
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

static bool
is_inside (const RtScene *scene, const RtStepLink *link)
{
  return !is_end (scene, &link->from) && !is_end (scene, &link->to);
}

static void
paint_link (const RtBrush *self, const RtStepLink *link, bool pale, const RtArrowGround *ground)
{
  uint32_t colour = link->kind == RT_LINK_NESTED ? self->theme->trying : self->theme->entered;
  RtPoint from, to;

  rt_paint_set_colour (self->cr, pale ? rt_paint_mix (self->theme->board, colour, 0.55) : colour);
  to = candidate_place (self->ruling, rt_cells_first (link->to.cells), link->to.digit);
  from = paint_node (self, &link->from, to);
  to = paint_node (self, &link->to, from);
  rt_paint_arrow (self->cr, from, to, (RtLinkKind) link->kind, pale ? 0.55 : 1, ground);
}

/* Where there are many, those inside of a case lie, pale and thin, below the others: then one sees
 * what each begins with, and what follows. */
static void
paint_links (const RtBrush *self, const RtScene *scene)
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

void
rt_brush_step (const RtBrush *self, const RtScene *scene)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    paint_mark_roles (self, cell, &scene->cells[cell]);
  paint_links (self, scene);
}
