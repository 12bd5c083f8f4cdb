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
