/* test-compare.c - the windows that compare searches and race two: run, sort, stop, take along. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/common/companion.h"
#include "app/compare/compare-window.h"
#include "app/compare/race-window.h"
#include "widgets/bars.h"

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

static void
test_rows (void)
{
  RtWindow *window = open_window (EASY);
  RtCompareWindow *comparing = compared (window);

  for (const RtSearch *const *search = rt_searches; *search; search++)
    g_assert_true (has_label (comparing, (*search)->name) &&
                   has_label (comparing, (*search)->does));
  g_assert_true (has_label (comparing, "? algorithms have run on this grid."));
  g_assert_true (has_label (comparing, "4*208"));
  g_assert_true (has_label (comparing, "Solved"));
  g_assert_true (has_label (comparing, "Run Again"));
  act (comparing, "compare.stop-or-run");
  until (!rt_comparison_running (rt_compare_window_comparison (comparing)));
  close_window (comparing);
  close_window (window);
}

/* The reads of the row that the table shows first. */
static guint64
first_reads (GtkColumnView *table)
{
  g_autoptr (RtCompared) row =
    g_list_model_get_item (G_LIST_MODEL (gtk_column_view_get_model (table)), 0);

  return rt_compared_figure (row, RT_FIGURE_READS);
}

/* Every column sorts, both ways; bars follow. */
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

static void
test_bars_of_every_figure (void)
{
  RtWindow *window = open_window (EASY);
  RtCompareWindow *comparing = compared (window);
  GtkWidget *choice = find (comparing, GTK_TYPE_DROP_DOWN);
  GtkWidget *bars = find (comparing, RT_TYPE_BARS);

  for (RtFigure figure = 0; figure < RT_N_FIGURES; figure++) {
    g_autofree char *title = g_strconcat (rt_figure_names[figure], "*", NULL);

    gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), figure);
    g_assert_true (has_label (bars, title));
  }
  close_window (comparing);
  close_window (window);
}

