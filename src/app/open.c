/* open.c - puzzles into a window: files, clipboard, drops. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/open.h"

#include "app/application.h"
#include "app/collecting.h"
#include "app/recent.h"
#include "app/rest.h"
#include "document/gather.h"
#include "document/storage.h"
#include "widgets/compat.h"

#include <glib/gi18n.h>
#include <string.h>

/* More than this is no puzzle that a person copied. */
#define PASTE_MAX (1024 * 1024)

/* A file on its way into a window. */
typedef struct {
  RtWindow *window;
  GFile *file;
} Errand;

static Errand *
errand_new (RtWindow *window, GFile *file)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->window = g_object_ref (window);
  errand->file = g_object_ref (file);
  return errand;
}

static void
errand_free (Errand *errand)
{
  g_object_unref (errand->file);
  g_object_unref (errand->window);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

/* What a reading had to say besides its puzzles. */
static void
say_notices (RtWindow *window, const RtReading *reading, bool pasted)
{
  if (reading->notices->len > 0) {
    rt_window_say (window, RT_MESSAGE_INFO, g_ptr_array_index (reading->notices, 0), NULL, NULL);
  } else if (pasted) {
    rt_window_say (window, RT_MESSAGE_INFO, _("Pasted."), _("Undo"), "win.undo");
  }
}

/* Opening */

static RtApplication *
application_of (RtWindow *window)
{
  return RT_APPLICATION (gtk_window_get_application (GTK_WINDOW (window)));
}

static void
remember_cb (gpointer file, gpointer data)
{
  rt_recent_add (file);
}

RtWindow *
rt_open_window_for (RtWindow *window)
{
  if (!rt_document_is_modified (rt_window_document (window)) && !rt_collecting_has_work (window))
    return window;
  return rt_application_add_window (application_of (window), NULL);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *etag = NULL;
  g_autoptr (RtReading) reading = rt_storage_load_finish (result, &etag, &error);
  g_autoptr (RtCollection) collection = reading ? rt_storage_loaded_collection (result) : NULL;
  RtWindow *window = errand->window;

  if (!reading) {
    rt_window_say_error (window, error);
    rt_rest_offer_loaded (window, result, errand->file);
    if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
      rt_recent_forget (errand->file);
    return;
  }
  rt_recent_add (errand->file);
  window = rt_open_window_for (window);
  if (collection) {
    g_autoptr (GPtrArray) files = g_ptr_array_new ();

    g_ptr_array_add (files, errand->file);
    rt_collecting_start (window, collection, files, NULL, false);
  } else {
    g_autoptr (RtDocument) document = rt_document_new (g_ptr_array_index (reading->puzzles, 0));

    rt_document_set_saved (document, NULL, errand->file, etag);
    rt_collecting_end (window);
    rt_window_set_document (window, document);
    rt_window_set_format (window, reading->format);
  }
  say_notices (window, reading, false);
}

void
rt_open_file (RtWindow *window, GFile *file)
{
  RtWindow *other = rt_application_find_window (application_of (window), file);

  if (other && other != window) {
    gtk_window_present (GTK_WINDOW (other));
    return;
  }
  rt_storage_load_async (file, rt_window_cancellable (window), loaded_cb,
                         errand_new (window, file));
}

/* Several files on their way into one collection. */
typedef struct {
  RtWindow *window;
  GPtrArray *files;
} Gathering;

static void
gathering_free (Gathering *gathering)
{
  g_ptr_array_unref (gathering->files);
  g_object_unref (gathering->window);
  g_free (gathering);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Gathering, gathering_free)

static void
gathered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Gathering) gathering = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RtCollection) collection = rt_gather_finish (result, &error);
  RtWindow *window = gathering->window;

  if (collection) {
    window = rt_open_window_for (window);
    rt_collecting_start (window, collection, gathering->files, NULL, false);
  }
  if (error) {
    rt_window_say_error (window, error);
    rt_rest_offer_gathered (window, result, gathering->files);
  } else {
    g_ptr_array_foreach (gathering->files, remember_cb, NULL);
  }
}

