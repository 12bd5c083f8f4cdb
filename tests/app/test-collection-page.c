/* test-collection-page.c - a collection in a window: listed, looked through, worked in, saved. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/collection/collection-controller.h"
#include "app/collection/collection-model.h"
#include "app/collection/collection-table.h"
#include "app/collection/collection-work.h"
#include "app/files/open.h"
#include "document/collection/repeats.h"
#include "document/files/collection-keeper.h"

#include <gtk/gtk.h>
#include <string.h>

/* Five rows, of which the first and the fourth are damaged. */
#define MIXED "53..7\n" EASY " # easy one\n" LONG "\nx\n" TWO " # two\n"

static RtCollectionPage *
page_of (RtWindow *window)
{
  return find (window, RT_TYPE_COLLECTION_PAGE);
}

static void
settle (RtWindow *window)
{
  until (rt_collection_page_is_settled (page_of (window)));
}

/* A window on a file with this TEXT. */
static RtWindow *
open_text (const char *name, const char *text)
{
  RtWindow *window = open_window (NULL);
  g_autoptr (GFile) file = write_file (name, text);

  open_file (RT_SHELL (window), file);
  until (rt_collecting_is_on (rt_window_collecting (window)));
  settle (window);
  return window;
}

/* The numbers, from 1, of what is listed. */
static void
assert_listed (RtWindow *window, const char *expected)
{
  GtkColumnView *view = find (window, GTK_TYPE_COLUMN_VIEW);
  GListModel *model = G_LIST_MODEL (gtk_column_view_get_model (view));
  g_autoptr (GString) said = g_string_new (NULL);

  settle (window);
  for (guint i = 0; i < g_list_model_get_n_items (model); i++) {
    g_autoptr (GObject) row = g_list_model_get_item (model, i);

    g_string_append_printf (said, "%u",
                            rt_collection_row_number (RT_COLLECTION_ROW (row)) + 1);
  }
  g_assert_cmpstr (said->str, ==, expected);
}

static GtkSelectionModel *
selection_of (RtWindow *window)
{
  return gtk_column_view_get_model (find (window, GTK_TYPE_COLUMN_VIEW));
}

/* A click on the row at POSITION. */
static void
click (RtWindow *window, guint position)
{
  gtk_selection_model_select_item (selection_of (window), position, TRUE);
}

/* A click on the header of a column. */
static void
sort_by (RtWindow *window, guint column, GtkSortType order)
{
  GtkColumnView *view = find (window, GTK_TYPE_COLUMN_VIEW);
  g_autoptr (GtkColumnViewColumn) sorted =
    g_list_model_get_item (gtk_column_view_get_columns (view), column);

  gtk_column_view_sort_by_column (view, sorted, order);
}

/* The first puzzle is open; damaged lines keep their numbers. */
static void
test_open (void)
{
  RtWindow *window = open_text ("mixed.txt", MIXED);

  assert_shown (window, EASY);
  assert_listed (window, "12345");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "mixed.txt · 2 of 5");
  g_assert_null (rt_document_file (rt_desk_document (rt_window_desk (window))));
  g_assert_true (has_label (window, "5 puzzles*"));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (has_label (window, "easy one"));
  g_assert_true (has_label (window, "Line 4: There is no puzzle*"));
  g_assert_true (has_label (window, "many"));
  close_window (window);
}

/* A click opens a row, but not a damaged one, which says what is wrong with it. */
static void
test_click (void)
{
  RtWindow *window = open_text ("mixed.txt", MIXED);

  click (window, 2);
  assert_shown (window, LONG);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "mixed.txt · 3 of 5");
  click (window, 0);
  assert_shown (window, LONG);
  g_assert_true (has_label (page_of (window), "Line 1: There is no puzzle*"));
  close_window (window);
}

