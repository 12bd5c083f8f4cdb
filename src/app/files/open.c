/* open.c - opens puzzles in a window: loads files, standard input, the clipboard and drops, and shows their
 * puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/files/open.h"

#include "app/files/recent.h"
#include "app/files/salvage.h"
#include "app/files/steps.h"
#include "document/desk/source-picture.h"
#include "document/files/gather.h"
#include "document/files/load-save.h"
#include "format/format.h"

#include <glib/gi18n.h>
#include <string.h>

/* Milliseconds until a message says that the program is reading a file, or waiting for it. */
#define PATIENCE 400

/* Action of the button in the message about a file that is being read. */
#define STOP "win.stop-loading"

/* Longest pasted text that is read, in bytes. */
#define PASTE_MAX (1024 * 1024)

/* The files, the clipboard or the standard input that a window is opening. Several files become
 * one collection. */
typedef struct {
  RtShell *shell;
  GPtrArray *files;     /* of GFile; empty for the clipboard and for standard input */
  GInputStream *stream; /* owned; NULL unless it is standard input */

  /* The members below are used only while FILES or STREAM is being loaded. */
  GCancellable *stop; /* owned; NULL: none */
  gulong closed;      /* handler: closing the window cancels `stop` */
  guint telling;      /* source id of the message that loading takes long; 0: none is pending */
} Errand;

static Errand *
errand_new (RtShell *shell, GFile **files, guint n)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->shell = g_object_ref (shell);
  rt_shell_pending (shell)->n_opening++;
  errand->files = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (errand->files, g_object_ref (files[i]));
  return errand;
}

