/* test-search-page.c - the page of the search: the algorithm, which would need less, what opens; and what Solve
 * shows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/common/companion.h"
#include "app/common/preferences.h"
#include "app/compare/compare-window.h"
#include "app/search/listing-view.h"
#include "app/window/panel.h"
#include "widgets/cell.h"

#include <glib/gstdio.h>
#include <string.h>

/* The searches that make the same steps are one row, which names the way that it is written. */
static void
test_algorithm_says_what_it_does (void)
{
  RtWindow *window = open_window (EASY);

  solve (window);
  for (const RtSearch *const *search = rt_searches; *search; search++) {
    g_auto (GStrv) halves = g_strsplit ((*search)->does, "; ", -1);
    g_autofree char *way = g_strconcat ((*search)->name, " · 6 ways to write it", NULL);

    g_assert_cmpuint (g_strv_length (halves), ==, 2);
    rt_desk_set_search (rt_window_desk (window), *search);
    if ((*search)->classic)
      until (has_label (window, "Plain backtracking") && has_label (window, way));
    else
      until (has_label (window, (*search)->name) && has_label (window, halves[0]));
    g_assert_true (rt_desk_search (rt_window_desk (window)) == *search);
  }
  close_window (window);
}

/* Returns whether something on the page is open. */
static bool
shows_code (RtWindow *window)
{
  return has_label (window, "Show every");
}

/* At first nothing is open; what the person opens is open in all windows, and in new ones. */
static void
test_what_was_open_stays_open (void)
{
  RtWindow *window = open_window (EASY), *other;

  reset_preference ("folds");
  solve (window);
  until (has_label (window, "Code") && has_label (window, "4*208 placed · 4*157 taken back"));
  g_assert_false (shows_code (window) || has_label (window, "Digits tested"));
  gtk_widget_activate (gtk_widget_get_ancestor (find_label (window, "Code"), GTK_TYPE_EXPANDER));
  until (shows_code (window));
  other = open_window (EASY);
  solve (other);
  until (shows_code (other));
  gtk_widget_activate (gtk_widget_get_ancestor (find_label (window, "Counters"), GTK_TYPE_EXPANDER));
  until (has_label (window, "Digits tested") && has_label (other, "Digits tested"));
  gtk_widget_activate (gtk_widget_get_ancestor (find_label (other, "Code"), GTK_TYPE_EXPANDER));
  until (!shows_code (window));
  reset_preference ("folds");
  close_window (other);
  close_window (window);
}

#define CHEAPER "“Singles, then guess” would need 51 placements and no take-back: 0.6\u00a0% of the steps."

/* It comes when the search is done, goes with it, and leads to why. */
static void
test_which_would_need_less (void)
{
  RtWindow *window = open_window (EASY);

  g_assert_false (has_label (window, "*would need*"));
  solve (window);
  until (has_label (window, CHEAPER));
  press_button (window, "Compare");
  g_assert_nonnull (rt_companion_find (RT_SHELL (window), RT_TYPE_COMPARE_WINDOW));
  rt_desk_set_search (rt_window_desk (window), &rt_search_propagate);
  until (!has_label (window, "*would need*"));
  until (rt_solving_state (rt_desk_solving (rt_window_desk (window))) == RT_SOLVING_DONE);
  g_assert_false (has_label (window, "*would need*"));
  close_window (window);
}

/* The listing is a program in the language that the person chooses, in all windows, with the line
 * that runs; and can be had as a file. */
static void
test_listing_is_a_program (void)
{
  RtWindow *window = open_window (EASY);
  g_autoptr (GFile) file = NULL;
  g_autofree char *folder = g_dir_make_tmp ("retrace-test-XXXXXX", NULL), *path = NULL, *text = NULL;

  rt_preference_set_string (RT_PREFERENCE_FOLDS, "code");
  solve (window);
  until (has_label (window, "search(k):"));
  rt_preference_set_string (RT_PREFERENCE_LANGUAGE, "python");
  until (has_label (window, "def search(k):") && !has_label (window, "search(k):"));
  act (window, "win.to-start");
  act (window, "win.step-forward");
  act (window, "win.step-forward");
  until (has_label (window, "put(cell, digit)"));
  until (gtk_widget_has_css_class (
    gtk_widget_get_parent (find_label (window, "put(cell, digit)")), "running"));

  rt_desk_set_search (rt_window_desk (window), &rt_search_fewest);
  until (!has_label (window, "def search(k):"));
  rt_desk_set_search (rt_window_desk (window), &rt_search_index);
  until (has_label (window, "def search(cell):"));
  path = g_build_filename (folder, "index.py", NULL);
  file = g_file_new_for_path (path);
  rt_ask_save_answer (file);
  act (window, "win.save-listing");
  until (has_label (window, "Saved “index.py”."));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "\n    for digit in range(1, 10):\n"));
  g_assert_null (strchr (text, '@'));
  rt_preference_set_string (RT_PREFERENCE_LANGUAGE, "words");
  until (has_label (window, "search(cell):"));
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  close_window (window);
}

