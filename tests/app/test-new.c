/* test-new.c - a window is emptied in place; nothing in it is lost. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/common/companion.h"
#include "app/files/steps.h"
#include "app/make/make-window.h"
#include "engine/logic/rating/rating.h"

#include <gtk/gtk.h>
#include <string.h>

static RtDocument *
document_of (RtWindow *window)
{
  return rt_desk_document (rt_window_desk (window));
}

/* New leaves puzzle and file, Undo brings them back: by key, and by the button that is offered. */
static void
test_new (void)
{
  g_autoptr (GFile) file = write_file ("new.txt", EASY "\n");
  RtWindow *window = open_window (NULL);
  guint n = n_windows ();

  open_file (RT_SHELL (window), file);
  until (rt_document_file (document_of (window)));
  for (int i = 0; i < 2; i++) {
    act (window, "win.new");
    assert_shown (window, EMPTY);
    until (has_label (window, "What would you like to do?"));
    g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "New Puzzle");
    if (i == 0)
      act (window, "win.undo");
    else
      press_button (find (window, RT_TYPE_MESSAGE), "Undo");
    assert_shown (window, EASY);
    g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "new.txt");
    until (!has_label (window, "What would you like to do?"));
  }
  g_assert_cmpuint (n_windows (), ==, n);
  close_window (window);
}

static gboolean
passed_cb (gpointer passed)
{
  *(bool *) passed = true;
  return G_SOURCE_REMOVE;
}

/* Of the levels that were asked for the last one comes, and none once the person has typed. */
static void
test_level (void)
{
  g_autoptr (RtRater) rater = rt_rater_new (false);
  RtWindow *window = open_window (EASY);
  bool passed = false;
  RtRating rating;

  act (window, "win.make::5");
  act (window, "win.make::0");
  until (rt_document_can_undo (document_of (window)));
  g_assert_true (rt_rater_rate (rater, &rt_document_position (document_of (window))->givens, NULL,
                                &rating));
  g_assert_cmpint (rating.er, <=, 12);
  act (window, "win.undo");
  assert_shown (window, EASY);
  g_assert_false (rt_document_can_undo (document_of (window)));

  act (window, "win.make::0");
  rt_document_enter (document_of (window), rt_cells_of (2), 4);
  g_timeout_add (1000, passed_cb, &passed);   /* more than it takes */
  until (passed);
  g_assert_cmpuint (rt_document_depth (document_of (window)), ==, 1);
  act (window, "win.make::5");
  close_window (window);   /* it goes, and what is being made with it */
}

/* A window that makes puzzles goes with its parent, and what is being made goes with it. */
static void
test_make_window (void)
{
  RtWindow *stays = open_window (NULL), *window = open_window (EASY);
  GtkWindow *making, *left;

  act (window, "win.make-more");
  left = making = rt_companion_find (RT_SHELL (window), RT_TYPE_MAKE_WINDOW);
  g_object_add_weak_pointer (G_OBJECT (making), (gpointer *) &left);
  press_button (making, "Make");
  close_window (window);
  until (!left);
  close_window (stays);
}

/* A search that was looked at comes back as well. */
static void
test_search (void)
{
  RtWindow *window = open_window (EASY);
  RtSolving *solving = rt_desk_solving (rt_window_desk (window));

  solve (window);
  act (window, "win.to-start");
  act (window, "win.new");
  g_assert_cmpint (rt_solving_state (solving), ==, RT_SOLVING_IDLE);
  assert_shown (window, EMPTY);
  act (window, "win.undo");
  until (rt_solving_state (solving) == RT_SOLVING_DONE);
  assert_shown (window, EASY);
  g_assert_cmpint (rt_solving_showing (solving), ==, RT_SHOWING_SEARCH);
  close_window (window);
}