/* The window's algorithm beside the cheapest; then those that are selected. */
static void
test_why (void)
{
  RtWindow *window = open_window (EASY);
  RtCompareWindow *comparing = compared (window);
  GtkSelectionModel *rows =
    gtk_column_view_get_model (find (comparing, GTK_TYPE_COLUMN_VIEW));

  until (has_label (comparing, "“Singles, then guess” needs 51 placements where “Blank list, bit "
                               "masks” needs 4*208: it is never wrong, the other one 4*157 times.*"));
  gtk_selection_model_select_item (rows, 0, TRUE); /* the least come first */
  gtk_selection_model_select_item (rows, 3, FALSE);
  until (has_label (comparing, "“Fewest candidates first” needs 51 placements where “First blank, "
                               "three scans” needs 4*208: *"));
  gtk_selection_model_unselect_all (rows);
  until (!has_label (comparing, "*4*208: *"));
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
  gtk_selection_model_select_item (rows, 3, FALSE);
  until (has_label (comparing, "“Fewest candidates first” needs 51 placements where “First blank, "
                               "three scans” needs 4*208: *1.0 on average instead of 1.4.*"));
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
  g_assert_true (has_label (comparing, "* so far"));
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

  rt_compare_window_write (comparing, file);
  until (has_label (comparing, "Saved “a.csv”."));
  written = read_file (file);
  expected = rt_comparison_to_csv (rt_compare_window_comparison (comparing));
  g_assert_cmpstr (written, ==, expected);
  rt_compare_window_write (comparing, nowhere);
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
  act (window, "win.race");
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
  act (window, "win.race");
  g_assert_null (rt_companion_find (RT_SHELL (window), RT_TYPE_RACE_WINDOW));
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

  assert_narrow (compared (window));
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

/* With larger text the window is larger from the first (higher: it cannot be wider than the screen);
 * narrow it tells in a few words what a search does. */
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
  g_assert_nonnull (find_label (comparing, "Goes from cell to cell"));
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

/* Racing */

/* What is left of LANE grids is counted down as they are found. */
static gpointer
find_grid (gpointer root, int *lane)
{
  gpointer found = NULL;

  if (RT_IS_GRID_VIEW (root) && (*lane)-- == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_grid (child, lane);
  return found;
}

static RtGridView *
grid_view (RtRaceWindow *racing, int lane)
{
  return RT_GRID_VIEW (find_grid (racing, &lane));
}

static RtRaceWindow *
race (RtWindow *window)
{
  RtRaceWindow *racing;

  act (window, "win.race");
  racing = RT_RACE_WINDOW (rt_companion_find (RT_SHELL (window), RT_TYPE_RACE_WINDOW));
  until (rt_race_is_ready (rt_race_window_race (racing)));
  return racing;
}

static void
test_race_to_the_end (void)
{
  RtWindow *window = open_window (EASY);
  RtRaceWindow *racing = race (window);
  RtRace *its = rt_race_window_race (racing);
  int height;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (racing));
  height = gtk_widget_get_height (GTK_WIDGET (grid_view (racing, 0)));
  for (int lane = 0; lane < RT_RACE_LANES; lane++)
    assert_grid_shows (grid_view (racing, lane), EASY);
  g_assert_true (has_label (racing, "At the start"));
  rt_race_set_speed (its, 100000);
  act (racing, "race.play");
  g_assert_true (rt_race_is_playing (its));
  until (!rt_race_is_playing (its));
  for (int lane = 0; lane < RT_RACE_LANES; lane++) {
    assert_grid_shows (grid_view (racing, lane), SOLVED);
    g_assert_true (rt_race_is_finished (its, lane));
  }
  g_assert_true (has_label (racing, "“Singles, then guess” was first: 52 steps against 8*366."));
  g_assert_true (has_label (racing, "Solved"));
  g_assert_true (has_label (racing, "4*208"));
  until (has_label (racing, "“Singles, then guess” needs 51 placements where *"));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (racing));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (grid_view (racing, 0))), ==, height);
  follow (find_linked (racing), 1);
  g_assert_true (has_label (find (racing, RT_TYPE_BARS), "Placements*"));
  g_assert_true (has_label (find (racing, RT_TYPE_BARS), "4*208"));
  act (racing, "race.restart");
  assert_grid_shows (grid_view (racing, 1), EASY);
  close_window (racing);
  close_window (window);
}

/* The grids report no wishes: what is typed at them changes nothing. */
static void
test_race_is_only_looked_at (void)
{
  RtWindow *window = open_window (EASY);
  RtRaceWindow *racing = race (window);

  for (int lane = 0; lane < RT_RACE_LANES; lane++) {
    g_assert_false (gtk_widget_grab_focus (GTK_WIDGET (grid_view (racing, lane))));
    g_assert_false (
      gtk_widget_get_can_target (GTK_WIDGET (grid_view (racing, lane))));
  }
  close_window (window);
}

/* Wherever the slider is let go of, the speed is a round one. */
static void
test_race_speed_is_round (void)
{
  static const struct {
    double slid, speed;
  } rows[] = { { 0.3, 1 },   { 1.3, 1 },   { 1.6, 2 },    { 3, 2 },       { 3.6, 5 },
               { 6.5, 5 },   { 7.8, 10 },  { 120, 100 },  { 1900, 2000 }, { 60000, 50000 },
               { 9e7, 1e8 }, { 1e9, 1e8 }, { 3e5, 2e5 },  { 4e5, 5e5 } };
  RtWindow *window = open_window (EASY);
  RtRaceWindow *racing = race (window);
  GtkWidget *slider = find (racing, GTK_TYPE_SCALE);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    gboolean handled = FALSE;

    g_signal_emit_by_name (slider, "change-value", GTK_SCROLL_JUMP, log10 (rows[i].slid), &handled);
    g_assert_true (handled);
    g_assert_cmpfloat_with_epsilon (rt_race_speed (rt_race_window_race (racing)), rows[i].speed,
                                    rows[i].speed * 1e-9);
    g_assert_cmpfloat_with_epsilon (gtk_range_get_value (GTK_RANGE (slider)),
                                    log10 (rows[i].speed), 1e-9);
  }
  close_window (racing);
  close_window (window);
}

