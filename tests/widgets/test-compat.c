/* test-compat.c - what differs between the versions of GTK behaves the same. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "person.h"

#include "widgets/compat.h"
#include "screen.h"

#include "common/share.h"

#include <glib/gstdio.h>
#include <gtk/gtk.h>

typedef struct {
  bool done;
  GFile *file;
  GError *error;
} Answer;

static void
opened_cb (GObject *parent, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  answer->file = rt_compat_open_file_finish (result, &answer->error);
  answer->done = true;
}

static void
saved_cb (GObject *parent, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  answer->file = rt_compat_save_file_finish (result, &answer->error);
  answer->done = true;
}

static GtkWindow *
new_window (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_window_present (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return window;
}

static GListModel *
new_filters (void)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, "Sudoku");
  gtk_file_filter_add_pattern (filter, "*.sdk");
  g_list_store_append (filters, filter);
  return G_LIST_MODEL (filters);
}

/* The dialog that belongs to PARENT and is there, or NULL. */
static GtkWindow *
find_dialog (GtkWindow *parent)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (all, i);

    if (gtk_window_get_transient_for (window) == parent &&
        gtk_widget_get_mapped (GTK_WIDGET (window)))
      return window;
  }
  return NULL;
}

/* The same, once it is there. */
static GtkWindow *
dialog_of (GtkWindow *parent)
{
  until (find_dialog (parent));
  return find_dialog (parent);
}

static void
assert_cancelled (Answer *answer, GtkWindow *window)
{
  until (answer->done);
  g_assert_null (answer->file);
  g_assert_error (answer->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&answer->error);
  gtk_window_destroy (window);
}

static void
test_open_can_be_cancelled (void)
{
  GtkWindow *window = new_window ();
  g_autoptr (GListModel) filters = new_filters ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { 0 };

  rt_compat_open_file_async (window, "Open", filters, cancellable, opened_cb, &answer);
  dialog_of (window);
  g_cancellable_cancel (cancellable);
  assert_cancelled (&answer, window);
}

static void
test_save_can_be_dismissed (void)
{
  GtkWindow *window = new_window ();
  g_autoptr (GListModel) filters = new_filters ();
  g_autoptr (GFile) folder = g_file_new_for_path (g_get_tmp_dir ());
  Answer answer = { 0 };

  rt_compat_save_file_async (window, "Save", filters, "name.sdk", folder, NULL, saved_cb, &answer);
  gtk_window_close (dialog_of (window));
  assert_cancelled (&answer, window);
}

/* GTK may have left a message that it did not come to list a folder. */
static void
destroy_windows (void)
{
  GListModel *all = gtk_window_get_toplevels ();

  while (g_list_model_get_n_items (all) > 0) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (all, 0);

    gtk_window_destroy (window);
  }
}

/* Whenever it is shut, nothing that it looks up in the background comes too late. */
static void
test_can_be_shut_at_any_time (void)
{
  GtkWindow *window = new_window ();
  g_autoptr (GListModel) filters = new_filters ();
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "retrace-XXXXXX", NULL);
  g_autofree char *deep = g_build_filename (g_mkdtemp (path), "one", "two", "three", "four", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (deep);

  g_assert_cmpint (g_mkdir_with_parents (deep, 0700), ==, 0);
  for (int turns = 0; turns < 40; turns += is_a_part () ? 8 : 1) {
    Answer answer = { 0 };

    rt_compat_save_file_async (window, "Save", filters, "name.sdk", folder, NULL, saved_cb,
                               &answer);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (dialog_of (window)));
    for (int i = 0; i < turns; i++)
      g_main_context_iteration (NULL, FALSE);
    gtk_window_close (dialog_of (window));
    until (answer.done);
    g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    g_clear_error (&answer.error);
  }
  destroy_windows ();
  for (; !g_str_equal (deep, g_get_tmp_dir ()); *strrchr (deep, G_DIR_SEPARATOR) = '\0')
    g_assert_cmpint (g_rmdir (deep), ==, 0);
}

/* A popover that is open lets go of keyboard and pointer when its window goes: else it lives on. */
static void
test_popover_lets_go (void)
{
  GtkWindow *window = new_window ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *popover = gtk_popover_new ();
  gpointer lives = popover;

  gtk_popover_set_child (GTK_POPOVER (popover), gtk_button_new ());
  gtk_widget_set_parent (popover, box); /* which takes it away when it goes */
  gtk_window_set_child (window, box);
  g_object_add_weak_pointer (G_OBJECT (popover), &lives);
  gtk_popover_popup (GTK_POPOVER (popover));
  until (gtk_widget_get_mapped (popover));
  gtk_window_destroy (window);
  until (!lives);
}

static void
do_nothing_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
}

/* A box in which there is a popover, or a menu, with one button for the action "test.do". */
static GtkWidget *
new_box (bool is_menu)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *popover;

  if (is_menu) {
    g_autoptr (GMenu) menu = g_menu_new ();

    g_menu_append (menu, "Do", "test.do");
    popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  } else {
    GtkWidget *button = gtk_button_new ();

    popover = gtk_popover_new ();
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "test.do");
    gtk_popover_set_child (GTK_POPOVER (popover), button);
  }
  gtk_widget_set_parent (popover, box);
  return box;
}

/* A popover works although its window has no focus: the only thing that could have it cannot be used any
 * more. GTK would complain. */
static void
test_popover_without_focus (gconstpointer is_menu)
{
  const GActionEntry entry = { .name = "do", .activate = do_nothing_cb };
  GtkWindow *window = new_window ();
  GtkWidget *box = new_box (is_menu), *popover = gtk_widget_get_first_child (box);
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  GAction *action;

  g_action_map_add_action_entries (G_ACTION_MAP (actions), &entry, 1, NULL);
  gtk_widget_insert_action_group (box, "test", G_ACTION_GROUP (actions));
  gtk_window_set_child (window, box);
  gtk_popover_popup (GTK_POPOVER (popover));
  until (gtk_window_get_focus (window));
  action = g_action_map_lookup_action (G_ACTION_MAP (actions), "do");
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), FALSE);
  g_assert_null (gtk_window_get_focus (window));
  g_signal_emit_by_name (popover, "activate-default");
  for (GtkDirectionType direction = GTK_DIR_TAB_FORWARD; direction <= GTK_DIR_RIGHT; direction++) {
    gtk_window_set_focus (window, NULL);
    g_signal_emit_by_name (popover, "move-focus", direction);
  }
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_window_set_focus (window, NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
  gtk_window_destroy (window);
}

int
main (int argc, char **argv)
{
  need_screen ();
  gtk_test_init (&argc, &argv, NULL);
  rt_compat_init ();
  g_test_add_func ("/compat/open-can-be-cancelled", test_open_can_be_cancelled);
  g_test_add_func ("/compat/save-can-be-dismissed", test_save_can_be_dismissed);
  g_test_add_func ("/compat/can-be-shut-at-any-time", test_can_be_shut_at_any_time);
  g_test_add_func ("/compat/popover-lets-go", test_popover_lets_go);
  g_test_add_data_func ("/compat/popover-without-focus", GSIZE_TO_POINTER (false),
                        test_popover_without_focus);
  g_test_add_data_func ("/compat/menu-without-focus", GSIZE_TO_POINTER (true),
                        test_popover_without_focus);
  return g_test_run ();
}