static void
errand_free (Errand *errand)
{
  RtPending *pending = rt_shell_pending (errand->shell);

  pending->n_opening--;
  g_clear_handle_id (&errand->telling, g_source_remove);
  if (errand->stop) {
    g_cancellable_disconnect (rt_shell_cancellable (errand->shell), errand->closed);
    if (pending->loading == errand->stop)
      pending->loading = NULL;
    if (!g_cancellable_is_cancelled (rt_shell_cancellable (errand->shell)))
      rt_shell_withdraw (errand->shell, STOP);
    g_object_unref (errand->stop);
  }
  g_ptr_array_unref (errand->files);
  g_clear_object (&errand->stream);
  g_object_unref (errand->shell);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

/* Loading, which the person may cancel */

static gboolean
tell_cb (gpointer data)
{
  Errand *errand = data;

  errand->telling = 0;
  rt_shell_say (errand->shell, RT_MESSAGE_INFO,
                errand->stream ? _("Waiting for standard input…") : _("Reading…"),
                _("Stop"), STOP);
  return G_SOURCE_REMOVE;
}

static void
closed_cb (GCancellable *window, GCancellable *stop)
{
  g_cancellable_cancel (stop);
}

/* Prepares ERRAND, the files or the text to open, for loading. Returns the cancellable to load
 * with, which ERRAND owns. */
static GCancellable *
errand_start (Errand *errand)
{
  errand->stop = g_cancellable_new ();
  errand->closed = g_cancellable_connect (rt_shell_cancellable (errand->shell), G_CALLBACK (closed_cb),
                                          errand->stop, NULL);
  errand->telling = g_timeout_add (PATIENCE, tell_cb, errand);
  rt_shell_pending (errand->shell)->loading = errand->stop;
  return errand->stop;
}

void
rt_open_stop (RtShell *shell)
{
  GCancellable *loading = rt_shell_pending (shell)->loading;

  if (loading)
    g_cancellable_cancel (loading);
}

bool
rt_open_goes_on (RtShell *shell)
{
  return rt_shell_pending (shell)->n_opening > 0;
}

/* Shows the first notice of READING, the result of a parser. If there is none and PASTED, shows a
 * message that the text was pasted. */
static void
say_notices (RtShell *shell, const RtReading *reading, bool pasted)
{
  if (reading->notices->len > 0) {
    rt_shell_say (shell, RT_MESSAGE_INFO, g_ptr_array_index (reading->notices, 0), NULL, NULL);
  } else if (pasted) {
    rt_shell_say (shell, RT_MESSAGE_INFO, _("Pasted."), _("Undo"), "win.undo");
  }
}

/* Opening */

static void
remember_cb (gpointer file, gpointer data)
{
  rt_recent_add (file);
}

/* Shows the puzzle of READING, which was found inside other text, in a window without work. The
 * document gets no file, because saving would lose the other text. */
static void
open_found (RtShell *shell, const RtReading *reading)
{
  shell = rt_shell_spare (shell, true);
  rt_document_replace (rt_shell_document (shell), g_ptr_array_index (reading->puzzles, 0),
                       _("Read Puzzle"));
  rt_shell_say (shell, RT_MESSAGE_INFO, g_ptr_array_index (reading->notices, 0), _("Undo"), "win.undo");
}

const char *const rt_picture_types[] = { "image/png", "image/jpeg", "image/webp", "image/tiff",
                                         "image/bmp", "image/gif" };

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *etag = NULL;
  g_autoptr (RtReading) reading = rt_storage_load_finish (result, &etag, &error);
  g_autoptr (RtCollection) collection = reading ? rt_storage_loaded_collection (result) : NULL;
  g_autoptr (RtPhoto) photo = rt_storage_loaded_photo (result);
  g_autofree char *text = rt_storage_loaded_text (result);
  GFile *file = errand->files->len ? g_ptr_array_index (errand->files, 0) : NULL;
  RtShell *shell = errand->shell;
  bool saves; /* the document gets the file, so that Save writes to it */

  if (photo) {
    /* A pasted picture replaces the puzzle of this window; other pictures may get a new window. */
    shell = file || errand->stream ? rt_shell_spare (shell, true) : shell;
    /* Shows the picture beside the grid and its digits in the grid; its page says how it was read. The document gets no
     * file, because a puzzle cannot be saved to a picture. */
    rt_pictured_take (rt_desk_pictured (rt_shell_desk (shell)), photo);
    if (file && reading)
      rt_recent_add (file);
    return;
  }
  if (!reading) {
    rt_shell_say_error (shell, error);
    if (file)
      rt_rest_offer_loaded (errand->shell, result, file);
    else if (text)
      rt_rest_offer_text (errand->shell, rt_storage_loaded_rest (result),
                          rt_storage_loaded_collection (result), text);
    if (file && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
      rt_recent_forget (file);
    return;
  }
  if (file)
    rt_recent_add (file);
  if (!reading->format && !collection) {
    open_found (shell, reading);
    return;
  }
  saves = file && !collection && reading->format->write;
  shell = rt_shell_spare (shell, !saves && !collection);
  if (collection) {
    rt_shell_open_collection (shell, collection, file ? errand->files : NULL, text, false);
  } else if (!saves) {
    /* The document gets no file, so that saving does not replace a file whose format is only
     * read. */
    rt_document_replace (rt_shell_document (shell), g_ptr_array_index (reading->puzzles, 0),
                         _("Read Puzzle"));
  } else {
    g_autoptr (RtDocument) document = rt_document_new (g_ptr_array_index (reading->puzzles, 0));
    g_autoptr (RtDesk) desk = NULL;

    rt_document_set_saved (document, NULL, file, etag);
    desk = rt_desk_new (document);
    rt_desk_set_format (desk, reading->format);
    rt_shell_open_desk (shell, desk);
  }
  say_notices (shell, reading, false);
}

/* Called when a pasted text was read as printed steps of a program. Shows the steps, or, if the
 * text has none, loads the text again as puzzles. */
static void
steps_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RtWatched) watched = rt_watched_open_finish (result, &error);
  RtShell *shell = errand->shell;
  GFile *file = errand->files->len ? g_ptr_array_index (errand->files, 0) : NULL;

  if (watched) {
    if (file)
      rt_recent_add (file);
    rt_steps_open (shell, watched);
  } else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA)) {
    rt_shell_say (shell, RT_MESSAGE_ERROR, error->message, NULL, NULL);
  } else if (file) {
    GCancellable *stop = errand_start (errand);

    rt_storage_load_async (file, stop, loaded_cb, g_steal_pointer (&errand));
  } else {
    g_autoptr (GBytes) begun = rt_watched_read_bytes (result);

    rt_storage_load_stream_async (errand->stream, begun, _("Standard input"), errand->stop, loaded_cb,
                                  errand);
    g_steal_pointer (&errand);
  }
}

static void
open_file (RtShell *shell, GFile *file)
{
  RtGrid puzzle;

  if (!rt_shell_present_file (shell, file))
    rt_watched_open_async (file, NULL, rt_steps_puzzle (shell, &puzzle), rt_shell_cancellable (shell),
                           steps_cb, errand_new (shell, &file, 1));
}