/* A puzzle that no file has keeps its window, though nothing was done in it; but not from the steps of its own. */
static void
test_puzzle_stays (void)
{
  RtWindow *window = open_window (EASY);
  g_autoptr (GBytes) steps = g_bytes_new_static (EASY "\n0 2 4\n", sizeof (EASY "\n0 2 4\n") - 1);
  RtShell *shell = rt_shell_spare (RT_SHELL (window), false);

  g_assert_true (RT_WINDOW (shell) != window);
  g_assert_true (rt_shell_spare (shell, true) == shell);
  close_window (shell);
  rt_steps_show (RT_SHELL (window), steps, 0);
  until (rt_solving_watched_program (rt_desk_solving (rt_window_desk (window))));
  g_assert_true (rt_shell_spare (RT_SHELL (window), false) == RT_SHELL (window));
  close_window (window);
}

/* What was not saved keeps the window to itself, even if the grid is empty. */
static void
test_work_stays (void)
{
  RtWindow *window = open_window (NULL);
  RtShell *shell = RT_SHELL (window);

  rt_document_enter (document_of (window), rt_cells_of (0), 5);
  act (window, "win.new");
  assert_shown (window, EMPTY);
  shell = rt_shell_spare (shell, false);
  g_assert_true (RT_WINDOW (shell) != window);
  close_window (shell);
  act (window, "win.undo");
  act (window, "win.undo");
  g_assert_true (rt_shell_spare (RT_SHELL (window), true) == RT_SHELL (window));
  close_window (window);
}

/* What is being saved when the window is emptied is saved as it was asked for, and the empty grid has
 * no file; what is saved then is not work any more, and each file keeps its own format. */
static void
test_while_it_is_saved (void)
{
  g_autoptr (GFile) file = write_file ("saving.sdk", EASY "\n");
  RtWindow *window = open_window (NULL);
  RtDocument *document;
  g_autofree char *text = NULL;

  open_file (RT_SHELL (window), file);
  until (rt_document_file (document_of (window)));
  document = document_of (window);
  rt_desk_set_format (rt_window_desk (window), &rt_format_sdk);
  rt_document_enter (document, rt_cells_of (2), 4);
  act (window, "win.save");
  act (window, "win.new");
  until (!rt_document_has_work (document));
  text = read_file (file);
  g_assert_nonnull (strstr (text, "534"));
  assert_shown (window, EMPTY);
  g_assert_null (rt_document_file (document));
  g_assert_null (rt_document_etag (document));
  g_assert_null (rt_desk_format (rt_window_desk (window)));
  g_assert_false (rt_document_is_modified (document));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "New Puzzle");
  act (window, "win.undo");
  g_assert_true (g_file_equal (rt_document_file (document), file));
  g_assert_nonnull (rt_document_etag (document));
  g_assert_true (rt_desk_format (rt_window_desk (window)) == &rt_format_sdk);
  g_assert_false (rt_document_is_modified (document));
  act (window, "win.undo");
  g_assert_true (rt_document_is_modified (document));
  close_window (window);
}

static void
test_new_window (void)
{
  RtWindow *window = open_window (EASY);
  guint n = n_windows ();

  act (window, "win.new-window");
  g_assert_cmpuint (n_windows (), ==, n + 1);
  assert_shown (window, EASY);
  close_window (gtk_application_get_active_window (GTK_APPLICATION (application)));
  close_window (window);
}

/* To start over leaves the givens, says so, and offers the way back. */
static void
test_restart (void)
{
  RtWindow *window = open_window (EASY);

  rt_document_enter (document_of (window), rt_cells_of (2), 1);
  act (window, "win.restart");
  assert_shown (window, EASY);
  g_assert_true (has_label (window, "Only the givens are left."));
  press_button (find (window, RT_TYPE_MESSAGE), "Undo");
  assert_shown (window, WRONG);
  act (window, "win.unlock-givens");
  act (window, "win.restart");
  g_assert_true (has_label (window, "The grid is empty."));
  assert_shown (window, EMPTY);
  close_window (window);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/new/level", test_level);
  g_test_add_func ("/new/new", test_new);
  g_test_add_func ("/new/make-window", test_make_window);
  g_test_add_func ("/new/search", test_search);
  g_test_add_func ("/new/puzzle-stays", test_puzzle_stays);
  g_test_add_func ("/new/work-stays", test_work_stays);
  g_test_add_func ("/new/while-it-is-saved", test_while_it_is_saved);
  g_test_add_func ("/new/new-window", test_new_window);
  g_test_add_func ("/new/restart", test_restart);
  return desk_run ();
}
