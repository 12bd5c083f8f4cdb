/* save.c - saves the puzzle of a window: checks whether the format holds all its data, writes the file, and shows the
 * outcome. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/files/save.h"

#include "app/files/open.h"
#include "app/files/recent.h"
#include "app/files/salvage.h"
#include "document/base/display-name.h"
#include "document/files/load-save.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

/* Key of the document's view settings. Its value has the data losses that the person has accepted:
 * the id of the format and a set of RtHolds, as in "line 3". */
#define ACCEPTED "save.accepted"

/* Key of the document's view settings. It is set once the person was informed that files do not
 * contain kept positions. */
#define TOLD_KEPT "file.told-kept"

/* A puzzle that is being saved. */
struct RtSave {
  RtShell *shell;       /* owned while the file is being written, not while the save is pending */
  RtDesk *desk;         /* owned: the window may have another desk when the file is written */
  RtOrigin *origin;     /* owned: the desk may have another puzzle when the file is written */
  RtPuzzle *puzzle;
  GFile *file;
  const RtFormat *format;
  char *etag;
};

static void
save_free (RtSave *save)
{
  g_object_unref (save->desk);
  rt_origin_unref (save->origin);
  g_object_unref (save->file);
  rt_puzzle_unref (save->puzzle);
  g_free (save->etag);
  g_free (save);
}

void
rt_save_forget (RtShell *shell)
{
  g_clear_pointer (&rt_shell_pending (shell)->save, save_free);
}

/* Losses */

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

/* Shows a message that names LOSSES, data that the format of SAVE cannot hold, and offers to save
 * in the native format (named by its suffix) or anyway. */
static void
say_losses (const RtSave *save, RtHolds losses)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *name = rt_name_of (save->file), *text = NULL, *native = NULL;

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
  rt_shell_say (save->shell, RT_MESSAGE_OFFER, text, native, "win.save-native");
  rt_shell_offer (save->shell, _("Save Anyway"), "win.save-anyway");
}

static RtHolds
not_accepted (const RtSave *save, RtHolds losses)
{
  const char *accepted = rt_document_view (rt_desk_document (save->desk), ACCEPTED);
  gsize length = strlen (save->format->id);

  if (!accepted || strncmp (accepted, save->format->id, length) != 0 || accepted[length] != ' ')
    return losses;
  return losses & ~(RtHolds) strtoul (accepted + length, NULL, 10);
}

static void
accept (const RtSave *save, RtHolds losses)
{
  g_autofree char *accepted = g_strdup_printf ("%s %u", save->format->id, (guint) losses);

  rt_document_set_view (rt_desk_document (save->desk), ACCEPTED, accepted);
}

/* Returns PUZZLE as it would be read again from a file in FORMAT, so without the data that FORMAT
 * cannot hold. The caller owns a reference. The document is compared with the result, so that it
 * counts as modified if data was lost. */
static RtPuzzle *
held_by (const RtFormat *format, RtPuzzle *puzzle)
{
  g_autofree char *text = rt_write (puzzle, format);
  g_autoptr (RtReading) reading = rt_read (text, strlen (text), format, NULL);

  return rt_puzzle_ref (reading ? g_ptr_array_index (reading->puzzles, 0) : puzzle);
}

/* Saving */

static void
say_failed (RtShell *shell, const GError *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG)) {
    rt_shell_say (shell, RT_MESSAGE_ERROR, error->message, _("Reload"), "win.revert");
    rt_shell_offer (shell, _("Replace It"), "win.save-over");
  } else {
    rt_shell_say (shell, RT_MESSAGE_ERROR, error->message, NULL, NULL);
  }
  rt_shell_offer (shell, _("Save As…"), "win.save-as");
}

/* Shows a message that kept positions are not in the file, once for each document. */
static void
say_kept (RtShell *shell, RtDocument *document)
{
  g_autoptr (GArray) kept = rt_document_kept (document);

  if (kept->len == 0 || !g_array_index (kept, RtKept, 0).name || rt_document_view (document, TOLD_KEPT))
    return;
  rt_document_set_view (document, TOLD_KEPT, "yes");
  rt_shell_say (shell, RT_MESSAGE_INFO,
                _("Saved. The positions you kept are not in the file: they stay as long as the puzzle is "
                  "open."),
                NULL, NULL);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RtSave *save = data;
  g_autoptr (RtShell) shell = save->shell;
  g_autoptr (GError) error = NULL;
  g_autofree char *etag = NULL;

  if (rt_storage_save_finish (result, &etag, &error)) {
    g_autoptr (RtPuzzle) held = rt_format_loses (save->format, save->puzzle)
                                  ? held_by (save->format, save->puzzle)
                                  : rt_puzzle_ref (save->puzzle);

    save->origin->format = save->format;
    rt_document_set_origin_saved (rt_desk_document (save->desk), save->origin, held, save->file,
                                  etag);
    rt_recent_add (save->file);
    say_kept (shell, rt_desk_document (save->desk));
  } else {
    say_failed (shell, error);
  }
  rt_watch_release (rt_desk_watch (save->desk));
  save_free (save);
}

