/* test-document.c - tests that every edit is one undo step, that nothing is lost, and that only
 * changes are notified. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/document.h"

#include "document/base/session-format.h"
#include "engine/core/board.h"

#include "common/cases.h"
#include "common/puzzles.h"
#include "common/share.h"
#include "document/documents.h"
#include "document/random-edit.h"

#include <string.h>

/* Numbers of the notifications of a document. */
typedef struct {
  int changed, can_undo, can_redo, modified, title, file, etag;
} Told;

static void
count_cb (Told *told)
{
  told->changed++;
}

static void
notify_cb (RtDocument *document, GParamSpec *pspec, Told *told)
{
  told->can_undo += strcmp (pspec->name, "can-undo") == 0;
  told->can_redo += strcmp (pspec->name, "can-redo") == 0;
  told->modified += strcmp (pspec->name, "modified") == 0;
  told->title += strcmp (pspec->name, "title") == 0;
  told->file += strcmp (pspec->name, "file") == 0;
  told->etag += strcmp (pspec->name, "etag") == 0;
}

static void
listen (RtDocument *document, Told *told)
{
  memset (told, 0, sizeof *told);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (count_cb), told);
  g_signal_connect (document, "notify", G_CALLBACK (notify_cb), told);
}

static void
assert_told (Told *told, Told expected)
{
  g_assert_cmpint (told->changed, ==, expected.changed);
  g_assert_cmpint (told->can_undo, ==, expected.can_undo);
  g_assert_cmpint (told->can_redo, ==, expected.can_redo);
  g_assert_cmpint (told->modified, ==, expected.modified);
  g_assert_cmpint (told->title, ==, expected.title);
  g_assert_cmpint (told->file, ==, expected.file);
  g_assert_cmpint (told->etag, ==, expected.etag);
  memset (told, 0, sizeof *told);
}

static void
assert_equal (RtDocument *document, const RtPosition *position)
{
  g_assert_true (rt_position_equal (rt_document_position (document), position));
}

static void
test_new (void)
{
  RtDocument *document = rt_document_new (NULL);

  g_assert_true (rt_position_is_empty (rt_document_position (document)));
  g_assert_cmpstr (rt_document_title (document), ==, "New Puzzle");
  g_assert_null (rt_document_file (document));
  g_assert_null (rt_document_etag (document));
  g_assert_false (rt_document_is_modified (document));
  g_assert_false (rt_document_can_undo (document));
  g_assert_false (rt_document_can_redo (document));
  g_assert_null (rt_document_undo_label (document));
  g_assert_null (rt_document_redo_label (document));
  rt_document_undo (document);
  rt_document_redo (document);
  g_assert_true (rt_position_is_empty (rt_document_position (document)));
  g_assert_finalize_object (document);
}

/* Each edit is notified once, and an edit without effect is not. */
static void
test_tells_changes_only (void)
{
  RtDocument *document = document_of (EASY);
  RtCells given = rt_cells_of (0), blank = rt_cells_of (2), none = RT_CELLS_NONE;
  RtGrid solution;
  Told told;

  listen (document, &told);
  rt_document_enter (document, blank, 1);
  assert_told (&told, (Told) { .changed = 1, .can_undo = 1, .modified = 1 });
  g_assert_cmpstr (rt_document_undo_label (document), ==, "Enter 1");

  rt_document_enter (document, blank, 1);
  rt_document_enter (document, given, 9);
  rt_document_enter (document, given, 0);
  rt_document_enter (document, none, 5);
  rt_document_edit (document, RT_EDIT_MARK, rt_cells_or (blank, given), 5, false);
  rt_document_clear (document, given);
  rt_document_clear (document, rt_cells_of (3));
  rt_document_redo (document);
  assert_told (&told, (Told) { 0 });

  rt_document_undo (document);
  assert_told (&told, (Told) { .changed = 1, .can_undo = 1, .can_redo = 1, .modified = 1 });
  g_assert_cmpstr (rt_document_redo_label (document), ==, "Enter 1");
  rt_document_edit (document, RT_EDIT_RESTART, RT_CELLS_NONE, 0, false);
  rt_document_edit (document, RT_EDIT_LOCK_GIVENS, RT_CELLS_NONE, 0, false);
  assert_told (&told, (Told) { 0 });

  /* A new edit takes the place of what could be redone. */
  rt_document_edit (document, RT_EDIT_FILL_MARKS, RT_CELLS_NONE, 0, false);
  assert_told (&told, (Told) { .changed = 1, .can_undo = 1, .can_redo = 1, .modified = 1 });
  rt_document_edit (document, RT_EDIT_FILL_MARKS, RT_CELLS_NONE, 0, false);
  assert_told (&told, (Told) { 0 });

  g_assert_true (rt_grid_parse (&solution, SOLVED));
  rt_document_fill_solution (document, &solution, false);
  assert_told (&told, (Told) { .changed = 1 });
  rt_document_fill_solution (document, &solution, false);
  assert_told (&told, (Told) { 0 });
  rt_document_edit (document, RT_EDIT_UNLOCK_GIVENS, RT_CELLS_NONE, 0, false);
  assert_told (&told, (Told) { .changed = 1 });
  rt_document_edit (document, RT_EDIT_UNLOCK_GIVENS, RT_CELLS_NONE, 0, false);
  assert_told (&told, (Told) { 0 });
  g_assert_finalize_object (document);
}

