/* test-panel.c - the pages beside the grid are tabs, for who looks, who types and who listens. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "../desk.h"

#include "app/logic/logic-page.h"
#include "app/puzzle/puzzle-page.h"
#include "app/search/search-page.h"
#include "app/window/layout.h"

#include <gtk/gtk.h>

/* The tab of that NAME. */
static GtkWidget *
tab_of (RtWindow *window, const char *name)
{
  GtkWidget *tab = find_button (window, name);

  g_assert_nonnull (tab);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (tab)), ==,
                   GTK_ACCESSIBLE_ROLE_TAB);
  return tab;
}

/* The tab NAME is the one that is chosen, that the Tab key reaches, and whose page is seen. */
static void
assert_shown_page (RtWindow *window, const char *name)
{
  static const char *const names[] = { "Puzzle", "Search", "Logic" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    GtkWidget *tab = tab_of (window, names[i]);
    bool shown = g_str_equal (names[i], name);

    gtk_test_accessible_assert_state (tab, GTK_ACCESSIBLE_STATE_SELECTED, shown);
    g_assert_cmpint (gtk_widget_get_focusable (tab), ==, shown);
  }
  g_assert_cmpint (find_button (window, "The Whole Path") != NULL, ==, g_str_equal (name, "Logic"));
}

static void
test_chosen (void)
{
  RtWindow *window = open_window (EASY);

  until (find_button (window, "Logic"));
  gtk_test_accessible_assert_role (gtk_widget_get_parent (tab_of (window, "Logic")),
                                   GTK_ACCESSIBLE_ROLE_TAB_LIST);
  g_assert_true (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (tab_of (window, "Logic")),
                                                   GTK_ACCESSIBLE_RELATION_CONTROLS));
  assert_shown_page (window, "Puzzle");
  press_button (window, "Logic");
  assert_shown_page (window, "Logic");
  press_button (window, "Logic"); /* once more changes nothing */
  assert_shown_page (window, "Logic");
  close_window (window);
}

/* From the tab with the focus to the one that KEY leads to, whose name is TO. */
static void
press (RtWindow *window, guint key, const char *to)
{
  GtkWidget *list = gtk_widget_get_parent (tab_of (window, to));

  g_assert_true (press_key (list, key, 0));
  assert_shown_page (window, to);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == tab_of (window, to));
}

static void
test_keys (void)
{
  RtWindow *window = open_window (EASY);
  GtkWidget *list;

  until (find_button (window, "Logic"));
  list = gtk_widget_get_parent (tab_of (window, "Puzzle"));
  g_assert_true (gtk_widget_grab_focus (tab_of (window, "Puzzle")));
  press (window, GDK_KEY_Right, "Search");
  press (window, GDK_KEY_Right, "Logic");
  press (window, GDK_KEY_Right, "Puzzle"); /* round the end */
  press (window, GDK_KEY_Left, "Logic");
  press (window, GDK_KEY_Left, "Search");
  press (window, GDK_KEY_End, "Logic");
  press (window, GDK_KEY_Home, "Puzzle");
  gtk_widget_set_direction (list, GTK_TEXT_DIR_RTL);
  press (window, GDK_KEY_Left, "Search");
  press (window, GDK_KEY_Right, "Puzzle");
  g_assert_false (press_key (list, GDK_KEY_Right, GDK_CONTROL_MASK));
  g_assert_false (press_key (list, GDK_KEY_Down, 0));
  close_window (window);
}

static RtSolving *
solving_of (RtWindow *window)
{
  return rt_desk_solving (rt_window_desk (window));
}

/* Solve brings the page of the search to the front, unless there is nothing to search; after that
 * the person's choice stays. */
static void
test_solve (void)
{
  RtWindow *window = open_window (EASY);
  RtDocument *document = rt_desk_document (rt_window_desk (window));

  until (find_button (window, "Logic"));
  press_button (window, "Logic");
  rt_document_enter (document, rt_cells_of (2), 5);
  act (window, "win.solve");
  until (has_label (window, "There is nothing to solve*"));
  assert_shown_page (window, "Logic");
  act (window, "win.undo");
  solve (window);
  assert_shown_page (window, "Search");

  press_button (window, "Logic");
  act (window, "win.to-start");
  act (window, "win.step-forward");
  act (window, "win.next-dead-end");
  assert_shown_page (window, "Logic");

  /* Nor is one that was not asked for, as after a Solve in vain. */
  act (window, "win.to-start");
  rt_document_enter (document, rt_cells_of (2), 5);
  act (window, "win.solve");
  until (has_label (window, "There is nothing to solve*"));
  act (window, "win.undo");
  until (rt_solving_state (solving_of (window)) == RT_SOLVING_DONE);
  assert_shown_page (window, "Logic");
  close_window (window);
}

