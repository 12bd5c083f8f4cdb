/* salvage.c - offers the readable part of a malformed text, as a button beside the error message.
 *
 * RtPending of the window keeps the readable part until the person opens it. A single puzzle is
 * loaded as an edit: Undo restores the old puzzle, and the unreadable cells stay marked until the
 * person has edited them. The document gets no file, so that saving does not replace the malformed
 * file. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/files/salvage.h"

#include "document/files/gather.h"
#include "document/files/load-save.h"

#include <glib/gi18n.h>

struct RtRest {
  RtReading *reading;
  RtCollection *collection; /* may be NULL */
  GPtrArray *files;         /* of GFile; one for a single puzzle; NULL for text */
  char *text;
};

static void
rest_free (RtRest *rest)
{
  rt_reading_free (rest->reading);
  g_clear_pointer (&rest->collection, rt_collection_unref);
  g_clear_pointer (&rest->files, g_ptr_array_unref);
  g_free (rest->text);
  g_free (rest);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtRest, rest_free)

void
rt_rest_forget (RtShell *shell)
{
  g_clear_pointer (&rt_shell_pending (shell)->rest, rest_free);
}

/* Appends SENTENCE, in which %s is replaced by N, to SAID. Does nothing if N is 0. */
static void
say (GString *said, const char *sentence, guint n)
{
  g_autofree char *number = g_strdup_printf ("%'u", n);

  if (n == 0)
    return;
  g_string_append (said, said->len > 0 ? " " : "");
  g_string_append (said, sentence);
  g_string_replace (said, "%s", number, 1);
}

static void
say_unread (GString *said, guint n)
{
  /* Translators: %s is a number. */
  say (said, ngettext ("%s place of the text could not be read.",
                       "%s places of the text could not be read.", n), n);
}

static void
say_left_out (GString *said, guint n)
{
  /* Translators: %s is a number. */
  say (said, ngettext ("%s puzzle that is not whole was left out.",
                       "%s puzzles that are not whole were left out.", n), n);
}

static void
say_marked (GString *said, guint n)
{
  /* Translators: %s is a number; a blank in such a cell means that nobody knows what is there. */
  say (said, ngettext ("%s cell is marked: type what belongs there, or clear it where it is blank.",
                       "%s cells are marked: type what belongs there, or clear them where they are "
                       "blank.", n), n);
}

static void
load_collection (RtShell *shell, const RtRest *rest)
{
  g_autoptr (GString) said = g_string_new (NULL);
  const GArray *bad = rest->reading->bad;
  guint n_left_out = 0;

  for (guint i = 0; i < bad->len; i++)
    n_left_out += !rt_cells_is_empty (g_array_index (bad, RtCells, i));
  shell = rt_shell_spare (shell, false);
  rt_shell_open_collection (shell, rest->collection, rest->files, rest->text, true);
  say_unread (said, rest->reading->n_mended);
  say_left_out (said, n_left_out);
  rt_shell_say (shell, RT_MESSAGE_OFFER, said->str, NULL, NULL);
}

/* Returns the index of the first puzzle of READING with a readable cell. READING must have such a
 * puzzle. */
static guint
first_puzzle (const RtReading *reading)
{
  guint i = 0;

  while (rt_cells_equal (g_array_index (reading->bad, RtCells, i), RT_CELLS_ALL))
    i++;
  return i;
}

static void
load_puzzle (RtShell *shell, const RtRest *rest)
{
  g_autoptr (GString) said = g_string_new (NULL);
  guint which = first_puzzle (rest->reading);
  RtCells unread = g_array_index (rest->reading->bad, RtCells, which);
  RtDocument *document;

  /* Opens a part of a file in a window without a file, so that saving does not replace the file of
   * this window by it. */
  if (rest->files)
    shell = rt_shell_spare (shell, true);
  document = rt_shell_document (shell);
  rt_document_replace_rest (document, g_ptr_array_index (rest->reading->puzzles, which), unread,
                            _("Load What Could Be Read"));
  if (rest->files) {
    g_autofree char *uri = g_file_get_uri (g_ptr_array_index (rest->files, 0));

    rt_document_set_view (document, RT_REST_OF, uri);
  }
  if (!rt_cells_is_empty (unread))
    rt_shell_point_at (shell, rt_cells_first (unread));
  say_unread (said, rest->reading->n_mended);
  say_marked (said, (guint) rt_cells_count (unread));
  say_left_out (said, rest->reading->puzzles->len - 1);
  rt_shell_say (shell, RT_MESSAGE_OFFER, said->str, _("Undo"), "win.undo");
}

void
rt_rest_load (RtShell *shell)
{
  g_autoptr (RtRest) rest = g_steal_pointer (&rt_shell_pending (shell)->rest);

  if (rest && rest->collection)
    load_collection (shell, rest);
  else if (rest)
    load_puzzle (shell, rest);
}

/* Stores READING and COLLECTION, the readable part, in the window SHELL, and adds a button that opens it to the
 * error. Takes ownership of READING, COLLECTION, FILES and TEXT, the source. FILES or TEXT is NULL. */
static void
offer (RtShell *shell, RtReading *reading, RtCollection *collection, GPtrArray *files, char *text)
{
  RtRest *rest = g_new0 (RtRest, 1);

  rest->reading = reading;
  rest->collection = collection;
  rest->files = files;
  rest->text = text;
  rt_rest_forget (shell);
  rt_shell_pending (shell)->rest = rest;
  rt_shell_offer (shell, _("Load What Could Be _Read"), "win.load-rest");
}

static GPtrArray *
list_of (GFile *file)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (files, g_object_ref (file));
  return files;
}

void
rt_rest_offer_text (RtShell *shell, RtReading *rest, RtCollection *collection, const char *text)
{
  if (rest)
    offer (shell, rest, collection, NULL, g_strdup (text));
}

void
rt_rest_offer_loaded (RtShell *shell, GAsyncResult *result, GFile *file)
{
  RtReading *rest = rt_storage_loaded_rest (result);

  if (rest)
    offer (shell, rest, rt_storage_loaded_collection (result), list_of (file), NULL);
}

void
rt_rest_offer_gathered (RtShell *shell, GAsyncResult *result, GPtrArray *files)
{
  g_autoptr (GFile) file = NULL;
  RtCollection *collection;
  RtReading *rest = rt_gather_rest (result, &collection, &file);

  if (rest)
    offer (shell, rest, collection, collection ? g_ptr_array_ref (files) : list_of (file), NULL);
}
