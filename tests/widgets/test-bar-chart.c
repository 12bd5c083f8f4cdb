/* test-bar-chart.c - bars as long as their numbers, with words for all. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "person.h"

#include "screen.h"
#include "widgets/bar-chart.h"
#include "widgets/style-sheets.h"

#include <string.h>

static const RtBar linear[] = {
  { "One", 100, "100", false }, { "Two", 50, "50", true }, { "Three", 0, "–", false },
};
static const RtBar wide_apart[] = {
  { "One", 10000, "10000", false }, { "Two", 100, "100", false }, { "Three", 10, "10", false },
};

/* The width of the N-th bar. */
static int
bar_width (GtkWidget *bars, int n)
{
  for (GtkWidget *child = gtk_widget_get_first_child (bars); child;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "bar") && n-- == 0)
      return gtk_widget_get_width (child);
  g_assert_not_reached ();
}

static GtkWidget *
show (GtkWidget **window, int width)
{
  GtkWidget *bars = rt_bars_new ();

  *window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (*window), bars);
  gtk_window_set_default_size (GTK_WINDOW (*window), width, 400);
  rt_bars_set (RT_BARS (bars), "Weight", linear, G_N_ELEMENTS (linear));
  gtk_window_present (GTK_WINDOW (*window));
  gtk_test_widget_wait_for_draw (*window);
  return bars;
}

static void
test_scales (gconstpointer width)
{
  GtkWidget *window, *bars = show (&window, GPOINTER_TO_INT (width));

  g_assert_cmpint (bar_width (bars, 0), >, 100);
  g_assert_cmpint (abs (bar_width (bars, 0) - 2 * bar_width (bars, 1)), <=, 2);
  g_assert_cmpint (bar_width (bars, 2), ==, 0);
  g_assert_true (has_label (bars, "Weight"));
  g_assert_true (has_label (bars, "Two") && has_label (bars, "50"));

  rt_bars_set (RT_BARS (bars), "Weight", wide_apart, G_N_ELEMENTS (wide_apart));
  gtk_test_widget_wait_for_draw (window);
  g_assert_true (has_label (bars, "Weight; each mark of the scale is ten times the one before"));
  g_assert_cmpint (abs (bar_width (bars, 0) - 2 * bar_width (bars, 1)), <=, 2);
  g_assert_cmpint (bar_width (bars, 2), >, 0);

  /* A hundredfold is still shown as it is; no bars at all are no harm. */
  rt_bars_set (RT_BARS (bars), "Weight", &wide_apart[2], 1);
  g_assert_true (has_label (bars, "Weight"));
  g_assert_false (has_label (bars, "Two"));
  rt_bars_set (RT_BARS (bars), "Weight", NULL, 0);
  gtk_test_widget_wait_for_draw (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_right_to_left (void)
{
  GtkWidget *window, *bars = show (&window, 600);
  graphene_rect_t name, number;
  GtkWidget *first = gtk_widget_get_first_child (bars);

  gtk_widget_set_direction (bars, GTK_TEXT_DIR_RTL);
  gtk_test_widget_wait_for_draw (window);
  for (first = gtk_widget_get_first_child (bars);
       !GTK_IS_LABEL (first) || strcmp (gtk_label_get_text (GTK_LABEL (first)), "One") != 0;
       first = gtk_widget_get_next_sibling (first));
  g_assert_true (gtk_widget_compute_bounds (first, bars, &name));
  g_assert_true (gtk_widget_compute_bounds (
    gtk_widget_get_next_sibling (gtk_widget_get_next_sibling (first)), bars, &number));
  g_assert_cmpfloat (name.origin.x, >, number.origin.x);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  need_screen ();
  gtk_test_init (&argc, &argv, NULL);
  rt_widgets_init ();
  g_test_add_data_func ("/bars/wide", GINT_TO_POINTER (700), test_scales);
  g_test_add_data_func ("/bars/narrow", GINT_TO_POINTER (300), test_scales);
  g_test_add_func ("/bars/right-to-left", test_right_to_left);
  return g_test_run ();
}
