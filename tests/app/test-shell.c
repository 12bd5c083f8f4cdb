/* test-shell.c - rooms that work for a window do so for any shell: here one of a few lines, which
 * writes down what it is told. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/common/shell.h"
#include "app/files/reload.h"
#include "app/files/save.h"

#include <glib/gstdio.h>
#include <utime.h>

/* The shell */

#define TEST_TYPE_SHELL (test_shell_get_type ())
G_DECLARE_FINAL_TYPE (TestShell, test_shell, TEST, SHELL, GObject)

struct _TestShell {
  GObject parent_instance;

  RtShellParts parts;
  RtPending pending;
  GString *told;  /* the methods that were called, and what the person chose */
};

static const RtShellParts *
test_shell_parts (RtShell *shell)
{
  return &TEST_SHELL (shell)->parts;
}

static void
test_shell_open_desk (RtShell *shell, RtDesk *desk)
{
  TestShell *self = TEST_SHELL (shell);

  g_string_append (self->told, "open-desk ");
  g_set_object (&self->parts.desk, desk);
}

static void
test_shell_open_collection (RtShell *shell, RtCollection *collection, GPtrArray *files,
                            const char *text, bool rest)
{
  g_string_append_printf (TEST_SHELL (shell)->told, "open-collection %s%s ", text,
                          rest ? "-rest" : "");
}

static RtShell *
test_shell_spare (RtShell *shell, bool bare)
{
  g_string_append (TEST_SHELL (shell)->told, bare ? "spare-bare " : "spare ");
  return shell;
}

static RtShell *
test_shell_another (RtShell *shell, RtDesk *desk)
{
  g_string_append (TEST_SHELL (shell)->told, desk ? "another-of-desk " : "another ");
  return shell;
}

static bool
test_shell_present_file (RtShell *shell, GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  g_string_append_printf (TEST_SHELL (shell)->told, "present %s ", name);
  return true;
}

static void
test_shell_show_logic (RtShell *shell)
{
  g_string_append (TEST_SHELL (shell)->told, "show-logic ");
}

static void
test_shell_point_at (RtShell *shell, int cell)
{
  g_string_append_printf (TEST_SHELL (shell)->told, "point-at %d ", cell);
}

static void
shell_interface_init (RtShellInterface *interface)
{
  interface->parts = test_shell_parts;
  interface->open_desk = test_shell_open_desk;
  interface->open_collection = test_shell_open_collection;
  interface->spare = test_shell_spare;
  interface->another = test_shell_another;
  interface->present_file = test_shell_present_file;
  interface->show_logic = test_shell_show_logic;
  interface->point_at = test_shell_point_at;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TestShell, test_shell, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (RT_TYPE_SHELL, shell_interface_init))

static void
chosen_cb (GSimpleAction *action, GVariant *target, TestShell *self)
{
  g_string_append_printf (self->told, "%s ", g_action_get_name (G_ACTION (action)));
}

static void
test_shell_init (TestShell *self)
{
  static const char *const actions[] = { "revert", "keep", "undo", "open", "save-as",
                                         "save-native", "save-anyway", "save-over" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GtkWidget *message = rt_message_new ();

  self->told = g_string_new (NULL);
  self->parts.window = GTK_WINDOW (gtk_window_new ());
  self->parts.message = RT_MESSAGE (message);
  self->parts.cancellable = g_cancellable_new ();
  self->parts.pending = &self->pending;
  gtk_window_set_child (self->parts.window, message);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++) {
    g_autoptr (GSimpleAction) action = g_simple_action_new (actions[i], NULL);

    g_signal_connect (action, "activate", G_CALLBACK (chosen_cb), self);
    g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  }
  gtk_widget_insert_action_group (GTK_WIDGET (self->parts.window), "win", G_ACTION_GROUP (group));
  gtk_window_present (self->parts.window);
}

static void
test_shell_finalize (GObject *object)
{
  TestShell *self = TEST_SHELL (object);

  rt_save_forget (RT_SHELL (self));
  rt_desk_close (self->parts.desk);
  g_object_unref (self->parts.desk);
  g_object_unref (self->parts.cancellable);
  gtk_window_destroy (self->parts.window);
  g_string_free (self->told, TRUE);
  G_OBJECT_CLASS (test_shell_parent_class)->finalize (object);
}

static void
test_shell_class_init (TestShellClass *class)
{
  G_OBJECT_CLASS (class)->finalize = test_shell_finalize;
}

static RtDesk *
new_desk (const char *text)
{
  g_autoptr (RtPuzzle) puzzle = make_puzzle (text);
  g_autoptr (RtDocument) document = rt_document_new (puzzle);

  return rt_desk_new (document);
}

