/* test-salvage.c - what a malformed text still holds, in a window: offered, loaded, undone, told. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/collection/collection-controller.h"
#include "app/files/open.h"
#include "app/files/salvage.h"

#include <gtk/gtk.h>

#define TAIL "..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n"
#define WHOLE "53..7....\n6" TAIL
#define OTHER ".3..7....\n6" TAIL
#define ONE_BAD "53..7....\nq" TAIL
#define TWO_BAD "5q.#7....\n6" TAIL
#define LOAD "Load What Could Be Read"

/* The window of NUMBER, from 0 for the first that there was. */
static RtWindow *
window_at (guint number)
{
  GList *windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (application)));
  guint least = G_MAXUINT;

  for (GList *l = windows; l; l = l->next)
    least = MIN (least, gtk_application_window_get_id (l->data));
  g_list_free (windows);
  return RT_WINDOW (gtk_application_get_window_by_id (GTK_APPLICATION (application),
                                                      least + number));
}

static void
close_windows (void)
{
  while (n_windows () > 0)
    gtk_window_destroy (gtk_application_get_windows (GTK_APPLICATION (application))->data);
}

static void
paste (RtWindow *window, const char *text)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_STRING);
  g_value_set_string (&value, text);
  g_assert_true (rt_open_value (RT_SHELL (window), &value));
}

/* Opens a malformed file, until the window says what is wrong with it. */
static GFile *
open_bad (RtWindow *window, const char *name, const char *text)
{
  GFile *file = write_file (name, text);

  open_file (RT_SHELL (window), file);
  until (find_button (window, LOAD));
  return file;
}

static int
n_unread (RtWindow *window)
{
  return rt_cells_count (rt_document_unread (rt_desk_document (rt_window_desk (window))));
}

/* Pasted, it is an edit like another, in the document that is open. */
static void
test_paste (void)
{
  RtWindow *window = open_window (NULL);
  RtDocument *document = rt_desk_document (rt_window_desk (window));

  rt_document_enter (document, rt_cells_of (40), 3);
  paste (window, TWO_BAD);
  g_assert_true (has_label (window, "Pasted text, line 1, column 2: *"));
  press_button (window, LOAD);
  g_assert_true (rt_desk_document (rt_window_desk (window)) == document);
  g_assert_cmpint (n_unread (window), ==, 2);
  g_assert_cmpstr (rt_document_undo_label (document), ==, LOAD);
  g_assert_true (has_label (window, "2 places of the text could not be read. 2 cells are "
                                    "marked: *"));
  g_assert_cmpint (rt_grid_view_focus_cell (rt_window_grid_view (window)), ==, 1);
  g_assert_true (rt_grid_view_scene (rt_window_grid_view (window))->cells[3].unread);
  g_assert_null (rt_document_view (document, RT_REST_OF));
  press_button (window, "Undo");
  g_assert_cmpint (rt_document_position (document)->entries.digit[40], ==, 3);
  g_assert_false (rt_grid_view_scene (rt_window_grid_view (window))->cells[3].unread);
  close_windows ();
}

/* A file is named for saving beside it, but is not the document's: an empty window takes it in. */
static void
test_file (void)
{
  RtWindow *window = open_window (NULL);
  g_autoptr (GFile) file = open_bad (window, "bad.txt", ONE_BAD);
  g_autofree char *uri = g_file_get_uri (file);
  RtDocument *document = rt_desk_document (rt_window_desk (window));

  g_assert_true (has_label (window, "bad.txt, line 2, column 1: *"));
  press_button (window, LOAD);
  g_assert_cmpuint (n_windows (), ==, 1);
  g_assert_cmpint (n_unread (window), ==, 1);
  g_assert_true (has_label (window, "1 place of the text could not be read. 1 cell is marked: *"));
  g_assert_null (rt_document_file (document));
  g_assert_true (rt_document_is_modified (document));
  g_assert_cmpstr (rt_document_view (document, RT_REST_OF), ==, uri);
  /* It is taken once. */
  rt_rest_load (RT_SHELL (window));
  g_assert_cmpuint (n_windows (), ==, 1);
  close_windows ();
}