/* Writes the file of SAVE, a puzzle with its format, in a thread. Takes ownership of SAVE. */
static void
write_file (RtSave *save)
{
  g_object_ref (save->shell);
  rt_watch_hold (rt_desk_watch (save->desk));
  rt_storage_save_async (save->puzzle, save->format, save->file, save->etag, NULL, saved_cb, save);
}

static void
save_to (RtShell *shell, GFile *file, const RtFormat *format, const char *etag)
{
  RtSave *save = g_new0 (RtSave, 1);
  RtHolds losses;

  save->shell = shell;
  save->desk = g_object_ref (rt_shell_desk (shell));
  save->origin = rt_origin_ref (rt_document_origin (rt_shell_document (shell)));
  save->puzzle = rt_document_puzzle (rt_shell_document (shell));
  save->file = g_object_ref (file);
  save->format = format;
  save->etag = g_strdup (etag);
  losses = not_accepted (save, rt_format_loses (format, save->puzzle));
  if (losses) {
    say_losses (save, losses);
    rt_save_forget (shell);
    rt_shell_pending (shell)->save = save;
  } else {
    write_file (save);
  }
}

void
rt_save_anyway (RtShell *shell)
{
  RtSave *save = g_steal_pointer (&rt_shell_pending (shell)->save);

  if (!save)
    return;
  accept (save, rt_format_loses (save->format, save->puzzle));
  write_file (save);
}

static void
named_cb (gpointer shell, GFile *file)
{
  save_to (shell, file, rt_storage_format_for (file), NULL);
}

/* Returns the document's file, or the malformed file from which the document was read, or NULL. The
 * caller owns the reference. */
static GFile *
origin_of (RtDocument *document)
{
  GFile *file = rt_document_file (document);
  const char *uri = rt_document_view (document, RT_REST_OF);

  if (file)
    return g_object_ref (file);
  return uri ? g_file_new_for_uri (uri) : NULL;
}

/* Opens a file dialog that proposes NAME, to save the puzzle. */
static void
choose (RtShell *shell, const char *name)
{
  g_autoptr (GFile) origin = origin_of (rt_shell_document (shell));
  g_autoptr (GFile) folder = origin ? g_file_get_parent (origin) : NULL;
  g_autoptr (GListModel) filters = rt_open_filters ();
  RtAsker asker = rt_shell_asker (shell);

  rt_ask_save (&asker, _("Save the Puzzle"), filters, name, folder, named_cb, g_object_ref (shell),
               g_object_unref);
}

void
rt_save_native (RtShell *shell)
{
  RtDocument *document = rt_shell_document (shell);
  g_autoptr (GFile) origin = origin_of (document);
  g_autofree char *title = origin ? rt_name_of (origin) : g_strdup (rt_document_title (document));
  char *dot = strrchr (title, '.');
  g_autofree char *name = NULL;

  if (dot && origin)
    *dot = '\0';
  name = g_strconcat (title, ".", rt_format_sdk.suffix, NULL);
  choose (shell, name);
}

void
rt_save_as (RtShell *shell)
{
  if (rt_document_file (rt_shell_document (shell)))
    choose (shell, rt_document_title (rt_shell_document (shell)));
  else
    rt_save_native (shell);
}

static void
save (RtShell *shell, const char *etag)
{
  GFile *file = rt_document_file (rt_shell_document (shell));
  const RtFormat *format = rt_desk_format (rt_shell_desk (shell));

  if (file)
    save_to (shell, file, format ? format : rt_storage_format_for (file), etag);
  else
    rt_save_as (shell);
}

void
rt_save (RtShell *shell)
{
  save (shell, rt_document_etag (rt_shell_document (shell)));
}

void
rt_save_over (RtShell *shell)
{
  save (shell, NULL);
}
