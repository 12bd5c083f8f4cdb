/* test-large-text.c - with text half as large again every window fits a screen of 360 pixels, and tells
 * its texts whole. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/common/companion.h"
#include "app/common/preferences.h"
#include "app/compare/compare-window.h"
#include "app/logic/technique-page.h"
#include "app/logic/techniques-window.h"
#include "app/make/make-window.h"
#include "app/trial/trial-window.h"
#include "app/window/panel.h"
#include "app/window/toolbar.h"
#include "engine/logic/finders/families.h"
#include "widgets/explanation-card.h"
#include "widgets/timeline/timeline.h"

#include <gtk/gtk.h>

/* What may be cut: titles, which people give, of windows and puzzles. */
static bool
may_be_cut (GtkWidget *label)
{
  return gtk_widget_get_ancestor (label, GTK_TYPE_HEADER_BAR) ||
         gtk_widget_get_ancestor (label, GTK_TYPE_COLUMN_VIEW);
}

static void
assert_uncut (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && !may_be_cut (widget) &&
      pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    g_error ("cut off: %s", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    assert_uncut (child);
}

static void
assert_fits (gpointer window)
{
  assert_narrow (window);
  gtk_test_widget_wait_for_draw (window);
  assert_uncut (window);
}

/* The windows to come. */
static void
make_small (void)
{
  rt_preference_set_int (RT_PREFERENCE_WINDOW_WIDTH, 360);
  rt_preference_set_int (RT_PREFERENCE_WINDOW_HEIGHT, 640);
}

/* Home is a key of what the window shows, also where that is higher than the window. */
static void
test_home (void)
{
  RtWindow *window = open_window (EASY);
  GtkWidget *around = gtk_widget_get_ancestor (GTK_WIDGET (rt_window_grid_view (window)),
                                               GTK_TYPE_SCROLLED_WINDOW);
  gboolean scrolled = TRUE;

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 500);
  solve (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_signal_emit_by_name (around, "scroll-child", GTK_SCROLL_START, FALSE, &scrolled);
  g_assert_false (scrolled);
  close_window (window);
}

/* Below the title stands TEXT, and all of it. */
static void
assert_verdict_whole (RtWindow *window, const char *text)
{
  GtkWidget *label;

  until ((label = find_label (find (window, GTK_TYPE_HEADER_BAR), text)));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
}

/* How hard it is, and the verdict whole. */
static void
test_verdict (void)
{
  RtWindow *window = open_window (NESTED);
  GtkWidget *bar = find (window, RT_TYPE_TOOLBAR);

  until (find_button (bar, "*9.2"));
  assert_verdict_whole (window, "*one solution");
  assert_as_wide_as_its_text (find_button (bar, "*9.2"));
  assert_fits (window);
  close_window (window);
}

/* So it is in a window that has just room for all of the header, or just none. */
static void
test_verdict_between (void)
{
  RtWindow *window = open_window (EASY);

  until (find_button (window, "Easy 1.2"));
  for (int width = 500; width <= 800; width += 10) {
    gtk_window_set_default_size (GTK_WINDOW (window), width, 700);
    g_test_message ("%d", width);
    assert_verdict_whole (window, "*one solution");
    g_assert_nonnull (find_button (window, "Easy 1.2"));
    g_assert_nonnull (find_tooltip (window, "Undo"));
  }
  close_window (window);
  make_small ();
}

/* In a wide window the card keeps the width that it had once, whatever its chips say. */
static void
test_card_keeps_its_width (void)
{
  RtWindow *window = open_window (EASY);
  GtkWidget *card = find (window, RT_TYPE_CARD);
  graphene_rect_t settled;
  int width;

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  solve (window);
  act (window, "win.to-start");
  act (window, "win.next-dead-end");
  bounds_of_grid (window, &settled);
  width = gtk_widget_get_width (card);
  for (int step = 0; step < 20; step++) {
    act (window, "win.step-forward");
    bounds_of_grid (window, &settled);
    g_assert_cmpint (gtk_widget_get_width (card), ==, width);
  }
  close_window (window);
  make_small ();
}

/* What a hint tells is seen whole, beside the grid if not below it, and the grid stays. */
static void
test_long_hint (void)
{
  RtWindow *window = open_window (EASY);
  GtkWidget *scrolled;
  GtkAdjustment *place;
  graphene_rect_t quiet;

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  set_document (window, rt_technique_page_example (rt_technique_by_id ("pointing")));
  bounds_of_grid (window, &quiet);
  hint_at_rest (window, &quiet);
  scrolled = gtk_widget_get_ancestor (find_label (find (window, RT_TYPE_CARD), "Pointing.*"),
                                      GTK_TYPE_SCROLLED_WINDOW);
  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  until (gtk_adjustment_get_upper (place) <= gtk_adjustment_get_page_size (place));
  close_window (window);
  make_small ();
}

static void
test_searches (void)
{
  RtWindow *window = open_window (SEVERAL);

  assert_fits (window);
  solve (window);
  assert_fits (window);
  assert_verdict_whole (window, "1 of 25");
  act (window, "win.to-start");
  act (window, "win.next-dead-end");
  assert_fits (window);
  rt_window_show_page (window, RT_PAGE_SEARCH);
  assert_fits (window);
  close_window (window);
}

static void
test_millions (void)
{
  RtWindow *window = open_window (LONG);

  act (window, "win.solve");
  until (rt_player_length (rt_desk_player (rt_window_desk (window))) > 10000000);
  act (window, "win.solve"); /* which stops it */
  until (rt_solving_state (rt_desk_solving (rt_window_desk (window))) != RT_SOLVING_RUNNING);
  assert_fits (window);
  rt_window_show_page (window, RT_PAGE_SEARCH);
  assert_fits (window);
  close_window (window);
}

static void
test_logic (void)
{
  RtWindow *window = open_window (EASY);

  for (int stage = 0; stage < RT_N_HINTS; stage++) {
    act (window, "win.hint");
    until (rt_reasoning_state (rt_desk_reasoning (rt_window_desk (window))) == RT_REASONING_STEP);
    assert_fits (window);
  }
  look_for_path (window);
  act (window, "win.step-forward");
  assert_fits (window);
  rt_shell_show_logic (RT_SHELL (window));
  assert_fits (window);
  close_window (window);
}

/* In a wide window too the card is as high whatever it tells. */
static void
test_grid_stays (void)
{
  RtWindow *window = open_window (EASY);
  graphene_rect_t quiet;

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  until (find_button (window, "Easy 1.2"));
  bounds_of_grid (window, &quiet);
  hint_at_rest (window, &quiet);
  close_window (window);
  make_small ();
}

/* A long message is wider than the small grid of a wide window, and covers no cell of it. */
static void
test_message (void)
{
  RtWindow *window = open_window (EASY);
  GtkWidget *message = find (window, RT_TYPE_MESSAGE);
  graphene_rect_t grid;

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  until (find_button (window, "Easy 1.2"));
  bounds_of_grid (window, &grid);
  rt_message_show (RT_MESSAGE (message), RT_MESSAGE_ERROR,
                   "notes.txt: There is no puzzle in this text; expected nine rows of nine cells, "
                   "or 81 cells in one line, with 1-9 for digits and . or 0 for blanks.", NULL, NULL);
  until (gtk_revealer_get_child_revealed (find (message, GTK_TYPE_REVEALER)));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_cmpfloat ((float) (gtk_widget_get_height (GTK_WIDGET (window)) - gtk_widget_get_height (message)), >,
                     grid.origin.y + grid.size.height);
  close_window (window);
  make_small ();
}

/* The words have the width, above a button that leaves them less than half of it. */
static void
test_message_above_its_button (void)
{
  RtWindow *window = open_window (EASY);
  GtkWidget *message = find (window, RT_TYPE_MESSAGE), *label;

  rt_message_show (RT_MESSAGE (message), RT_MESSAGE_ERROR,
                   "half.sdk, line 1: Only 1 row was found up to this line; 9 are needed.",
                   "Load What Could Be Read", "win.load-rest");
  until (gtk_revealer_get_child_revealed (find (message, GTK_TYPE_REVEALER)));
  assert_fits (window);
  label = find_label (message, "half.sdk, line 1:*");
  g_assert_cmpint (gtk_widget_get_width (label), >, gtk_widget_get_width (message) / 2);
  g_assert_cmpint (gtk_widget_get_height (message), <, 320); /* half of the window */
  close_window (window);
}

/* Without a file it is called in a word that there is room for. */
static void
test_title (void)
{
  RtWindow *window = open_window (NULL);
  GtkWidget *label;

  until ((label = find_label (find (window, GTK_TYPE_HEADER_BAR), "New")));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
  gtk_test_accessible_assert_property (label, GTK_ACCESSIBLE_PROPERTY_LABEL, "New Puzzle");
  close_window (window);
}

/* All that is told of the grid is in the popover, and so is the button below it. */
static void
test_details (void)
{
  RtWindow *window = open_window (EASY);
  GtkWidget *popover, *mark;
  graphene_rect_t bounds;

  until (find_button (window, "Easy 1.2"));
  act (window, "win.details");
  until ((mark = find_button (window, "Mark the Needless Digits")));
  popover = gtk_widget_get_ancestor (mark, GTK_TYPE_POPOVER);
  gtk_test_widget_wait_for_draw (popover);
  until (gtk_widget_get_width (popover) <= 360);
  g_assert_true (gtk_widget_compute_bounds (mark, popover, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (popover));
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  close_window (window);
}

/* Large as it is on a projector it would not fit. */
static void
test_full_screen (void)
{
  RtWindow *window = open_window (EASY);

  gtk_widget_add_css_class (GTK_WIDGET (window), "fullscreen"); /* as GTK does, where there is a manager */
  until (find_button (window, "Pages"));
  assert_fits (window);
  close_window (window);
}

/* Each stop has its title in full. */
static void
test_tour (void)
{
  RtWindow *window = open_window (NULL);

  until (find_button (window, "Watch a search work"));
  press_button (window, "Watch a search work");
  until (has_label (window, "1 of 5*"));
  for (int stop = 1; stop < 5; stop++) {
    assert_fits (window);
    press_button (window, "Next");
  }
  assert_fits (window);
  close_window (window);
}

/* Beside a stop, grid and card the timeline is seen, in a window of usual size. */
static void
test_tour_in_sight (void)
{
  RtWindow *window = open_window (NULL);
  graphene_rect_t bounds;
  GtkWidget *timeline;

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  until (find_button (window, "Watch a search work"));
  press_button (window, "Watch a search work");
  until (has_label (window, "1 of 5*"));
  until ((timeline = find (window, RT_TYPE_TIMELINE)));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (timeline, GTK_WIDGET (window), &bounds));
  g_assert_cmpfloat (bounds.size.height, >, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 700);
  close_window (window);
  make_small ();
}

/* It is as large as it wants to be. */
static void
test_about (void)
{
  RtWindow *window = open_window (EASY);
  GtkWidget *about;
  int wanted;

  act (window, "app.about");
  until ((about = dialog_of (window, "About Retrace")));
  gtk_widget_measure (about, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  g_assert_cmpint (wanted, <=, 360);
  close_window (about);
  close_window (window);
}

static void
test_wrong (void)
{
  RtWindow *window = open_window (WRONG);

  until (has_label (window, "Row 1, column 3: * it has one solution."));
  assert_fits (window);
  rt_window_show_page (window, RT_PAGE_PUZZLE);
  assert_fits (window);
  close_window (window);
}

static void
assert_menu_fits (RtWindow *window, GtkWidget *popover)
{
  int wanted;

  gtk_popover_popup (GTK_POPOVER (popover));
  gtk_test_widget_wait_for_draw (popover);
  gtk_widget_measure (popover, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  g_assert_cmpint (wanted, <=, 360);
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
}

/* GTK cuts off what is wider than the screen: keys, and the arrow of a submenu. */
static void
test_menus (void)
{
  static const char *const buttons[] = { "Main menu", "Open" };
  RtWindow *window = open_window (EASY);
  GtkWidget *grid = GTK_WIDGET (rt_window_grid_view (window));

  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++) {
    GtkWidget *button = find_tooltip (window, buttons[i]);

    g_test_message ("%s", buttons[i]);
    gtk_menu_button_popup (GTK_MENU_BUTTON (button));
    assert_menu_fits (window, GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button))));
  }
  g_signal_emit_by_name (controller (grid, GTK_TYPE_GESTURE_CLICK), "pressed", 1, 9.0, 9.0);
  assert_menu_fits (window, find (gtk_widget_get_ancestor (grid, GTK_TYPE_BOX), GTK_TYPE_POPOVER_MENU));
  close_window (window);
}

