/* grid-parts.c - children of a grid view (cells, lines, step layer) and their layout. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/grid-parts.h"

#include "widgets/cell.h"
#include "widgets/compat.h"
#include "widgets/step-layer.h"

#include <math.h>

#define CELL_MIN 24
#define CELL_NATURAL 56
#define DRAG_STEP 0.5 /* in cells: the distance between points of a drag that are handled */

#define RT_TYPE_LINES (rt_lines_get_type ())
G_DECLARE_FINAL_TYPE (RtLines, rt_lines, RT, LINES, GtkWidget)

#define LARGE 64 /* size of a cell in pixels from which lines between boxes have 3 pixels */
#define RADIUS 6

struct _RtLines {
  GtkWidget parent_instance;

  bool boxes;
  RtRuling ruling;
};

G_DEFINE_FINAL_TYPE (RtLines, rt_lines, GTK_TYPE_WIDGET)

static RtRuling
ruling_of (int cell)
{
  return rt_ruling_of (cell, 1, cell < LARGE ? 2 : 3);
}

/* Returns the side of a board with cells of CELL pixels. */
static int
rt_lines_side (int cell)
{
  return (int) ruling_of (cell).side;
}

/* Returns the largest board that fits a square of SIDE pixels. */
static RtRuling
rt_lines_fit (int side)
{
  int cell = MAX (side / 9, 1);

  while (cell > 1 && rt_lines_side (cell) > side)
    cell--;
  return ruling_of (cell);
}

static void
append (GtkSnapshot *snapshot, const GdkRGBA *colour, double x, double y, double width,
        double height)
{
  gtk_snapshot_append_color (snapshot, colour,
                             &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width,
                                                  (float) height));
}

static void
append_frame (GtkSnapshot *snapshot, const GdkRGBA *colour, float side, float width)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, side, side), RADIUS);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { *colour, *colour, *colour, *colour });
}

static void
rt_lines_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RtLines *self = RT_LINES (widget);
  const RtRuling *ruling = &self->ruling;
  double thick = ruling->thick, side = ruling->side;
  GdkRGBA colour;

  rt_compat_text_colour (widget, &colour);
  for (int i = 1; i < 9; i++) {
    double width, at = rt_ruling_line (ruling, i, &width);

    if ((i % 3 == 0) != self->boxes)
      continue;
    append (snapshot, &colour, at, thick, width, side - 2 * thick);
    append (snapshot, &colour, thick, at, side - 2 * thick, width);
  }
  if (self->boxes)
    append_frame (snapshot, &colour, (float) side, (float) thick);
}

static void
rt_lines_set_ruling (RtLines *self, RtRuling ruling)
{
  if (self->ruling.cell == ruling.cell)
    return;
  self->ruling = ruling;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
rt_lines_class_init (RtLinesClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->snapshot = rt_lines_snapshot;
  gtk_widget_class_set_css_name (widget_class, "lines");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_NONE);
}

static void
rt_lines_init (RtLines *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/* Returns a widget that draws the lines between boxes and the frame if BOXES is set, else those
 * between cells. Each kind is a widget, so that CSS can give it a colour. */
static GtkWidget *
rt_lines_new (bool boxes)
{
  RtLines *self = g_object_new (RT_TYPE_LINES, NULL);

  self->boxes = boxes;
  if (boxes)
    gtk_widget_add_css_class (GTK_WIDGET (self), "boxes");
  return GTK_WIDGET (self);
}

void
rt_grid_parts_init (RtGridParts *self, GtkWidget *parent)
{
  self->glyphs = rt_glyphs_new ();
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    self->cells[cell] = rt_cell_new (cell, self->glyphs);
    gtk_widget_set_parent (self->cells[cell], parent);
  }
  self->thin = rt_lines_new (false);
  gtk_widget_set_parent (self->thin, parent);
  self->thick = rt_lines_new (true);
  gtk_widget_set_parent (self->thick, parent);
  self->layer = rt_step_layer_new ();
  gtk_widget_set_parent (self->layer, parent);
}

void
rt_grid_parts_unparent (RtGridParts *self)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_clear_pointer (&self->cells[cell], gtk_widget_unparent);
  g_clear_pointer (&self->thin, gtk_widget_unparent);
  g_clear_pointer (&self->thick, gtk_widget_unparent);
  g_clear_pointer (&self->layer, gtk_widget_unparent);
}