static void
test_givens_stay (void)
{
  RtDocument *document = document_of (EASY);
  RtGrid givens = rt_document_position (document)->givens;

  for (int digit = 1; digit <= 9; digit++) {
    rt_document_enter (document, RT_CELLS_ALL, digit);
    rt_document_clear (document, RT_CELLS_ALL);
    rt_document_edit (document, RT_EDIT_MARK, RT_CELLS_ALL, digit, false);
    rt_document_enter (document, RT_CELLS_ALL, 0);
    g_assert_true (rt_grid_equal (&rt_document_position (document)->givens, &givens));
    for_each_cell (cell, rt_grid_filled (&givens))
      g_assert_cmpint (rt_document_position (document)->marks[cell], ==, 0);
  }
  g_assert_finalize_object (document);
}

/* A digit takes its marks from the peers in the same step; undo gives them back. */
static void
test_digit_strikes_marks (void)
{
  RtDocument *document = rt_document_new (NULL);
  RtPosition before;

  for (int digit = 4; digit <= 5; digit++)
    rt_document_edit (document, RT_EDIT_MARK, RT_CELLS_ALL, digit, false);
  before = *rt_document_position (document);
  rt_document_enter (document, rt_cells_of (40), 5);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_assert_cmpint (rt_document_position (document)->marks[cell], ==,
                     cell == 40                               ? 0
                     : rt_cells_has (rt_peer_cells[40], cell) ? 1 << 3
                                                              : 1 << 3 | 1 << 4);
  rt_document_undo (document);
  assert_equal (document, &before);
  g_assert_finalize_object (document);
}

/* So are the marks of the second kind. */
static void
test_digit_strikes_corners (void)
{
  RtDocument *document = rt_document_new (NULL);
  g_autoptr (RtPuzzle) puzzle = NULL;
  RtPosition position;

  rt_position_init (&position, NULL);
  position.corners[0] = position.corners[8] = position.corners[80] = 1 << 4 | 1 << 6;
  puzzle = rt_puzzle_new (&position);
  rt_document_replace (document, puzzle, "Paste");
  rt_document_enter (document, rt_cells_of (0), 5);
  g_assert_cmpint (rt_document_position (document)->corners[0], ==, 0);
  g_assert_cmpint (rt_document_position (document)->corners[8], ==, 1 << 6);
  g_assert_cmpint (rt_document_position (document)->corners[80], ==, 1 << 4 | 1 << 6);
  rt_document_undo (document);
  rt_document_clear (document, RT_CELLS_ALL);
  g_assert_true (rt_position_is_empty (rt_document_position (document)));
  g_assert_finalize_object (document);
}

/* A digit that breaks a rule is shown, and says nothing about its peers. */
static void
test_wrong_digit_strikes_nothing (void)
{
  RtDocument *document = document_of (EASY);
  RtCells pair = rt_cells_or (rt_cells_of (0), rt_cells_of (8));
  RtPosition before;

  rt_document_edit (document, RT_EDIT_FILL_MARKS, RT_CELLS_NONE, 0, false);
  before = *rt_document_position (document);
  rt_document_enter (document, rt_cells_of (2), 5); /* r1c1 is 5 */
  g_assert_cmpint (rt_document_position (document)->entries.digit[2], ==, 5);
  for_each_cell (cell, rt_peer_cells[2])
    g_assert_cmpint (rt_document_position (document)->marks[cell], ==, before.marks[cell]);
  g_assert_finalize_object (document);

  /* Written together, two cells that see each other are both wrong. */
  document = rt_document_new (NULL);
  rt_document_edit (document, RT_EDIT_MARK, RT_CELLS_ALL, 3, false);
  rt_document_enter (document, pair, 3);
  for_each_cell (cell, rt_cells_minus (RT_CELLS_ALL, pair))
    g_assert_cmpint (rt_document_position (document)->marks[cell], ==, rt_digits_of (3));
  g_assert_finalize_object (document);
}