static void
gathered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RtCollection) collection = rt_gather_finish (result, &error);
  g_autofree char *notices = rt_gather_notices (result);
  RtShell *shell = errand->shell;

  if (collection) {
    shell = rt_shell_spare (shell, false);
    rt_shell_open_collection (shell, collection, errand->files, NULL, false);
  }
  if (notices && error) {
    char *both = g_strconcat (error->message, "\n", notices, NULL);

    g_free (error->message);
    error->message = both;
  } else if (notices) {
    rt_shell_say (shell, RT_MESSAGE_INFO, notices, NULL, NULL);
  }
  if (error) {
    rt_shell_say_error (shell, error);
    rt_rest_offer_gathered (shell, result, errand->files);
  } else {
    g_ptr_array_foreach (errand->files, remember_cb, NULL);
  }
}

void
rt_open_files (RtShell *shell, GFile **files, guint n)
{
  Errand *errand;

  if (n == 1) {
    open_file (shell, files[0]);
    return;
  }
  errand = errand_new (shell, files, n);
  rt_gather_async (errand->files, false, errand_start (errand), gathered_cb, errand);
}

void
rt_open_stream (RtShell *shell, GInputStream *stream)
{
  Errand *errand = errand_new (shell, NULL, 0);
  RtGrid puzzle;

  errand->stream = g_object_ref (stream);
  rt_watched_open_stream_async (stream, rt_steps_puzzle (shell, &puzzle), errand_start (errand), steps_cb,
                                errand);
}

void
rt_open_uri (RtShell *shell, const char *uri)
{
  g_autoptr (GFile) file = g_file_new_for_uri (uri);

  open_file (shell, file);
}

/* Clipboard and drops */

static void
load_picture_bytes (RtShell *shell, GBytes *bytes)
{
  Errand *errand = errand_new (shell, NULL, 0);

  rt_storage_load_bytes_async (bytes, _("Pasted picture"), errand_start (errand), loaded_cb, errand);
}

static void
take_text (RtShell *shell, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = NULL;
  g_autoptr (RtCollection) collection = NULL;

  if (rt_watched_suits (text, strlen (text))) {
    g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

    rt_steps_show (shell, bytes, 0);
    return;
  }
  if (strlen (text) > PASTE_MAX) {
    rt_shell_say (shell, RT_MESSAGE_ERROR, _("This text is too long to be a puzzle."), NULL, NULL);
    return;
  }
  reading = rt_collection_read (text, strlen (text), &collection, &error);
  if (!reading) {
    g_autofree char *said = rt_format_error_say (error, _("Pasted text"));

    rt_shell_say (shell, RT_MESSAGE_ERROR, said, NULL, NULL);
    reading = rt_collection_read_rest (text, strlen (text), &collection);
    rt_rest_offer_text (shell, g_steal_pointer (&reading), g_steal_pointer (&collection), text);
    return;
  }
  if (collection) {
    rt_shell_open_collection (rt_shell_spare (shell, false), collection, NULL, text, false);
    return;
  }
  rt_document_replace (rt_shell_document (shell), g_ptr_array_index (reading->puzzles, 0),
                       _("Paste"));
  say_notices (shell, reading, true);
}

static void
take_files (RtShell *shell, const GValue *value)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  for (GSList *l = g_value_get_boxed (value); l; l = l->next)
    g_ptr_array_add (files, l->data);
  if (files->len > 0)
    rt_open_files (shell, (GFile **) files->pdata, files->len);
}

static void
open_texture (RtShell *shell, GdkTexture *texture)
{
  g_autoptr (GBytes) bytes = gdk_texture_save_to_png_bytes (texture);

  load_picture_bytes (shell, bytes);
}

bool
rt_open_value (RtShell *shell, const GValue *value)
{
  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    take_files (shell, value);
  else if (G_VALUE_HOLDS (value, G_TYPE_FILE))
    open_file (shell, g_value_get_object (value));
  else if (G_VALUE_HOLDS_STRING (value) && g_value_get_string (value))
    take_text (shell, g_value_get_string (value));
  else if (G_VALUE_HOLDS (value, GDK_TYPE_TEXTURE) && g_value_get_object (value))
    open_texture (shell, g_value_get_object (value));
  else
    return false;
  return true;
}

static void
picture_read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtShell) shell = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (g_output_stream_splice_finish (G_OUTPUT_STREAM (source), result, &error) < 0) {
    rt_shell_say_error (shell, error);
    return;
  }
  bytes = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (source));
  load_picture_bytes (shell, bytes);
}

