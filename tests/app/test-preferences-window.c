/* test-preferences-window.c - what is chosen in the window of preferences holds at once, in all
 * windows; and the window shows what holds, wherever it was chosen. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/common/preferences.h"
#include "app/logic/technique-settings.h"
#include "document/desk/desk.h"

static const char *const keys[] = { "verdict", "result", "speed", "assume-unique",
                                    "colour-scheme" };

static void
reset (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    reset_preference (keys[i]);
}

static GtkWidget *
open_preferences (RtWindow *window)
{
  act (window, "win.preferences");
  return dialog_of (window, "Preferences");
}

/* What the row that says LABEL is set with. */
static gpointer
control_of (GtkWidget *preferences, const char *label)
{
  return gtk_label_get_mnemonic_widget (GTK_LABEL (find_label (preferences, label)));
}

static void
choose (GtkWidget *preferences, const char *label, guint which)
{
  gtk_drop_down_set_selected (control_of (preferences, label), which);
}

static guint
chosen (GtkWidget *preferences, const char *label)
{
  return gtk_drop_down_get_selected (control_of (preferences, label));
}

#define VERDICT "Tell me whether*"
#define RESULT "Solve shows"
#define SPEED "A search plays at"
#define UNIQUE "Assume that*"
#define STYLE "Style"

/* Two windows follow, and the preferences are kept. */
static void
test_all_windows_follow (void)
{
  RtWindow *windows[] = { open_window (EASY), open_window (WRONG) };
  GtkWidget *preferences = open_preferences (windows[0]);
  g_autofree char *verdict = NULL, *result = NULL;
  gboolean dark;

  choose (preferences, VERDICT, 0);
  choose (preferences, RESULT, 1);
  choose (preferences, SPEED, 5);
  choose (preferences, STYLE, 2);
  gtk_switch_set_active (control_of (preferences, UNIQUE), FALSE);
  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++) {
    RtDesk *desk = rt_window_desk (windows[i]);

    g_assert_cmpint (rt_desk_told (desk), ==, RT_TOLD_ALWAYS);
    g_assert_cmpint (rt_desk_result (desk), ==, RT_RESULT_ANIMATE);
    g_assert_cmpfloat (rt_player_speed (rt_desk_player (desk)), ==, 50);
  }
  g_assert_false (rt_techniques_assume_unique (rt_techniques_default ()));
  g_object_get (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", &dark, NULL);
  g_assert_true (dark);

  verdict = rt_preference_string (RT_PREFERENCE_VERDICT);
  result = rt_preference_string (RT_PREFERENCE_RESULT);
  g_assert_cmpstr (verdict, ==, "always");
  g_assert_cmpstr (result, ==, "animate");
  g_assert_cmpfloat (rt_preference_double (RT_PREFERENCE_SPEED), ==, 50);
  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++)
    close_window (windows[i]);
  reset ();
}

/* A window that is opened, and a document that comes into one, are as the preferences say. */
static void
test_new_ones (void)
{
  g_autoptr (RtPuzzle) puzzle = make_puzzle (EASY);
  g_autoptr (RtDocument) document = rt_document_new (puzzle);
  RtWindow *window;

  rt_preference_set_string (RT_PREFERENCE_VERDICT, "never");
  window = open_window (WRONG);
  g_assert_cmpint (rt_desk_told (rt_window_desk (window)), ==, RT_TOLD_NEVER);
  set_document (window, document);
  g_assert_cmpint (rt_desk_told (rt_window_desk (window)), ==, RT_TOLD_NEVER);
  rt_preference_set_string (RT_PREFERENCE_VERDICT, "always");
  g_assert_cmpint (rt_desk_told (rt_window_desk (window)), ==, RT_TOLD_ALWAYS);
  close_window (window);
  reset ();
}