/* Marks are a toggle over the selection, as the first cell that can have one decides. */
static void
test_marks (void)
{
  RtDocument *document = document_of (EASY);
  RtCells two = rt_cells_or (rt_cells_of (2), rt_cells_of (3));
  RtCells all = rt_cells_or (two, rt_cells_of (0));
  const RtDigits *marks;

  rt_document_edit (document, RT_EDIT_MARK, rt_cells_of (2), 4, false);
  g_assert_cmpstr (rt_document_undo_label (document), ==, "Centre Mark 4");
  rt_document_edit (document, RT_EDIT_MARK, all, 4, false);
  marks = rt_document_position (document)->marks;
  g_assert_true (marks[2] == 0 && marks[3] == 0);
  rt_document_edit (document, RT_EDIT_MARK, rt_cells_of (3), 4, false);
  rt_document_edit (document, RT_EDIT_MARK, all, 4, false);
  marks = rt_document_position (document)->marks;
  g_assert_true (marks[2] == rt_digits_of (4) && marks[3] == rt_digits_of (4) && marks[0] == 0);

  /* Corner marks are independent of centre marks. */
  rt_document_edit (document, RT_EDIT_CORNER, all, 4, false);
  g_assert_cmpstr (rt_document_undo_label (document), ==, "Corner Mark 4");
  g_assert_cmpint (rt_document_position (document)->corners[2], ==, rt_digits_of (4));
  g_assert_cmpint (rt_document_position (document)->marks[2], ==, rt_digits_of (4));
  rt_document_clear (document, all);

  /* 0 clears the digit alone, clear takes the marks too. */
  rt_document_edit (document, RT_EDIT_MARK, two, 6, false);
  rt_document_enter (document, two, 0);
  g_assert_cmpint (rt_document_position (document)->marks[2], ==, rt_digits_of (6));
  rt_document_clear (document, two);
  g_assert_cmpint (rt_document_position (document)->marks[2], ==, 0);
  g_assert_finalize_object (document);
}

/* Colours are a toggle, too, of givens as well; the first Clear leaves them, the second takes them. */
static void
test_colours (void)
{
  RtDocument *document = document_of (EASY);
  RtCells two = rt_cells_or (rt_cells_of (0), rt_cells_of (2));
  const uint8_t *colours;

  rt_document_edit (document, RT_EDIT_COLOUR, rt_cells_of (2), 3, false);
  g_assert_cmpstr (rt_document_undo_label (document), ==, "Colour 3");
  rt_document_edit (document, RT_EDIT_COLOUR, two, 3, false); /* the first has none */
  colours = rt_document_position (document)->colours;
  g_assert_true (colours[0] == 3 && colours[2] == 3);
  rt_document_enter (document, rt_cells_of (2), 4);
  rt_document_clear (document, two);
  g_assert_cmpint (rt_document_position (document)->colours[2], ==, 3);
  rt_document_clear (document, two);
  colours = rt_document_position (document)->colours;
  g_assert_true (colours[0] == 0 && colours[2] == 0);
  rt_document_undo (document);
  rt_document_edit (document, RT_EDIT_COLOUR, two, 3, false);
  g_assert_cmpint (rt_document_position (document)->colours[2], ==, 0);
  g_assert_finalize_object (document);
}

/* A candidate is coloured where it is a mark, of either kind; the colour waits while the mark is gone. */
static void
test_mark_colours (void)
{
  RtDocument *document = document_of (EASY);
  RtCells three = rt_cells_or (rt_cells_of (0), rt_cells_or (rt_cells_of (2), rt_cells_of (3)));
  guint depth;

  rt_document_edit (document, RT_EDIT_MARK, rt_cells_of (2), 4, false);
  rt_document_edit (document, RT_EDIT_CORNER, rt_cells_of (3), 4, false);
  rt_document_colour_mark (document, three, 4, 7, false);
  g_assert_cmpstr (rt_document_undo_label (document), ==, "Colour of Candidate 4");
  g_assert_cmpint (rt_document_position (document)->mark_colours[0][3], ==, 0);
  g_assert_cmpint (rt_document_position (document)->mark_colours[2][3], ==, 7);
  g_assert_cmpint (rt_document_position (document)->mark_colours[3][3], ==, 7);
  rt_document_colour_mark (document, rt_cells_of (3), 4, 7, false);
  g_assert_cmpint (rt_document_position (document)->mark_colours[3][3], ==, 0);
  depth = rt_document_depth (document);
  rt_document_colour_mark (document, rt_cells_of (6), 4, 7, false); /* no mark */
  g_assert_cmpint (rt_document_depth (document), ==, depth);
  g_assert_finalize_object (document);
}