/* Those beside the window with the grid. */
static void
test_companions (void)
{
  static const struct {
    const char *action;
    GType (*type) (void);
  } rows[] = {
    { "win.compare", rt_compare_window_get_type },
    { "win.techniques", rt_techniques_window_get_type },
    { "win.make-more", rt_make_window_get_type },
    { "win.try-program", rt_trial_window_get_type },
  };
  RtWindow *window = open_window (EASY);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    GtkWindow *companion;

    g_test_message ("%s", rows[i].action);
    act (window, rows[i].action);
    companion = rt_companion_find (RT_SHELL (window), rows[i].type ());
    g_assert_nonnull (companion);
    assert_fits (companion);
    if (gtk_widget_activate_action (GTK_WIDGET (companion), "techniques.practise", NULL))
      assert_fits (companion);
    close_window (companion);
  }
  close_window (window);
}

/* And those that ask before something is done. */
static void
test_dialogs (void)
{
  static const struct {
    const char *action, *title;
  } rows[] = {
    { "win.export", "Export" },
    { "win.preferences", "Preferences" },
  };
  RtWindow *window = open_window (EASY);

  solve (window);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    GtkWidget *dialog;
    int height;

    g_test_message ("%s", rows[i].action);
    act (window, rows[i].action);
    until (dialog_of (window, rows[i].title));
    dialog = dialog_of (window, rows[i].title);
    g_assert_true (gtk_window_get_resizable (GTK_WINDOW (dialog)));
    assert_fits (dialog);
    gtk_widget_measure (dialog, GTK_ORIENTATION_VERTICAL, 360, &height, NULL, NULL, NULL);
    g_assert_cmpint (height, <=, 640); /* what is higher scrolls */
    close_window (dialog);
  }
  close_window (window);
}

