/* drops.c - files and texts that are dropped on a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/drops.h"

#include "app/files/open.h"

static gboolean
dropped_cb (GtkDropTarget *target, const GValue *value, double x, double y, RtShell *shell)
{
  return rt_open_value (shell, value);
}

void
rt_drops_take (GtkWidget *widget, RtShell *shell)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  /* A browser gives a picture itself, and where in the web it is, which cannot be opened. */
  GType types[] = { GDK_TYPE_TEXTURE, GDK_TYPE_FILE_LIST, G_TYPE_FILE, G_TYPE_STRING };

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect (target, "drop", G_CALLBACK (dropped_cb), shell);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}
