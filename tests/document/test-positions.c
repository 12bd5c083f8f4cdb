/* test-positions.c - tests that a document keeps every position, also of branches that were left;
 * going to one is one undo step; the session keeps all. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/base/session-format.h"
#include "document/history.h"

#include "common/cases.h"
#include "common/puzzles.h"
#include "common/share.h"
#include "document/documents.h"

#include <string.h>

static void
enter (RtDocument *document, int cell, int digit)
{
  rt_document_enter (document, rt_cells_of (cell), digit);
}

static int
digit_at (RtDocument *document, int cell)
{
  return rt_position_digit (rt_document_position (document), cell);
}

static RtKept
nth (RtDocument *document, guint i)
{
  g_autoptr (GArray) kept = rt_document_kept (document);

  g_assert_cmpuint (i, <, kept->len);
  return g_array_index (kept, RtKept, i);
}

static guint
n_kept (RtDocument *document)
{
  g_autoptr (GArray) kept = rt_document_kept (document);

  return kept->len;
}

/* Returns DOCUMENT as the session gives it back, which has to write it down the same way. */
static RtDocument *
come_back (RtDocument *document)
{
  g_autofree char *text = rt_document_to_text (document), *again = NULL;
  g_autoptr (GError) error = NULL;
  RtDocument *copy = rt_document_from_text (text, &error);

  g_assert_no_error (error);
  again = rt_document_to_text (copy);
  g_assert_cmpstr (again, ==, text);
  return copy;
}

/* An edit after Undo begins a branch, and the end of the other branch is kept. */
static void
test_branch (void)
{
  g_autoptr (RtDocument) document = document_of (EMPTY), copy = NULL;
  RtKept end;

  for (int cell = 0; cell < 3; cell++)
    enter (document, cell, cell + 1);
  rt_document_undo (document);
  rt_document_undo (document);
  g_assert_cmpuint (n_kept (document), ==, 0); /* Redo still leads there */
  enter (document, 1, 9);
  g_assert_false (rt_document_can_redo (document));
  g_assert_cmpuint (n_kept (document), ==, 1);
  end = nth (document, 0);
  g_assert_null (end.name);
  g_assert_cmpuint (end.n_apart, ==, 2);
  g_assert_cmpint (rt_position_digit (end.position, 2), ==, 3);

  rt_document_go_to (document, end.id);
  g_assert_cmpint (digit_at (document, 1), ==, 2);
  g_assert_cmpstr (rt_document_undo_label (document), ==, "Go to Another Position");
  g_assert_false (rt_document_can_redo (document));
  end = nth (document, 0); /* the end of the branch that is left now */
  g_assert_cmpuint (n_kept (document), ==, 1);
  g_assert_cmpint (rt_position_digit (end.position, 1), ==, 9);
  copy = come_back (document);
  for (int i = 0; i < 2; i++) {
    RtDocument *either = i ? copy : document;

    rt_document_undo (either);
    g_assert_cmpint (digit_at (either, 1), ==, 9);
    g_assert_cmpstr (rt_document_redo_label (either), ==, "Go to Another Position");
    rt_document_undo (either);
    g_assert_cmpint (digit_at (either, 1), ==, 0);
    g_assert_cmpint (digit_at (either, 0), ==, 1);
    rt_document_redo (either); /* the branch that was left last */
    g_assert_cmpint (digit_at (either, 1), ==, 9);
  }
}

static void
add_one_cb (int *count)
{
  (*count)++;
}

static void
test_keep (void)
{
  g_autoptr (RtDocument) document = document_of (EASY), copy = NULL;
  int n_told = 0, n_changed = 0;
  guint id;

  g_signal_connect_swapped (document, "kept", G_CALLBACK (add_one_cb), &n_told);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (add_one_cb), &n_changed);
  enter (document, 2, 4);
  id = rt_document_at (document);
  rt_document_keep (document, id, "before I guessed “4”\n");
  rt_document_keep (document, id, "before I guessed “4”\n");
  rt_document_keep (document, id + 100, "nowhere");
  rt_document_go_to (document, id + 100);
  rt_document_go_to (document, id);
  g_assert_cmpint (n_told, ==, 1);
  g_assert_cmpint (n_changed, ==, 1);
  g_assert_true (nth (document, 0).is_now);
  g_assert_cmpuint (rt_document_depth (document), ==, 1);
  enter (document, 3, 6);
  rt_document_undo (document);
  rt_document_undo (document);
  enter (document, 3, 7);
  g_assert_cmpuint (n_kept (document), ==, 2); /* the kept one and the end of its branch */
  g_assert_cmpuint (nth (document, 0).n_apart, ==, 1);

  copy = come_back (document);
  id = nth (copy, 0).id;
  g_assert_cmpstr (nth (copy, 0).name, ==, "before I guessed “4”\n");
  rt_document_go_to (copy, id);
  g_assert_cmpint (digit_at (copy, 2), ==, 4);
  g_assert_cmpint (digit_at (copy, 3), ==, 0);
  rt_document_keep (copy, id, NULL);
  rt_document_undo (copy);
  g_assert_cmpint (digit_at (copy, 3), ==, 7);
  g_assert_cmpuint (n_kept (copy), ==, 1);
}

