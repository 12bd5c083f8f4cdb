/* drag-scroll.c - scrolls a list while something is dragged near its upper or lower edge.
 *
 * There is a tick callback only while it scrolls. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/logic/drag-scroll.h"

#define EDGE 36 /* pixels: so near */
#define STEP 6  /* pixels in each frame */

/* Belongs to the scrolled window. */
typedef struct {
  int step;     /* down; 0: the pointer is at no edge */
  guint tick;
} Scroll;

static gboolean
tick_cb (GtkWidget *scrolled, GdkFrameClock *clock, gpointer data)
{
  Scroll *scroll = data;
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));

  if (scroll->step == 0) {
    scroll->tick = 0;
    return G_SOURCE_REMOVE;
  }
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + scroll->step);
  return G_SOURCE_CONTINUE;
}

static void
leave_cb (GtkDropControllerMotion *motion, Scroll *scroll)
{
  scroll->step = 0;
}

static void
motion_cb (GtkDropControllerMotion *motion, double x, double y, Scroll *scroll)
{
  GtkWidget *scrolled = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (motion));

  scroll->step = y < EDGE                                      ? -STEP
                 : y > gtk_widget_get_height (scrolled) - EDGE ? STEP
                                                               : 0;
  if (scroll->step && scroll->tick == 0)
    scroll->tick = gtk_widget_add_tick_callback (scrolled, tick_cb, scroll, NULL);
}

void
rt_drag_scroll_attach (GtkWidget *scrolled)
{
  GtkEventController *motion = gtk_drop_controller_motion_new ();
  Scroll *scroll = g_new0 (Scroll, 1);

  g_object_set_data_full (G_OBJECT (scrolled), "rt-drag-scroll", scroll, g_free);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), scroll);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), scroll);
  gtk_widget_add_controller (scrolled, motion);
}