/* As narrow as the screen of a phone lets it be, and as high as it wants to be then: nothing in it scrolls. */
static void
assert_whole (gpointer window)
{
  GtkAdjustment *place =
    gtk_scrolled_window_get_vadjustment (find (window, GTK_TYPE_SCROLLED_WINDOW));

  gtk_window_set_default_size (window, 348, -1);
  gtk_test_widget_wait_for_draw (window);
  until (gtk_adjustment_get_upper (place) <= gtk_adjustment_get_page_size (place));
}

static void
test_whole (void)
{
  RtWindow *window = open_window (EASY);
  GtkWidget *dialog;
  GtkWindow *make;

  solve (window);
  act (window, "win.export");
  dialog = dialog_of (window, "Export");
  for (guint i = 0; i < 6; i++) { /* the pictures, pages, film and steps */
    gtk_drop_down_set_selected (find (dialog, GTK_TYPE_DROP_DOWN), i);
    if (i != 3) /* pages are higher than a phone: they scroll */
      assert_whole (dialog);
  }
  close_window (dialog);
  act (window, "win.make-more");
  make = rt_companion_find (RT_SHELL (window), RT_TYPE_MAKE_WINDOW);
  assert_whole (make);
  close_window (make);
  close_window (window);
}

/* Of the labels below WIDGET none begins before the one before it ends, at *END. */
static void
assert_apart (GtkWidget *widget, GtkWidget *within, double *end)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    assert_apart (child, within, end);
  if (GTK_IS_LABEL (widget)) {
    graphene_rect_t bounds;

    g_assert_true (gtk_widget_compute_bounds (widget, within, &bounds));
    g_assert_cmpfloat (bounds.origin.x, >, *end);
    *end = bounds.origin.x + bounds.size.width;
  }
}