/* Another puzzle in the window has positions of its own. */
static void
test_other_puzzle (void)
{
  g_autoptr (RtDocument) document = document_of (EASY), copy = NULL;
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/a.sdk");

  rt_document_keep (document, rt_document_at (document), "first");
  enter (document, 2, 4);
  rt_document_renew (document, NULL);
  g_assert_cmpuint (n_kept (document), ==, 0);
  rt_document_keep (document, rt_document_at (document), "second");
  g_assert_cmpuint (n_kept (document), ==, 1);
  rt_document_undo (document);
  g_assert_cmpstr (nth (document, 0).name, ==, "first");
  enter (document, 3, 6); /* the second puzzle is on a branch now */
  g_assert_cmpuint (n_kept (document), ==, 1);

  /* Both branches of the first one are saved by one save. */
  copy = come_back (document);
  rt_document_set_saved (copy, NULL, file, NULL);
  rt_document_undo (copy);
  g_assert_nonnull (rt_document_file (copy));
  rt_document_undo (copy);
  g_assert_nonnull (rt_document_file (copy));
}

/* The digits that Solve found go from any position that has them, however it was come to. */
static void
test_own (void)
{
  g_autoptr (RtDocument) document = document_of (EASY);
  RtGrid solution = grid_of (SOLVED);
  RtPosition marked, own;
  guint solved;

  rt_document_edit (document, RT_EDIT_FILL_MARKS, RT_CELLS_NONE, 0, false);
  marked = *rt_document_position (document);
  rt_document_fill_solution (document, &solution, false);
  solved = rt_document_at (document);
  rt_document_undo (document);
  rt_document_undo (document);
  enter (document, 2, 4);
  rt_document_go_to (document, solved);
  own = rt_document_own (document);
  g_assert_true (rt_position_equal (&own, &marked));
}

/* Positions that were left are many, but not without end; the ends and the kept ones stay longest. */
static void
test_bounded (void)
{
  g_autoptr (RtDocument) document = document_of (EMPTY), copy = NULL;
  const int n = RT_HISTORY_MOST_LEFT + 50;
  g_autoptr (GKeyFile) keys = NULL;
  g_autofree char *text = NULL;
  RtPosition end;

  for (int i = 0; i < n; i++) {
    enter (document, i % RT_N_CELLS, 1 + i / RT_N_CELLS % 9);
    if (i == 3)
      rt_document_keep (document, rt_document_at (document), "early");
  }
  end = *rt_document_position (document);
  while (rt_document_can_undo (document))
    rt_document_undo (document);
  enter (document, 0, 9);
  copy = come_back (document);
  text = rt_document_to_text (copy);
  keys = rt_notation_open (text);
  g_assert_cmpuint (g_key_file_get_uint64 (keys, "history", "length", NULL), ==,
                    RT_HISTORY_MOST_LEFT + 3); /* the first, the new one, the kept one */
  g_assert_cmpuint (n_kept (copy), ==, 2);
  g_assert_cmpstr (nth (copy, 0).name, ==, "early");
  g_assert_true (rt_position_equal (nth (copy, 1).position, &end));
  g_assert_cmpuint (nth (copy, 1).n_apart, ==, RT_HISTORY_MOST_LEFT + 1);
}

/* A session of Retrace 0.2.0 is read: a list of positions, and the place of Undo. */
static void
test_old_session (void)
{
  static const char *const positions[] = { EASY " - - - -", EASY " - - - -", EASY " - - - -" };
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *text = NULL, *again = NULL;
  g_autoptr (RtDocument) document = NULL;

  g_key_file_set_uint64 (keys, "history", "length", 3);
  g_key_file_set_uint64 (keys, "history", "at", 1);
  for (guint i = 0; i < 3; i++) {
    g_autofree char *group = g_strdup_printf ("moment %u", i);
    g_autofree char *entries = g_strnfill (RT_N_CELLS, '.');
    g_autoptr (GString) line = g_string_new (positions[i]);

    if (i > 0) {
      entries[2] = (char) ('0' + i);
      g_string_printf (line, "%s %s - - -", EASY, entries);
    }
    g_key_file_set_string (keys, group, "position", line->str);
    g_key_file_set_integer (keys, group, "words", 0);
    if (i == 0) {
      g_key_file_set_boolean (keys, "words 0", "words", TRUE);
      g_key_file_set_string (keys, "saved", "position", positions[0]);
      g_key_file_set_boolean (keys, "saved", "words", TRUE);
    } else {
      g_key_file_set_string (keys, group, "label", i == 1 ? "Enter 1" : "Enter 2");
    }
  }
  text = rt_notation_seal (keys);
  document = rt_document_from_text (text, NULL);
  g_assert_nonnull (document);
  g_assert_cmpint (digit_at (document, 2), ==, 1);
  g_assert_cmpstr (rt_document_redo_label (document), ==, "Enter 2");
  g_assert_cmpuint (rt_document_depth (document), ==, 1);
  /* A history without branches is still written as it was. */
  again = rt_document_to_text (document);
  g_assert_cmpstr (again, ==, text);
}