/* Stop is no Solve. */
static void
test_stop (void)
{
  RtWindow *window = open_window (LONG);

  act (window, "win.solve");
  until (rt_solving_state (solving_of (window)) == RT_SOLVING_RUNNING);
  press_button (window, "Logic");
  act (window, "win.solve");
  until (rt_solving_state (solving_of (window)) == RT_SOLVING_STOPPED);
  assert_shown_page (window, "Logic");
  act (window, "win.solve");
  until (rt_solving_state (solving_of (window)) == RT_SOLVING_RUNNING);
  assert_shown_page (window, "Search");
  close_window (window);
}

/* The listing and whatever else is about a search shows with one. */
static void
test_search_page (void)
{
  RtWindow *window = open_window (EASY);

  until (find_button (window, "Search"));
  press_button (window, "Search");
  g_assert_true (has_label (window, "Solve runs this search*"));
  g_assert_false (has_label (window, "Code"));
  solve (window);
  g_assert_true (has_label (window, "Code") && has_label (window, "Counters"));
  g_assert_false (has_label (window, "Solve runs this search*"));
  act (window, "win.undo");
  g_assert_false (has_label (window, "Code"));
  close_window (window);
}

/* Another puzzle in the same window begins with the first page. */
static void
test_another (void)
{
  g_autoptr (RtPuzzle) puzzle = make_puzzle (LONG);
  g_autoptr (RtDocument) document = rt_document_new (puzzle);
  RtWindow *window = open_window (EASY);

  until (find_button (window, "Logic"));
  press_button (window, "Logic");
  set_document (window, document);
  assert_shown_page (window, "Puzzle");
  close_window (window);
}

/* The panel widens with the window, and the grid stays the picture. */
static void
test_width (void)
{
  static const struct {
    int window, panel;
  } rows[] = { { 800, 344 }, { 1000, 344 }, { 1200, 360 }, { 1600, 480 }, { 1920, 576 },
               { 2560, 600 } };
  GtkWidget *grid = rt_grid_view_new (), *panel = gtk_label_new (""), *foot = gtk_label_new ("");
  GtkWidget *layout = g_object_ref_sink (rt_layout_new (grid, panel, foot));

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    int height = rows[i].window * 9 / 16, left = rows[i].window - rows[i].panel;

    gtk_widget_measure (layout, GTK_ORIENTATION_VERTICAL, rows[i].window, NULL, NULL, NULL, NULL);
    gtk_widget_allocate (layout, rows[i].window, height, -1, NULL);
    g_assert_cmpint (gtk_widget_get_width (panel), ==, rows[i].panel);
    /* The grid is as large as there is room for: in the height as well. */
    g_assert_cmpint (gtk_widget_get_width (grid), ==,
                     MIN (left, height - gtk_widget_get_height (foot)));
    g_assert_cmpint (gtk_widget_get_height (grid), ==, gtk_widget_get_width (grid));
  }
  g_object_unref (layout);
}

