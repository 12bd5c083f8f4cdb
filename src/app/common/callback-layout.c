/* callback-layout.c - creates a box whose child is laid out by two functions of the caller. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/common/callback-layout.h"

GtkWidget *
rt_around_new (GtkWidget *child, GtkCustomMeasureFunc measure, GtkCustomAllocateFunc allocate)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_append (GTK_BOX (box), child);
  gtk_widget_set_layout_manager (box, gtk_custom_layout_new (NULL, measure, allocate));
  return box;
}
