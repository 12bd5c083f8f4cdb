/* scrolls.c - what scrolls now and then. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/scrolls.h"

void
rt_set_scrolls (GtkWidget *place, GtkWidget *scrolled, GtkWidget *content, bool scrolls)
{
  g_autoptr (GtkWidget) kept = g_object_ref (content);

  if (scrolls == gtk_widget_get_visible (scrolled))
    return;
  if (scrolls) {
    gtk_widget_unparent (content);
    gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), content);
  } else {
    gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), NULL);
    gtk_widget_set_parent (content, place);
  }
  gtk_widget_set_visible (scrolled, scrolls);
}

static void
laid_out_cb (GdkFrameClock *clock, GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  double top = gtk_adjustment_get_value (place);
  graphene_rect_t bounds;

  g_signal_handlers_disconnect_by_func (clock, laid_out_cb, widget);
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, scrolled, &bounds))
    return;
  gtk_adjustment_clamp_page (place, top + bounds.origin.y,
                             top + bounds.origin.y + bounds.size.height);
}

void
rt_reveal (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);

  if (clock)
    g_signal_connect_object (clock, "after-paint", G_CALLBACK (laid_out_cb), widget, 0);
}