static void
test_shows_what_holds (void)
{
  RtWindow *window = open_window (EASY);
  GtkWidget *preferences;

  rt_preference_set_double (RT_PREFERENCE_SPEED, 110); /* it is none of the choices */
  preferences = open_preferences (window);
  g_assert_cmpuint (chosen (preferences, VERDICT), ==, 1);
  g_assert_cmpuint (chosen (preferences, SPEED), ==, 6);
  g_assert_cmpfloat (rt_preference_double (RT_PREFERENCE_SPEED), ==, 110);

  rt_preference_set_string (RT_PREFERENCE_VERDICT, "never");
  rt_preference_set_string (RT_PREFERENCE_COLOUR_SCHEME, "light");
  rt_techniques_set_assume_unique (rt_techniques_default (), false);
  g_assert_cmpuint (chosen (preferences, VERDICT), ==, 2);
  g_assert_cmpuint (chosen (preferences, STYLE), ==, 1);
  g_assert_false (gtk_switch_get_active (control_of (preferences, UNIQUE)));
  close_window (preferences);

  /* Nobody is left who shows it. */
  rt_preference_set_string (RT_PREFERENCE_VERDICT, "on-demand");
  close_window (window);
  reset ();
}

/* The same one comes over the window that asks, and goes with it. */
static void
test_one (void)
{
  RtWindow *window = open_window (EASY), *other = open_window (NULL);
  GtkWidget *preferences = open_preferences (window);

  g_assert_true (open_preferences (other) == preferences);
  g_assert_null (dialog_of (window, "Preferences"));
  g_assert_nonnull (gtk_window_get_titlebar (GTK_WINDOW (preferences)));
  assert_narrow (preferences);
  g_object_add_weak_pointer (G_OBJECT (preferences), (gpointer *) &preferences);
  close_window (other);
  until (preferences == NULL);
  close_window (window);
}

/* Over a window like a phone it opens as wide and high as what it holds, which scrolls where a screen has no room. */
static void
test_narrow (void)
{
  GtkWidget *preferences, *scrolled, *rows;
  int width, wanted, height;
  GtkAdjustment *place;
  RtWindow *window;

  rt_preference_set_int (RT_PREFERENCE_WINDOW_WIDTH, 360);
  window = open_window (EASY);
  reset_preference ("window-width");
  until (gtk_widget_get_width (GTK_WIDGET (window)) > 0);
  preferences = open_preferences (window);
  scrolled = find (preferences, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_nonnull (scrolled);
  gtk_test_widget_wait_for_draw (preferences);
  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  until (gtk_adjustment_get_page_size (place) > 0);
  g_assert_cmpfloat (gtk_adjustment_get_page_size (place), ==, gtk_adjustment_get_upper (place));
  rows = find (scrolled, GTK_TYPE_GRID);
  gtk_widget_measure (rows, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  width = gtk_widget_get_width (scrolled);
  g_assert_cmpint (width, ==, MIN (wanted, gtk_widget_get_width (GTK_WIDGET (window))));
  gtk_widget_measure (rows, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (scrolled), ==, height);
  close_window (preferences);
  close_window (window);
}

/* Subtitle, marks and button in each way of telling a wrong digit. */
static void
test_check (void)
{
  RtWindow *window = open_window (EASY);
  RtGridView *view = rt_window_grid_view (window);

  act (window, "win.show-puzzle");
  rt_document_enter (rt_desk_document (rt_window_desk (window)), rt_cells_of (2), 1);
  until (has_label (window, "30 givens · exactly one solution"));
  until (gtk_widget_get_sensitive (find_button (window, "Check What I Have")));
  g_assert_false (rt_grid_view_scene (view)->cells[2].wrong);
  press_button (window, "Check What I Have");
  until (has_label (window, "30 givens · 1 digit you entered is wrong"));
  g_assert_true (rt_grid_view_scene (view)->cells[2].wrong);
  g_assert_false (gtk_widget_get_sensitive (find_button (window, "Check What I Have")));

  rt_preference_set_string (RT_PREFERENCE_VERDICT, "never");
  g_assert_true (has_label (window, "30 givens · 50 left"));
  g_assert_false (rt_grid_view_scene (view)->cells[2].wrong);
  rt_preference_set_string (RT_PREFERENCE_VERDICT, "always");
  g_assert_true (has_label (window, "30 givens · 1 digit you entered is wrong"));
  g_assert_false (gtk_widget_get_sensitive (find_button (window, "Check What I Have")));
  close_window (window);
  reset ();
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/preferences-window/all-windows-follow", test_all_windows_follow);
  g_test_add_func ("/preferences-window/new-ones", test_new_ones);
  g_test_add_func ("/preferences-window/shows-what-holds", test_shows_what_holds);
  g_test_add_func ("/preferences-window/narrow", test_narrow);
  g_test_add_func ("/preferences-window/one", test_one);
  g_test_add_func ("/preferences-window/check", test_check);
  return desk_run ();
}