/* Cleaning and filling by itself are part of the step that writes the digit. */
static void
test_marks_follow (void)
{
  RtDocument *document = document_of (EASY);
  const RtPosition *position;
  RtDigits before;

  rt_document_set_marks_follow (document, false, true);
  rt_document_enter (document, rt_cells_of (2), 4);
  position = rt_document_position (document);
  g_assert_true (rt_position_has_marks (position));
  g_assert_false (rt_digits_has (position->marks[5], 4));
  before = position->marks[5];
  rt_document_enter (document, rt_cells_of (3), 6);
  position = rt_document_position (document);
  g_assert_true (rt_digits_has (position->marks[5], 6)); /* nothing is cleaned */
  rt_document_enter (document, rt_cells_of (3), 0);
  rt_document_set_marks_follow (document, true, true);
  rt_document_clear (document, rt_cells_of (2));
  position = rt_document_position (document);
  g_assert_true (rt_digits_has (position->marks[5], 4)); /* 4 is possible once more */
  g_assert_cmpint (position->marks[5] & ~before & ~rt_digits_of (4), ==, 0);
  for (int n = 0; n < 4; n++)
    rt_document_undo (document);
  g_assert_false (rt_document_can_undo (document));

  rt_document_set_marks_follow (document, false, false);
  rt_document_edit (document, RT_EDIT_CORNER, rt_cells_of (5), 6, false);
  rt_document_enter (document, rt_cells_of (3), 6);
  g_assert_cmpint (rt_document_position (document)->corners[5], !=, 0);
  rt_document_edit (document, RT_EDIT_CLEAN_MARKS, RT_CELLS_NONE, 0, false);
  g_assert_cmpint (rt_document_position (document)->corners[5], ==, 0);
  rt_document_undo (document);
  rt_document_edit (document, RT_EDIT_CLEAR_MARKS, RT_CELLS_NONE, 0, false);
  g_assert_false (rt_position_has_marks (rt_document_position (document)));
  g_assert_finalize_object (document);
}

static void
test_fill_marks (void)
{
  RtDocument *document = document_of (EASY);
  const RtPosition *position;

  rt_document_edit (document, RT_EDIT_MARK, rt_cells_of (2), 5, false); /* the digit is not possible there */
  rt_document_enter (document, rt_cells_of (3), 6);
  rt_document_edit (document, RT_EDIT_FILL_MARKS, RT_CELLS_NONE, 0, false);
  position = rt_document_position (document);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for (int digit = 1; digit <= 9; digit++) {
      RtGrid grid;

      rt_position_grid (position, &grid);
      g_assert_true (rt_digits_has (position->marks[cell], digit) ==
                     (!grid.digit[cell] && rt_grid_fits (&grid, cell, digit)));
    }
  g_assert_finalize_object (document);
}

static void
test_lock_and_solve (void)
{
  RtDocument *document = document_of (EASY);
  RtGrid solution = grid_of (SOLVED);
  const RtPosition *position;

  rt_document_enter (document, rt_cells_of (2), 4);
  rt_document_edit (document, RT_EDIT_MARK, rt_cells_of (3), 6, false);
  rt_document_fill_solution (document, &solution, true);
  position = rt_document_position (document);
  g_assert_cmpstr (rt_document_undo_label (document), ==, "Solve");
  g_assert_cmpint (position->givens.digit[2], ==, 4);
  g_assert_false (rt_cells_has (position->found, 2));
  g_assert_cmpint (position->entries.digit[3], ==, 6);
  g_assert_true (rt_cells_has (position->found, 3));
  g_assert_cmpint (position->marks[3], ==, 0);
  g_assert_cmpint (rt_cells_count (position->found), ==, 50);

  rt_document_edit (document, RT_EDIT_UNLOCK_GIVENS, RT_CELLS_NONE, 0, false);
  position = rt_document_position (document);
  g_assert_true (rt_cells_is_empty (rt_grid_filled (&position->givens)));
  g_assert_true (rt_grid_equal (&position->entries, &solution));
  rt_document_edit (document, RT_EDIT_LOCK_GIVENS, RT_CELLS_NONE, 0, false);
  position = rt_document_position (document);
  g_assert_true (rt_grid_equal (&position->givens, &solution));
  g_assert_false (rt_position_has_entries (position));
  g_assert_true (rt_cells_is_empty (position->found));

  for (int i = 0; i < 3; i++)
    rt_document_undo (document);
  g_assert_cmpint (rt_document_position (document)->entries.digit[2], ==, 4);
  g_assert_cmpint (rt_document_position (document)->marks[3], ==, rt_digits_of (6));

  /* Without locking, the person's own digits stay what they are. */
  rt_document_fill_solution (document, &solution, false);
  position = rt_document_position (document);
  g_assert_cmpint (position->givens.digit[2], ==, 0);
  g_assert_false (rt_cells_has (position->found, 2));
  rt_document_edit (document, RT_EDIT_RESTART, RT_CELLS_NONE, 0, false);
  g_assert_false (rt_position_has_entries (rt_document_position (document)));
  g_assert_cmpint (rt_cells_count (rt_grid_filled (&rt_document_position (document)->givens)), ==,
                   30);
  g_assert_finalize_object (document);
}

