/* open.c - puzzles into a window and out of it: files, clipboard, drops. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/open.h"

#include "app/application.h"
#include "document/storage.h"
#include "widgets/compat.h"

#include <glib/gi18n.h>
#include <string.h>

/* More than this is no puzzle that a person copied. */
#define PASTE_MAX (1024 * 1024)

/* A file on its way into a window, or a document's puzzle on its way out. */
typedef struct {
  RtWindow *window;
  GFile *file;
  RtDocument *document; /* out: the window may have another by the time it is saved */
  RtPuzzle *puzzle;
  const RtFormat *format;
} Errand;

static Errand *
errand_new (RtWindow *window, GFile *file)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->window = g_object_ref (window);
  g_set_object (&errand->file, file);
  return errand;
}

static void
errand_free (Errand *errand)
{
  g_clear_pointer (&errand->puzzle, rt_puzzle_unref);
  g_clear_object (&errand->file);
  g_clear_object (&errand->document);
  g_object_unref (errand->window);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

/* Says an error, but for that of a dialog that was left. */
static void
say_error (RtWindow *window, const GError *error)
{
  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    rt_window_say (window, RT_MESSAGE_ERROR, error->message, NULL, NULL);
}

/* What a reading had to say besides its puzzles. */
static void
say_notices (RtWindow *window, const RtReading *reading, bool pasted)
{
  if (reading->puzzles->len > 1) {
    g_autofree char *text =
      g_strdup_printf (ngettext ("There is %u puzzle; the first is shown.",
                                 "There are %u puzzles; the first is shown.",
                                 reading->puzzles->len),
                       reading->puzzles->len);

    rt_window_say (window, RT_MESSAGE_INFO, text, NULL, NULL);
  } else if (reading->notices->len > 0) {
    rt_window_say (window, RT_MESSAGE_INFO, g_ptr_array_index (reading->notices, 0), NULL, NULL);
  } else if (pasted) {
    rt_window_say (window, RT_MESSAGE_INFO, _("Pasted."), _("Undo"), "win.undo");
  }
}

/* Opening */

static void
remember (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *etag = NULL;
  g_autoptr (RtReading) reading = rt_storage_load_finish (result, &etag, &error);
  g_autoptr (RtDocument) document = NULL;
  RtWindow *window = errand->window;

  if (!reading) {
    say_error (window, error);
    return;
  }
  document = rt_document_new (g_ptr_array_index (reading->puzzles, 0));
  /* A file of several puzzles is not one document's: saving must not lose the others. */
  if (reading->puzzles->len == 1)
    rt_document_set_saved (document, NULL, errand->file, etag);
  if (rt_document_is_modified (rt_window_document (window)))
    window = rt_application_add_window (
      RT_APPLICATION (gtk_window_get_application (GTK_WINDOW (window))), document);
  else
    rt_window_set_document (window, document);
  rt_window_set_format (window, reading->format);
  remember (errand->file);
  say_notices (window, reading, false);
}

void
rt_open_file (RtWindow *window, GFile *file)
{
  rt_storage_load_async (file, rt_window_cancellable (window), loaded_cb,
                         errand_new (window, file));
}

/* One row for all puzzle files, one for everything. */
static GListModel *
make_filters (void)
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
    say_error (window, error);
}

void
rt_open_choose (RtWindow *window)
{
  g_autoptr (GListModel) filters = make_filters ();

  rt_compat_open_file_async (GTK_WINDOW (window), _("Open a Puzzle"), filters,
                             rt_window_cancellable (window), chosen_cb, g_object_ref (window));
}

/* Saving */

/* Names what a file of this format does not hold. */
static void
say_losses (RtWindow *window, RtHolds losses)
{
  const char *text = losses & RT_HOLDS_MARKS     ? _("Saved, but this kind of file does not keep "
                                                     "pencil marks.")
                     : losses & RT_HOLDS_ENTRIES ? _("Saved, but this kind of file does not tell "
                                                     "your digits from the givens.")
                     : losses & RT_HOLDS_COLOURS ? _("Saved, but this kind of file does not keep "
                                                     "colours.")
                                                 : _("Saved, but this kind of file does not keep "
                                                     "title and author.");

  rt_window_say (window, RT_MESSAGE_ERROR, text, _("Save As…"), "win.save-as");
}

