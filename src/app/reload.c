/* reload.c - back to what the file holds; and what to do where another program has changed it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/reload.h"

#include "app/rest.h"
#include "document/storage.h"

#include <glib/gi18n.h>

/* A file on its way into the document that it belongs to. */
typedef struct {
  RtWindow *window;
  RtDocument *document; /* the window may have another by then */
} Errand;

static void
take (RtWindow *window, RtDocument *document, RtReading *reading, const char *etag)
{
  RtPuzzle *puzzle = g_ptr_array_index (reading->puzzles, 0);

  rt_document_replace (document, puzzle, _("Revert to File"));
  rt_document_set_saved (document, puzzle, rt_document_file (document), etag);
  if (document == rt_window_document (window))
    rt_window_set_format (window, reading->format);
  rt_window_say (window, RT_MESSAGE_INFO, _("The puzzle is as the file holds it."),
                 _("Undo"), "win.undo");
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Errand *errand = data;
  g_autoptr (RtWindow) window = errand->window;
  g_autoptr (RtDocument) document = errand->document;
  g_autoptr (GError) error = NULL;
  g_autofree char *etag = NULL;
  g_autoptr (RtReading) reading = rt_storage_load_finish (result, &etag, &error);

  if (!reading) {
    rt_window_say_error (window, error);
    rt_rest_offer_loaded (window, result, rt_document_file (document));
  } else if (reading->puzzles->len > 1) {
    rt_window_say (window, RT_MESSAGE_ERROR, _("The file holds several puzzles now; open it to see "
                                               "them."),
                   _("Open…"), "win.open");
  } else {
    take (window, document, reading, etag);
  }
  g_free (errand);
}

void
rt_reload (RtWindow *window)
{
  Errand *errand = g_new (Errand, 1);

  errand->window = g_object_ref (window);
  errand->document = g_object_ref (rt_window_document (window));
  rt_storage_load_async (rt_document_file (errand->document), rt_window_cancellable (window),
                         loaded_cb, errand);
}

void
rt_reload_keep (RtWindow *window)
{
  rt_watch_accept (rt_window_watch (window));
}

static void
changed_cb (RtWindow *window)
{
  g_autofree char *text =
    g_strdup_printf (_("Another program has changed “%s”. What you see here is as it was."),
                     rt_document_title (rt_window_document (window)));

  rt_window_say (window, RT_MESSAGE_OFFER, text, _("Reload"), "win.revert");
  rt_window_offer (window, _("Keep This One"), "win.keep");
}

static void
gone_cb (RtWindow *window)
{
  g_autofree char *text =
    g_strdup_printf (_("“%s” is no longer where it was. The puzzle is still here."),
                     rt_document_title (rt_window_document (window)));

  rt_window_say (window, RT_MESSAGE_OFFER, text, _("Save As…"), "win.save-as");
}

void
rt_reload_watch (RtWindow *window)
{
  g_signal_connect_swapped (rt_window_watch (window), "changed", G_CALLBACK (changed_cb), window);
  g_signal_connect_swapped (rt_window_watch (window), "gone", G_CALLBACK (gone_cb), window);
}
