/* save.c - a window's puzzle into a file. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/save.h"

#include "app/open.h"
#include "app/recent.h"
#include "app/rest.h"
#include "document/name.h"
#include "document/storage.h"
#include "widgets/compat.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

/* In the view: what the person has agreed to lose, as "line 3": the format and a set of RtHolds. */
#define ACCEPTED "save.accepted"

/* On the window: the errand that waits for rt_save_anyway. */
#define WAITING "rt-save-waiting"

/* A document's puzzle on its way out. */
typedef struct {
  RtWindow *window;     /* not owned while it waits on the window itself */
  RtDocument *document; /* the window may have another by the time it is saved */
  RtWatch *watch;
  RtPuzzle *puzzle;
  GFile *file;
  const RtFormat *format;
  char *etag;
} Errand;

static void
errand_free (Errand *errand)
{
  g_clear_object (&errand->document);
  g_clear_object (&errand->watch);
  g_clear_object (&errand->file);
  g_clear_pointer (&errand->puzzle, rt_puzzle_unref);
  g_free (errand->etag);
  g_free (errand);
}

/* What is lost */

/* Translators: what a file of some kind does not keep, parts of a list. */
static const struct {
  RtHolds what;
  const char *name;
} losses_named[] = {
  { RT_HOLDS_DIGITS, N_("every digit") },
  { RT_HOLDS_ENTRIES, N_("which digits are yours") },
  { RT_HOLDS_MARKS, N_("pencil marks") },
  { RT_HOLDS_COLOURS, N_("colours") },
  { RT_HOLDS_FIELDS, N_("title and author") },
};

/* The suffix of the native format is what people know it by. */
static void
say_losses (RtWindow *window, const Errand *errand, RtHolds losses)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *name = rt_name_of (errand->file), *text = NULL, *native = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (losses_named); i++)
    if (losses & losses_named[i].what) {
      /* Translators: between the parts of a list */
      g_string_append (list, list->len > 0 ? _(", ") : "");
      g_string_append (list, _(losses_named[i].name));
    }
  /* Translators: a file's name, and a list as in “pencil marks, colours” */
  text =
    g_strdup_printf (_("“%s” has not been saved yet. This kind of file does not keep: %s."), name,
                     list->str);
  /* Translators: a button; %s is "sdk", the suffix of a file */
  native = g_strdup_printf (_("Save as .%s Instead"), rt_format_sdk.suffix);
  rt_window_say (window, RT_MESSAGE_OFFER, text, native, "win.save-native");
  rt_window_offer (window, _("Save Anyway"), "win.save-anyway");
}

/* What of LOSSES the person has not agreed to. */
static RtHolds
not_accepted (const Errand *errand, RtHolds losses)
{
  const char *accepted = rt_document_view (errand->document, ACCEPTED);
  gsize length = strlen (errand->format->id);

  if (!accepted || strncmp (accepted, errand->format->id, length) != 0 || accepted[length] != ' ')
    return losses;
  return losses & ~(RtHolds) strtoul (accepted + length, NULL, 10);
}

static void
accept (const Errand *errand, RtHolds losses)
{
  g_autofree char *accepted = g_strdup_printf ("%s %u", errand->format->id, (guint) losses);

  rt_document_set_view (errand->document, ACCEPTED, accepted);
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

/* Saving */

static void
say_failed (RtWindow *window, const GError *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG)) {
    rt_window_say (window, RT_MESSAGE_ERROR, error->message, _("Reload"), "win.revert");
    rt_window_offer (window, _("Replace It"), "win.save-over");
  } else {
    rt_window_say (window, RT_MESSAGE_ERROR, error->message, NULL, NULL);
  }
  rt_window_offer (window, _("Save As…"), "win.save-as");
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Errand *errand = data;
  g_autoptr (RtWindow) window = errand->window;
  g_autoptr (GError) error = NULL;
  g_autofree char *etag = NULL;

  if (rt_storage_save_finish (result, &etag, &error)) {
    g_autoptr (RtPuzzle) held = rt_format_loses (errand->format, errand->puzzle)
                                  ? held_by (errand->format, errand->puzzle)
                                  : rt_puzzle_ref (errand->puzzle);

    rt_document_set_saved (errand->document, held, errand->file, etag);
    rt_recent_add (errand->file);
    if (errand->document == rt_window_document (window))
      rt_window_set_format (window, errand->format);
  } else {
    say_failed (window, error);
  }
  rt_watch_release (errand->watch);
  errand_free (errand);
}