/* What a file of FORMAT holds of PUZZLE: less than all of it, where the format loses something. The
 * document stays unsaved in so far. */
static RtPuzzle *
held_by (const RtFormat *format, RtPuzzle *puzzle)
{
  g_autofree char *text = rt_write (puzzle, format);
  g_autoptr (RtReading) reading = rt_read (text, strlen (text), format, NULL);

  return rt_puzzle_ref (reading ? g_ptr_array_index (reading->puzzles, 0) : puzzle);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *etag = NULL;
  g_autoptr (RtPuzzle) held = NULL;
  RtHolds losses;

  if (!rt_storage_save_finish (result, &etag, &error)) {
    if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
      rt_window_say (errand->window, RT_MESSAGE_ERROR, error->message, _("Save As…"),
                     "win.save-as");
    else
      say_error (errand->window, error);
    return;
  }
  losses = rt_format_loses (errand->format, errand->puzzle);
  held = losses ? held_by (errand->format, errand->puzzle) : rt_puzzle_ref (errand->puzzle);
  rt_document_set_saved (errand->document, held, errand->file, etag);
  remember (errand->file);
  if (errand->document == rt_window_document (errand->window))
    rt_window_set_format (errand->window, errand->format);
  if (losses)
    say_losses (errand->window, losses);
}

static void
save_to (RtWindow *window, GFile *file, const RtFormat *format, const char *etag)
{
  Errand *errand = errand_new (window, file);

  errand->document = g_object_ref (rt_window_document (window));
  errand->puzzle = rt_document_puzzle (errand->document);
  errand->format = format;
  rt_storage_save_async (errand->puzzle, format, file, etag, NULL, saved_cb, errand);
}

static void
named_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RtWindow) window = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = rt_compat_save_file_finish (result, &error);

  if (file)
    save_to (window, file, rt_storage_format_for (file), NULL);
  else
    say_error (window, error);
}

void
rt_open_save_as (RtWindow *window)
{
  GFile *file = rt_document_file (rt_window_document (window));
  g_autoptr (GFile) folder = file ? g_file_get_parent (file) : NULL;
  g_autoptr (GListModel) filters = make_filters ();
  g_autofree char *name = file ? g_file_get_basename (file)
                               : g_strconcat (rt_document_title (rt_window_document (window)),
                                              ".sdk", NULL);

  rt_compat_save_file_async (GTK_WINDOW (window), _("Save the Puzzle"), filters, name, folder,
                             rt_window_cancellable (window), named_cb, g_object_ref (window));
}

void
rt_open_save (RtWindow *window)
{
  RtDocument *document = rt_window_document (window);
  GFile *file = rt_document_file (document);
  const RtFormat *format = rt_window_format (window);

  if (file)
    save_to (window, file, format ? format : rt_storage_format_for (file),
             rt_document_etag (document));
  else
    rt_open_save_as (window);
}

/* Clipboard and drops */

void
rt_open_copy (RtWindow *window)
{
  const RtScene *scene = rt_grid_view_scene (rt_window_grid_view (window));
  RtGrid grid;
  char text[RT_N_CELLS + 1];

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    grid.digit[cell] = scene->cells[cell].digit;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)),
                          rt_grid_print (&grid, text));
}

static void
take_text (RtWindow *window, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = NULL;

  if (strlen (text) > PASTE_MAX) {
    rt_window_say (window, RT_MESSAGE_ERROR, _("This text is too long to be a puzzle."), NULL,
                   NULL);
    return;
  }
  reading = rt_read (text, strlen (text), NULL, &error);
  if (!reading) {
    g_autofree char *said = rt_format_error_say (error, _("Pasted text"));

    rt_window_say (window, RT_MESSAGE_ERROR, said, NULL, NULL);
    return;
  }
  rt_document_replace (rt_window_document (window), g_ptr_array_index (reading->puzzles, 0),
                       _("Paste"));
  say_notices (window, reading, true);
}

static void
take_files (RtWindow *window, const GValue *value)
{
  GSList *files = g_value_get_boxed (value);

  for (GSList *l = files; l; l = l->next)
    rt_open_file (window, l->data);
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