static void
test_speeds (void)
{
  RtWindow *window = open_window (EASY);
  GtkMenuButton *button;
  GtkWidget *scale;
  double end = -1;
  int least;

  solve (window);
  button = GTK_MENU_BUTTON (find_tooltip (window, "Speed"));
  gtk_menu_button_popup (button);
  scale = find (GTK_WIDGET (gtk_menu_button_get_popover (button)), GTK_TYPE_SCALE);
  until (gtk_widget_get_width (scale) > 0);
  assert_apart (scale, scale, &end);
  gtk_widget_measure (GTK_WIDGET (gtk_menu_button_get_popover (button)), GTK_ORIENTATION_HORIZONTAL, -1,
                      &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  gtk_menu_button_popdown (button);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  close_window (window);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);
  /* Of the usual fonts the widest. */
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "DejaVu Sans 15", NULL);
  make_small ();

  g_test_add_func ("/large/about", test_about);
  g_test_add_func ("/large/card-keeps-its-width", test_card_keeps_its_width);
  g_test_add_func ("/large/companions", test_companions);
  g_test_add_func ("/large/details", test_details);
  g_test_add_func ("/large/dialogs", test_dialogs);
  g_test_add_func ("/large/full-screen", test_full_screen);
  g_test_add_func ("/large/grid-stays", test_grid_stays);
  g_test_add_func ("/large/home", test_home);
  g_test_add_func ("/large/logic", test_logic);
  g_test_add_func ("/large/long-hint", test_long_hint);
  g_test_add_func ("/large/menus", test_menus);
  g_test_add_func ("/large/message", test_message);
  g_test_add_func ("/large/message-above-its-button", test_message_above_its_button);
  g_test_add_func ("/large/millions", test_millions);
  g_test_add_func ("/large/searches", test_searches);
  g_test_add_func ("/large/speeds", test_speeds);
  g_test_add_func ("/large/title", test_title);
  g_test_add_func ("/large/tour", test_tour);
  g_test_add_func ("/large/tour-in-sight", test_tour_in_sight);
  g_test_add_func ("/large/verdict", test_verdict);
  g_test_add_func ("/large/verdict-between", test_verdict_between);
  g_test_add_func ("/large/whole", test_whole);
  g_test_add_func ("/large/wrong", test_wrong);
  return desk_run ();
}