static void
allocate (GtkWidget *layout, int width, int height)
{
  gtk_widget_measure (layout, GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (layout, width, height, -1, NULL);
}

/* In a low window card and foot are beside the grid, which is as high as the window; in a high or thin one they are
 * below it. */
static void
test_low (void)
{
  static const struct {
    int width, height;
    bool narrow, beside;
  } rows[] = { { 1000, 320, false, true }, { 1000, 700, false, false }, { 1920, 320, false, true },
               { 640, 320, true, true }, { 700, 440, true, true }, { 360, 560, true, false }, { 640, 720, true, false } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    GtkWidget *grid = rt_grid_view_new (), *card = gtk_label_new ("card"), *foot = gtk_label_new ("foot");
    GtkWidget *layout = g_object_ref_sink (rt_layout_new (grid, gtk_label_new (""), foot)), *bar = gtk_label_new ("bar");
    graphene_rect_t of_grid, of_card, of_foot;
    float right, end;
    int least;

    g_test_message ("%d by %d", rows[i].width, rows[i].height);
    gtk_widget_set_size_request (foot, -1, 90);
    gtk_widget_set_size_request (card, -1, 100);
    rt_layout_set_card (RT_LAYOUT (layout), card);
    rt_layout_set_side_place (RT_LAYOUT (layout), RT_SIDE_SHEET_DOWN);
    if (rows[i].narrow)
      rt_layout_set_bar (RT_LAYOUT (layout), bar);
    else
      g_object_unref (g_object_ref_sink (bar));
    gtk_widget_measure (layout, GTK_ORIENTATION_VERTICAL, rows[i].width, &least, NULL, NULL, NULL);
    g_assert_cmpint (least, <=, rows[i].height);
    allocate (layout, rows[i].width, rows[i].height);
    g_assert_true (gtk_widget_compute_bounds (grid, layout, &of_grid));
    g_assert_true (gtk_widget_compute_bounds (card, layout, &of_card));
    g_assert_true (gtk_widget_compute_bounds (foot, layout, &of_foot));
    right = of_grid.origin.x + of_grid.size.width;
    end = of_grid.origin.y + of_grid.size.height;
    g_assert_cmpint (of_card.origin.x >= right, ==, rows[i].beside);
    g_assert_cmpint (of_foot.origin.x >= right, ==, rows[i].beside);
    g_assert_cmpint (of_card.origin.y >= end, ==, !rows[i].beside);
    g_assert_cmpint (of_foot.origin.y >= end, ==, !rows[i].beside);
    g_assert_cmpfloat (of_card.origin.y + of_card.size.height, <=, of_foot.origin.y);
    g_assert_cmpfloat (of_foot.origin.y + of_foot.size.height, <=, (float) rows[i].height);
    g_object_unref (layout);
  }
}

/* The timeline is as tall as was chosen, up to its part of the height, while its handle is shown; never lower than it is
 * anyway. */
static void
test_tall_timeline (void)
{
  GtkWidget *grid = rt_grid_view_new (), *foot = gtk_label_new (""), *handle = gtk_label_new ("");
  GtkWidget *layout = g_object_ref_sink (rt_layout_new (grid, gtk_label_new (""), foot));
  int usual;

  rt_layout_set_handle (RT_LAYOUT (layout), handle);
  rt_layout_set_timeline_part (RT_LAYOUT (layout), 0.9);
  g_assert_cmpfloat (rt_layout_timeline_part (RT_LAYOUT (layout)), ==, RT_LAYOUT_TIMELINE_MOST);
  allocate (layout, 1000, 700);
  usual = gtk_widget_get_height (foot);
  g_assert_cmpint (usual, <, 280);
  g_assert_false (gtk_widget_get_child_visible (handle));
  rt_layout_show_handle (RT_LAYOUT (layout), true);
  allocate (layout, 1000, 700);
  g_assert_cmpint (gtk_widget_get_height (foot), ==, 280);
  g_assert_cmpint (gtk_widget_get_width (grid), ==, 420);
  g_assert_true (gtk_widget_get_child_visible (handle));
  rt_layout_set_timeline_part (RT_LAYOUT (layout), 0.01);
  allocate (layout, 1000, 700);
  g_assert_cmpint (gtk_widget_get_height (foot), ==, usual);
  rt_layout_set_timeline_part (RT_LAYOUT (layout), 0.4);
  rt_layout_set_bar (RT_LAYOUT (layout), gtk_label_new ("")); /* makes it narrow */
  allocate (layout, 600, 900);
  g_assert_false (gtk_widget_get_child_visible (handle));
  g_object_unref (layout);
}

/* Another page that asks for less leaves the grid where it is. */
static void
test_width_stays (void)
{
  GtkWidget *grid = rt_grid_view_new (), *panel = gtk_label_new ("");
  GtkWidget *layout = g_object_ref_sink (rt_layout_new (grid, panel, gtk_label_new ("")));

  for (int asked = 400; asked >= 300; asked -= 100) {
    gtk_widget_set_size_request (panel, asked, -1);
    gtk_widget_measure (layout, GTK_ORIENTATION_VERTICAL, 1000, NULL, NULL, NULL, NULL);
    gtk_widget_allocate (layout, 1000, 700, -1, NULL);
    g_assert_cmpint (gtk_widget_get_width (panel), ==, 400);
  }
  g_object_unref (layout);
}

/* A card whose text is long where the board is small is wider than the board, which is then as large
 * as it can be; one that is not higher than it must be is as wide as the board. */
static void
test_card (void)
{
  static const struct {
    const char *text;
    bool wider;
  } rows[] = { { "short", false }, { "as many words as there may be where the text is large, for all "
                                     "of whom there is no room in the width of a board", true } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    GtkWidget *grid = rt_grid_view_new (), *card = gtk_label_new (rows[i].text);
    GtkWidget *layout = g_object_ref_sink (
      rt_layout_new (grid, gtk_label_new (""), gtk_label_new ("")));
    int least, room = 1000 - 344;

    gtk_label_set_wrap (GTK_LABEL (card), TRUE);
    gtk_label_set_max_width_chars (GTK_LABEL (card), 10);
    rt_layout_set_card (RT_LAYOUT (layout), card);
    gtk_widget_measure (layout, GTK_ORIENTATION_VERTICAL, 1000, NULL, NULL, NULL, NULL);
    gtk_widget_allocate (layout, 1000, 400, -1, NULL);
    gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, room, &least, NULL, NULL, NULL);
    g_assert_cmpint (gtk_widget_get_height (card), >=, least);
    g_assert_cmpint (gtk_widget_get_height (grid) + least, >=, 380);
    if (rows[i].wider)
      g_assert_cmpint (gtk_widget_get_width (card), >, gtk_widget_get_width (grid));
    else
      g_assert_cmpint (gtk_widget_get_width (card), ==, gtk_widget_get_width (grid));
    g_object_unref (layout);
  }
}

