/* lines.c - a board in whole pixels, and the widgets that draw the lines between its cells. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/lines.h"

#include "widgets/compat.h"

#define LARGE 64 /* from this size of a cell on, the lines of the boxes are 3 pixels */
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

int
rt_lines_side (int cell)
{
  return (int) ruling_of (cell).side;
}

RtRuling
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

void
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

GtkWidget *
rt_lines_new (bool boxes)
{
  RtLines *self = g_object_new (RT_TYPE_LINES, NULL);

  self->boxes = boxes;
  if (boxes)
    gtk_widget_add_css_class (GTK_WIDGET (self), "boxes");
  return GTK_WIDGET (self);
}
