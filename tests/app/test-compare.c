/* test-compare.c - the window that compares searches: run, sort, stop, take along. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/common/companion.h"
#include "app/compare/compare-window.h"
#include "widgets/timeline/tree-pair.h"

#include <math.h>

/* Comparing */

static RtCompareWindow *
compare (RtWindow *window)
{
  act (window, "win.compare");
  return RT_COMPARE_WINDOW (rt_companion_find (RT_SHELL (window), RT_TYPE_COMPARE_WINDOW));
}

/* Waits until all have run. */
static RtCompareWindow *
compared (RtWindow *window)
{
  RtCompareWindow *comparing = compare (window);

  until (!rt_comparison_running (rt_compare_window_comparison (comparing)));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (comparing));
  return comparing;
}

/* Shows the searches that make the same steps as plain backtracking. */
static void
open_classics (RtCompareWindow *comparing)
{
  GListModel *rows = G_LIST_MODEL (gtk_column_view_get_model (find (comparing, GTK_TYPE_COLUMN_VIEW)));

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++) {
    g_autoptr (GtkTreeListRow) row = g_list_model_get_item (rows, i);

    gtk_tree_list_row_set_expanded (row, TRUE);
  }
}

/* The longest bar below ROOT is full, and others are shorter. */
static void
measure_bars (GtkWidget *root, double *least, double *most)
{
  if (GTK_IS_PROGRESS_BAR (root) && gtk_widget_has_css_class (root, "share")) {
    *least = MIN (*least, gtk_progress_bar_get_fraction (GTK_PROGRESS_BAR (root)));
    *most = MAX (*most, gtk_progress_bar_get_fraction (GTK_PROGRESS_BAR (root)));
  }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child; child = gtk_widget_get_next_sibling (child))
    measure_bars (child, least, most);
}

static void
assert_bars (RtCompareWindow *comparing)
{
  double least = 1, most = 0;

  measure_bars (GTK_WIDGET (comparing), &least, &most);
  g_assert_cmpfloat (most, ==, 1);
  g_assert_cmpfloat_with_epsilon (least, 51.0 / 4208, 1e-6);
}

static void
test_rows (void)
{
  RtWindow *window = open_window (EASY);
  RtCompareWindow *comparing = compared (window);

  g_assert_true (has_label (comparing, "Least work: Singles, then guess, 51 digits instead of 4*208."));
  for (const RtSearch *const *search = rt_searches; *search; search++)
    g_assert_true (!(*search)->classic || *search == &rt_search_masks ? has_label (comparing, (*search)->name)
                                                                     : !has_label (comparing, (*search)->name));
  g_assert_true (has_label (comparing, "Plain backtracking"));
  g_assert_true (has_label (comparing, "4*208"));
  assert_bars (comparing);
  g_assert_false (has_label (comparing, "Stop") || has_label (comparing, "Run Again"));
  open_classics (comparing);
  for (const RtSearch *const *search = rt_searches; *search; search++)
    until (has_label (comparing, (*search)->name));
  g_assert_false (has_label (comparing, "Plain backtracking"));
  act (comparing, "compare.stop-or-run");
  until (!rt_comparison_running (rt_compare_window_comparison (comparing)));
  close_window (comparing);
  close_window (window);
}

/* The reads of the row that the table shows first. */
static guint64
first_reads (GtkColumnView *table)
{
  g_autoptr (GtkTreeListRow) at = g_list_model_get_item (G_LIST_MODEL (gtk_column_view_get_model (table)), 0);
  g_autoptr (RtCompared) row = gtk_tree_list_row_get_item (at);

  return rt_compared_figure (row, RT_FIGURE_READS);
}

/* Every column sorts, both ways. */
static void
test_sort (void)
{
  RtWindow *window = open_window (EASY);
  RtCompareWindow *comparing = compared (window);
  GtkColumnView *table = find (comparing, GTK_TYPE_COLUMN_VIEW);
  GListModel *columns = gtk_column_view_get_columns (table);
  guint64 least = G_MAXUINT64, most = 0;

  for (guint i = 0; rt_searches[i]; i++) {
    g_autoptr (RtCompared) row =
      g_list_model_get_item (G_LIST_MODEL (rt_compare_window_comparison (comparing)), i);

    if (rt_searches[i]->classic && rt_searches[i] != &rt_search_masks)
      continue; /* below another one */
    least = MIN (least, rt_compared_figure (row, RT_FIGURE_READS));
    most = MAX (most, rt_compared_figure (row, RT_FIGURE_READS));
  }
  for (guint i = 0; i < g_list_model_get_n_items (columns); i++) {
    g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i);

    gtk_column_view_sort_by_column (table, column, GTK_SORT_ASCENDING);
    if (g_strcmp0 (gtk_column_view_column_get_title (column), "Cells looked at") != 0)
      continue;
    g_assert_cmpuint (first_reads (table), ==, least);
    gtk_column_view_sort_by_column (table, column, GTK_SORT_DESCENDING);
    g_assert_cmpuint (first_reads (table), ==, most);
  }
  close_window (comparing);
  close_window (window);
}

