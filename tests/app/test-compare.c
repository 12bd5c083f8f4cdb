/* test-compare.c - the windows that compare searches and race two: run, sort, stop, take along. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/application.h"
#include "app/companion.h"
#include "app/compare-window.h"
#include "app/race-window.h"
#include "widgets/bars.h"

#include <glib/gstdio.h>
#include <string.h>

#define EASY "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define EASY_SOLVED "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
#define ENDLESS ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."

static RtApplication *application;
static char *folder;

#define until(condition) \
  while (!(condition))   \
  g_main_context_iteration (NULL, TRUE)

static RtWindow *
open_window (const char *text)
{
  g_autoptr (RtPuzzle) puzzle = NULL;
  g_autoptr (RtDocument) document = NULL;
  RtPosition position;
  RtGrid givens;

  g_assert_true (rt_grid_parse (&givens, text));
  rt_position_init (&position, &givens);
  puzzle = rt_puzzle_new (&position);
  document = rt_document_new (puzzle);
  return rt_application_add_window (application, document);
}

static void
act (gpointer widget, const char *action)
{
  g_assert_true (gtk_widget_activate_action (widget, action, NULL));
}

/* Closes WINDOW and waits until nothing of it is left. */
static void
close_window (gpointer window)
{
  GtkWindow *left = window;

  g_object_add_weak_pointer (window, (gpointer *) &left);
  gtk_window_close (window);
  until (left == NULL);
}

/* The first widget of TYPE below ROOT. */
static GtkWidget *
find (GtkWidget *root, GType type)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find (child, type);

    if (found)
      return found;
  }
  return NULL;
}

static bool
has_label (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root) &&
      g_pattern_match_simple (text, gtk_label_get_text (GTK_LABEL (root))))
    return true;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child;
       child = gtk_widget_get_next_sibling (child))
    if (has_label (child, text))
      return true;
  return false;
}

/* Comparing */

static RtCompareWindow *
compare (RtWindow *window)
{
  act (window, "win.compare");
  return RT_COMPARE_WINDOW (rt_companion_find (window, RT_TYPE_COMPARE_WINDOW));
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
    g_assert_true (has_label (GTK_WIDGET (comparing), (*search)->name));
  g_assert_true (has_label (GTK_WIDGET (comparing), "? algorithms have run on this grid."));
  g_assert_true (has_label (GTK_WIDGET (comparing), "4*208"));
  g_assert_true (has_label (GTK_WIDGET (comparing), "Solved"));
  g_assert_true (has_label (GTK_WIDGET (comparing), "Run Again"));
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
  GtkColumnView *table = GTK_COLUMN_VIEW (find (GTK_WIDGET (comparing), GTK_TYPE_COLUMN_VIEW));
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
    if (g_strcmp0 (gtk_column_view_column_get_title (column), "Reads") != 0)
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
  GtkWidget *choice = find (GTK_WIDGET (comparing), GTK_TYPE_DROP_DOWN);
  GtkWidget *bars = find (GTK_WIDGET (comparing), RT_TYPE_BARS);

  for (RtFigure figure = 0; figure < RT_N_FIGURES; figure++) {
    g_autofree char *title = g_strconcat (rt_figure_names[figure], "*", NULL);

    gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), figure);
    g_assert_true (has_label (bars, title));
  }
  close_window (comparing);
  close_window (window);
}

static void
test_skip_and_stop (void)
{
  RtWindow *window = open_window (ENDLESS);
  RtCompareWindow *comparing = compare (window);
  RtComparison *comparison = rt_compare_window_comparison (comparing);

  until (has_label (GTK_WIDGET (comparing), "1 of * placements") &&
         has_label (GTK_WIDGET (comparing), "Skip"));
  act (comparing, "compare.skip");
  until (rt_comparison_n_done (comparison) == 1);
  g_assert_true (has_label (GTK_WIDGET (comparing), "Stop"));
  act (comparing, "compare.stop-or-run");
  until (!rt_comparison_running (comparison));
  g_assert_true (has_label (GTK_WIDGET (comparing), "Stopped: 2 of *"));
  g_assert_true (has_label (GTK_WIDGET (comparing), "Stopped, so far"));
  g_assert_true (has_label (GTK_WIDGET (comparing), "Not run"));
  g_assert_true (has_label (GTK_WIDGET (comparing), "* so far"));
  g_assert_false (has_label (GTK_WIDGET (comparing), "Skip"));
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
  g_autofree char *path = g_build_filename (folder, "a.csv", NULL), *written = NULL;
  g_autofree char *none = g_build_filename (folder, "none", "a.csv", NULL), *expected = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path), nowhere = g_file_new_for_path (none);

  rt_compare_window_write (comparing, file);
  until (has_label (GTK_WIDGET (comparing), "The table was written to *a.csv."));
  g_assert_true (g_file_get_contents (path, &written, NULL, NULL));
  expected = rt_comparison_to_csv (rt_compare_window_comparison (comparing));
  g_assert_cmpstr (written, ==, expected);
  rt_compare_window_write (comparing, nowhere);
  until (has_label (GTK_WIDGET (comparing), "*none*"));
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
  rt_document_enter (rt_window_document (window), rt_cells_of (2), 4);
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

  act (window, "win.solve");
  until (rt_solving_state (rt_window_solving (window)) == RT_SOLVING_DONE);
  grid = rt_comparison_grid (rt_compare_window_comparison (compare (window)));
  g_assert_cmpstr (rt_grid_print (grid, text), ==, EASY);
  close_window (window);
}

