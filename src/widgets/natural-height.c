/* natural-height.c - creates a box around a scrolled window that requests the natural height of its
 * content: measures it and lays it out. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/natural-height.h"

GtkSizeRequestMode
rt_height_for_width (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget *box, GtkOrientation orientation, int for_size, int *minimum, int *natural,
         int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *scrolled = gtk_widget_get_first_child (box);
  int wanted;

  /* Uses the minimum size of the scrolled window, and the natural size of its content. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  gtk_widget_measure (scrolled, orientation, for_size, minimum, natural, NULL, NULL);
  gtk_widget_measure (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled)), orientation,
                      for_size, NULL, &wanted, NULL, NULL);
  *natural = MAX (*minimum, wanted);
}

static void
allocate_all (GtkWidget *box, int width, int height, int baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (box),
                            &(GtkAllocation) { 0, 0, width, height }, -1);
}

GtkWidget *
rt_high_new (GtkWidget *scrolled, GtkCustomAllocateFunc allocate)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), scrolled);
  gtk_widget_set_layout_manager (
    box, gtk_custom_layout_new (rt_height_for_width, measure, allocate ? allocate : allocate_all));
  return box;
}