/* Time and hints are of the puzzle: Undo does not turn them back, another puzzle has its own, and the
 * session has both. */
static void
test_time (void)
{
  g_autoptr (RtDocument) document = document_of (EASY), copy = NULL;
  RtPlayTime time = { 0 };
  g_autofree char *brief = rt_play_time_say (G_GINT64_CONSTANT (252000000));
  g_autofree char *long_ago = rt_play_time_say (G_GINT64_CONSTANT (3725000000));
  gint64 spent;

  g_assert_cmpstr (brief, ==, "04:12");
  g_assert_cmpstr (long_ago, ==, "1:02:05");
  g_assert_true (rt_play_time_run (&time, true, 100));
  g_assert_false (rt_play_time_run (&time, true, 150));
  g_assert_cmpint (rt_play_time_at (&time, 160), ==, 60);
  g_assert_true (rt_play_time_run (&time, false, 200));
  g_assert_cmpint (rt_play_time_at (&time, 900), ==, 100);

  rt_document_run_clock (document, true);
  while (rt_document_time (document) == 0);
  rt_document_count_hint (document);
  enter (document, 2, 4);
  rt_document_undo (document);
  g_assert_cmpint (rt_document_time (document), >, 0);
  g_assert_cmpuint (rt_document_n_hints (document), ==, 1);
  rt_document_renew (document, NULL);
  g_assert_cmpuint (rt_document_n_hints (document), ==, 0);
  while (rt_document_time (document) == 0); /* the clock continues for the other position */
  rt_document_run_clock (document, false);
  rt_document_undo (document);
  spent = rt_document_time (document);
  g_assert_cmpint (spent, ==, rt_document_time (document));
  copy = come_back (document);
  g_assert_cmpint (rt_document_time (copy), ==, spent);
  g_assert_cmpuint (rt_document_n_hints (copy), ==, 1);
}

/* A history by chance, and what it has to be: all positions by their ids, and the line of ids. */
typedef struct {
  RtDocument *document;
  GArray *ids;       /* of guint */
  GArray *positions; /* of RtPosition, one for each id */
  GArray *line;      /* of indexes into IDS */
  guint at;
} Model;

static guint
line_at (const Model *model, guint at)
{
  return g_array_index (model->line, guint, at);
}

static void
assert_agrees (const Model *model)
{
  guint i = line_at (model, model->at);

  g_assert_cmpuint (rt_document_at (model->document), ==, g_array_index (model->ids, guint, i));
  g_assert_true (rt_position_equal (rt_document_position (model->document),
                                    &g_array_index (model->positions, RtPosition, i)));
  g_assert_true (rt_document_can_undo (model->document) == (model->at > 0));
  g_assert_true (rt_document_can_redo (model->document) == (model->at + 1 < model->line->len));
  g_assert_cmpuint (rt_document_depth (model->document), ==, model->at);
}

/* Adds the position with index I to the line. */
static void
go (Model *model, guint i)
{
  if (model->line->len > 0)
    g_array_set_size (model->line, ++model->at);
  g_array_append_val (model->line, i);
}

static void
take_position (Model *model)
{
  guint id = rt_document_at (model->document);

  g_array_append_val (model->ids, id);
  g_array_append_vals (model->positions, rt_document_position (model->document), 1);
  go (model, model->ids->len - 1);
}

static void
do_edit (Model *model, GRand *rand)
{
  static const RtEdit edits[] = { RT_EDIT_MARK,       RT_EDIT_CORNER,      RT_EDIT_COLOUR,
                                  RT_EDIT_CLEAR,      RT_EDIT_FILL_MARKS,  RT_EDIT_CLEAN_MARKS,
                                  RT_EDIT_CLEAR_MARKS };
  guint depth = rt_document_depth (model->document);
  RtCells cells = rt_cells_of (g_rand_int_range (rand, 0, RT_N_CELLS));
  int digit = g_rand_int_range (rand, 1, 10);

  if (g_rand_int_range (rand, 0, 6) == 0)
    rt_document_colour_mark (model->document, cells, digit, g_rand_int_range (rand, 1, 10), false);
  else if (g_rand_boolean (rand))
    rt_document_edit (model->document, edits[g_rand_int_range (rand, 0, G_N_ELEMENTS (edits))], cells, digit,
                      g_rand_boolean (rand));
  else
    rt_document_enter (model->document, cells, digit);
  if (rt_document_depth (model->document) != depth)
    take_position (model);
}