/* A paste brings its own words; undo brings the old ones back. */
static void
test_replace (void)
{
  g_autoptr (RtPuzzle) bare = puzzle_of (EASY);
  g_autoptr (RtPuzzle) titled = rt_puzzle_with_field (bare, RT_FIELD_TITLE, "  Monday \nhard");
  RtDocument *document = rt_document_new (NULL);
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/a.sdk");
  g_autoptr (RtPuzzle) now = NULL;
  Told told;

  listen (document, &told);
  rt_document_replace (document, titled, "Paste");
  assert_told (&told, (Told) { .changed = 1, .can_undo = 1, .modified = 1, .title = 1 });
  g_assert_cmpstr (rt_document_title (document), ==, "Monday");
  g_assert_cmpstr (rt_document_undo_label (document), ==, "Paste");
  rt_document_replace (document, titled, "Paste");
  assert_told (&told, (Told) { 0 });
  rt_document_enter (document, rt_cells_of (2), 4);
  now = rt_document_puzzle (document);
  g_assert_cmpstr (rt_puzzle_field (now, RT_FIELD_TITLE), ==, "  Monday \nhard");
  g_assert_cmpint (rt_puzzle_position (now)->entries.digit[2], ==, 4);
  rt_document_undo (document);
  rt_document_undo (document);
  g_assert_cmpstr (rt_document_title (document), ==, "New Puzzle");
  rt_document_redo (document);
  g_assert_cmpstr (rt_document_title (document), ==, "Monday");

  /* Words alone are a change too. */
  memset (&told, 0, sizeof told);
  rt_document_replace (document, bare, "Paste");
  assert_told (&told, (Told) { .changed = 1, .can_redo = 1, .title = 1 });
  rt_document_set_saved (document, NULL, file, NULL);
  rt_document_undo (document);
  g_assert_true (rt_document_is_modified (document));
  g_assert_finalize_object (document);
}

static void
assert_unread (RtDocument *document, int n, int cell)
{
  g_assert_cmpint (rt_cells_count (rt_document_unread (document)), ==, n);
  g_assert_cmpint (rt_cells_has (rt_document_unread (document), cell), ==, n > 0);
}

/* Unread cells remain marked until the person has edited them; Undo marks them again. */
static void
test_unread (void)
{
  RtDocument *document = rt_document_new (NULL);
  g_autoptr (RtPuzzle) puzzle = puzzle_of (EASY);
  RtCells unread = rt_cells_or (rt_cells_of (2), rt_cells_or (rt_cells_of (3), rt_cells_of (78)));
  Told told;

  rt_document_enter (document, rt_cells_of (40), 9);
  rt_document_replace_rest (document, puzzle, RT_CELLS_NONE, "Rest");
  listen (document, &told);
  rt_document_replace_rest (document, puzzle, unread, "Rest");
  g_assert_cmpint (told.changed, ==, 1);
  assert_unread (document, 3, 78);
  rt_document_edit (document, RT_EDIT_FILL_MARKS, RT_CELLS_NONE, 0, false);
  rt_document_edit (document, RT_EDIT_LOCK_GIVENS, RT_CELLS_NONE, 0, false);
  rt_document_edit (document, RT_EDIT_UNLOCK_GIVENS, RT_CELLS_NONE, 0, false);
  assert_unread (document, 3, 78);
  rt_document_enter (document, rt_cells_of (2), 4);
  assert_unread (document, 2, 78);
  /* Confirming that the cell is blank is an undo step, although no digit changes. */
  told.changed = 0;
  rt_document_enter (document, rt_cells_of (3), 0);
  g_assert_cmpint (told.changed, ==, 1);
  assert_unread (document, 1, 78);
  rt_document_clear (document, RT_CELLS_ALL);
  assert_unread (document, 0, 78);
  while (rt_document_can_undo (document))
    rt_document_undo (document);
  assert_unread (document, 0, 78);
  for (int i = 0; i < 3; i++)
    rt_document_redo (document);
  assert_unread (document, 3, 78);
  rt_document_replace (document, puzzle, "Paste");
  assert_unread (document, 0, 78);
  g_assert_finalize_object (document);
}