/* What was done in a puzzle is there when one comes back, its history too. */
static void
test_progress (void)
{
  RtWindow *window = open_text ("mixed.txt", MIXED);

  rt_document_enter (rt_desk_document (rt_window_desk (window)), rt_cells_of (2), 4);
  g_assert_true (rt_collecting_has_work (rt_window_collecting (window)));
  act (window, "win.next-puzzle");
  assert_shown (window, LONG);
  g_assert_false (rt_document_is_modified (rt_desk_document (rt_window_desk (window))));
  g_assert_true (rt_collecting_has_work (rt_window_collecting (window)));
  act (window, "win.previous-puzzle");
  assert_shown (window, "534" EASY_TAIL);
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "undo"));
  act (window, "win.undo");
  assert_shown (window, EASY);
  g_assert_false (rt_collecting_has_work (rt_window_collecting (window)));
  close_window (window);
}

/* After a puzzle that was solved comes the next one that was not. */
static void
test_next_unsolved (void)
{
  RtWindow *window = open_text ("mixed.txt", MIXED);

  act (window, "win.next-puzzle");
  assert_shown (window, LONG);
  until (rt_desk_told_verdict (rt_window_desk (window)));
  rt_document_fill_solution (rt_desk_document (rt_window_desk (window)),
                             &rt_desk_told_verdict (rt_window_desk (window))->solution, false);
  act (window, "win.previous-puzzle");
  assert_shown (window, EASY);
  act (window, "win.next-unsolved");
  assert_shown (window, TWO);
  act (window, "win.next-unsolved");
  assert_shown (window, TWO);
  close_window (window);
}

/* Next and previous pass over damaged lines, in the order of the list, and end at its ends. */
static void
test_next (void)
{
  RtWindow *window = open_text ("mixed.txt", MIXED);

  act (window, "win.previous-puzzle");
  assert_shown (window, EASY);
  act (window, "win.next-puzzle");
  assert_shown (window, LONG);
  act (window, "win.next-puzzle");
  assert_shown (window, TWO);
  act (window, "win.next-puzzle");
  assert_shown (window, TWO);
  sort_by (window, 2, GTK_SORT_ASCENDING);
  assert_listed (window, "14352");
  act (window, "win.next-puzzle");
  assert_shown (window, EASY);
  sort_by (window, 2, GTK_SORT_DESCENDING);
  assert_listed (window, "25314");
  act (window, "win.next-puzzle");
  assert_shown (window, TWO);
  sort_by (window, 0, GTK_SORT_ASCENDING);
  assert_listed (window, "12345");
  close_window (window);
}

static void
test_filters (void)
{
  RtWindow *window = open_text ("mixed.txt", MIXED CLASH "\n");
  RtCollectionPage *page = page_of (window);
  GtkEditable *entry = find (page, GTK_TYPE_SEARCH_ENTRY);
  GtkDropDown *kinds = find (page, GTK_TYPE_DROP_DOWN);
  GtkDropDown *givens = GTK_DROP_DOWN (gtk_widget_get_next_sibling (GTK_WIDGET (kinds)));
  const char *const by_kind[] = { "123456", "23", "5", "6", "14" };
  const char *const by_givens[] = { "123456", "3", "5", "26" };

  for (guint i = 0; i < G_N_ELEMENTS (by_kind); i++) {
    gtk_drop_down_set_selected (kinds, i);
    assert_listed (window, by_kind[i]);
  }
  g_assert_true (has_label (page, "2 of 6 puzzles"));
  gtk_drop_down_set_selected (kinds, 0);
  until (has_label (page, "6 puzzles: 2 have one solution, 1 has several, 1 has none, 2 are damaged"));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (givens)), ==,
                    G_N_ELEMENTS (by_givens));
  for (guint i = 0; i < G_N_ELEMENTS (by_givens); i++) {
    gtk_drop_down_set_selected (givens, i);
    assert_listed (window, by_givens[i]);
  }
  gtk_drop_down_set_selected (givens, 0);
  gtk_editable_set_text (entry, " EASY ");
  g_signal_emit_by_name (entry, "search-changed");
  assert_listed (window, "2");
  /* What is open is not listed: next is the first that is. */
  act (window, "win.next-puzzle");
  gtk_editable_set_text (entry, "two");
  g_signal_emit_by_name (entry, "search-changed");
  assert_listed (window, "5");
  act (window, "win.next-puzzle");
  assert_shown (window, TWO);
  g_assert_false (has_label (page, "No puzzle is like that"));
  gtk_editable_set_text (entry, "three");
  g_signal_emit_by_name (entry, "search-changed");
  assert_listed (window, "");
  g_assert_true (has_label (page, "No puzzle is like that"));
  gtk_editable_set_text (entry, "two");
  g_signal_emit_by_name (entry, "search-changed");
  assert_listed (window, "5");
  g_assert_false (has_label (page, "No puzzle is like that"));
  close_window (window);
}