/* Opens the picture in the clipboard. Called with its bytes. */
static void
picture_pasted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtShell) shell = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GInputStream) in = gdk_clipboard_read_finish (GDK_CLIPBOARD (source), result, NULL,
                                                           &error);
  g_autoptr (GOutputStream) out = NULL;

  if (!in) {
    rt_shell_say_error (shell, error);
    return;
  }
  out = g_memory_output_stream_new_resizable ();
  g_output_stream_splice_async (out, in, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE |
                                           G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
                                G_PRIORITY_DEFAULT, rt_shell_cancellable (shell), picture_read_cb,
                                g_object_ref (shell));
}

/* Sets FOUND to the MIME types of pictures in FORMATS, ended by NULL. Returns false if there are
 * none. */
static bool
find_pictures (GdkContentFormats *formats, const char *found[])
{
  guint n = 0;

  for (gsize i = 0; i < RT_N_PICTURE_TYPES; i++)
    if (gdk_content_formats_contain_mime_type (formats, rt_picture_types[i]))
      found[n++] = rt_picture_types[i];
  found[n] = NULL;
  return n > 0;
}

/* Pastes the picture of CLIPBOARD. Returns false if it has none. */
static bool
paste_picture (RtShell *shell, GdkClipboard *clipboard)
{
  const char *found[RT_N_PICTURE_TYPES + 1];

  if (!find_pictures (gdk_clipboard_get_formats (clipboard), found))
    return false;
  gdk_clipboard_read_async (clipboard, found, G_PRIORITY_DEFAULT, rt_shell_cancellable (shell),
                            picture_pasted_cb, g_object_ref (shell));
  return true;
}

/* Called with the text or the files of the clipboard. Opens them. If there are none, looks for a
 * picture again, because the clipboard may announce a picture late. */
static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtShell) shell = data;
  g_autoptr (GError) error = NULL;
  const GValue *value = gdk_clipboard_read_value_finish (GDK_CLIPBOARD (source), result, &error);

  if ((!value || (G_VALUE_HOLDS_STRING (value) && g_strcmp0 (g_value_get_string (value), "") <= 0)) &&
      paste_picture (shell, GDK_CLIPBOARD (source)))
    return;
  if (!value)
    rt_shell_say (shell, RT_MESSAGE_ERROR, _("There is no text and no picture to paste."), NULL, NULL);
  else
    rt_open_value (shell, value);
}

void
rt_open_paste (RtShell *shell)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (rt_shell_parent (shell)));
  GdkContentFormats *formats = gdk_clipboard_get_formats (clipboard);
  bool has_files = gdk_content_formats_contain_gtype (formats, GDK_TYPE_FILE_LIST);
  bool has_text = gdk_content_formats_contain_gtype (formats, G_TYPE_STRING);

  /* Prefers text to a picture: a spreadsheet copies cells as both, and the text is exact. */
  if (has_files || has_text || !paste_picture (shell, clipboard))
    gdk_clipboard_read_value_async (clipboard, has_files ? GDK_TYPE_FILE_LIST : G_TYPE_STRING,
                                    G_PRIORITY_DEFAULT, rt_shell_cancellable (shell), pasted_cb,
                                    g_object_ref (shell));
}

GListModel *
rt_open_filters (void)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) puzzles = gtk_file_filter_new (), all = NULL;

  gtk_file_filter_set_name (puzzles, _("Sudoku Puzzles"));
  for (const RtFormat *const *format = rt_formats; *format; format++)
    gtk_file_filter_add_suffix (puzzles, (*format)->suffix);
  gtk_file_filter_add_suffix (puzzles, "json"); /* read, but never written with this suffix */
  for (gsize i = 0; i < RT_N_PICTURE_TYPES; i++)
    gtk_file_filter_add_mime_type (puzzles, rt_picture_types[i]);
  g_list_store_append (filters, puzzles);
  all = gtk_file_filter_new ();
  gtk_file_filter_set_name (all, _("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, all);
  return G_LIST_MODEL (filters);
}

static void
chosen_cb (gpointer shell, GFile *file)
{
  rt_open_files (shell, &file, 1);
}

void
rt_open_choose (RtShell *shell)
{
  g_autoptr (GListModel) filters = rt_open_filters ();
  RtAsker asker = rt_shell_asker (shell);

  rt_ask_open (&asker, _("Open a Puzzle"), filters, chosen_cb, g_object_ref (shell), g_object_unref);
}