static void
test_modified (void)
{
  RtDocument *document = document_of (EASY);
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/a puzzle.sdk");
  g_autoptr (GFile) same = g_file_new_for_path ("/nowhere/a puzzle.sdk");
  g_autoptr (RtPuzzle) writing = NULL;
  Told told;

  rt_document_enter (document, rt_cells_of (2), 1);
  listen (document, &told);
  rt_document_set_saved (document, NULL, file, "one");
  assert_told (&told, (Told) { .modified = 1, .title = 1, .file = 1, .etag = 1 });
  g_assert_cmpstr (rt_document_title (document), ==, "a puzzle.sdk");
  g_assert_cmpstr (rt_document_etag (document), ==, "one");
  g_assert_true (rt_document_file (document) == file);
  rt_document_set_saved (document, NULL, same, "one");
  assert_told (&told, (Told) { 0 });

  /* Back to what was saved, by any way, is unmodified again. */
  rt_document_undo (document);
  g_assert_true (rt_document_is_modified (document));
  rt_document_redo (document);
  g_assert_false (rt_document_is_modified (document));
  rt_document_undo (document);
  rt_document_edit (document, RT_EDIT_MARK, rt_cells_of (3), 1, false);
  g_assert_true (rt_document_is_modified (document));
  rt_document_clear (document, rt_cells_of (3));
  rt_document_enter (document, rt_cells_of (2), 1);
  g_assert_false (rt_document_is_modified (document));

  /* An entry made while the file was being written is not saved. */
  writing = rt_document_puzzle (document);
  rt_document_enter (document, rt_cells_of (3), 2);
  rt_document_set_saved (document, writing, file, NULL);
  g_assert_true (rt_document_is_modified (document));
  g_assert_null (rt_document_etag (document));
  rt_document_undo (document);
  g_assert_false (rt_document_is_modified (document));
  g_assert_finalize_object (document);
}

/* Makes a random edit, or sets which marks follow the next ones. */
static void
edit_or_set (RtDocument *document, GRand *rand)
{
  if (g_rand_int_range (rand, 0, 27) == 0)
    rt_document_set_marks_follow (document, g_rand_boolean (rand), g_rand_boolean (rand));
  else
    random_edit (document, rand);
}

static void assert_same_documents (RtDocument *a, RtDocument *b);

/* Fails unless the session's text of DOCUMENT is read back as an equal document. */
static void
assert_reads_back (RtDocument *document)
{
  g_autofree char *text = rt_document_to_text (document);
  g_autoptr (GError) error = NULL;
  RtDocument *back = rt_document_from_text (text, &error);

  g_assert_no_error (error);
  assert_same_documents (document, back);
  g_assert_finalize_object (back);
}

/* A plain list of positions, changed as anybody would, always agrees with the document: undo all is
 * the start, redo all the end. */
static void
test_undo_is_identity (void)
{
  for (guint32 seed = 1; seed <= (guint32) n_cases (10000); seed++) {
    g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
    g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (RtPosition));
    RtDocument *document = document_of (EASY);
    guint at = 0;
    Told told;

    listen (document, &told);
    g_array_append_vals (list, rt_document_position (document), 1);
    for (int i = 0; i < (seed == 1 ? 300 : 30); i++) {
      int way = g_rand_int_range (rand, 0, 4), before = told.changed;

      if (way == 0) {
        rt_document_undo (document);
        at -= at > 0;
      } else if (way == 1) {
        rt_document_redo (document);
        at += at + 1 < list->len;
      } else {
        edit_or_set (document, rand);
        g_assert_cmpint (told.changed - before, <=, 1);
        if (told.changed > before) {
          g_array_set_size (list, ++at);
          g_array_append_vals (list, rt_document_position (document), 1);
        }
      }
      assert_equal (document, &g_array_index (list, RtPosition, at));
      g_assert_true (rt_document_can_undo (document) == (at > 0));
      g_assert_true (rt_document_can_redo (document) == (at + 1 < list->len));
      g_assert_true ((at > 0) == (rt_document_undo_label (document) != NULL));
      g_assert_true ((at + 1 < list->len) == (rt_document_redo_label (document) != NULL));
    }
    assert_reads_back (document);
    while (rt_document_can_undo (document))
      rt_document_undo (document);
    for (at = 0; at < list->len; at++) {
      assert_equal (document, &g_array_index (list, RtPosition, at));
      rt_document_redo (document);
    }
    g_assert_false (rt_document_can_redo (document));
    g_assert_finalize_object (document);
  }
}

/* A document with everything in it that there can be. */
static RtDocument *
rich_document (guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  RtDocument *document = document_of (EASY);
  g_autoptr (RtPuzzle) puzzle = puzzle_of (EASY), rich = NULL;
  RtPosition position = *rt_puzzle_position (puzzle);
  g_autoptr (GFile) file = g_file_new_for_uri ("file:///tmp/a%20%C3%A9%0A.sdk");

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    position.colours[cell] = (uint8_t) g_rand_int_range (rand, 0, 10);
    if (!position.givens.digit[cell])
      position.corners[cell] = (RtDigits) g_rand_int_range (rand, 0, 512);
  }
  rich = rt_puzzle_new (&position);
  for (int field = 0; field < RT_N_FIELDS; field++) {
    RtPuzzle *more = rt_puzzle_with_field (rich, (RtField) field, "“ü”\n second;line\\ \r\t");

    rt_puzzle_unref (rich);
    rich = more;
  }
  rt_document_replace (document, rich, "Paste");
  for (int i = 0; i < 20; i++)
    edit_or_set (document, rand);
  rt_document_set_saved (document, NULL, file, "12:34");
  for (int i = 0; i < 10; i++)
    edit_or_set (document, rand);
  for (int i = 0; i < 5; i++)
    rt_document_undo (document);
  return document;
}