/* The filter is there once somebody looks for puzzles, and nothing stays left out when it goes. */
static void
test_find (void)
{
  RtWindow *window = open_text ("find.txt", MIXED CLASH "\n");
  RtCollectionPage *page = page_of (window);
  GtkWidget *entry = find (page, GTK_TYPE_SEARCH_ENTRY);
  GtkWidget *finds = gtk_widget_get_first_child (gtk_widget_get_last_child (GTK_WIDGET (page)));

  g_assert_false (gtk_widget_get_mapped (entry));
  act (window, "win.find-puzzle");
  g_assert_true (gtk_widget_get_mapped (entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), "easy");
  g_signal_emit_by_name (entry, "search-changed");
  assert_listed (window, "2");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (finds), FALSE);
  g_assert_false (gtk_widget_get_mapped (entry));
  assert_listed (window, "123456");
  close_window (window);
}

/* Puzzles that come again are found once somebody asks for them, and asking is kept like the rest. */
static void
test_repeats (void)
{
  RtWindow *window = open_text ("again.txt", EASY "\n" LONG "\nx\n" EASY "\n" TWO "\n" LONG "\n");
  RtCollectionPage *page = page_of (window);
  GtkDropDown *kinds = find (page, GTK_TYPE_DROP_DOWN);

  g_assert_false (rt_collection_knows_repeats (rt_collection_page_collection (page)));
  gtk_drop_down_set_selected (kinds, 6);
  assert_listed (window, "46");
  g_assert_true (has_label (page, "2 of 6 puzzles are the same as an earlier one"));
  gtk_drop_down_set_selected (kinds, 5);
  assert_listed (window, "125");
  g_assert_true (has_label (page, "Save 3 Listed…"));
  close_window (window);
}

/* Every row speaks as a whole. */
static void
test_speech (void)
{
  RtWindow *window = open_text ("mixed.txt", MIXED);
  RtCollection *collection = rt_collection_page_collection (page_of (window));
  const char *const said[] = {
    "Puzzle 1, damaged: Line 1: There is no puzzle*",
    "Puzzle 2, easy one, 30 givens, exactly one solution, rating 1.2",
    "Puzzle 3, 17 givens, exactly one solution, rating ?.?",
    "Puzzle 4, damaged: *",
    "Puzzle 5, two, 27 givens, many solutions",
  };

  for (guint row = 0; row < G_N_ELEMENTS (said); row++) {
    g_autofree char *text = rt_collection_say_row (collection, row);

    g_assert_true (g_pattern_match_simple (said[row], text));
  }
  close_window (window);
}

static void
test_paste (void)
{
  RtWindow *window = open_window (NULL);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), LONG "\n" EASY "\n");
  act (window, "win.paste");
  until (rt_collecting_is_on (rt_window_collecting (window)));
  assert_listed (window, "12");
  assert_shown (window, LONG);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "New Puzzles · 1 of 2");
  close_window (window);
}

#define ROWS                                                                                  \
  "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n" \
  "....8..79\n"

