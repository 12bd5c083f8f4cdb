/* reload.c - loads the file of a document again (revert), and watches it for changes by other programs. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/files/reload.h"

#include "app/files/recent.h"
#include "app/files/salvage.h"
#include "document/files/load-save.h"

#include <glib/gi18n.h>

/* Data of a file that is being loaded again into its document. */
typedef struct {
  RtShell *shell;
  RtDesk *desk;     /* owned: the window may have another desk when the file is loaded */
  RtOrigin *origin; /* owned: the desk may have another puzzle when the file is loaded */
} Errand;

static void
revert_to (RtShell *shell, RtDesk *desk, RtReading *reading, const char *etag)
{
  RtDocument *document = rt_desk_document (desk);
  RtPuzzle *puzzle = g_ptr_array_index (reading->puzzles, 0);

  rt_document_replace (document, puzzle, _("Revert to File"));
  rt_document_set_saved (document, puzzle, rt_document_file (document), etag);
  rt_desk_set_format (desk, reading->format && reading->format->write ? reading->format : NULL);
  rt_shell_say (shell, RT_MESSAGE_INFO, _("The puzzle is as it was in the file."), _("Undo"),
                "win.undo");
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Errand *errand = data;
  g_autoptr (RtShell) shell = errand->shell;
  g_autoptr (RtDesk) desk = errand->desk;
  g_autoptr (GError) error = NULL;
  g_autofree char *etag = NULL;
  g_autoptr (RtReading) reading = rt_storage_load_finish (result, &etag, &error);
  g_autoptr (RtCollection) several = reading ? rt_storage_loaded_collection (result) : NULL;
  bool is_replaced = rt_document_origin (rt_desk_document (desk)) != errand->origin;

  rt_origin_unref (errand->origin);
  g_free (errand);
  if (is_replaced)
    return;
  if (!reading) {
    rt_shell_say_error (shell, error);
    rt_rest_offer_loaded (shell, result, rt_document_file (rt_desk_document (desk)));
  } else if (several) {
    rt_shell_say (shell, RT_MESSAGE_ERROR, _("The file holds several puzzles now; open it to see "
                                             "them."),
                  _("Open…"), "win.open");
  } else {
    revert_to (shell, desk, reading, etag);
  }
}

void
rt_reload (RtShell *shell)
{
  Errand *errand = g_new (Errand, 1);

  errand->shell = g_object_ref (shell);
  errand->desk = g_object_ref (rt_shell_desk (shell));
  errand->origin = rt_origin_ref (rt_document_origin (rt_shell_document (shell)));
  rt_storage_load_async (rt_document_file (rt_shell_document (shell)),
                         rt_shell_cancellable (shell), loaded_cb, errand);
}

void
rt_reload_keep (RtShell *shell)
{
  rt_watch_accept (rt_desk_watch (rt_shell_desk (shell)));
}

/* Checks the file of the window for changes when the window becomes active. The desk is NULL while
 * the window closes. */
static void
active_cb (GtkWindow *window, GParamSpec *pspec, RtShell *shell)
{
  if (!rt_shell_desk (shell) || !gtk_window_is_active (window))
    return;
  rt_watch_look (rt_desk_watch (rt_shell_desk (shell)));
  rt_recent_check ();
}

void
rt_reload_watch (RtShell *shell)
{
  g_signal_connect (rt_shell_parent (shell), "notify::is-active", G_CALLBACK (active_cb), shell);
}

void
rt_reload_say_changed (RtShell *shell)
{
  g_autofree char *text =
    g_strdup_printf (_("Another program has changed “%s”. What you see here is as it was."),
                     rt_document_title (rt_shell_document (shell)));

  rt_shell_say (shell, RT_MESSAGE_OFFER, text, _("Reload"), "win.revert");
  rt_shell_offer (shell, _("Keep This One"), "win.keep");
}

void
rt_reload_say_gone (RtShell *shell)
{
  g_autofree char *text =
    g_strdup_printf (_("“%s” is no longer where it was. The puzzle is still here."),
                     rt_document_title (rt_shell_document (shell)));

  rt_shell_say (shell, RT_MESSAGE_OFFER, text, _("Save As…"), "win.save-as");
}