void
rt_open_files (RtWindow *window, GFile **files, guint n)
{
  Gathering *gathering;

  if (n == 1) {
    rt_open_file (window, files[0]);
    return;
  }
  gathering = g_new0 (Gathering, 1);
  gathering->window = g_object_ref (window);
  gathering->files = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (gathering->files, g_object_ref (files[i]));
  rt_gather_async (gathering->files, false, rt_window_cancellable (window), gathered_cb, gathering);
}

void
rt_open_uri (RtWindow *window, const char *uri)
{
  g_autoptr (GFile) file = g_file_new_for_uri (uri);

  rt_open_file (window, file);
}

GListModel *
rt_open_filters (void)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) puzzles = gtk_file_filter_new (), all = NULL;

  gtk_file_filter_set_name (puzzles, _("Sudoku Puzzles"));
  for (const RtFormat *const *format = rt_formats; *format; format++)
    gtk_file_filter_add_suffix (puzzles, (*format)->suffix);
  g_list_store_append (filters, puzzles);
  all = gtk_file_filter_new ();
  gtk_file_filter_set_name (all, _("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, all);
  return G_LIST_MODEL (filters);
}

static void
chosen_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtWindow) window = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = rt_compat_open_file_finish (result, &error);

  if (file)
    rt_open_file (window, file);
  else
    rt_window_say_error (window, error);
}

void
rt_open_choose (RtWindow *window)
{
  g_autoptr (GListModel) filters = rt_open_filters ();

  rt_compat_open_file_async (GTK_WINDOW (window), _("Open a Puzzle"), filters,
                             rt_window_cancellable (window), chosen_cb, g_object_ref (window));
}

/* Clipboard and drops */

static void
take_text (RtWindow *window, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = NULL;
  g_autoptr (RtCollection) collection = NULL;

  if (strlen (text) > PASTE_MAX) {
    rt_window_say (window, RT_MESSAGE_ERROR, _("This text is too long to be a puzzle."), NULL,
                   NULL);
    return;
  }
  reading = rt_collection_read (text, strlen (text), &collection, &error);
  if (!reading) {
    g_autofree char *said = rt_format_error_say (error, _("Pasted text"));

    rt_window_say (window, RT_MESSAGE_ERROR, said, NULL, NULL);
    reading = rt_collection_read_rest (text, strlen (text), &collection);
    rt_rest_offer_text (window, g_steal_pointer (&reading), g_steal_pointer (&collection), text);
    return;
  }
  if (collection) {
    rt_collecting_start (rt_open_window_for (window), collection, NULL, text, false);
    return;
  }
  rt_document_replace (rt_window_document (window), g_ptr_array_index (reading->puzzles, 0),
                       _("Paste"));
  say_notices (window, reading, true);
}

static void
take_files (RtWindow *window, const GValue *value)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  for (GSList *l = g_value_get_boxed (value); l; l = l->next)
    g_ptr_array_add (files, l->data);
  if (files->len > 0)
    rt_open_files (window, (GFile **) files->pdata, files->len);
}

bool
rt_open_value (RtWindow *window, const GValue *value)
{
  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    take_files (window, value);
  else if (G_VALUE_HOLDS (value, G_TYPE_FILE))
    rt_open_file (window, g_value_get_object (value));
  else if (G_VALUE_HOLDS_STRING (value) && g_value_get_string (value))
    take_text (window, g_value_get_string (value));
  else
    return false;
  return true;
}

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtWindow) window = data;
  g_autoptr (GError) error = NULL;
  const GValue *value = gdk_clipboard_read_value_finish (GDK_CLIPBOARD (source), result, &error);

  if (!value)
    rt_window_say (window, RT_MESSAGE_ERROR, _("There is no text to paste."), NULL, NULL);
  else
    rt_open_value (window, value);
}

void
rt_open_paste (RtWindow *window)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (window));
  bool files = gdk_content_formats_contain_gtype (gdk_clipboard_get_formats (clipboard),
                                                  GDK_TYPE_FILE_LIST);

  gdk_clipboard_read_value_async (clipboard, files ? GDK_TYPE_FILE_LIST : G_TYPE_STRING,
                                  G_PRIORITY_DEFAULT, rt_window_cancellable (window), pasted_cb,
                                  g_object_ref (window));
}