static RtShell *
open_shell (const char *text)
{
  TestShell *self = g_object_new (TEST_TYPE_SHELL, NULL);

  self->parts.desk = new_desk (text);
  return RT_SHELL (self);
}

/* Such a file at another time than any before: two changes within a tick of its clock are one. */
static GFile *
write_later (const char *name, const char *text)
{
  static time_t time = 1000000000;
  GFile *file = write_file (name, text);

  time++;
  g_assert_cmpint (g_utime (g_file_peek_path (file), &(struct utimbuf) { time, time }), ==, 0);
  return file;
}

/* On a file of that NAME in which TEXT stands. */
static RtShell *
open_shell_on_file (const char *name, const char *text)
{
  RtShell *shell = open_shell (text);
  g_autofree char *line = g_strconcat (text, "\n", NULL);
  g_autoptr (GFile) file = write_later (name, line);
  g_autoptr (GFileInfo) info =
    g_file_query_info (file, G_FILE_ATTRIBUTE_ETAG_VALUE, G_FILE_QUERY_INFO_NONE, NULL, NULL);

  rt_document_set_saved (rt_shell_document (shell), NULL, file, g_file_info_get_etag (info));
  rt_desk_set_format (rt_shell_desk (shell), &rt_format_line);
  return shell;
}

/* What is under way keeps it until that is done. */
static void
close_shell (RtShell *shell)
{
  g_object_add_weak_pointer (G_OBJECT (shell), (gpointer *) &shell);
  g_object_unref (shell);
  until (shell == NULL);
}

static bool
says (RtShell *shell, const char *text)
{
  return has_label (rt_shell_parent (shell), text);
}

static void
press (RtShell *shell, const char *text)
{
  press_button (rt_shell_parent (shell), text);
}

static void
assert_told (RtShell *shell, const char *expected)
{
  g_assert_cmpstr (TEST_SHELL (shell)->told->str, ==, expected);
  g_string_truncate (TEST_SHELL (shell)->told, 0);
}

/* What a shell is asked */

static void
test_asked (void)
{
  RtShell *shell = open_shell (EASY);
  g_autoptr (RtDesk) before = g_object_ref (rt_shell_desk (shell)), desk = new_desk (LONG);
  g_autoptr (GFile) file = file_of ("asked.sdk");

  g_assert_true (rt_shell_document (shell) == rt_desk_document (before));
  rt_shell_open_desk (shell, desk);
  g_assert_true (rt_shell_desk (shell) == desk);
  g_assert_true (rt_shell_document (shell) == rt_desk_document (desk));
  rt_shell_open_collection (shell, NULL, NULL, "text", true);
  g_assert_true (rt_shell_spare (shell, true) == shell);
  g_assert_true (rt_shell_spare (shell, false) == shell);
  g_assert_true (rt_shell_another (shell, desk) == shell);
  g_assert_true (rt_shell_present_file (shell, file));
  rt_shell_show_logic (shell);
  rt_shell_point_at (shell, 40);
  assert_told (shell, "open-desk open-collection text-rest spare-bare spare another-of-desk "
                      "present asked.sdk show-logic point-at 40 ");
  close_shell (shell);
}

static void
test_says (void)
{
  RtShell *shell = open_shell (EASY);
  g_autoptr (GError) left = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED, "Left");
  g_autoptr (GError) error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED, "It failed.");

  rt_shell_say (shell, RT_MESSAGE_OFFER, "One sentence.", "Undo", "win.undo");
  rt_shell_offer (shell, "Open…", "win.open");
  g_assert_true (says (shell, "One sentence."));
  press (shell, "Open…");
  assert_told (shell, "open ");

  rt_shell_say_error (shell, left);
  g_assert_false (says (shell, "Left"));
  rt_shell_say_error (shell, error);
  g_assert_true (says (shell, "It failed."));

  /* Nothing once the window was closed. */
  g_cancellable_cancel (rt_shell_cancellable (shell));
  rt_shell_say (shell, RT_MESSAGE_INFO, "Too late.", NULL, NULL);
  g_assert_false (says (shell, "Too late."));
  close_shell (shell);
}

/* Reloading */

static void
test_changed (void)
{
  RtShell *shell = open_shell_on_file ("changed.txt", EASY);

  rt_reload_say_changed (shell);
  g_assert_true (says (shell, "Another program has changed “changed.txt”. What you see here is as "
                              "it was."));
  press (shell, "Reload");
  rt_reload_say_changed (shell);
  press (shell, "Keep This One");
  assert_told (shell, "revert keep ");
  close_shell (shell);
}