void
rt_grid_parts_clear (RtGridParts *self)
{
  g_clear_pointer (&self->glyphs, rt_glyphs_free);
}

void
rt_grid_parts_measure (int *minimum, int *natural)
{
  *minimum = rt_lines_side (CELL_MIN);
  *natural = rt_lines_side (CELL_NATURAL);
}

static void
place (GtkWidget *child, int x, int y, int size)
{
  int ignored;

  /* GTK requires a measurement before an allocation. */
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &ignored, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, size, size }, -1);
}

void
rt_grid_parts_lay_out (RtGridParts *self, int width, int height)
{
  const RtRuling *ruling = &self->ruling;
  int side;

  self->ruling = rt_lines_fit (MIN (width, height));
  side = (int) ruling->side;
  self->left = (width - side) / 2;
  self->top = (height - side) / 2;
  rt_grid_parts_fit_glyphs (self);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    place (self->cells[cell], self->left + (int) rt_ruling_at (ruling, rt_column_of (cell)),
           self->top + (int) rt_ruling_at (ruling, rt_row_of (cell)), (int) ruling->cell);
  rt_lines_set_ruling (RT_LINES (self->thin), *ruling);
  rt_lines_set_ruling (RT_LINES (self->thick), *ruling);
  place (self->thin, self->left, self->top, side);
  place (self->thick, self->left, self->top, side);
  rt_step_layer_set_ruling (RT_STEP_LAYER (self->layer), *ruling);
  place (self->layer, self->left, self->top, side);
}

void
rt_grid_parts_fit_glyphs (RtGridParts *self)
{
  int size = (int) self->ruling.cell;

  if (!size || !rt_glyphs_fit (self->glyphs, gtk_widget_get_parent (self->cells[0]), size))
    return;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    gtk_widget_queue_draw (self->cells[cell]);
}

int
rt_grid_parts_cell_at (const RtGridParts *self, double x, double y)
{
  int row = rt_ruling_find (&self->ruling, y - self->top);
  int column = rt_ruling_find (&self->ruling, x - self->left);

  return row < 0 || column < 0 ? -1 : 9 * row + column;
}

/* Returns the third (0..2) of a cell of SIZE pixels that OFFSET is in. */
static int
third_at (double offset, double size)
{
  return CLAMP ((int) (3 * offset / size), 0, 2);
}

int
rt_grid_parts_digit_at (const RtGridParts *self, double x, double y, int *cell)
{
  const RtRuling *ruling = &self->ruling;
  int row, column;

  *cell = rt_grid_parts_cell_at (self, x, y);
  if (*cell < 0)
    return 0;
  row = third_at (y - self->top - rt_ruling_at (ruling, rt_row_of (*cell)), ruling->cell);
  column = third_at (x - self->left - rt_ruling_at (ruling, rt_column_of (*cell)), ruling->cell);
  return 3 * row + column + 1;
}

void
rt_grid_parts_follow (const RtGridParts *self, double x, double y, double to_x, double to_y,
                      void (*reach) (int cell, gpointer data), gpointer data)
{
  double dx = to_x - x, dy = to_y - y;
  int n = 1 + (int) (hypot (dx, dy) / (self->ruling.cell * DRAG_STEP));

  for (int i = 1; i <= n; i++) {
    int cell = rt_grid_parts_cell_at (self, x + dx * i / n, y + dy * i / n);

    if (cell >= 0)
      reach (cell, data);
  }
}

void
rt_grid_parts_speak (RtGridParts *self)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    rt_cell_speak (RT_CELL (self->cells[cell]));
}

void
rt_grid_parts_speak_selection (RtGridParts *self, RtCells selection)
{
  RtCells gone = rt_cells_minus (self->spoken, selection);
  RtCells come = rt_cells_minus (selection, self->spoken);

  for_each_cell (cell, gone)
    rt_cell_set_selected (RT_CELL (self->cells[cell]), false);
  for_each_cell (cell, come)
    rt_cell_set_selected (RT_CELL (self->cells[cell]), true);
  self->spoken = selection;
}