/* The trees below the sentence are those of UPPER and LOWER, one below the other, in sight without scrolling. */
static void
assert_trees (RtCompareWindow *comparing, const char *upper, const char *lower)
{
  GtkWidget *trees = find (comparing, RT_TYPE_TREE_PAIR), *names[2];
  GtkWidget *scrolled = gtk_widget_get_ancestor (trees, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds[2];

  g_assert_true (gtk_widget_get_visible (trees));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (comparing));
  names[0] = find_label (trees, upper);
  names[1] = find_label (trees, lower);
  for (int i = 0; i < 2; i++)
    g_assert_true (names[i] && gtk_widget_compute_bounds (names[i], trees, &bounds[i]));
  g_assert_cmpfloat (bounds[0].origin.y, <, bounds[1].origin.y);
  g_assert_true (gtk_widget_compute_bounds (trees, scrolled, &bounds[0]));
  g_assert_cmpfloat (bounds[0].origin.y + bounds[0].size.height, <=, (float) gtk_widget_get_height (scrolled));
}

/* The window's algorithm beside the cheapest; then those that are selected. */
static void
test_why (void)
{
  RtWindow *window = open_window (EASY);
  RtCompareWindow *comparing = compared (window);
  GtkSelectionModel *rows =
    gtk_column_view_get_model (find (comparing, GTK_TYPE_COLUMN_VIEW));

  until (has_label (comparing, "“Singles, then guess” needs 51 placements where “Cell by cell, with "
                               "bit masks” needs 4*208: it is never wrong, the other one 4*157 times.*"));
  g_assert_false (has_label (comparing, "Select two*"));
  assert_trees (comparing, "Singles, then guess", "Cell by cell, with bit masks");
  gtk_selection_model_select_item (rows, 0, TRUE); /* the least come first */
  gtk_selection_model_select_item (rows, 4, FALSE);
  until (has_label (comparing, "“Fewest candidates first” needs 51 placements where “Cell by cell, "
                               "with bit masks” needs 4*208: *"));
  gtk_selection_model_unselect_all (rows);
  until (!has_label (comparing, "*4*208: *"));
  g_assert_false (gtk_widget_get_visible (find (comparing, RT_TYPE_TREE_PAIR)));
  g_assert_true (has_label (comparing, "Select two*"));
  close_window (comparing);
  close_window (window);
}

/* The label below ROOT that is marked. */
static GtkWidget *
find_marked (gpointer root)
{
  GtkWidget *found = gtk_widget_has_css_class (root, "told") ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_marked (child);
  return found;
}

/* The label that has links. */
static GtkLabel *
find_linked (gpointer root)
{
  GtkLabel *found = GTK_IS_LABEL (root) && strstr (gtk_label_get_label (root), "<a href=") ? root
                                                                                           : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_linked (child);
  return found;
}

static void
follow (GtkLabel *label, int number)
{
  g_autofree char *uri = g_strdup_printf ("%d", number);
  gboolean handled = FALSE;

  g_signal_emit_by_name (label, "activate-link", uri, &handled);
  g_assert_true (handled);
}

/* A number is seen where the table has it, and else in a popover with what it is of. */
static void
test_why_numbers (void)
{
  RtWindow *window = open_window (EASY);
  RtCompareWindow *comparing = compared (window);
  GtkSelectionModel *rows = gtk_column_view_get_model (find (comparing, GTK_TYPE_COLUMN_VIEW));
  GtkLabel *label;

  gtk_selection_model_select_item (rows, 0, TRUE);
  gtk_selection_model_select_item (rows, 4, FALSE);
  until (has_label (comparing, "“Fewest candidates first” needs 51 placements where “Cell by cell, "
                               "with bit masks” needs 4*208: *1.0 on average instead of 1.4.*"));
  label = find_linked (comparing);
  follow (label, 1);
  g_assert_true (has_label (find_marked (comparing), "4*208"));
  follow (label, 0);
  g_assert_true (has_label (find_marked (comparing), "51"));
  follow (label, 3);
  g_assert_true (has_label (comparing, "Digits left on average in the cells that it took*"));
  g_assert_true (has_label (comparing, "1.0: 51 digits in 51 cells"));
  close_window (comparing);
  close_window (window);
}