/* Takes ERRAND. */
static void
write_file (RtWindow *window, Errand *errand)
{
  errand->window = g_object_ref (window);
  rt_watch_hold (errand->watch);
  rt_storage_save_async (errand->puzzle, errand->format, errand->file, errand->etag, NULL, saved_cb,
                         errand);
}

static void
save_to (RtWindow *window, GFile *file, const RtFormat *format, const char *etag)
{
  Errand *errand = g_new0 (Errand, 1);
  RtHolds losses;

  errand->document = g_object_ref (rt_window_document (window));
  errand->watch = g_object_ref (rt_window_watch (window));
  errand->puzzle = rt_document_puzzle (errand->document);
  errand->file = g_object_ref (file);
  errand->format = format;
  errand->etag = g_strdup (etag);
  losses = not_accepted (errand, rt_format_loses (format, errand->puzzle));
  if (losses) {
    say_losses (window, errand, losses);
    g_object_set_data_full (G_OBJECT (window), WAITING, errand, (GDestroyNotify) errand_free);
  } else {
    write_file (window, errand);
  }
}

void
rt_save_anyway (RtWindow *window)
{
  Errand *errand = g_object_steal_data (G_OBJECT (window), WAITING);

  if (!errand)
    return;
  accept (errand, rt_format_loses (errand->format, errand->puzzle));
  write_file (window, errand);
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
    rt_window_say_error (window, error);
}

/* The document's file, or the malformed one that it is the rest of; NULL for neither. */
static GFile *
origin_of (RtDocument *document)
{
  GFile *file = rt_document_file (document);
  const char *uri = rt_document_view (document, RT_REST_OF);

  if (file)
    return g_object_ref (file);
  return uri ? g_file_new_for_uri (uri) : NULL;
}

/* Asks where, proposing NAME. */
static void
choose (RtWindow *window, const char *name)
{
  g_autoptr (GFile) origin = origin_of (rt_window_document (window));
  g_autoptr (GFile) folder = origin ? g_file_get_parent (origin) : NULL;
  g_autoptr (GListModel) filters = rt_open_filters ();

  rt_compat_save_file_async (GTK_WINDOW (window), _("Save the Puzzle"), filters, name, folder,
                             rt_window_cancellable (window), named_cb, g_object_ref (window));
}

void
rt_save_native (RtWindow *window)
{
  RtDocument *document = rt_window_document (window);
  g_autoptr (GFile) origin = origin_of (document);
  g_autofree char *title = origin ? rt_name_of (origin) : g_strdup (rt_document_title (document));
  char *dot = strrchr (title, '.');
  g_autofree char *name = NULL;

  if (dot && origin)
    *dot = '\0';
  name = g_strconcat (title, ".", rt_format_sdk.suffix, NULL);
  choose (window, name);
}

void
rt_save_as (RtWindow *window)
{
  if (rt_document_file (rt_window_document (window)))
    choose (window, rt_document_title (rt_window_document (window)));
  else
    rt_save_native (window);
}

static void
save (RtWindow *window, const char *etag)
{
  GFile *file = rt_document_file (rt_window_document (window));
  const RtFormat *format = rt_window_format (window);

  if (file)
    save_to (window, file, format ? format : rt_storage_format_for (file), etag);
  else
    rt_save_as (window);
}

void
rt_save (RtWindow *window)
{
  save (window, rt_document_etag (rt_window_document (window)));
}

void
rt_save_over (RtWindow *window)
{
  save (window, NULL);
}