/* Each property has what its function returns. */
static void
test_properties (void)
{
  for (guint32 seed = 0; seed < 40; seed++) {
    RtDocument *document = seed ? rich_document (seed) : rt_document_new (NULL);
    gboolean can_undo, can_redo, is_modified;
    g_autofree char *title = NULL, *etag = NULL;
    g_autoptr (GFile) file = NULL;

    g_object_get (document, "can-undo", &can_undo, "can-redo", &can_redo, "modified", &is_modified, "title",
                  &title, "file", &file, "etag", &etag, NULL);
    g_assert_cmpint (can_undo, ==, rt_document_can_undo (document));
    g_assert_cmpint (can_redo, ==, rt_document_can_redo (document));
    g_assert_cmpint (is_modified, ==, rt_document_is_modified (document));
    g_assert_cmpstr (title, ==, rt_document_title (document));
    g_assert_true (file == rt_document_file (document));
    g_assert_cmpstr (etag, ==, rt_document_etag (document));
    g_assert_finalize_object (document);
  }
}

static void
assert_same_documents (RtDocument *a, RtDocument *b)
{
  g_autoptr (RtPuzzle) words_a = rt_document_puzzle (a), words_b = rt_document_puzzle (b);

  assert_equal (a, rt_document_position (b));
  g_assert_true (rt_cells_equal (rt_document_unread (a), rt_document_unread (b)));
  g_assert_true (rt_notation_same_words (words_a, words_b));
  g_assert_true (rt_document_is_modified (a) == rt_document_is_modified (b));
  g_assert_cmpstr (rt_document_undo_label (a), ==, rt_document_undo_label (b));
  g_assert_cmpstr (rt_document_redo_label (a), ==, rt_document_redo_label (b));
  g_assert_cmpstr (rt_document_title (a), ==, rt_document_title (b));
  g_assert_cmpstr (rt_document_etag (a), ==, rt_document_etag (b));
  g_assert_true (rt_document_file (a) == rt_document_file (b) ||
                 g_file_equal (rt_document_file (a), rt_document_file (b)));
}

static void
test_text_round_trip (void)
{
  for (guint32 seed = 0; seed < 40; seed++) {
    RtDocument *document = seed ? rich_document (seed) : rt_document_new (NULL), *copy;
    g_autofree char *text = rt_document_to_text (document), *again = NULL;
    g_autoptr (GError) error = NULL;

    copy = rt_document_from_text (text, &error);
    g_assert_no_error (error);
    again = rt_document_to_text (copy);
    g_assert_cmpstr (again, ==, text);
    assert_same_documents (document, copy);
    while (rt_document_can_undo (document)) {
      rt_document_undo (document);
      rt_document_undo (copy);
      assert_same_documents (document, copy);
    }
    while (rt_document_can_redo (document)) {
      rt_document_redo (document);
      rt_document_redo (copy);
      assert_same_documents (document, copy);
    }
    g_assert_false (rt_document_can_redo (copy));
    g_assert_finalize_object (copy);
    g_assert_finalize_object (document);
  }
}