/* Files together: a puzzle that has a file of its own is saved there. */
static void
test_several_files (void)
{
  RtWindow *window = open_window (NULL);
  g_autoptr (GFile) many = write_file ("many.txt", LONG "\n" TWO "\n");
  g_autoptr (GFile) one = write_file ("one.sdk", "[Puzzle]\n" ROWS);
  g_autoptr (GFile) bad = write_file ("bad.txt", "530070000\n600195000\n0980#0060\n");
  GFile *files[] = { many, bad, one };
  g_autofree char *text = NULL;

  rt_open_files (RT_SHELL (window), files, G_N_ELEMENTS (files));
  until (rt_collecting_is_on (rt_window_collecting (window)));
  g_assert_true (has_label (window, "bad.txt, line 3, column 5*"));
  assert_listed (window, "123");
  assert_shown (window, LONG);
  click (window, 2);
  assert_shown (window, EASY);
  g_assert_true (g_file_equal (rt_document_file (rt_desk_document (rt_window_desk (window))), one));
  rt_document_enter (rt_desk_document (rt_window_desk (window)), rt_cells_of (2), 4);
  act (window, "win.save");
  until (!rt_document_is_modified (rt_desk_document (rt_window_desk (window))));
  text = read_file (one);
  g_assert_nonnull (strstr (text, "[State]\n534.7....\n"));
  close_window (window);
}

/* TEXT with 0 for its blanks, as it stands in an .sdm file. */
static char *
with_zeros (const char *text)
{
  return g_strdelimit (g_strdup (text), ".", '0');
}

/* All, or what is selected; with what was done in them; what is lost is named. */
static void
test_save (void)
{
  RtWindow *window = open_text ("mixed.txt", MIXED);
  g_autoptr (GFile) all = file_of ("all.sdm"), some = file_of ("some.sdm");
  g_autoptr (GFile) one = file_of ("one-only.sdk");
  g_autofree char *first = with_zeros (EASY " # easy one\n" LONG "\n");
  g_autofree char *last = with_zeros (TWO " # two\n"), *text = NULL, *more = NULL;

  rt_collecting_save_to (rt_window_collecting (window), one);
  g_assert_true (has_label (window, "“one-only.sdk” was not saved:*.sdm*"));
  g_assert_false (g_file_query_exists (one, NULL));

  rt_collecting_save_to (rt_window_collecting (window), all);
  until (has_label (window, "3 puzzles were saved in “all.sdm”. 2 damaged lines*"));
  text = read_file (all);
  g_assert_true (g_str_has_prefix (text, first));
  g_assert_cmpstr (text + strlen (first), ==, last);

  rt_document_enter (rt_desk_document (rt_window_desk (window)), rt_cells_of (2), 4);
  gtk_selection_model_select_item (selection_of (window), 2, FALSE);
  g_assert_true (has_label (window, "Save 2 Selected…"));
  rt_collecting_save_to (rt_window_collecting (window), some);
  until (has_label (window, "2 puzzles were saved*your digits*"));
  more = read_file (some);
  g_assert_true (g_str_has_prefix (more, "53407"));
  g_assert_true (g_str_has_suffix (more, strstr (first, " # easy one\n")));
  close_window (window);
}

/* What is listed or selected goes on paper; lines that are no puzzle do not, and no more than one
 * could want. */
