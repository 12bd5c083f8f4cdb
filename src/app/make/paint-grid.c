/* paint-grid.c - RtPaintGrid, a small grid on which the person paints the cells of the givens:
 * creates its cells, and handles painting by the pointer. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/make/paint-grid.h"

#include "engine/core/geometry.h"
#include "widgets/buttons.h"

#define GAP 4   /* pixels between boxes */

struct _RtPaintGrid {
  GtkGrid parent_instance;
  GtkWidget *cells[RT_N_CELLS];
  bool paints;          /* dragging presses the buttons under the pointer; false: it releases them */
  int last;             /* last cell under the pointer while dragging, or -1 */
};

G_DEFINE_FINAL_TYPE (RtPaintGrid, rt_paint_grid, GTK_TYPE_GRID)

static guint changed_signal;

static bool
is_painted (RtPaintGrid *self, int cell)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->cells[cell]));
}

static int
cell_at (RtPaintGrid *self, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  for (int cell = 0; picked && cell < RT_N_CELLS; cell++)
    if (self->cells[cell] == picked || gtk_widget_is_ancestor (picked, self->cells[cell]))
      return cell;
  return -1;
}

static void
meet (RtPaintGrid *self, double x, double y)
{
  int cell = cell_at (self, x, y);

  if (cell < 0 || cell == self->last)
    return;
  self->last = cell;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->cells[cell]), self->paints);
}

static void
drag_begin_cb (GtkGestureDrag *drag, double x, double y, RtPaintGrid *self)
{
  int cell = cell_at (self, x, y);

  if (cell < 0)
    return;
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  self->paints = !is_painted (self, cell);
  self->last = -1;
  meet (self, x, y);
}

static void
drag_update_cb (GtkGestureDrag *drag, double dx, double dy, RtPaintGrid *self)
{
  double x, y;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  meet (self, x + dx, y + dy);
}

static void
toggled_cb (RtPaintGrid *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
rt_paint_grid_class_init (RtPaintGridClass *class)
{
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
rt_paint_grid_init (RtPaintGrid *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_add_css_class (GTK_WIDGET (self), "pattern");
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int row = rt_row_of (cell), column = rt_column_of (cell);
    GtkWidget *button = gtk_toggle_button_new ();
    char name[5];

    gtk_widget_set_direction (button, GTK_TEXT_DIR_LTR); /* in a left-to-right layout the start
                                                          * margin is on the left */
    rt_button_set_name (button, rt_cell_name (cell, name));
    gtk_widget_set_margin_top (button, row > 0 && row % 3 == 0 ? GAP : 0);
    gtk_widget_set_margin_start (button, column > 0 && column % 3 == 0 ? GAP : 0);
    gtk_grid_attach (GTK_GRID (self), button, column, row, 1, 1);
    g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);
    self->cells[cell] = button;
  }
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

RtCells
rt_paint_grid_cells (RtPaintGrid *self)
{
  RtCells cells = RT_CELLS_NONE;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (is_painted (self, cell))
      rt_cells_add (&cells, cell);
  return cells;
}

GtkWidget *
rt_paint_grid_new (void)
{
  return g_object_new (RT_TYPE_PAINT_GRID, NULL);
}