static void
test_gone (void)
{
  RtShell *shell = open_shell_on_file ("gone.txt", EASY);

  rt_reload_say_gone (shell);
  g_assert_true (says (shell, "“gone.txt” is no longer where it was. The puzzle is still here."));
  press (shell, "Save As…");
  assert_told (shell, "save-as ");
  close_shell (shell);
}

static int
digit_in (RtDocument *document, int cell)
{
  return rt_position_digit (rt_document_position (document), cell);
}

/* As the file holds it, which is one step to undo; whatever the window works on by then. */
static void
test_reload (void)
{
  RtShell *shell = open_shell_on_file ("reload.txt", EASY);
  g_autoptr (RtDesk) desk = g_object_ref (rt_shell_desk (shell)), other = new_desk (EASY);
  RtDocument *document = rt_desk_document (desk);
  g_autoptr (GFile) file = write_later ("reload.txt", LONG "\n");

  rt_document_enter (document, rt_cells_of (2), 4);
  rt_desk_set_format (desk, &rt_format_rows);
  rt_reload (shell);
  rt_shell_open_desk (shell, other);
  until (says (shell, "The puzzle is as it was in the file."));
  g_assert_cmpint (digit_in (document, 0), ==, 0);
  g_assert_false (rt_document_is_modified (document));
  g_assert_true (rt_desk_format (desk) == &rt_format_line);
  g_assert_true (g_file_equal (rt_document_file (document), file));
  g_assert_cmpint (digit_in (rt_desk_document (other), 0), ==, 5);
  g_assert_false (rt_document_can_undo (rt_desk_document (other)));
  press (shell, "Undo");
  assert_told (shell, "open-desk undo ");
  rt_document_undo (document);
  g_assert_cmpint (digit_in (document, 2), ==, 4);
  rt_desk_close (desk);
  close_shell (shell);
}

/* A grid that was emptied meanwhile stays empty: it was another puzzle that was asked for. */
static void
test_reload_while_emptied (void)
{
  RtShell *shell = open_shell_on_file ("emptied.txt", EASY);
  g_autoptr (RtDesk) desk = g_object_ref (rt_shell_desk (shell));
  RtDocument *document = rt_desk_document (desk);

  rt_document_enter (document, rt_cells_of (2), 4);
  rt_reload (shell);
  rt_document_renew (document, NULL);
  close_shell (shell);
  g_assert_true (rt_position_is_empty (rt_document_position (document)));
  g_assert_null (rt_document_file (document));
  rt_document_undo (document);
  g_assert_cmpint (digit_in (document, 2), ==, 4);
  g_assert_true (rt_document_is_modified (document));
}

static void
test_reload_fails (void)
{
  RtShell *shell = open_shell_on_file ("several.txt", EASY);
  g_autoptr (GFile) file = write_later ("several.txt", EASY "\n" LONG "\n");

  rt_reload (shell);
  until (says (shell, "The file holds several puzzles now; open it to see them."));
  press (shell, "Open…");
  assert_told (shell, "open ");
  g_assert_cmpint (g_unlink (g_file_peek_path (file)), ==, 0);
  rt_reload (shell);
  until (says (shell, "*several.txt*"));
  g_assert_cmpint (digit_in (rt_shell_document (shell), 0), ==, 5);
  g_assert_false (rt_document_can_undo (rt_shell_document (shell)));
  close_shell (shell);
}

static void
count_cb (int *n)
{
  ++*n;
}

/* What is here counts: it is work now, which a save writes over the file. */
static void
test_keep (void)
{
  RtShell *shell = open_shell_on_file ("keep.txt", EASY);
  RtDocument *document = rt_shell_document (shell);
  g_autofree char *etag = g_strdup (rt_document_etag (document)), *text = NULL;
  g_autoptr (GFile) file = write_later ("keep.txt", LONG "\n");
  int n_changed = 0;

  g_signal_connect_swapped (rt_shell_desk (shell), "file-changed", G_CALLBACK (count_cb),
                            &n_changed);
  rt_watch_look (rt_desk_watch (rt_shell_desk (shell)));
  until (n_changed);
  g_assert_false (rt_document_is_modified (document));
  rt_reload_keep (shell);
  g_assert_true (rt_document_is_modified (document));
  g_assert_cmpstr (rt_document_etag (document), !=, etag);
  rt_save (shell);
  until (!rt_document_is_modified (document));
  text = read_file (file);
  g_assert_cmpstr (text, ==, EASY "\n");
  close_shell (shell);
}

/* Saving */

#define LOSES_MARKS \
  "“lossy.txt” has not been saved yet. This kind of file does not keep: pencil marks."