static void
test_paper (void)
{
  g_autoptr (GString) more = g_string_new (NULL);
  RtWindow *window = open_text ("mixed.txt", MIXED EASY "\n" EASY "\n");

  act (window, "win.export-collection");
  g_assert_true (has_label (dialog_of (window, "Export"), "Page 1 of 2"));
  g_assert_nonnull (find_button (dialog_of (window, "Export"), "Print…"));
  gtk_window_destroy (GTK_WINDOW (dialog_of (window, "Export")));
  click (window, 2);
  gtk_selection_model_select_item (selection_of (window), 3, FALSE);
  act (window, "win.export-collection");
  g_assert_true (has_label (dialog_of (window, "Export"), "Page 1 of 1"));
  gtk_window_destroy (GTK_WINDOW (dialog_of (window, "Export")));
  click (window, 0);
  gtk_selection_model_select_item (selection_of (window), 3, FALSE);
  act (window, "win.export-collection");
  g_assert_null (dialog_of (window, "Export"));
  g_assert_true (has_label (window, "None of the lines is a puzzle."));
  close_window (window);

  for (guint i = 0; i < 10001; i++)
    g_string_append (more, EASY "\n");
  window = open_text ("many.txt", more->str);
  act (window, "win.export-collection");
  g_assert_null (dialog_of (window, "Export"));
  g_assert_true (has_label (window, "At most * puzzles can be put on paper*"));
  close_window (window);
}

/* Another file goes to another window where something would be lost, else the page goes. */
static void
test_open_another (void)
{
  RtWindow *window = open_text ("mixed.txt", MIXED);
  g_autoptr (GFile) one = write_file ("one.sdk", "[Puzzle]\n" ROWS);
  guint n = n_windows ();

  rt_document_enter (rt_desk_document (rt_window_desk (window)), rt_cells_of (2), 4);
  act (window, "win.next-puzzle");
  open_file (RT_SHELL (window), one);
  until (n_windows () == n + 1);
  g_assert_true (rt_collecting_is_on (rt_window_collecting (window)));
  assert_shown (window, LONG);
  close_window (RT_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application))));

  act (window, "win.previous-puzzle");
  act (window, "win.undo");
  open_file (RT_SHELL (window), one);
  until (!rt_collecting_is_on (rt_window_collecting (window)));
  g_assert_null (page_of (window));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "next-puzzle"));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "one.sdk");
  close_window (window);
}

/* The window that goes through a collection, or NULL. */
static RtWindow *
window_of_collection (void)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l; l = l->next)
    if (RT_IS_WINDOW (l->data) && rt_collecting_is_on (rt_window_collecting (l->data)))
      return l->data;
  return NULL;
}

/* The same, once there is one. */
static RtWindow *
await_return (void)
{
  until (window_of_collection ());
  return window_of_collection ();
}

/* A collection in which something was done comes back, and where its file is gone, the puzzles of
 * it that something was done in. The application keeps a session from here on. */
static void
test_session (void)
{
  g_autoptr (GFile) file = write_file ("mixed.txt", MIXED);
  RtWindow *window;

  g_application_activate (G_APPLICATION (application));
  window = open_text ("mixed.txt", MIXED);
  rt_document_enter (rt_desk_document (rt_window_desk (window)), rt_cells_of (2), 4);
  act (window, "win.next-puzzle");
  sort_by (window, 4, GTK_SORT_DESCENDING);
  gtk_drop_down_set_selected (find (page_of (window), GTK_TYPE_DROP_DOWN), 1);
  gtk_editable_set_text (find (page_of (window), GTK_TYPE_ENTRY), "1+");
  assert_listed (window, "32");
  close_window (window);

  rt_application_restore_collections (application);
  window = await_return ();
  assert_listed (window, "32");
  assert_shown (window, LONG);
  gtk_editable_set_text (find (page_of (window), GTK_TYPE_ENTRY), "");
  gtk_drop_down_set_selected (find (page_of (window), GTK_TYPE_DROP_DOWN), 0);
  assert_listed (window, "32145");
  sort_by (window, 0, GTK_SORT_ASCENDING);
  assert_listed (window, "12345");
  act (window, "win.previous-puzzle");
  assert_shown (window, "534" EASY_TAIL);
  close_window (window);

  g_assert_true (g_file_delete (file, NULL, NULL));
  rt_application_restore_collections (application);
  window = await_return ();
  g_assert_true (has_label (window, "“mixed.txt” could not be opened*"));
  assert_listed (window, "1");
  g_assert_true (rt_document_can_undo (rt_desk_document (rt_window_desk (window))));
  act (window, "win.undo");
  assert_shown (window, EASY);
  close_window (window);

  /* Nothing is left to come back for. */
  {
    g_autofree char *notice = NULL;
    g_autoptr (GPtrArray) keepers = rt_keeper_restore (NULL, &notice);

    g_assert_cmpuint (keepers->len, ==, 0);
  }
}