static void
assert_damaged (const char *text)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (rt_document_from_text (text, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
}

/* No text but the one that was written is taken. */
static void
test_damage_is_seen (void)
{
  RtDocument *document = rich_document (7);
  g_autofree char *text = rt_document_to_text (document);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  gsize size = strlen (text);

  for (gsize end = 0; end < size; end += end < 200 ? 1 : 97) {
    g_autofree char *cut = g_strndup (text, end);

    assert_damaged (cut);
  }
  for (gsize at = 0; at < size; at += at < 200 ? 1 : (gsize) g_rand_int_range (rand, 1, 60)) {
    g_autofree char *other = g_strdup (text);

    other[at] = (char) (other[at] ^ (1 << g_rand_int_range (rand, 0, 8)));
    if (strcmp (other, text) != 0)
      assert_damaged (other);
  }
  g_assert_finalize_object (document);
}

/* Each way in which the line of a position can be wrong. */
static void
test_bad_positions (void)
{
  g_autofree char *grid = g_strnfill (81, '.'), *marks = g_strnfill (243, '1');
  g_autofree char *large = g_strnfill (243, '2'), *found = g_strnfill (81, 'a');
  const struct { const char *parts[6]; bool good; } rows[] = {
    { { "-", "-", "-", "-", "-" }, true },
    { { grid, found, marks, marks, "-" }, true },
    { { found, "-", "-", "-", "-" }, false },
    { { "-", "-", large, "-", "-" }, false },
    { { "-", "-", "-", large, "-" }, false },
    { { "-", "-", grid, "-", "-" }, false },
    { { "-", "-", "-", "-", grid }, false },
    { { "-", "-", "-", "-", marks }, false },
    { { marks, "-", "-", "-", "-" }, false },
    { { "-", "-", "-", "-" }, false },
    { { "", "-", "-", "-", "-" }, false },
    { { "-", "-", "-", "-", "- -" }, false },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *line = g_strjoinv (" ", (char **) rows[i].parts);
    RtPosition position;

    g_assert_true (rt_notation_read (line, &position) == rows[i].good);
  }
}

/* Behind a good seal there may still be nonsense: it is refused or makes a whole document. */
static void
test_sealed_nonsense (void)
{
  RtDocument *document = rich_document (9);
  g_autofree char *text = rt_document_to_text (document);
  const char *body = strchr (text, '\n') + 1;
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  gsize size = strlen (body);
  int taken = 0, refused = 0;

  for (int i = 0; i < 1500; i++) {
    g_autofree char *other = g_strdup (body), *sealed = NULL;
    g_autoptr (GKeyFile) keys = g_key_file_new ();
    RtDocument *made;

    if (g_rand_int_range (rand, 0, 8) == 0)
      other[g_rand_int_range (rand, 0, (int) size)] = '\0';
    else
      other[g_rand_int_range (rand, 0, (int) size)] = (char) g_rand_int_range (rand, 1, 256);
    if (!g_key_file_load_from_data (keys, other, (gsize) -1, G_KEY_FILE_NONE, NULL))
      continue;
    sealed = rt_notation_seal (keys);
    made = rt_document_from_text (sealed, NULL);
    if (!made) {
      refused++;
      continue;
    }
    taken++;
    while (rt_document_can_undo (made))
      rt_document_undo (made);
    while (rt_document_can_redo (made))
      rt_document_redo (made);
    for (int cell = 0; cell < RT_N_CELLS; cell++) {
      g_assert_cmpint (rt_position_digit (rt_document_position (made), cell), <=, 9);
      g_assert_cmpint (rt_document_position (made)->marks[cell], <=, RT_DIGITS_ALL);
      g_assert_cmpint (rt_document_position (made)->colours[cell], <=, 9);
    }
    g_assert_finalize_object (made);
  }
  g_assert_cmpint (taken, >, 0);
  g_assert_cmpint (refused, >, 0);
  g_assert_finalize_object (document);
}

static void
add_one_cb (RtDocument *document, int *count)
{
  (*count)++;
}

/* The view of a document is notified and restored, and does not count as work. */
static void
test_view (void)
{
  static const char *const values[] = { "masks", "", "two\nlines; \\ and [brackets] = “quotes”" };
  RtDocument *document = rt_document_new (NULL), *copy;
  g_autofree char *text = NULL;
  int viewed = 0, changed = 0;

  g_signal_connect (document, "viewed", G_CALLBACK (add_one_cb), &viewed);
  g_signal_connect (document, "changed", G_CALLBACK (add_one_cb), &changed);
  g_assert_null (rt_document_view (document, "page.nothing"));
  for (gsize i = 0; i < G_N_ELEMENTS (values); i++) {
    g_autofree char *key = g_strdup_printf ("page.word-%zu", i);

    rt_document_set_view (document, key, values[i]);
    rt_document_set_view (document, key, values[i]);
    g_assert_cmpint (viewed, ==, i + 1);
  }
  rt_document_set_view (document, "page.gone", "for a while");
  rt_document_set_view (document, "page.gone", NULL);
  rt_document_set_view (document, "page.gone", NULL);
  g_assert_cmpint (viewed, ==, G_N_ELEMENTS (values) + 2);
  g_assert_cmpint (changed, ==, 0);
  g_assert_false (rt_document_can_undo (document));
  g_assert_false (rt_document_is_modified (document));

  text = rt_document_to_text (document);
  copy = rt_document_from_text (text, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (values); i++) {
    g_autofree char *key = g_strdup_printf ("page.word-%zu", i);

    g_assert_cmpstr (rt_document_view (copy, key), ==, values[i]);
  }
  g_assert_null (rt_document_view (copy, "page.gone"));
  g_assert_finalize_object (copy);
  g_assert_finalize_object (document);
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/document", test_new, test_tells_changes_only, test_givens_stay,
                    test_digit_strikes_marks, test_digit_strikes_corners,
                    test_wrong_digit_strikes_nothing, test_marks, test_colours, test_mark_colours,
                    test_marks_follow, test_fill_marks, test_lock_and_solve, test_replace,
                    test_unread, test_modified, test_undo_is_identity, test_view, test_properties,
                    test_text_round_trip, test_damage_is_seen, test_bad_positions,
                    test_sealed_nonsense);
}
