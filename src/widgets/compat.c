/* compat.c - hides the differences between GTK versions: works around faults of popovers, and
 * implements for GTK 4.8 functions that only later versions have. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/compat.h"

#include <gio/gio.h>

#if !GTK_CHECK_VERSION (4, 18, 0)

/* Hides a popover before it is unrealized, as later versions of GTK do.
 *
 * An open popover has a grab: it receives all keys and clicks of the program. GTK 4.8 removes the
 * grab when the popover is hidden, but not when its window is destroyed. Then no other window would
 * receive keys or clicks. The focus is removed from the popover before it is hidden, because GTK
 * would otherwise leak a reference.
 *
 * A pending tooltip of the popover is dropped, because GTK would place it on a destroyed surface.
 * GTK creates a new one when the pointer moves. */
static gboolean
unrealize_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (!GTK_IS_POPOVER (widget))
    return TRUE;
  g_object_set_data (G_OBJECT (gtk_widget_get_display (widget)), "gdk-display-current-tooltip", NULL);
  if (gtk_widget_get_visible (widget)) {
    if (gtk_widget_get_focus_child (widget))
      gtk_root_set_focus (gtk_widget_get_root (widget), NULL);
    gtk_widget_set_visible (widget, FALSE);
  }
  return TRUE;
}

#endif

/* Gives the focus to a popover that opens or receives a key while no widget of its window has the
 * focus.
 *
 * A window loses its focus when the focused widget becomes insensitive, such as a menu item whose
 * action is disabled. An open popover then receives the keys, and GTK logs a critical message if
 * there is no focus in its window. */
static gboolean
ensure_focus_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (values);
  GtkRoot *root = gtk_widget_get_root (widget);

  if (root && GTK_IS_POPOVER (widget) && gtk_popover_get_autohide (GTK_POPOVER (widget)) &&
      !gtk_root_get_focus (root))
    gtk_root_set_focus (root, widget);
  return TRUE;
}

/* Calls CALLBACK before the default handler of SIGNAL for every widget of TYPE. */
static void
add_hook (const char *signal, GType type, GSignalEmissionHook callback)
{
  g_type_class_unref (g_type_class_ref (type));
  g_signal_add_emission_hook (g_signal_lookup (signal, type), 0, callback, NULL, NULL);
}

void
rt_compat_init (void)
{
#if !GTK_CHECK_VERSION (4, 18, 0)
  add_hook ("unrealize", GTK_TYPE_WIDGET, unrealize_cb);
#endif
  add_hook ("map", GTK_TYPE_WIDGET, ensure_focus_cb);
  add_hook ("move-focus", GTK_TYPE_WIDGET, ensure_focus_cb);
  add_hook ("activate-default", GTK_TYPE_POPOVER, ensure_focus_cb);
}

void
rt_compat_text_colour (GtkWidget *widget, GdkRGBA *colour)
{
#if GTK_CHECK_VERSION (4, 10, 0)
  gtk_widget_get_color (widget, colour);
#else
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), colour);
#endif
}

void
rt_compat_announce (GtkWidget *widget, const char *text)
{
#if GTK_CHECK_VERSION (4, 14, 0)
  /* Announces nothing in tests: GTK's test backend for accessibility does not support announcements. */
  if (g_strcmp0 (g_getenv ("GTK_A11Y"), "test") != 0)
    gtk_accessible_announce (GTK_ACCESSIBLE (widget), text,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

void
rt_compat_make_range (GType type)
{
#if GTK_CHECK_VERSION (4, 10, 0)
  const GInterfaceInfo info = { NULL, NULL, NULL };

  g_type_add_interface_static (type, GTK_TYPE_ACCESSIBLE_RANGE, &info);
#endif
}

void
rt_compat_scroll_to_row (GtkColumnView *view, guint position)
{
#if GTK_CHECK_VERSION (4, 12, 0)
  gtk_column_view_scroll_to (view, position, NULL, GTK_LIST_SCROLL_NONE, NULL);
#else
  /* Uses an action of the list view, which is the last child of VIEW. */
  gtk_widget_activate_action (gtk_widget_get_last_child (GTK_WIDGET (view)),
                              "list.scroll-to-item", "u", position);
#endif
}

#if GTK_CHECK_VERSION (4, 10, 0)

/* An open GtkFileDialog. */
typedef struct {
  GTask *task;
  GtkWidget *chooser; /* owned; NULL if a portal shows the dialog */
} Asking;

/* Returns WIDGET or its first descendant whose type name is TYPE. Returns NULL if there is none. */
static GtkWidget *
find_widget (GtkWidget *widget, const char *type)
{
  GtkWidget *found = g_str_equal (G_OBJECT_TYPE_NAME (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type);
  return found;
}

/* Returns the file chooser widget of the newest file dialog that GTK itself shows, or NULL if there is no
 * such dialog. The caller owns a reference. */
static GtkWidget *
ref_newest_chooser (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *chooser = NULL;

  for (guint i = g_list_model_get_n_items (windows); i > 0 && !chooser; i--) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i - 1);

    if (g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkFileChooserDialog"))
      chooser = find_widget (window, "GtkFileChooserWidget");
  }
  return chooser ? g_object_ref (chooser) : NULL;
}

static gboolean
unref_cb (gpointer chooser)
{
  g_object_unref (chooser);
  return G_SOURCE_REMOVE;
}

/* Completes the task of ASKING with FILE or with ERROR, and frees ASKING. Replaces GTK's errors for a
 * dismissed and for a cancelled dialog by G_IO_ERROR_CANCELLED.
 *
 * GTK's file chooser queries its folder and the parent folders in the background, even after it was
 * hidden. GTK does not stop these queries when the chooser is disposed, and their callbacks use
 * freed memory. Therefore a reference to the chooser is kept for LOOKUP_SECONDS, until all queries
 * have ended. */
#define LOOKUP_SECONDS 60
static void
end (Asking *asking, GFile *file, GError *error)
{
  g_autoptr (GTask) task = asking->task;

  if (asking->chooser)
    g_timeout_add_seconds (LOOKUP_SECONDS, unref_cb, asking->chooser);
  g_free (asking);
  if (file)
    g_task_return_pointer (task, file, g_object_unref);
  else if (g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED) ||
           g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED)) {
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "%s", error->message);
    g_error_free (error);
  } else
    g_task_return_error (task, error);
}