/* A window on so many puzzles, all the same. */
static RtWindow *
open_many (const char *puzzle, guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s\n", puzzle);
  return open_text ("long.sdm", text->str);
}

static RtWindow *
open_long (guint n)
{
  return open_many (EASY, n);
}

/* The work's button, in sight, that says TEXT; or NULL. */
static GtkWidget *
work_button (RtWindow *window, const char *text)
{
  GtkWidget *work = find (window, RT_TYPE_COLLECTION_WORK);
  GtkWidget *button = find (work, GTK_TYPE_BUTTON);

  return gtk_widget_get_visible (button) && has_label (button, text) ? button : NULL;
}

/* Few puzzles are rated by themselves; many when one asks for it, and those alone that are asked
 * for: the ones that are selected or listed. */
static void
test_rate (void)
{
  RtWindow *window = open_text ("mixed.txt", MIXED);
  RtCollection *collection = rt_collection_page_collection (page_of (window));

  g_assert_cmpuint (rt_collection_n_rated (collection), ==, 2);
  g_assert_null (work_button (window, "Rate"));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (has_label (window, "1.2"));
  close_window (window);

  window = open_long (1000);
  collection = rt_collection_page_collection (page_of (window));
  g_assert_cmpuint (rt_collection_n_rated (collection), ==, 0);
  click (window, 500);
  gtk_selection_model_select_item (selection_of (window), 700, FALSE);
  g_signal_emit_by_name (work_button (window, "Rate"), "clicked");
  settle (window);
  g_assert_cmpuint (rt_collection_n_rated (collection), ==, 2);
  g_assert_null (work_button (window, "Rate"));
  click (window, 0);
  g_signal_emit_by_name (work_button (window, "Rate"), "clicked");
  settle (window);
  g_assert_cmpuint (rt_collection_n_rated (collection), ==, 1000);
  g_assert_null (work_button (window, "Rate"));
  close_window (window);
}

/* Minutes of work end at once. */
static void
test_rate_stops (void)
{
  RtWindow *window = open_many (NUGGET, 201);
  RtCollection *collection = rt_collection_page_collection (page_of (window));

  g_signal_emit_by_name (work_button (window, "Rate"), "clicked");
  g_assert_false (rt_collection_page_is_settled (page_of (window)));
  g_signal_emit_by_name (work_button (window, "Stop"), "clicked");
  settle (window);
  g_assert_cmpuint (rt_collection_n_rated (collection), <, 201);
  g_assert_nonnull (work_button (window, "Rate"));

  /* And a window that is closed meanwhile waits for nothing. */
  g_signal_emit_by_name (work_button (window, "Rate"), "clicked");
  close_window (window);
}

/* The list follows the ratings, and takes what is typed of them. */
static void
test_by_rating (void)
{
  RtWindow *window = open_text ("mixed.txt", MIXED);
  GtkEditable *entry = find (page_of (window), GTK_TYPE_ENTRY);
  int end = 5;

  sort_by (window, 4, GTK_SORT_DESCENDING);
  assert_listed (window, "32145");
  gtk_editable_set_text (entry, "1-1.5");
  assert_listed (window, "2");
  gtk_editable_insert_text (entry, "x", -1, &end); /* no range: the last one stays */
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (entry), "error"));
  assert_listed (window, "2");
  gtk_editable_set_text (entry, "> 1.5");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (entry), "error"));
  assert_listed (window, "3");
  gtk_editable_set_text (entry, "");
  assert_listed (window, "32145");
  gtk_editable_set_text (entry, "> 1.5");
  assert_listed (window, "3");
  close_window (window);
}

