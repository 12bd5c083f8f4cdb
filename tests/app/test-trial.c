/* test-trial.c - the window in which a person tries their own program. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/common/companion.h"
#include "app/common/preferences.h"
#include "app/compare/compare-window.h"
#include "app/trial/trial-window.h"
#include "document/programs/search-source.h"

#include <glib/gstdio.h>
#include <string.h>

/* A script without the right to run, which its name says is one of a shell's. */
static char *
write_program (const char *folder, const char *text)
{
  char *path = g_build_filename (folder, "solver.sh", NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

static GtkWidget *
open_trial (RtWindow *window)
{
  act (window, "win.try-program");
  return GTK_WIDGET (rt_companion_find (RT_SHELL (window), RT_TYPE_TRIAL_WINDOW));
}

/* Opens a window with PUZZLE from a file, which steps may take the place of. */
static RtWindow *
open_saved (const char *puzzle)
{
  RtWindow *window = open_window (NULL);
  g_autofree char *text = g_strconcat (puzzle, "\n", NULL);
  g_autoptr (GFile) file = write_file ("puzzle.sdk", text);

  open_file (RT_SHELL (window), file);
  until (rt_document_file (rt_desk_document (rt_window_desk (window))));
  return window;
}

/* It answers the first puzzle alone; each verdict is told, steps can be had as a file. */
static void
test_tries_all (void)
{
  RtWindow *window = open_saved (EASY);
  GtkWidget *trial = open_trial (window);
  RtTrying *trying = rt_trial_window_trying (RT_TRIAL_WINDOW (trial));
  g_autofree char *folder = g_dir_make_tmp ("retrace-test-XXXXXX", NULL), *text = NULL;
  g_autofree char *path = write_program (folder, "echo 1 1 5; cat; echo oh >&2\n");
  g_autofree char *steps = g_build_filename (folder, "steps.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (steps);
  g_autofree char *remembered = NULL;

  press_button (trial, "Try");
  until (has_label (trial, "Choose your program first."));
  rt_trial_window_set_program (RT_TRIAL_WINDOW (trial), path);
  g_assert_true (has_label (trial, "solver.sh"));
  g_assert_cmpint (rt_trying_current (trying), ==, -1); /* nothing runs unasked */
  press_button (trial, "Try");
  until (has_label (trial, "Stop"));
  until (has_label (trial, "Try"));
  g_assert_null (rt_trying_error (trying));
  g_assert_true (has_label (trial, "You write over the given in row 2, column 2; skip *"));
  g_assert_true (has_label (trial, "Step *: * Line 1 of its steps is “1 1 5”. It passed 1 of 13 puzzles."));
  g_assert_true (has_label (trial, "Passed"));
  g_assert_true (has_label (trial, "Row 5, column 5 is still blank."));
  g_assert_true (has_label (trial, "Step *: It writes 5 into row 2, column 2*"));
  press_button (trial, "Show Me");
  until (has_label (GTK_WIDGET (window), "Step 3 of 4"));
  g_assert_true (gtk_widget_get_visible (trial));
  g_assert_true (open_trial (window) == trial);
  /* The page that shows the steps has a way back. */
  gtk_widget_set_visible (trial, FALSE);
  until (find_button (window, "My Own Program"));
  press_button (window, "My Own Program");
  until (gtk_widget_get_visible (trial));
  rt_ask_save_answer (file);
  g_signal_emit_by_name (find_tooltip (trial, "Save the Steps…"), "clicked");
  until (has_label (trial, "Saved “steps.txt”."));
  g_assert_true (g_file_get_contents (steps, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "# puzzle 4839"));
  g_assert_nonnull (strstr (text, "\n1 1 5\n483972165\n"));
  remembered = rt_preference_string (RT_PREFERENCE_TRIAL_PROGRAM);
  g_assert_cmpstr (remembered, ==, path);
  g_unlink (steps);
  g_unlink (path);
  g_rmdir (folder);
  close_window (window);
}

/* Stop ends it, and so does closing the window. */
static void
test_stops (void)
{
  RtWindow *window = open_window (EASY);
  GtkWidget *trial = open_trial (window);
  RtTrying *trying = g_object_ref (rt_trial_window_trying (RT_TRIAL_WINDOW (trial)));
  g_autofree char *folder = g_dir_make_tmp ("retrace-test-XXXXXX", NULL);
  g_autofree char *path = write_program (folder, "trap '' TERM INT HUP; sleep 1000 & sleep 1000\n");

  rt_trial_window_set_program (RT_TRIAL_WINDOW (trial), path);
  press_button (trial, "Try");
  until (has_label (trial, "Running…"));
  press_button (trial, "Stop");
  until (has_label (trial, "Try"));
  g_assert_false (has_label (trial, "Running…"));
  press_button (trial, "Try");
  until (has_label (trial, "Running…"));
  gtk_window_destroy (GTK_WINDOW (trial));
  g_assert_cmpint (rt_trying_current (trying), ==, -1);
  until (G_OBJECT (trying)->ref_count == 1); /* no thread has it any more */
  g_object_unref (trying);
  g_unlink (path);
  g_rmdir (folder);
  close_window (window);
}

/* A source file that the compiler refuses: its line is told, and is gone with the next program. What
 * must be printed is there in its language. */
static void
test_compiles (void)
{
  RtWindow *window = open_window (EASY);
  GtkWidget *trial = open_trial (window);
  g_autofree char *folder = g_dir_make_tmp ("retrace-test-XXXXXX", NULL);
  g_autofree char *source = g_build_filename (folder, "solver.c", NULL);
  g_autofree char *script = write_program (folder, "cat\n");

  g_assert_true (g_file_set_contents (source, "int main (void)\n{\n  return 0\n}\n", -1, NULL));
  rt_trial_window_set_program (RT_TRIAL_WINDOW (trial), source);
  g_assert_true (has_label (trial, "fprintf (stderr, \"# puzzle *"));
  press_button (trial, "Try");
  until (has_label (trial, "It cannot be compiled. Line 3: expected *;*"));
  g_assert_true (has_label (trial, "*solver.c:3:*"));
  rt_trial_window_set_program (RT_TRIAL_WINDOW (trial), script);
  g_assert_false (has_label (trial, "It cannot be compiled*"));
  g_assert_false (has_label (trial, "*solver.c:3:*"));
  press_button (trial, "Copy");
  until (has_label (trial, "Copied."));
  g_unlink (source);
  g_unlink (script);
  g_rmdir (folder);
  close_window (window);
}

/* A right program in any language that prints its steps is a row of the comparison at once, with its time, and the
 * comparison says on which puzzle. */
static void
test_compares (void)
{
  RtWindow *window = open_window (NULL);
  GtkWidget *trial = open_trial (window);
  g_autofree char *folder = g_dir_make_tmp ("retrace-test-XXXXXX", NULL);
  g_autoptr (RtCompared) program = NULL;
  GtkWindow *comparing;
  GListModel *rows;
  /* It fills one blank, in the middle. */
  g_autofree char *path = write_program (folder, "echo 4 4 3 >&2; sed 's/75620/75623/'\n");

  rt_trial_window_set_program (RT_TRIAL_WINDOW (trial), path);
  press_button (trial, "Try");
  until (has_label (trial, "Stop"));
  until (has_label (trial, "Try"));
  press_button (trial, "Compare With the Searches");
  until (rt_companion_find (RT_SHELL (window), RT_TYPE_COMPARE_WINDOW));
  comparing = rt_companion_find (RT_SHELL (window), RT_TYPE_COMPARE_WINDOW);
  until (has_label (comparing, "*our program*"));
  g_assert_cmpstr (gtk_window_get_title (comparing), ==, "Algorithms compared – One blank, in the middle");
  rows = G_LIST_MODEL (rt_compare_window_comparison (RT_COMPARE_WINDOW (comparing)));
  program = g_list_model_get_item (rows, g_list_model_get_n_items (rows) - 1);
  g_assert_true (rt_compared_knows (program, RT_FIGURE_TIME));
  g_unlink (path);
  g_rmdir (folder);
  close_window (window);
}

/* It is compared on the puzzle that is open, whose row it becomes. */
static void
test_compares_on_the_open_puzzle (void)
{
  RtWindow *window = open_window (EASY);
  GtkWidget *trial = open_trial (window), *comparing;
  g_autoptr (RtProgram) program = rt_program_new (&rt_search_masks, rt_language_by_id ("c"));
  g_autoptr (GString) text = g_string_new (rt_program_text (program));
  g_autofree char *folder = g_dir_make_tmp ("retrace-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "solver.c", NULL);
  RtGrid easy;

  /* It prints no steps of the others, some of which would take it long. */
  g_assert_cmpuint (g_string_replace (text, "for (int i = 0; steps &&",
                                      "steps = grid[0] == 5 && grid[1] == 3;\n    for (int i = 0; steps &&", 0),
                    ==, 1);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  rt_trial_window_set_program (RT_TRIAL_WINDOW (trial), path);
  press_button (trial, "Try");
  until (has_label (trial, "Stop"));
  until (has_label (trial, "Try"));
  g_assert_true (has_label (trial, "Right.*"));
  press_button (trial, "Compare With the Searches");
  until ((comparing = GTK_WIDGET (rt_companion_find (RT_SHELL (window), RT_TYPE_COMPARE_WINDOW))));
  until (has_label (comparing, "*our program*"));
  g_assert_true (rt_grid_parse (&easy, EASY));
  g_assert_true (
    rt_grid_equal (rt_comparison_grid (rt_compare_window_comparison (RT_COMPARE_WINDOW (comparing))), &easy));
  g_unlink (path);
  g_rmdir (folder);
  close_window (window);
}

/* Code runs to the right, wherever the other text runs. */
static void
test_code_direction (void)
{
  RtWindow *window;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  window = open_window (EASY);
  g_assert_cmpint (gtk_widget_get_direction (find_label (open_trial (window), "*standard error*")), ==, GTK_TEXT_DIR_RTL);
  g_assert_cmpint (gtk_widget_get_direction (find_label (open_trial (window), "*fprintf*")), ==, GTK_TEXT_DIR_LTR);
  close_window (window);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/trial-window/tries-all", test_tries_all);
  g_test_add_func ("/trial-window/stops", test_stops);
  g_test_add_func ("/trial-window/compiles", test_compiles);
  g_test_add_func ("/trial-window/code-direction", test_code_direction);
  g_test_add_func ("/trial-window/compares", test_compares);
  g_test_add_func ("/trial-window/compares-on-the-open-puzzle", test_compares_on_the_open_puzzle);
  return desk_run ();
}
