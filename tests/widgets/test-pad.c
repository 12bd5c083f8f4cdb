/* test-pad.c - the pad: names, modes as radio buttons, keys, one row or two, either direction. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "person.h"

#include "document/document.h"
#include "screen.h"
#include "widgets/pad.h"
#include "widgets/style-sheets.h"

typedef struct {
  GtkWidget *window, *pad;
  int digit, n_erased;
} Fixture;

static void
digit_cb (RtPad *pad, int digit, Fixture *fixture)
{
  fixture->digit = digit;
}

static void
erase_cb (RtPad *pad, Fixture *fixture)
{
  fixture->n_erased++;
}

static void
set_up (Fixture *fixture, gconstpointer width)
{
  rt_widgets_init ();
  fixture->window = gtk_window_new ();
  fixture->pad = rt_pad_new ();
  g_signal_connect (fixture->pad, "digit", G_CALLBACK (digit_cb), fixture);
  g_signal_connect (fixture->pad, "erase", G_CALLBACK (erase_cb), fixture);
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  gtk_window_set_child (GTK_WINDOW (fixture->window), fixture->pad);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), GPOINTER_TO_INT (width), 120);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer width)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

/* The child I of the box that is child BOX of the pad. */
static GtkWidget *
child (Fixture *fixture, int box, int i)
{
  GtkWidget *at = gtk_widget_get_first_child (fixture->pad);

  while (box-- > 0)
    at = gtk_widget_get_next_sibling (at);
  at = gtk_widget_get_first_child (at);
  while (i-- > 0)
    at = gtk_widget_get_next_sibling (at);
  return at;
}

static GtkWidget *
mode (Fixture *fixture, int i)
{
  return child (fixture, 0, i);
}

static GtkWidget *
key (Fixture *fixture, int digit)
{
  return child (fixture, 1, digit - 1);
}

static void
assert_named (Fixture *fixture, int digit, const char *name)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (key (fixture, digit)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

static void
test_names (Fixture *fixture, gconstpointer data)
{
  static const int n_placed[10] = { 0, 3, 0, 0, 0, 0, 0, 0, 8, 9 };
  static const char *const of_one[] = { "Write 1, 6 left", "Corner mark 1", "Centre mark 1",
                                        "Colour 1, yellow" };
  GtkAccessible *modes = GTK_ACCESSIBLE (gtk_widget_get_parent (mode (fixture, 0)));
  RtScene scene = { 0 };

  for (int digit = 1, cell = 0; digit <= 9; digit++)
    for (int i = 0; i < n_placed[digit]; i++)
      scene.cells[cell++].digit = (uint8_t) digit;
  rt_pad_show (RT_PAD (fixture->pad), &scene);
  assert_named (fixture, 8, "Write 8, 1 left");
  assert_named (fixture, 9, "Write 9, all placed");
  g_assert_true (gtk_widget_has_css_class (key (fixture, 9), "placed"));
  gtk_test_accessible_assert_role (modes, GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
  gtk_test_accessible_assert_property (modes, GTK_ACCESSIBLE_PROPERTY_LABEL, "Write");
  for (int i = 0; i < RT_N_WRITES; i++) {
    gtk_test_accessible_assert_role (mode (fixture, i), GTK_ACCESSIBLE_ROLE_RADIO);
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (mode (fixture, i)), TRUE);
    assert_named (fixture, 1, of_one[i]);
    for (int other = 0; other < RT_N_WRITES; other++)
      gtk_test_accessible_assert_state (mode (fixture, other), GTK_ACCESSIBLE_STATE_CHECKED,
                                        other == i ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                   : GTK_ACCESSIBLE_TRISTATE_FALSE);
  }
  g_assert_false (gtk_widget_has_css_class (key (fixture, 9), "placed"));
  g_object_set (fixture->pad, "candidate", 5, NULL);
  assert_named (fixture, 1, "Candidate 5 in colour 1, yellow");
}

static void
test_keys (Fixture *fixture, gconstpointer data)
{
  int value;

  for (int digit = 1; digit <= 9; digit++) {
    g_signal_emit_by_name (key (fixture, digit), "clicked");
    g_assert_cmpint (fixture->digit, ==, digit);
  }
  g_signal_emit_by_name (find_tooltip (fixture->pad, "Erase"), "clicked");
  g_assert_cmpint (fixture->n_erased, ==, 1);
  g_object_set (fixture->pad, "held", 3, NULL);
  g_assert_true (gtk_widget_has_css_class (key (fixture, 3), "held"));
  gtk_test_accessible_assert_state (key (fixture, 3), GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  g_object_set (fixture->pad, "held", 0, NULL);
  g_assert_false (gtk_widget_has_css_class (key (fixture, 3), "held"));
  press_key (gtk_widget_get_parent (mode (fixture, 0)), GDK_KEY_Left, 0);
  g_object_get (fixture->pad, "mode", &value, NULL);
  g_assert_cmpint (value, ==, RT_EDIT_COLOUR);
}

static graphene_rect_t
bounds_of (Fixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, fixture->pad, &bounds));
  return bounds;
}

/* One row where there is room, else two; all is inside of the pad, and digits rise to the right. */
static void
test_layout (Fixture *fixture, gconstpointer data)
{
  bool wide = GPOINTER_TO_INT (data) > 600;
  graphene_rect_t one = bounds_of (fixture, key (fixture, 1));
  graphene_rect_t nine = bounds_of (fixture, key (fixture, 9));
  graphene_rect_t first = bounds_of (fixture, mode (fixture, 0));
  graphene_rect_t erase = bounds_of (fixture, find_tooltip (fixture->pad, "Erase"));
  float width = (float) gtk_widget_get_width (fixture->pad);

  g_assert_cmpfloat (one.origin.x, <, nine.origin.x);
  g_assert_cmpfloat (MIN (one.origin.x, MIN (first.origin.x, erase.origin.x)), >=, 0);
  g_assert_cmpfloat (nine.origin.x + nine.size.width, <=, width);
  g_assert_cmpfloat (first.origin.x + first.size.width, <=, width);
  g_assert_cmpfloat (erase.origin.x + erase.size.width, <=, width);
  g_assert_cmpint (one.origin.y > first.origin.y + first.size.height, ==, !wide);
  g_assert_cmpfloat (one.size.height, >=, 42);
}

static void
test_right_to_left (Fixture *fixture, gconstpointer data)
{
  gtk_widget_set_direction (fixture->pad, GTK_TEXT_DIR_RTL);
  gtk_test_widget_wait_for_draw (fixture->window);
  test_layout (fixture, data);
  g_assert_cmpfloat (bounds_of (fixture, find_tooltip (fixture->pad, "Erase")).origin.x, <,
                     bounds_of (fixture, mode (fixture, 0)).origin.x);
}

int
main (int argc, char **argv)
{
  need_screen ();
  gtk_test_init (&argc, &argv, NULL);
#define TEST(path, width, function) \
  g_test_add ("/pad/" path, Fixture, GINT_TO_POINTER (width), set_up, function, tear_down)
  TEST ("names", 1000, test_names);
  TEST ("keys", 1000, test_keys);
  TEST ("one-row", 1000, test_layout);
  TEST ("two-rows", 360, test_layout);
  TEST ("one-row-right-to-left", 1000, test_right_to_left);
  TEST ("two-rows-right-to-left", 360, test_right_to_left);
  return g_test_run ();
}
