/* page-sheet.c - how far a sheet is up: it moves in a short time, or with a finger.
 *
 * The drag is that of what is around the sheet, which does not move with it: at the sheet itself the
 * way of the finger would be measured from a place that runs away from it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/page-sheet.h"

#define TIME 200000 /* microseconds from one end to the other */
#define TOP 56      /* pixels: the handle and the row of tabs, at which it is dragged */
#define SLIP 8      /* pixels: less is a click on a tab */
#define DRAG 24     /* pixels: from here on it goes down when it is let go of */

static void
set_up (RtPageSheet *self, double up)
{
  self->up = up;
  gtk_widget_queue_allocate (self->around);
}

/* It has come to where it goes. */
static void
arrive (RtPageSheet *self)
{
  self->tick = 0;
  set_up (self, self->to);
  if (self->to <= 0)
    gtk_widget_remove_css_class (self->sheet, "sheet");
}

void
rt_page_sheet_stop (RtPageSheet *self)
{
  if (self->tick)
    gtk_widget_remove_tick_callback (self->around, self->tick);
  self->tick = 0;
}

static gboolean
tick_cb (GtkWidget *around, GdkFrameClock *clock, gpointer data)
{
  RtPageSheet *self = data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  double left;

  if (self->begun == 0)
    self->begun = now;
  left = 1 - (double) (now - self->begun) / TIME;
  if (left <= 0) {
    arrive (self);
    return G_SOURCE_REMOVE;
  }
  set_up (self, self->to + (self->from - self->to) * left * left * left);
  return G_SOURCE_CONTINUE;
}

void
rt_page_sheet_go (RtPageSheet *self, bool up, bool at_once)
{
  gboolean animates;

  g_object_get (gtk_widget_get_settings (self->around), "gtk-enable-animations", &animates, NULL);
  rt_page_sheet_stop (self);
  if (up)
    gtk_widget_add_css_class (self->sheet, "sheet");
  self->from = self->up;
  self->to = up;
  self->begun = 0;
  if (at_once || !animates || !gtk_widget_get_mapped (self->around)) {
    arrive (self);
    return;
  }
  self->tick = gtk_widget_add_tick_callback (self->around, tick_cb, self, NULL);
}

/* Only its uppermost part is dragged: what is below scrolls. */
static void
drag_begin_cb (GtkGesture *drag, double x, double y, RtPageSheet *self)
{
  graphene_rect_t box;

  self->dragged = false;
  self->height = 0;
  if (self->up < 1 || !gtk_widget_compute_bounds (self->sheet, self->around, &box) ||
      y < box.origin.y || y > box.origin.y + TOP)
    gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_DENIED);
  else
    self->height = box.size.height;
}

static void
drag_update_cb (GtkGesture *drag, double dx, double dy, RtPageSheet *self)
{
  if (self->height <= 0 || (!self->dragged && dy < SLIP))
    return;
  self->dragged = true;
  rt_page_sheet_stop (self);
  gtk_gesture_set_state (drag, GTK_EVENT_SEQUENCE_CLAIMED);
  set_up (self, CLAMP (1 - dy / self->height, 0.01, 1));
}

static void
drag_end_cb (GtkGesture *drag, double dx, double dy, RtPageSheet *self)
{
  if (!self->dragged)
    return;
  self->dragged = false;
  if (dy > DRAG)
    self->lowered (self->around);
  else
    rt_page_sheet_go (self, true, false);
}

/* The drag was taken away, by the window or the system. */
static void
cancel_cb (RtPageSheet *self)
{
  if (self->dragged)
    rt_page_sheet_go (self, true, false);
  self->dragged = false;
}

void
rt_page_sheet_init (RtPageSheet *self, GtkWidget *around, GtkWidget *sheet,
               void (*lowered) (GtkWidget *around))
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  *self = (RtPageSheet) { .around = around, .sheet = sheet, .lowered = lowered };
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_widget_add_controller (around, GTK_EVENT_CONTROLLER (drag));
}