static void
do_any (Model *model, GRand *rand)
{
  static const char *const names[] = { NULL, "", "39 cells left", "é\n=#[x]" };
  guint i = (guint) g_rand_int_range (rand, 0, (gint32) model->ids->len);
  guint id = g_array_index (model->ids, guint, i);

  switch (g_rand_int_range (rand, 0, 10)) {
  case 0: case 1: case 2:
    rt_document_undo (model->document);
    model->at -= model->at > 0;
    break;
  case 3:
    rt_document_redo (model->document);
    model->at += model->at + 1 < model->line->len;
    break;
  case 4:
    rt_document_keep (model->document, id, names[g_rand_int_range (rand, 0, 4)]);
    break;
  case 5:
    if (id != rt_document_at (model->document))
      go (model, i);
    rt_document_go_to (model->document, id);
    break;
  default:
    do_edit (model, rand);
  }
}

/* Undo all is the start, Redo all the end, and each position is come to again, as one step. */
static void
assert_all_reached (Model *model)
{
  while (rt_document_can_undo (model->document)) {
    rt_document_undo (model->document);
    model->at--;
    assert_agrees (model);
  }
  g_assert_cmpuint (line_at (model, model->at), ==, 0);
  while (rt_document_can_redo (model->document)) {
    rt_document_redo (model->document);
    model->at++;
    assert_agrees (model);
  }
  for (guint i = 0; i < model->ids->len; i++)
    if (i != line_at (model, model->at)) {
      rt_document_go_to (model->document, g_array_index (model->ids, guint, i));
      go (model, i);
      assert_agrees (model);
    }
}

/* Undo and Redo of A and B, which were written down the same way, show the same. */
static void
assert_twins (RtDocument *a, RtDocument *b)
{
  g_autoptr (GArray) all_a = rt_document_kept (a), all_b = rt_document_kept (b);

  g_assert_true (rt_position_equal (rt_document_position (a), rt_document_position (b)));
  g_assert_cmpstr (rt_document_undo_label (a), ==, rt_document_undo_label (b));
  g_assert_cmpstr (rt_document_redo_label (a), ==, rt_document_redo_label (b));
  g_assert_cmpuint (all_a->len, ==, all_b->len);
  for (guint i = 0; i < all_a->len; i++) {
    const RtKept *one = &g_array_index (all_a, RtKept, i), *other = &g_array_index (all_b, RtKept, i);

    g_assert_cmpstr (one->name, ==, other->name);
    g_assert_cmpuint (one->n_apart, ==, other->n_apart);
    g_assert_true (one->is_now == other->is_now);
    g_assert_true (rt_position_equal (one->position, other->position));
  }
}

/* No position is listed twice, and without a name only those that are on another branch. */
static void
assert_listed_once (const Model *model)
{
  g_autoptr (GArray) all = rt_document_kept (model->document);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < all->len; i++) {
    const RtKept *kept = &g_array_index (all, RtKept, i);

    g_assert_true (g_hash_table_add (seen, GUINT_TO_POINTER (kept->id)));
    g_assert_true (kept->name || (kept->n_apart > 0 && !kept->is_now));
  }
}

static void
test_any_history (void)
{
  for (int n = n_cases (10000); n > 0; n--) {
    g_autoptr (GRand) rand = g_rand_new_with_seed (g_test_rand_int ());
    g_autoptr (RtDocument) document = document_of (EASY), copy = NULL;
    Model model = { document, g_array_new (FALSE, FALSE, sizeof (guint)),
                    g_array_new (FALSE, FALSE, sizeof (RtPosition)),
                    g_array_new (FALSE, FALSE, sizeof (guint)), 0 };

    take_position (&model);
    for (int i = g_rand_int_range (rand, 1, 40); i > 0; i--) {
      do_any (&model, rand);
      assert_agrees (&model);
    }
    assert_listed_once (&model);
    copy = come_back (document);
    assert_twins (document, copy);
    while (rt_document_can_undo (copy)) {
      rt_document_undo (copy);
      rt_document_undo (document);
      model.at--;
      assert_twins (document, copy);
    }
    assert_all_reached (&model);
    g_array_unref (model.ids);
    g_array_unref (model.positions);
    g_array_unref (model.line);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_cases ("/positions", test_branch, test_keep, test_other_puzzle, test_own, test_bounded,
             test_old_session, test_time, test_any_history);
  return g_test_run ();
}