static void
test_race_dies_while_playing (void)
{
  RtWindow *window = open_window (ENDLESS);
  RtRaceWindow *racing = race (window);

  rt_race_set_speed (rt_race_window_race (racing), RT_RACE_SPEED_MAX);
  act (racing, "race.play");
  until (rt_race_position (rt_race_window_race (racing), 0) > 0);
  g_assert_true (has_label (racing, "Searching"));
  close_window (racing);
  act (window, "win.race"); /* and while it is measured */
  close_window (window);
}

/* One that goes through the blanks in order against one that chooses; the desk's own is in it. */
static void
test_race_begins_with_two_that_differ (void)
{
  for (const RtSearch *const *search = rt_searches; *search; search++) {
    RtWindow *window = open_window (EASY);
    const RtSearch *entered[RT_RACE_LANES];
    RtRace *its;

    rt_desk_set_search (rt_window_desk (window), *search);
    its = rt_race_window_race (race (window));
    for (int lane = 0; lane < RT_RACE_LANES; lane++)
      entered[lane] = rt_trace_search (rt_cursor_trace (rt_race_cursor (its, lane)));
    g_assert_true (entered[0]->classic && !entered[1]->classic);
    g_assert_true (entered[0] == *search || entered[1] == *search);
    close_window (window);
  }
}

/* From the start again nothing is told of an end. */
static void
test_race_finish (void)
{
  RtWindow *window = open_window (EASY);
  RtRaceWindow *racing = race (window);

  act (racing, "race.finish");
  until (has_label (racing, "“Singles, then guess” needs 51 placements where *"));
  act (racing, "race.restart");
  g_assert_false (has_label (racing, "“Singles, then guess” needs 51 placements where *"));
  close_window (window);
}

static void
test_race_with_another_search (void)
{
  RtWindow *window = open_window (EASY);
  RtRaceWindow *racing = race (window);
  GtkWidget *choice = find (racing, GTK_TYPE_DROP_DOWN);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), 1);
  g_assert_true (
    rt_trace_search (rt_cursor_trace (rt_race_cursor (rt_race_window_race (racing), 0))) ==
    rt_searches[1]);
  until (rt_race_is_ready (rt_race_window_race (racing)));
  close_window (window);
}

static void
test_race_narrow (void)
{
  RtWindow *window = open_window (EASY);
  RtRaceWindow *racing = race (window);

  assert_narrow (racing);
  for (int lane = 0; lane < RT_RACE_LANES; lane++)
    g_assert_true (is_inside (GTK_WIDGET (grid_view (racing, lane)), GTK_WIDGET (racing)));
  close_window (window);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/compare/rows", test_rows);
  g_test_add_func ("/compare/sort", test_sort);
  g_test_add_func ("/compare/bars-of-every-figure", test_bars_of_every_figure);
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
  g_test_add_func ("/race/to-the-end", test_race_to_the_end);
  g_test_add_func ("/race/begins-with-two-that-differ", test_race_begins_with_two_that_differ);
  g_test_add_func ("/race/finish", test_race_finish);
  g_test_add_func ("/race/speed-is-round", test_race_speed_is_round);
  g_test_add_func ("/race/is-only-looked-at", test_race_is_only_looked_at);
  g_test_add_func ("/race/dies-while-playing", test_race_dies_while_playing);
  g_test_add_func ("/race/with-another-search", test_race_with_another_search);
  g_test_add_func ("/race/narrow", test_race_narrow);
  return desk_run ();
}