/* What is open is in sight, wherever it is listed. */
static void
test_scroll (void)
{
  RtWindow *window = open_long (2000);
  GtkScrollable *view = find (window, GTK_TYPE_COLUMN_VIEW);

  until (gtk_adjustment_get_upper (gtk_scrollable_get_vadjustment (view)) > 2000);
  g_assert_cmpfloat (gtk_adjustment_get_value (gtk_scrollable_get_vadjustment (view)), ==, 0);
  rt_collection_page_set_open (page_of (window), 1900);
  until (has_label (view, "1*901"));
  until (gtk_adjustment_get_value (gtk_scrollable_get_vadjustment (view)) > 0);
  close_window (window);
}

static bool
shows_column (RtWindow *window, guint column)
{
  GtkColumnView *view = find (window, GTK_TYPE_COLUMN_VIEW);
  g_autoptr (GtkColumnViewColumn) asked =
    g_list_model_get_item (gtk_column_view_get_columns (view), column);

  return gtk_column_view_column_get_visible (asked);
}

/* The title of a puzzle has room for a few words in a window of the usual size. */
static void
test_titles (void)
{
  RtWindow *window = open_text ("week.sdm", EASY " # Thursday 12\n" SEVERAL " # Friday 13\n");
  GtkWidget *title;

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  until ((title = find_label (window, "Thursday 12")) && gtk_widget_get_width (title) > 0);
  gtk_test_widget_wait_for_draw (title);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (title))));
  close_window (window);
}

/* With large text as well: what is least needed of a row makes room, and of a title. */
static void
test_narrow (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *usual = NULL;

  g_object_get (settings, "gtk-font-name", &usual, NULL);
  for (int large = 0; large < 2; large++) {
    RtWindow *window;

    g_object_set (settings, "gtk-font-name", large ? "DejaVu Sans 15" : usual, NULL);
    window = open_long (large ? 101 : 120000);
    /* Until the display has told what became of the size before, that comes in between. */
    until ((gtk_window_set_default_size (GTK_WINDOW (window), 360, 640),
            gtk_widget_has_css_class (GTK_WIDGET (window), "narrow")));
    assert_narrow (window);
    until ((gtk_window_set_default_size (GTK_WINDOW (window), 360, 640),
            gtk_widget_get_width (GTK_WIDGET (window)) <= 360));
    until (has_label (window, "long"));
    g_assert_cmpint (shows_column (window, 3), ==, !large);
    g_assert_true (shows_column (window, 4));
    close_window (window);
  }
  g_object_set (settings, "gtk-font-name", usual, NULL);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/collection-page/open", test_open);
  g_test_add_func ("/collection-page/click", test_click);
  g_test_add_func ("/collection-page/progress", test_progress);
  g_test_add_func ("/collection-page/next", test_next);
  g_test_add_func ("/collection-page/next-unsolved", test_next_unsolved);
  g_test_add_func ("/collection-page/filters", test_filters);
  g_test_add_func ("/collection-page/find", test_find);
  g_test_add_func ("/collection-page/repeats", test_repeats);
  g_test_add_func ("/collection-page/speech", test_speech);
  g_test_add_func ("/collection-page/paste", test_paste);
  g_test_add_func ("/collection-page/several-files", test_several_files);
  g_test_add_func ("/collection-page/save", test_save);
  g_test_add_func ("/collection-page/paper", test_paper);
  g_test_add_func ("/collection-page/open-another", test_open_another);
  g_test_add_func ("/collection-page/scroll", test_scroll);
  g_test_add_func ("/collection-page/narrow", test_narrow);
  g_test_add_func ("/collection-page/titles", test_titles);
  g_test_add_func ("/collection-page/rate", test_rate);
  g_test_add_func ("/collection-page/rate-stops", test_rate_stops);
  g_test_add_func ("/collection-page/by-rating", test_by_rating);
  g_test_add_func ("/collection-page/session", test_session);
  return desk_run ();
}
