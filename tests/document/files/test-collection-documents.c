/* test-collection-documents.c - tests that edits of the puzzles of a collection are kept, also as
 * text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/files/collection-documents.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "document/base/session-format.h"
#include "document/documents.h"

#include <string.h>

/* The document of a puzzle, new in PROGRESS. */
static RtDocument *
add (RtProgress *progress, const char *text)
{
  RtGrid grid = grid_of (text);
  g_autoptr (RtDocument) document = document_of (text);

  rt_progress_add (progress, &grid, document);
  return document;
}

static RtDocument *
find (RtProgress *progress, const char *text)
{
  RtGrid grid = grid_of (text);

  return rt_progress_find (progress, &grid);
}

/* A document goes only where nothing was done in it and it is not open. */
static void
test_tidy (void)
{
  g_autoptr (RtProgress) progress = rt_progress_new ();
  RtDocument *easy = add (progress, EASY), *hard = add (progress, LONG);

  rt_progress_tidy (progress, hard);
  g_assert_null (find (progress, EASY));
  g_assert_true (find (progress, LONG) == hard);
  g_assert_false (rt_progress_has_work (progress));
  rt_document_enter (hard, rt_cells_of (0), 9);
  g_assert_true (rt_progress_has_work (progress));
  rt_progress_tidy (progress, NULL);
  g_assert_true (find (progress, LONG) == hard);
  /* An undone edit can be redone. */
  rt_document_undo (hard);
  g_assert_false (rt_progress_has_work (progress));
  rt_progress_tidy (progress, NULL);
  g_assert_true (find (progress, LONG) == hard);
  easy = add (progress, EASY);
  rt_progress_tidy (progress, easy);
  g_assert_true (find (progress, EASY) == easy);
}

/* Unlocked givens do not hide a document. */
static void
test_found_by_the_givens_of_the_collection (void)
{
  g_autoptr (RtProgress) progress = rt_progress_new ();
  RtDocument *easy = add (progress, EASY);

  rt_document_edit (easy, RT_EDIT_UNLOCK_GIVENS, RT_CELLS_NONE, 0, false);
  rt_document_clear (easy, rt_cells_of (0));
  g_assert_true (find (progress, EASY) == easy);
}

static void
test_puzzles (void)
{
  g_autoptr (RtProgress) progress = rt_progress_new ();
  RtDocument *easy = add (progress, EASY);
  g_autoptr (GHashTable) puzzles = NULL;
  RtPuzzle *puzzle;

  rt_document_enter (easy, rt_cells_of (2), 4);
  puzzles = rt_progress_puzzles (progress);
  g_assert_cmpuint (g_hash_table_size (puzzles), ==, 1);
  puzzle = g_hash_table_lookup (puzzles, EASY);
  g_assert_true (rt_position_equal (rt_puzzle_position (puzzle), rt_document_position (easy)));
}

static void
test_text (void)
{
  g_autoptr (RtProgress) progress = rt_progress_new (), back = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  RtDocument *easy = add (progress, EASY), *hard = add (progress, LONG);

  rt_document_enter (easy, rt_cells_of (2), 4);
  rt_document_enter (easy, rt_cells_of (3), 2);
  rt_document_undo (easy);
  rt_document_edit (hard, RT_EDIT_MARK, rt_cells_of (0), 7, false);
  text = rt_progress_to_text (progress);
  back = rt_progress_from_text (text, &error);
  g_assert_no_error (error);
  g_assert_true (rt_position_equal (rt_document_position (find (back, EASY)),
                                    rt_document_position (easy)));
  g_assert_true (rt_position_equal (rt_document_position (find (back, LONG)),
                                    rt_document_position (hard)));
  g_assert_true (rt_document_can_redo (find (back, EASY)));
  rt_document_redo (find (back, EASY));
  g_assert_cmpint (rt_position_digit (rt_document_position (find (back, EASY)), 3), ==, 2);
}

/* Progress without any document is written and read as text. */
static void
test_empty_text (void)
{
  g_autoptr (RtProgress) progress = rt_progress_new ();
  g_autofree char *text = rt_progress_to_text (progress);
  g_autoptr (RtProgress) back = rt_progress_from_text (text, NULL);

  g_assert_nonnull (back);
}

/* Cut off anywhere, or with a byte changed, it is refused. */
static void
test_damaged_text (void)
{
  g_autoptr (RtProgress) progress = rt_progress_new ();
  g_autofree char *text = NULL;
  gsize length;

  rt_document_enter (add (progress, EASY), rt_cells_of (2), 4);
  text = rt_progress_to_text (progress);
  length = strlen (text);
  for (gsize i = 0; i < length; i++) {
    g_autofree char *cut = g_strndup (text, i), *changed = g_strdup (text);
    g_autoptr (GError) error = NULL;

    g_assert_null (rt_progress_from_text (cut, &error));
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
    changed[i] ^= 1;
    g_assert_null (rt_progress_from_text (changed, NULL));
  }
}

/* Well-formed texts that are not progress are refused: a key that is not a puzzle, a puzzle without
 * its document. */
static void
test_foreign_text (void)
{
  static const char *const keys[] = { "a", EASY "1", LONG, LONG };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    g_autoptr (RtProgress) progress = rt_progress_new ();
    g_autoptr (GKeyFile) file = NULL;
    g_autofree char *text = NULL, *group = NULL, *document = NULL, *sealed = NULL;
    g_autoptr (GError) error = NULL;

    add (progress, EASY);
    text = rt_progress_to_text (progress);
    file = rt_notation_open (text);
    g_assert_nonnull (file);
    group = g_key_file_get_start_group (file);
    document = g_key_file_get_string (file, group, EASY, NULL);
    g_assert_nonnull (document);
    g_key_file_set_string (file, group, keys[i], i == 2 ? "" : document);
    sealed = rt_notation_seal (file);
    progress = (rt_progress_free (progress), rt_progress_from_text (sealed, &error));
    g_assert_cmpint (progress != NULL, ==, i == 3);
    if (i < 3)
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  }
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/progress", test_tidy,
                    test_found_by_the_givens_of_the_collection, test_puzzles, test_text,
                    test_empty_text, test_damaged_text, test_foreign_text);
}