static void
test_skip_and_stop (void)
{
  RtWindow *window = open_window (ENDLESS);
  RtCompareWindow *comparing = compare (window);
  RtComparison *comparison = rt_compare_window_comparison (comparing);

  until (has_label (comparing, "1 of * placements") && has_label (comparing, "Skip"));
  act (comparing, "compare.skip");
  until (rt_comparison_n_done (comparison) == 1);
  g_assert_true (has_label (comparing, "Stop"));
  act (comparing, "compare.stop-or-run");
  until (!rt_comparison_running (comparison));
  g_assert_true (has_label (comparing, "Stopped: 2 of *"));
  g_assert_true (has_label (comparing, "Stopped, so far"));
  g_assert_true (has_label (comparing, "Not run"));
  g_assert_false (has_label (comparing, "Skip"));
  close_window (comparing);
  close_window (window);
}

static void
text_cb (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  *(char **) data = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

static void
test_copy (void)
{
  RtWindow *window = open_window (EASY);
  RtCompareWindow *comparing = compared (window);
  g_autofree char *text = NULL, *expected = NULL;

  act (comparing, "compare.copy");
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (comparing)), NULL, text_cb,
                                 &text);
  until (text);
  expected = rt_comparison_to_text (rt_compare_window_comparison (comparing));
  g_assert_cmpstr (text, ==, expected);
  close_window (comparing);
  close_window (window);
}

static void
test_write (void)
{
  RtWindow *window = open_window (EASY);
  RtCompareWindow *comparing = compared (window);
  g_autoptr (GFile) file = file_of ("a.csv"), nowhere = file_of ("none/a.csv");
  g_autofree char *written = NULL, *expected = NULL;

  rt_ask_save_answer (file);
  act (comparing, "compare.export");
  until (has_label (comparing, "Saved “a.csv”."));
  written = read_file (file);
  expected = rt_comparison_to_csv (rt_compare_window_comparison (comparing));
  g_assert_cmpstr (written, ==, expected);
  rt_ask_save_answer (nowhere);
  act (comparing, "compare.export");
  until (has_label (comparing, "*a.csv* could not be saved*"));
  close_window (comparing);
  close_window (window);
}

/* The document's window takes its own with it, whatever runs in them. */
static void
test_close_while_running (void)
{
  RtWindow *window = open_window (ENDLESS);
  RtCompareWindow *comparing = compare (window);

  until (rt_comparison_running (rt_compare_window_comparison (comparing)));
  close_window (comparing);
  g_object_add_weak_pointer (G_OBJECT (compare (window)), (gpointer *) &comparing);
  comparing = compare (window);
  close_window (window);
  until (!comparing);
}

/* Asked again on the same grid the window is still there; on another one it is anew. */
static void
test_one_window (void)
{
  RtWindow *window = open_window (EASY);
  RtCompareWindow *comparing = compared (window);

  g_assert_true (compare (window) == comparing);
  rt_document_enter (rt_desk_document (rt_window_desk (window)), rt_cells_of (2), 4);
  compared (window);
  comparing = compared (window);
  g_assert_cmpint (rt_comparison_grid (rt_compare_window_comparison (comparing))->digit[2], ==, 4);
  close_window (window);
}

/* What Solve found is not part of what is compared. */
static void
test_compares_what_solve_solves (void)
{
  RtWindow *window = open_window (EASY);
  const RtGrid *grid;
  char text[82];

  solve (window);
  grid = rt_comparison_grid (rt_compare_window_comparison (compare (window)));
  g_assert_cmpstr (rt_grid_print (grid, text), ==, EASY);
  close_window (window);
}

static void
test_contradiction (void)
{
  RtWindow *window = open_window (EASY);

  rt_document_enter (rt_desk_document (rt_window_desk (window)), rt_cells_of (2), 5);
  g_assert_null (compare (window));
  until (has_label (window, "This grid has no solution*two 5s*"));
  close_window (window);
}