/* The name of a cell as a screen reader has it. */
static void
assert_cell_is_called (RtWindow *window, int cell, const char *name)
{
  GtkWidget *widget = gtk_widget_get_first_child (GTK_WIDGET (rt_window_grid_view (window)));

  for (; widget; widget = gtk_widget_get_next_sibling (widget))
    if (RT_IS_CELL (widget) && rt_cell_index (RT_CELL (widget)) == cell)
      break;
  g_assert_nonnull (widget);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       name);
}

static void
test_heat_is_explained (void)
{
  RtWindow *window = open_window (EASY);
  uint64_t heat[RT_N_CELLS], most = 0;
  g_autofree char *times = NULL, *name = NULL;

  solve (window);
  g_assert_false (has_label (window, "Written 1"));
  act (window, "win.heat");
  rt_trace_heat (rt_solving_trace (rt_desk_solving (rt_window_desk (window))), heat);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    most = MAX (most, heat[cell]);
  times = g_strdup_printf ("%d times", (int) most);
  g_assert_true (has_label (window, "Written 1"));
  g_assert_true (has_label (window, times));
  g_assert_cmpuint (heat[2], >, 1);
  name = g_strdup_printf ("Row 1, column 3, 4, found, written %d times", (int) heat[2]);
  assert_cell_is_called (window, 2, name);
  assert_cell_is_called (window, 0, "Row 1, column 1, 5, given");
  act (window, "win.heat");
  g_assert_false (has_label (window, "Written 1"));
  assert_cell_is_called (window, 2, "Row 1, column 3, 4, found");
  close_window (window);
}

/* The button for its language stands over the end of the first line of a listing in words: none runs
 * below it. */
static void
test_listing_beside_its_button (void)
{
  RtWindow *window = open_window (EASY);

  rt_preference_set_string (RT_PREFERENCE_FOLDS, "code");
  solve (window);
  until (find_label (window, "In words"));
  for (const RtSearch *const *search = rt_searches; *search; search++) {
    graphene_rect_t line, button;

    rt_desk_set_search (rt_window_desk (window), *search);
    until (has_label (window, (*search)->listing[0]));
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    g_assert_true (gtk_widget_compute_bounds (find_label (window, (*search)->listing[0]),
                                              GTK_WIDGET (window), &line));
    g_assert_true (gtk_widget_compute_bounds (find_label (window, "In words"),
                                              GTK_WIDGET (window), &button));
    g_assert_cmpfloat (line.origin.x + line.size.width, <=, button.origin.x);
  }
  close_window (window);
}

/* The question what the search does next is read whole, without scrolling. */
static void
test_question_is_whole (void)
{
  RtWindow *window = open_window (EASY);
  GtkAdjustment *place;

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  solve (window);
  act (window, "win.to-start");
  act (window, "win.next-dead-end");
  act (window, "win.quiz");
  until (has_label (window, "What is next? *"));
  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (
    gtk_widget_get_ancestor (find_label (window, "What is next? *"), GTK_TYPE_SCROLLED_WINDOW)));
  until (gtk_adjustment_get_upper (place) <= gtk_adjustment_get_page_size (place));
  close_window (window);
}

/* It is asked once, when the person first watches how an answer was found, and holds for all windows. */
static void
test_what_solve_shows (void)
{
  RtWindow *window = open_window (EASY), *other = open_window (EASY);
  g_autofree char *kept = NULL;

  reset_preference ("asked");
  g_assert_cmpint (rt_desk_result (rt_window_desk (window)), ==, RT_RESULT_FILL);
  solve (window);
  g_assert_false (has_label (window, "Should Solve play its search instead?"));
  press_button (window, "Watch How");
  until (has_label (window, "Should Solve play its search instead?"));
  press_button (window, "Play the Search");
  until (!has_label (window, "Should Solve play its search instead?"));
  kept = rt_preference_string (RT_PREFERENCE_RESULT);
  g_assert_cmpstr (kept, ==, "animate");
  g_assert_true (rt_player_playing (rt_desk_player (rt_window_desk (window))));
  g_assert_cmpint (rt_desk_result (rt_window_desk (window)), ==, RT_RESULT_ANIMATE);
  g_assert_cmpint (rt_desk_result (rt_window_desk (other)), ==, RT_RESULT_ANIMATE);
  close_window (other);
  reset_preference ("result");
  other = open_window (EASY);
  solve (other);
  press_button (other, "Watch How");
  let_changes_be_told ();
  g_assert_false (has_label (other, "Should Solve play its search instead?"));
  close_window (other);
  close_window (window);
}

