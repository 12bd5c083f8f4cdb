/* test-difficulty-scale.c - the scale points where the rating says, in words too, in either direction. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "person.h"

#include "engine/logic/rating/scale.h"
#include "screen.h"
#include "widgets/difficulty-scale.h"
#include "widgets/style-sheets.h"

static GtkWidget *
show (GtkWidget **window, int width)
{
  GtkWidget *scale = g_object_new (RT_TYPE_SCALE, NULL);

  *window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (*window), FALSE);
  gtk_window_set_child (GTK_WINDOW (*window), scale);
  gtk_window_set_default_size (GTK_WINDOW (*window), width, 60);
  rt_scale_show (RT_SCALE (scale), 26, true);
  gtk_window_present (GTK_WINDOW (*window));
  gtk_test_widget_wait_for_draw (*window);
  return scale;
}

/* The part of word I, from 1. */
static GtkWidget *
part (GtkWidget *scale, int i)
{
  g_autofree char *class = g_strdup_printf ("part-%d", i);
  GtkWidget *child = gtk_widget_get_first_child (scale);

  while (!gtk_widget_has_css_class (child, class))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static float
x_of (GtkWidget *scale, int i)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (part (scale, i), scale, &bounds));
  return bounds.origin.x;
}

static void
assert_says (GtkWidget *scale, const char *name, const char *value)
{
  gtk_test_accessible_assert_role (scale, GTK_ACCESSIBLE_ROLE_METER);
  gtk_test_accessible_assert_property (scale, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  gtk_test_accessible_assert_property (scale, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value);
}

static void
test_words (void)
{
  GtkWidget *window, *scale = show (&window, 600);

  assert_says (scale, "From Easy to Extreme: Tricky 2.6", "Tricky 2.6");
  rt_scale_show (RT_SCALE (scale), 72, false);
  assert_says (scale, "From Easy to Extreme: Very hard, at least 7.2", "Very hard, at least 7.2");
  for (int i = 1; i <= RT_HARD_WORDS; i++) {
    g_assert_true (gtk_widget_has_css_class (part (scale, i), "here") == (i == 5));
    g_assert_true (has_label (scale, rt_hard_words[i - 1].name));
  }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The easy end is where lines begin. */
static void
test_mirrored (void)
{
  GtkWidget *window, *scale = show (&window, 600);

  g_assert_cmpfloat (x_of (scale, 1), ==, 0);
  g_assert_cmpfloat (x_of (scale, 6), >, x_of (scale, 5));
  gtk_widget_set_direction (scale, GTK_TEXT_DIR_RTL);
  gtk_test_widget_wait_for_draw (window);
  g_assert_cmpfloat (x_of (scale, 6), <, x_of (scale, 5));
  g_assert_cmpfloat (x_of (scale, 1), >, 400);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* No word is cut: where there is no room for all, the ends are named. */
static void
test_narrow (void)
{
  GtkWidget *window, *scale = show (&window, 130);

  g_assert_true (has_label (scale, "Easy") && has_label (scale, "Extreme"));
  g_assert_false (has_label (scale, "Moderate") || has_label (scale, "Very hard"));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  need_screen ();
  gtk_test_init (&argc, &argv, NULL);
  rt_widgets_init ();
  g_test_add_func ("/scale/words", test_words);
  g_test_add_func ("/scale/mirrored", test_mirrored);
  g_test_add_func ("/scale/narrow", test_narrow);
  return g_test_run ();
}
