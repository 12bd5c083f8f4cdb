/* test-renew.c - tests that a document is emptied for another puzzle without its file, and that
 * Undo restores both. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "common/cases.h"
#include "common/puzzles.h"
#include "desks.h"

static GFile *
file_of (const char *name)
{
  return g_file_new_build_filename (g_get_tmp_dir (), name, NULL);
}

/* Fails unless DOCUMENT has this file and this first digit. */
static void
assert_is (RtDocument *document, const char *file, const char *etag, int digit, bool modified)
{
  g_autofree char *name =
    rt_document_file (document) ? g_file_get_basename (rt_document_file (document)) : NULL;

  g_assert_cmpstr (name, ==, file);
  g_assert_cmpstr (rt_document_etag (document), ==, etag);
  g_assert_cmpint (rt_position_digit (rt_document_position (document), 0), ==, digit);
  g_assert_cmpint (rt_document_is_modified (document), ==, modified);
}

static void
test_undo_and_redo (void)
{
  g_autoptr (RtDocument) document = document_of (EASY);
  g_autoptr (GFile) a = file_of ("a.sdk"), b = file_of ("b.sdk");
  int n_files = 0;

  rt_document_set_saved (document, NULL, a, "1");
  g_signal_connect_swapped (document, "notify::file", G_CALLBACK (count_cb), &n_files);
  rt_document_renew (document, NULL);
  assert_is (document, NULL, NULL, 0, false);
  g_assert_cmpint (n_files, ==, 1);
  g_assert_cmpstr (rt_document_title (document), ==, "New Puzzle");
  g_assert_cmpstr (rt_document_undo_label (document), ==, "New Puzzle");
  rt_document_renew (document, NULL); /* there is nothing to leave */
  g_assert_cmpuint (rt_document_depth (document), ==, 1);

  rt_document_enter (document, rt_cells_of (0), 7);
  rt_document_set_saved (document, NULL, b, "2");
  rt_document_renew (document, NULL);
  rt_document_enter (document, rt_cells_of (0), 9);
  assert_is (document, NULL, NULL, 9, true);

  rt_document_undo (document);
  rt_document_undo (document);
  assert_is (document, "b.sdk", "2", 7, false);
  rt_document_undo (document);
  assert_is (document, "b.sdk", "2", 0, true);
  rt_document_undo (document);
  assert_is (document, "a.sdk", "1", 5, false);
  for (int i = 0; i < 4; i++)
    rt_document_redo (document);
  assert_is (document, NULL, NULL, 9, true);
  g_assert_false (rt_document_can_redo (document));
}

/* An edit before it drops what could be done again, and its file with it. */
static void
test_edit_before (void)
{
  g_autoptr (RtDocument) document = document_of (EASY);
  g_autoptr (GFile) a = file_of ("a.sdk");

  rt_document_set_saved (document, NULL, a, "1");
  rt_document_renew (document, NULL);
  rt_document_undo (document);
  rt_document_enter (document, rt_cells_of (2), 4);
  assert_is (document, "a.sdk", "1", 5, true);
  g_assert_false (rt_document_can_redo (document));
}

/* Work that was not saved is not lost from sight, however empty the grid is. */
static void
test_work (void)
{
  g_autoptr (RtDocument) document = rt_document_new (NULL);

  g_assert_false (rt_document_has_work (document));
  rt_document_enter (document, rt_cells_of (0), 7);
  g_assert_true (rt_document_has_work (document));
  rt_document_renew (document, NULL);
  g_assert_false (rt_document_is_modified (document));
  g_assert_true (rt_document_has_work (document));
  rt_document_undo (document);
  rt_document_undo (document);
  g_assert_false (rt_document_has_work (document));
}

/* If a puzzle is saved after it was left, no property is notified, but the session is told to
 * write. */
static void
test_saved_behind (void)
{
  g_autoptr (RtDocument) document = document_of (EASY);
  g_autoptr (GFile) a = file_of ("a.sdk");
  g_autoptr (RtPuzzle) puzzle = rt_document_puzzle (document);
  RtOrigin *origin = rt_document_origin (document);
  int n_told = 0, n_viewed = 0;

  rt_document_renew (document, NULL);
  rt_document_enter (document, rt_cells_of (0), 7);
  g_signal_connect_swapped (document, "notify", G_CALLBACK (count_cb), &n_told);
  g_signal_connect_swapped (document, "viewed", G_CALLBACK (count_cb), &n_viewed);
  rt_document_set_origin_saved (document, origin, puzzle, a, "1");
  assert_is (document, NULL, NULL, 7, true);
  g_assert_cmpint (n_told, ==, 0);
  g_assert_cmpint (n_viewed, ==, 1);
  rt_document_undo (document);
  rt_document_undo (document);
  assert_is (document, "a.sdk", "1", 5, false);
}

/* Work that is left is work until it is saved. */
static void
test_work_saved_behind (void)
{
  g_autoptr (RtDocument) document = document_of (EASY);
  g_autoptr (GFile) a = file_of ("a.sdk");
  g_autoptr (RtPuzzle) puzzle = NULL;
  RtOrigin *origin = rt_document_origin (document);

  rt_document_enter (document, rt_cells_of (2), 4);
  puzzle = rt_document_puzzle (document);
  rt_document_renew (document, NULL);
  g_assert_true (rt_document_has_work (document));
  rt_document_set_origin_saved (document, origin, puzzle, a, NULL);
  g_assert_false (rt_document_has_work (document));
}

/* The session writes both puzzles. */
static void
test_comes_back (void)
{
  g_autoptr (RtDocument) document = document_of (EASY), again = NULL;
  g_autoptr (GFile) a = file_of ("a.sdk");
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL, *text_again = NULL;

  rt_document_set_saved (document, NULL, a, "1");
  rt_document_enter (document, rt_cells_of (2), 4);
  rt_document_renew (document, NULL);
  text = rt_document_to_text (document);
  again = rt_document_from_text (text, &error);
  g_assert_no_error (error);
  text_again = rt_document_to_text (again);
  g_assert_cmpstr (text_again, ==, text);
  assert_is (again, NULL, NULL, 0, false);
  g_assert_true (rt_document_has_work (again));
  rt_document_undo (again);
  assert_is (again, "a.sdk", "1", 5, true);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_cases ("/renew", test_undo_and_redo, test_edit_before, test_work, test_saved_behind,
             test_work_saved_behind, test_comes_back);
  return g_test_run ();
}
