/* test-step-layer.c - the layer is there where there is a step, and out of the way. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "screen.h"
#include "widgets/step-layer.h"
#include "widgets/style-sheets.h"

static GtkWidget *
make_layer (GtkWidget **window)
{
  GtkWidget *fixed = gtk_fixed_new (), *layer = rt_step_layer_new ();

  *window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (*window), fixed);
  gtk_widget_set_size_request (layer, 300, 300);
  gtk_fixed_put (GTK_FIXED (fixed), layer, 0, 0);
  rt_step_layer_set_ruling (RT_STEP_LAYER (layer), rt_ruling_of (32, 1, 2));
  gtk_window_present (GTK_WINDOW (*window));
  gtk_test_widget_wait_for_draw (*window);
  return layer;
}

static void
add_mark (RtScene *scene)
{
  scene->cells[40].mark_roles[4] = RT_MARK_PATTERN + 1;
}

static void
add_link (RtScene *scene)
{
  scene->links[scene->n_links++] = (RtStepLink) {
    .from = rt_step_node (0, 1, true), .to = rt_step_node (8, 1, false), .kind = RT_LINK_WEAK,
  };
}

/* A scene without a step hides it; marks or links show it. */
static void
test_shows_steps_alone (void)
{
  void (*const adds[]) (RtScene *scene) = { add_mark, add_link };
  GtkWidget *window, *layer = make_layer (&window);

  for (gsize i = 0; i < G_N_ELEMENTS (adds); i++) {
    RtScene scene = { 0 };

    scene.cells[40].marks = RT_DIGITS_ALL;
    rt_step_layer_show (RT_STEP_LAYER (layer), &scene);
    g_assert_false (gtk_widget_get_child_visible (layer));
    adds[i] (&scene);
    rt_step_layer_show (RT_STEP_LAYER (layer), &scene);
    g_assert_true (gtk_widget_get_child_visible (layer));
    gtk_test_widget_wait_for_draw (window);
  }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What it draws on: nothing where a scene is the same as before. */
static void
test_draws_what_changed (void)
{
  GtkWidget *window, *layer = make_layer (&window);
  GdkPaintable *paintable = gtk_widget_paintable_new (layer);
  g_autoptr (GdkPaintable) before = NULL, same = NULL, after = NULL;
  RtScene scene = { 0 };

  add_mark (&scene);
  rt_step_layer_show (RT_STEP_LAYER (layer), &scene);
  gtk_test_widget_wait_for_draw (window);
  before = gdk_paintable_get_current_image (paintable);
  rt_step_layer_show (RT_STEP_LAYER (layer), &scene);
  same = gdk_paintable_get_current_image (paintable);
  g_assert_true (same == before);
  add_link (&scene);
  rt_step_layer_show (RT_STEP_LAYER (layer), &scene);
  gtk_test_widget_wait_for_draw (window);
  after = gdk_paintable_get_current_image (paintable);
  g_assert_true (after != before);
  g_object_unref (paintable);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Clicks go to the cells, and a screen reader hears of these. */
static void
test_out_of_the_way (void)
{
  GtkWidget *window, *layer = make_layer (&window);

  g_assert_false (gtk_widget_get_can_target (layer));
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (layer)), ==,
                   GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  need_screen ();
  gtk_test_init (&argc, &argv, NULL);
  rt_widgets_init ();
  g_test_add_func ("/step-layer/shows-steps-alone", test_shows_steps_alone);
  g_test_add_func ("/step-layer/draws-what-changed", test_draws_what_changed);
  g_test_add_func ("/step-layer/out-of-the-way", test_out_of_the_way);
  return g_test_run ();
}