/* On a wide projector the listing alone stands beside the grid, with the line that runs; on another one
 * nothing does. */
static void
test_projector (void)
{
  RtWindow *window = open_window (EASY);
  RtPanel *panel;
  GtkWidget *line;

  rt_preference_set_string (RT_PREFERENCE_FOLDS, "code");
  solve (window);
  until (has_label (window, "search(k):"));
  panel = RT_PANEL (gtk_widget_get_ancestor (find_label (window, "search(k):"), RT_TYPE_PANEL));
  rt_panel_adapt (panel, 1920, false);
  rt_panel_set_plain (panel, true);
  until (has_label (window, "search(k):") && !find_button (window, "More"));
  act (window, "win.to-start");
  act (window, "win.step-forward");
  act (window, "win.step-forward");
  line = find_label (window, "*write digit; mark it as used");
  until (gtk_widget_has_css_class (gtk_widget_get_parent (line), "running"));
  rt_panel_adapt (panel, 1280, false);
  until (!gtk_widget_get_visible (GTK_WIDGET (panel)));
  rt_panel_adapt (panel, 1920, false);
  until (gtk_widget_get_visible (GTK_WIDGET (panel)));
  act (window, "win.leave");
  until (!gtk_widget_get_visible (GTK_WIDGET (panel)));
  rt_panel_set_plain (panel, false);
  until (gtk_widget_get_visible (GTK_WIDGET (panel)) && !has_label (window, "search(k):"));
  close_window (window);
}

/* EASY with a digit in its third cell. */
#define BEGUN "531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define OWN "This is your own grid now. The search waits where you left it."

/* Who types while a search is watched is told that it went away, and how it comes back, until
 * the next edit. */
static void
test_back_to_the_search (void)
{
  RtWindow *window = open_window (EASY);
  RtGridView *grid = rt_window_grid_view (window);
  RtDesk *desk = rt_window_desk (window);

  rt_grid_view_set_focus_cell (grid, 2);
  solve (window);
  g_assert_true (press_key (grid, GDK_KEY_1, 0));
  g_assert_false (has_label (window, OWN));
  act (window, "win.undo");
  until (rt_solving_state (rt_desk_solving (desk)) == RT_SOLVING_DONE);
  act (window, "win.to-start");
  assert_shown (window, EASY);
  g_assert_true (press_key (grid, GDK_KEY_1, 0));
  g_assert_true (has_label (window, OWN));
  assert_shown (window, BEGUN);
  rt_grid_view_set_focus_cell (grid, 3);
  g_assert_true (press_key (grid, GDK_KEY_6, 0));
  g_assert_false (has_label (window, OWN));
  act (window, "win.undo");
  g_assert_true (has_label (window, OWN));
  press_button (window, "Back to the Search");
  until (rt_solving_state (rt_desk_solving (desk)) == RT_SOLVING_DONE);
  g_assert_cmpuint (rt_player_position (rt_desk_player (desk)), ==, 0);
  assert_shown (window, EASY);
  close_window (window);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/search-page/algorithm-says-what-it-does", test_algorithm_says_what_it_does);
  g_test_add_func ("/search-page/what-was-open-stays-open", test_what_was_open_stays_open);
  g_test_add_func ("/search-page/which-would-need-less", test_which_would_need_less);
  g_test_add_func ("/search-page/listing-is-a-program", test_listing_is_a_program);
  g_test_add_func ("/search-page/listing-beside-its-button", test_listing_beside_its_button);
  g_test_add_func ("/search-page/question-is-whole", test_question_is_whole);
  g_test_add_func ("/search-page/projector", test_projector);
  g_test_add_func ("/search-page/heat-is-explained", test_heat_is_explained);
  g_test_add_func ("/search-page/what-solve-shows", test_what_solve_shows);
  g_test_add_func ("/search-page/back-to-the-search", test_back_to_the_search);
  return desk_run ();
}
