/* painter.c - draws a scene.
 *
 * Measures are those of the screen at cells of 60 pixels, where a cell line is 1 and a box line 3;
 * colours are those of src/widgets/style.css. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/painter.h"

#include "engine/core/geometry.h"
#include "picture/brush-cell.h"
#include "picture/brush-step.h"
#include "picture/caption.h"
#include "picture/colour.h"

#include <math.h>

#define CELL 60.0
#define SIDE (9 * CELL + 4 * 3 + 6 * 1)
#define FONT "Sans"
#define THIN_LEAST 0.35 /* points: printers lose thinner lines */

typedef struct {
  double left, top; /* of the board */
  RtRuling ruling;
  double unit;      /* so much is 1 at cells of 60 */
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

/* Here the board is a square from 0, 0. */

static void
trace_rounded (cairo_t *cr, double inset, double side, double radius)
{
  cairo_save (cr);
  cairo_translate (cr, inset, inset);
  rt_brush_round_box (cr, side - 2 * inset, side - 2 * inset, radius);
  cairo_restore (cr);
}

static void
paint_lines (const RtBrush *self)
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
  const RtBrush brush = { cr, theme, ruling, layout.unit, figures };

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
    rt_brush_cell (&brush, &scene->cells[cell]);
    cairo_restore (cr);
  }
  paint_lines (&brush);
  rt_brush_step (&brush, scene);
  cairo_restore (cr);
}

void
rt_paint_step (cairo_t *cr, const RtScene *scene, const RtTheme *theme, const RtRuling *ruling)
{
  g_autoptr (RtFigures) figures = make_figures (cr, ruling->cell);

  rt_brush_step (&(RtBrush) { cr, theme, ruling, ruling->cell / CELL, figures }, scene);
}