/* DOCUMENT is what is in FILE, which was written just now: the news of that, which may come later, is none. */
static void
set_saved (RtDocument *document, GFile *file)
{
  g_autoptr (GFileInfo) info =
    g_file_query_info (file, G_FILE_ATTRIBUTE_ETAG_VALUE, G_FILE_QUERY_INFO_NONE, NULL, NULL);

  rt_document_set_saved (document, NULL, file, g_file_info_get_etag (info));
}

/* Where there is a file already, or work, the rest of another file goes elsewhere. */
static void
test_other_window (gconstpointer with_file)
{
  RtWindow *window = open_window (NULL);
  RtDocument *document = rt_desk_document (rt_window_desk (window));
  g_autoptr (GFile) own = write_file ("own.txt", WHOLE), bad = NULL;

  if (with_file)
    set_saved (document, own);
  else
    rt_document_enter (document, rt_cells_of (0), 9);
  bad = open_bad (window, "bad.txt", ONE_BAD);
  press_button (window, LOAD);
  g_assert_cmpuint (n_windows (), ==, 2);
  g_assert_cmpint (n_unread (window_at (0)), ==, 0);
  g_assert_cmpint (n_unread (window_at (1)), ==, 1);
  g_assert_true (has_label (window_at (1), "1 place of the text *"));
  close_windows ();
}

/* Of several puzzles those that are whole are listed. */
static void
test_collection (void)
{
  RtWindow *window = open_window (NULL);
  g_autoptr (GFile) bad =
    open_bad (window, "bad.txt", WHOLE "\n" ONE_BAD "\n" OTHER "\n" TWO_BAD);

  press_button (window, LOAD);
  g_assert_true (rt_collecting_is_on (rt_window_collecting (window)));
  g_assert_true (rt_collecting_is_of (rt_window_collecting (window), bad));
  g_assert_true (has_label (window, "bad.txt · 1 of 2"));
  g_assert_true (has_label (window, "3 places of the text could not be read. 2 puzzles that are "
                                    "not whole were left out."));
  g_assert_cmpint (n_unread (window), ==, 0);
  close_windows ();
}

/* Where none is whole, the first has what is left of it. */
static void
test_none_whole (void)
{
  RtWindow *window = open_window (NULL);

  paste (window, TWO_BAD "\n" ONE_BAD);
  press_button (window, LOAD);
  g_assert_false (rt_collecting_is_on (rt_window_collecting (window)));
  g_assert_cmpint (n_unread (window), ==, 2);
  g_assert_true (has_label (window, "3 places * 2 cells are marked* 1 puzzle that is not whole was "
                                    "left out."));
  close_windows ();
}

/* Nothing is offered where there is nothing, nor what another text had. */
static void
test_nothing (void)
{
  RtWindow *window = open_window (NULL);

  paste (window, ONE_BAD);
  paste (window, "No puzzle.");
  g_assert_null (find_button (window, LOAD));
  close_windows ();
}

static void
test_narrow (void)
{
  RtWindow *window = open_window (NULL);

  paste (window, ONE_BAD);
  for (int i = 0; i < 2; i++) {
    assert_narrow (window);
    rt_rest_load (RT_SHELL (window));
  }
  close_windows ();
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/rest/paste", test_paste);
  g_test_add_func ("/rest/file", test_file);
  g_test_add_data_func ("/rest/other-window/work", NULL, test_other_window);
  g_test_add_data_func ("/rest/other-window/file", GINT_TO_POINTER (true), test_other_window);
  g_test_add_func ("/rest/collection", test_collection);
  g_test_add_func ("/rest/none-whole", test_none_whole);
  g_test_add_func ("/rest/nothing", test_nothing);
  g_test_add_func ("/rest/narrow", test_narrow);
  return desk_run ();
}
