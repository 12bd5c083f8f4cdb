/* test-labels.c - a text in several lines tells the height that it has, and never two that
 * contradict each other. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "person.h"

#include "screen.h"
#include "widgets/labels.h"

#define TEXT "A pattern that I paint, with as many cells as I like"
#define NARROW 90
#define WIDE 900

static int
height (GtkWidget *widget, int width)
{
  int least, natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &least, &natural, NULL, NULL);
  g_assert_cmpint (least, <=, natural);
  return natural;
}

static void
allocate (GtkWidget *widget, int width)
{
  gtk_widget_size_allocate (widget, &(GtkAllocation) { 0, 0, width, height (widget, width) }, -1);
}

/* A text beside a picture, as in a row of a list. */
static GtkWidget *
new_row (GtkWidget **label)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);

  *label = rt_wrap_label_new ();
  rt_wrap_label_set_text (RT_WRAP_LABEL (*label), TEXT);
  gtk_box_append (GTK_BOX (box), gtk_drawing_area_new ());
  gtk_box_append (GTK_BOX (box), *label);
  return box;
}

/* The height without a width follows what the text was given last. */
static void
test_follows (void)
{
  GtkWidget *window = gtk_window_new (), *label, *row = new_row (&label);
  int line = height (label, WIDE);

  gtk_window_set_child (GTK_WINDOW (window), row);
  g_assert_cmpint (height (label, -1), ==, line);
  allocate (row, NARROW);
  until (height (label, -1) > 2 * line);
  g_assert_cmpint (height (label, -1), ==, height (label, gtk_widget_get_width (label)));
  allocate (row, WIDE);
  until (height (label, -1) == line);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whoever asks for the least height at any width is told no lower one for any width: a row that has
 * been narrow is on its way to be wide. */
static void
test_does_not_contradict (void)
{
  GtkWidget *window = gtk_window_new (), *label, *row = new_row (&label);
  int line = height (label, WIDE);

  gtk_window_set_child (GTK_WINDOW (window), row);
  allocate (row, NARROW);
  until (height (label, -1) > 2 * line);
  for (int width = NARROW; width <= WIDE; width += 30) {
    g_assert_cmpint (height (label, width), >=, height (label, -1));
    g_assert_cmpint (height (row, width), >=, height (row, -1));
  }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  need_screen ();
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/wrap-label/follows", test_follows);
  g_test_add_func ("/wrap-label/does-not-contradict", test_does_not_contradict);
  return g_test_run ();
}