static void
opened_cb (GObject *dialog, GAsyncResult *result, gpointer data)
{
  GError *error = NULL;
  GFile *file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (dialog), result, &error);

  end (data, file, error);
}

static void
saved_cb (GObject *dialog, GAsyncResult *result, gpointer data)
{
  GError *error = NULL;
  GFile *file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (dialog), result, &error);

  end (data, file, error);
}

static void
ask (bool save, GtkWindow *parent, const char *title, GListModel *filters,
     const char *name, GFile *folder, GTask *task)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  GCancellable *cancellable = g_task_get_cancellable (task);
  Asking *asking = g_new0 (Asking, 1);

  asking->task = task;
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_modal (dialog, TRUE);
  gtk_file_dialog_set_filters (dialog, filters);
  if (folder)
    gtk_file_dialog_set_initial_folder (dialog, folder);
  if (save) {
    gtk_file_dialog_set_initial_name (dialog, name);
    gtk_file_dialog_save (dialog, parent, cancellable, saved_cb, asking);
  } else
    gtk_file_dialog_open (dialog, parent, cancellable, opened_cb, asking);
  asking->chooser = ref_newest_chooser ();
}

#else

/* An open file dialog. The struct owns the dialog. */
typedef struct {
  GTask *task;
  GtkNativeDialog *dialog;
  gulong cancelled_id; /* 0: not cancellable */
} Asking;

static void
end (Asking *asking, GFile *file)
{
  GCancellable *cancellable = g_task_get_cancellable (asking->task);

  if (asking->cancelled_id)
    g_signal_handler_disconnect (cancellable, asking->cancelled_id);
  gtk_native_dialog_destroy (asking->dialog);
  g_object_unref (asking->dialog);
  if (file)
    g_task_return_pointer (asking->task, file, g_object_unref);
  else
    g_task_return_new_error (asking->task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "No file was chosen");
  g_object_unref (asking->task);
  g_free (asking);
}

static void
response_cb (GtkNativeDialog *dialog, int response, gpointer data)
{
  end (data, response == GTK_RESPONSE_ACCEPT
               ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog))
               : NULL);
}

static void
cancelled_cb (GCancellable *cancellable, gpointer data)
{
  end (data, NULL);
}

static void
ask (bool save, GtkWindow *parent, const char *title, GListModel *filters,
     const char *name, GFile *folder, GTask *task)
{
  GCancellable *cancellable = g_task_get_cancellable (task);
  GtkFileChooserNative *native =
    gtk_file_chooser_native_new (title, parent,
                                 save ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN,
                                 NULL, NULL);
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (native);
  Asking *asking = g_new0 (Asking, 1);

  for (guint i = 0; filters && i < g_list_model_get_n_items (filters); i++) {
    g_autoptr (GtkFileFilter) filter = g_list_model_get_item (filters, i);

    gtk_file_chooser_add_filter (chooser, filter);
  }
  if (folder)
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  if (save)
    gtk_file_chooser_set_current_name (chooser, name);

  asking->task = task;
  asking->dialog = GTK_NATIVE_DIALOG (native);
  gtk_native_dialog_set_modal (asking->dialog, TRUE);
  g_signal_connect (native, "response", G_CALLBACK (response_cb), asking);
  if (cancellable)
    asking->cancelled_id =
      g_signal_connect (cancellable, "cancelled", G_CALLBACK (cancelled_cb), asking);
  gtk_native_dialog_show (asking->dialog);
}

#endif

/* Creates the task without PARENT as its source object. A reference would keep a closed window from
 * being disposed, which cancels its tasks. */
void
rt_compat_open_file_async (GtkWindow *parent, const char *title, GListModel *filters,
                           GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data)
{
  ask (false, parent, title, filters, NULL, NULL,
       g_task_new (NULL, cancellable, done, user_data));
}

GFile *
rt_compat_open_file_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
rt_compat_save_file_async (GtkWindow *parent, const char *title, GListModel *filters,
                           const char *name, GFile *folder, GCancellable *cancellable,
                           GAsyncReadyCallback done, gpointer user_data)
{
  ask (true, parent, title, filters, name, folder,
       g_task_new (NULL, cancellable, done, user_data));
}

GFile *
rt_compat_save_file_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