/* Whether it lies within the width of TOP, and nothing that scrolls hides it. */
static bool
is_inside (GtkWidget *widget, GtkWidget *top)
{
  for (GtkWidget *around = widget; around != top;) {
    graphene_rect_t bounds, room;

    around = gtk_widget_get_parent (around);
    graphene_rect_init (&room, -1, -1, (float) gtk_widget_get_width (around) + 2,
                        (float) gtk_widget_get_height (around) + 2);
    if (!gtk_widget_compute_bounds (widget, around, &bounds) ||
        !graphene_rect_contains_rect (&room, &bounds))
      return false;
  }
  return true;
}

static void
test_narrow (void)
{
  RtWindow *window = open_window (EASY);
  RtCompareWindow *comparing = compare (window);
  GtkAdjustment *down;
  GtkWidget *table;
  double height;

  gtk_window_set_default_size (GTK_WINDOW (comparing), 360, 640);
  until (gtk_widget_get_width (GTK_WIDGET (comparing)) <= 360);
  assert_narrow (compared (window));
  table = find (comparing, GTK_TYPE_COLUMN_VIEW);
  down = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (table));
  /* All rows are there: the table does not scroll by itself, away from the winner. */
  until (gtk_adjustment_get_upper (down) - gtk_adjustment_get_page_size (down) < 1);
  g_assert_true (is_in_sight (find_label (table, "Singles, then guess"), 10));
  height = gtk_adjustment_get_upper (down);
  open_classics (comparing);
  until (gtk_adjustment_get_upper (down) > height + 50);
  until (gtk_adjustment_get_upper (down) - gtk_adjustment_get_page_size (down) < 1);
  close_window (window);
}

/* The names and what is compared most are seen first, also where text runs to the left. */
static void
test_begin (void)
{
  for (int rtl = 0; rtl <= 1; rtl++) {
    RtWindow *window;
    GtkWidget *comparing, *table;
    GtkAdjustment *across;

    gtk_widget_set_default_direction (rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
    window = open_window (EASY);
    comparing = GTK_WIDGET (compared (window));
    assert_narrow (comparing);
    table = find (comparing, GTK_TYPE_COLUMN_VIEW);
    across = gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (table));
    until (is_inside (find_label (table, "Algorithm"), comparing));
    until (is_inside (find_label (table, "Placements"), comparing));
    g_assert_cmpfloat (gtk_adjustment_get_upper (across), >, gtk_adjustment_get_page_size (across));
    close_window (window);
  }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Whether what is told of the searches in the table below WIDGET is all there. */
static void
assert_names (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    assert_names (child);
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget))
    g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))));
}

/* With larger text the window is larger from the first (higher: it cannot be wider than the screen). */
static void
test_names (void)
{
  RtWindow *window = open_window (EASY);
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *usual = NULL;
  RtCompareWindow *comparing;
  int width, height, larger;

  comparing = compared (window);
  gtk_window_get_default_size (GTK_WINDOW (comparing), &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (comparing), 400, 600);
  until (gtk_widget_get_width (GTK_WIDGET (comparing)) <= 400);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (comparing));
  assert_names (find (comparing, GTK_TYPE_COLUMN_VIEW));
  close_window (comparing);
  g_object_get (settings, "gtk-font-name", &usual, NULL);
  g_object_set (settings, "gtk-font-name", "Sans 18", NULL);
  comparing = compare (window);
  gtk_window_get_default_size (GTK_WINDOW (comparing), &width, &larger);
  g_assert_cmpint (larger, >, height * 5 / 4);
  close_window (comparing);
  g_object_set (settings, "gtk-font-name", usual, NULL);
  close_window (window);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/compare/rows", test_rows);
  g_test_add_func ("/compare/sort", test_sort);
  g_test_add_func ("/compare/why", test_why);
  g_test_add_func ("/compare/why-numbers", test_why_numbers);
  g_test_add_func ("/compare/skip-and-stop", test_skip_and_stop);
  g_test_add_func ("/compare/copy", test_copy);
  g_test_add_func ("/compare/write", test_write);
  g_test_add_func ("/compare/close-while-running", test_close_while_running);
  g_test_add_func ("/compare/one-window", test_one_window);
  g_test_add_func ("/compare/compares-what-solve-solves", test_compares_what_solve_solves);
  g_test_add_func ("/compare/contradiction", test_contradiction);
  g_test_add_func ("/compare/names", test_names);
  g_test_add_func ("/compare/narrow", test_narrow);
  g_test_add_func ("/compare/begin", test_begin);
  return desk_run ();
}