static void
test_contradiction (void)
{
  RtWindow *window = open_window (EASY);

  rt_document_enter (rt_window_document (window), rt_cells_of (2), 5);
  g_assert_null (compare (window));
  until (has_label (GTK_WIDGET (window), "There is nothing to search*two 5s*"));
  act (window, "win.race");
  g_assert_null (rt_companion_find (window, RT_TYPE_RACE_WINDOW));
  close_window (window);
}

static void
assert_narrow (gpointer window)
{
  int minimum;

  gtk_window_set_default_size (window, 360, 640);
  gtk_test_widget_wait_for_draw (window);
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

static void
test_narrow (void)
{
  RtWindow *window = open_window (EASY);

  assert_narrow (compared (window));
  close_window (window);
}

/* Racing */

static RtRaceWindow *
race (RtWindow *window)
{
  RtRaceWindow *racing;

  act (window, "win.race");
  racing = RT_RACE_WINDOW (rt_companion_find (window, RT_TYPE_RACE_WINDOW));
  until (rt_race_is_ready (rt_race_window_race (racing)));
  return racing;
}

static void
assert_shown (RtRaceWindow *racing, int lane, const char *expected)
{
  const RtScene *scene = rt_grid_view_scene (rt_race_window_grid_view (racing, lane));
  RtGrid grid;
  char text[82];

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    grid.digit[cell] = scene->cells[cell].digit;
  g_assert_cmpstr (rt_grid_print (&grid, text), ==, expected);
}

static void
test_race_to_the_end (void)
{
  RtWindow *window = open_window (EASY);
  RtRaceWindow *racing = race (window);
  RtRace *its = rt_race_window_race (racing);

  gtk_test_widget_wait_for_draw (GTK_WIDGET (racing));
  for (int lane = 0; lane < RT_RACE_LANES; lane++)
    assert_shown (racing, lane, EASY);
  g_assert_true (has_label (GTK_WIDGET (racing), "At the start"));
  rt_race_set_speed (its, 100000);
  act (racing, "race.play");
  g_assert_true (rt_race_is_playing (its));
  until (!rt_race_is_playing (its));
  for (int lane = 0; lane < RT_RACE_LANES; lane++) {
    assert_shown (racing, lane, EASY_SOLVED);
    g_assert_true (rt_race_is_finished (its, lane));
  }
  g_assert_true (has_label (GTK_WIDGET (racing), "Both needed * steps."));
  g_assert_true (has_label (GTK_WIDGET (racing), "Solved"));
  g_assert_true (has_label (GTK_WIDGET (racing), "4*208"));
  act (racing, "race.restart");
  assert_shown (racing, 1, EASY);
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
    g_assert_false (gtk_widget_grab_focus (GTK_WIDGET (rt_race_window_grid_view (racing, lane))));
    g_assert_false (
      gtk_widget_get_can_target (GTK_WIDGET (rt_race_window_grid_view (racing, lane))));
  }
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
  g_assert_true (has_label (GTK_WIDGET (racing), "Searching"));
  close_window (racing);
  act (window, "win.race"); /* and while it is measured */
  close_window (window);
}

static void
test_race_with_another_search (void)
{
  RtWindow *window = open_window (EASY);
  RtRaceWindow *racing = race (window);
  GtkWidget *choice = find (GTK_WIDGET (racing), GTK_TYPE_DROP_DOWN);

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

  assert_narrow (race (window));
  close_window (window);
}

int
main (int argc, char *argv[])
{
  int status;

  folder = g_dir_make_tmp ("retrace-test-XXXXXX", NULL);
  g_assert_nonnull (folder);
  g_setenv ("XDG_STATE_HOME", folder, TRUE);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  gtk_test_init (&argc, &argv, NULL);
  application = rt_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));

  g_test_add_func ("/compare/rows", test_rows);
  g_test_add_func ("/compare/sort", test_sort);
  g_test_add_func ("/compare/bars-of-every-figure", test_bars_of_every_figure);
  g_test_add_func ("/compare/skip-and-stop", test_skip_and_stop);
  g_test_add_func ("/compare/copy", test_copy);
  g_test_add_func ("/compare/write", test_write);
  g_test_add_func ("/compare/close-while-running", test_close_while_running);
  g_test_add_func ("/compare/one-window", test_one_window);
  g_test_add_func ("/compare/compares-what-solve-solves", test_compares_what_solve_solves);
  g_test_add_func ("/compare/contradiction", test_contradiction);
  g_test_add_func ("/compare/narrow", test_narrow);
  g_test_add_func ("/race/to-the-end", test_race_to_the_end);
  g_test_add_func ("/race/is-only-looked-at", test_race_is_only_looked_at);
  g_test_add_func ("/race/dies-while-playing", test_race_dies_while_playing);
  g_test_add_func ("/race/with-another-search", test_race_with_another_search);
  g_test_add_func ("/race/narrow", test_race_narrow);
  status = g_test_run ();
  g_object_unref (application);
  return status;
}