/* One more digit of the puzzle. */
static void
enter_given (RtDocument *document, int cell, int digit)
{
  rt_document_edit (document, RT_EDIT_UNLOCK_GIVENS, RT_CELLS_NONE, 0, false);
  rt_document_enter (document, rt_cells_of (cell), digit);
  rt_document_edit (document, RT_EDIT_LOCK_GIVENS, RT_CELLS_NONE, 0, false);
}

static void
assert_in_file (RtShell *shell, const char *expected)
{
  g_autofree char *text = read_file (rt_document_file (rt_shell_document (shell)));

  g_assert_cmpstr (text, ==, expected);
}

static void
test_save (void)
{
  RtShell *shell = open_shell_on_file ("lossy.txt", EASY);
  RtDocument *document = rt_shell_document (shell);

  enter_given (document, 2, 4);
  rt_save (shell);
  g_assert_null (rt_shell_pending (shell)->save);
  until (!rt_document_is_modified (document));
  assert_in_file (shell, "534" EASY_TAIL "\n");

  /* Where the format is not known, the file's name says it. */
  rt_desk_set_format (rt_shell_desk (shell), NULL);
  enter_given (document, 3, 6);
  rt_save (shell);
  until (!rt_document_is_modified (document));
  g_assert_true (rt_desk_format (rt_shell_desk (shell)) == &rt_format_rows);
  close_shell (shell);
}

/* It is said what would be lost, and nothing is written until the person agrees, once for each kind
 * of loss. */
static void
test_save_that_loses (void)
{
  RtShell *shell = open_shell_on_file ("lossy.txt", EASY);
  RtDocument *document = rt_shell_document (shell);
  g_autofree char *etag = g_strdup (rt_document_etag (document));

  enter_given (document, 2, 4);
  rt_document_edit (document, RT_EDIT_MARK, rt_cells_of (3), 4, false);
  rt_save (shell);
  g_assert_true (says (shell, LOSES_MARKS));
  g_assert_nonnull (rt_shell_pending (shell)->save);
  press (shell, "Save as .sdk Instead");
  rt_save (shell);
  press (shell, "Save Anyway");
  assert_told (shell, "save-native save-anyway ");
  assert_in_file (shell, EASY "\n");

  rt_save_anyway (shell);
  g_assert_null (rt_shell_pending (shell)->save);
  until (g_strcmp0 (rt_document_etag (document), etag) != 0);
  assert_in_file (shell, "534" EASY_TAIL "\n");
  g_assert_true (rt_document_is_modified (document)); /* the marks are in no file */

  /* The same loss once more; then another one. */
  rt_document_edit (document, RT_EDIT_MARK, rt_cells_of (5), 4, false);
  rt_save (shell);
  g_assert_null (rt_shell_pending (shell)->save);
  rt_document_enter (document, rt_cells_of (6), 4);
  rt_save (shell);
  g_assert_true (says (shell, "*does not keep: which digits are yours."));
  g_assert_nonnull (rt_shell_pending (shell)->save);

  rt_save_forget (shell);
  g_assert_null (rt_shell_pending (shell)->save);
  rt_save_anyway (shell); /* nothing waits */
  close_shell (shell);
}

/* Another program was faster: the person chooses. */
static void
test_save_over (void)
{
  RtShell *shell = open_shell_on_file ("lossy.txt", EASY);
  RtDocument *document = rt_shell_document (shell);
  g_autoptr (GFile) file = write_later ("lossy.txt", LONG "\n");

  enter_given (document, 2, 4);
  rt_save (shell);
  until (says (shell, "“lossy.txt” was not saved: another program has changed the file."));
  assert_in_file (shell, LONG "\n");
  g_assert_true (rt_document_is_modified (document));
  press (shell, "Replace It");
  assert_told (shell, "save-over ");
  rt_save_over (shell);
  until (!rt_document_is_modified (document));
  g_assert_true (g_file_equal (rt_document_file (document), file));
  assert_in_file (shell, "534" EASY_TAIL "\n");
  close_shell (shell);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);
  g_test_add_func ("/shell/asked", test_asked);
  g_test_add_func ("/shell/says", test_says);
  g_test_add_func ("/shell/reload/changed", test_changed);
  g_test_add_func ("/shell/reload/gone", test_gone);
  g_test_add_func ("/shell/reload/reload", test_reload);
  g_test_add_func ("/shell/reload/reload-while-emptied", test_reload_while_emptied);
  g_test_add_func ("/shell/reload/fails", test_reload_fails);
  g_test_add_func ("/shell/reload/keep", test_keep);
  g_test_add_func ("/shell/save/save", test_save);
  g_test_add_func ("/shell/save/loses", test_save_that_loses);
  g_test_add_func ("/shell/save/over", test_save_over);
  return desk_run ();
}
