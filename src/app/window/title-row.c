/* title-row.c - the row below the title: verdict, how hard the puzzle is, and what asks for the verdict. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/title-row.h"

#include "app/window/hardness-button.h"
#include "widgets/fit-label.h"

#define SPACING 8

/* The width that CHILD wants with what stands before the next one, or the LEAST of it; 0: hidden. */
static int
wanted (GtkWidget *child, bool least)
{
  int minimum, natural;

  if (!gtk_widget_get_visible (child))
    return 0;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  return (least ? minimum : natural) + SPACING;
}

/* The same of DETAILS with the shortest verdict. */
static int
wanted_shortest (GtkWidget *details)
{
  RtFitLabel *verdict = RT_FIT_LABEL (gtk_menu_button_get_child (GTK_MENU_BUTTON (details)));
  int natural;

  gtk_widget_measure (GTK_WIDGET (verdict), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return wanted (details, false) - natural + rt_fit_label_taken (verdict, 0);
}

static void
measure_row (GtkWidget *row, GtkOrientation orientation, int for_size, int *minimum, int *natural,
             int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (row); child;
       child = gtk_widget_get_next_sibling (child)) {
    if (orientation == GTK_ORIENTATION_HORIZONTAL) {
      *minimum += wanted (child, true);
      *natural += wanted (child, false);
    } else {
      int least, most;

      gtk_widget_measure (child, orientation, -1, &least, &most, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, most);
    }
  }
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = MAX (0, *minimum - SPACING);
    *natural = MAX (0, *natural - SPACING);
  }
}

static void
allocate_row (GtkWidget *row, int width, int height, int baseline)
{
  bool mirrored = gtk_widget_get_direction (row) == GTK_TEXT_DIR_RTL;
  GtkWidget *details = gtk_widget_get_first_child (row);
  GtkWidget *hardness = gtk_widget_get_next_sibling (details);
  GtkWidget *child[] = { details, hardness, gtk_widget_get_next_sibling (hardness) };
  int taken[G_N_ELEMENTS (child)], room = width + SPACING, x = 0;

  taken[2] = wanted (child[2], false);
  taken[1] = wanted (hardness, false);
  if (taken[1] > 0)
    taken[1] = SPACING + rt_hardness_button_taken (hardness, room - taken[2] - SPACING -
                                                                wanted_shortest (details));
  taken[0] = MAX (wanted (details, true), MIN (wanted (details, false), room - taken[2] - taken[1]));
  for (guint i = 0; i < G_N_ELEMENTS (child); i++) {
    int extent = taken[i] - SPACING;

    if (extent > 0)
      gtk_widget_size_allocate (child[i],
                                &(GtkAllocation) { mirrored ? width - x - extent : x, 0, extent,
                                                   height },
                                -1);
    x += taken[i];
  }
}

GtkWidget *
rt_title_row_new (GtkWidget *details, GtkWidget *hardness, GtkWidget *check)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_append (GTK_BOX (row), details);
  gtk_box_append (GTK_BOX (row), hardness);
  gtk_box_append (GTK_BOX (row), check);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_widget_set_layout_manager (row, gtk_custom_layout_new (NULL, measure_row, allocate_row));
  return row;
}