/* What was looked at last is looked at when the session comes back, even where a search comes back
 * with it. */
static void
test_remembered (void)
{
  RtWindow *window = open_window (EASY);
  g_autoptr (RtDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  solve (window);
  act (window, "win.to-start");
  press_button (window, "Logic");
  text = rt_document_to_text (rt_desk_document (rt_window_desk (window)));
  close_window (window);

  document = rt_document_from_text (text, &error);
  g_assert_no_error (error);
  window = rt_application_add_window (application, document);
  until (rt_solving_state (solving_of (window)) == RT_SOLVING_DONE);
  assert_shown_page (window, "Logic");
  close_window (window);
}

/* Nobody waits for pages that nobody has looked at. */
static void
test_made (void)
{
  RtWindow *window = open_window (NULL);

  until (find_button (window, "Watch a search work"));
  g_assert_null (find (window, RT_TYPE_PUZZLE_PAGE));
  rt_document_enter (rt_desk_document (rt_window_desk (window)), rt_cells_of (0), 5);
  assert_shown_page (window, "Puzzle");
  g_assert_nonnull (find (window, RT_TYPE_PUZZLE_PAGE));
  g_assert_null (find (window, RT_TYPE_SEARCH_PAGE));
  g_assert_null (find (window, RT_TYPE_LOGIC_PAGE));
  press_button (window, "Logic");
  g_assert_nonnull (find (window, RT_TYPE_LOGIC_PAGE));
  g_assert_null (find (window, RT_TYPE_SEARCH_PAGE));
  close_window (window);
}

/* The page stays where it is while somebody chooses where to jump to. */
static void
test_jump (void)
{
  RtWindow *window = open_window (EASY);
  GtkWidget *button, *popover;
  GtkAdjustment *place;

  solve (window);
  button = gtk_widget_get_ancestor (find_label (window, "More"), GTK_TYPE_MENU_BUTTON);
  place = gtk_scrollable_get_vadjustment (
    GTK_SCROLLABLE (gtk_widget_get_ancestor (button, GTK_TYPE_VIEWPORT)));
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  until (gtk_widget_get_mapped (popover));
  for (int i = 0; i < 10; i++) {
    gtk_widget_child_focus (popover, GTK_DIR_DOWN);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    g_assert_cmpfloat (gtk_adjustment_get_value (place), ==, 0);
  }
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  until (!gtk_widget_get_mapped (popover));
  close_window (window);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/pages/made", test_made);
  g_test_add_func ("/pages/chosen", test_chosen);
  g_test_add_func ("/pages/keys", test_keys);
  g_test_add_func ("/pages/solve", test_solve);
  g_test_add_func ("/pages/stop", test_stop);
  g_test_add_func ("/pages/search-page", test_search_page);
  g_test_add_func ("/pages/another", test_another);
  g_test_add_func ("/pages/width", test_width);
  g_test_add_func ("/pages/width-stays", test_width_stays);
  g_test_add_func ("/pages/tall-timeline", test_tall_timeline);
  g_test_add_func ("/pages/low", test_low);
  g_test_add_func ("/pages/card", test_card);
  g_test_add_func ("/pages/remembered", test_remembered);
  g_test_add_func ("/pages/jump", test_jump);
  return desk_run ();
}
