/* bare-window.c - the least that a program with a window is: what the start of Retrace is held against.
 * Its window has a header bar and a label, and the size of Retrace's. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <gtk/gtk.h>

static void
activate_cb (GtkApplication *application)
{
  GtkWidget *window = gtk_application_window_new (application);

  gtk_window_set_titlebar (GTK_WINDOW (window), gtk_header_bar_new ());
  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 820);
  gtk_window_set_child (GTK_WINDOW (window), gtk_label_new ("Retrace"));
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkApplication) application =
    gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
