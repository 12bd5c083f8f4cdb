/* rest.c - what a malformed text still holds.
 *
 * It waits on the window until somebody wants it. One puzzle comes as an edit: undo brings back
 * what was there, and the cells that could not be read stay marked until they are written. It has
 * no file: what it lacks must not take the place of what the file says. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/rest.h"

#include "app/collecting.h"
#include "app/open.h"
#include "document/gather.h"
#include "document/storage.h"

#include <glib/gi18n.h>

/* On the window: the rest that waits for rt_rest_load. */
#define WAITING "rt-rest-waiting"

typedef struct {
  RtReading *reading;
  RtCollection *collection; /* may be NULL */
  GPtrArray *files;         /* of GFile, one for a single puzzle; one of these two is NULL */
  char *text;
} Rest;

static void
rest_free (Rest *rest)
{
  rt_reading_free (rest->reading);
  g_clear_pointer (&rest->collection, rt_collection_unref);
  g_clear_pointer (&rest->files, g_ptr_array_unref);
  g_free (rest->text);
  g_free (rest);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Rest, rest_free)

/* SAID becomes longer by SENTENCE, in which N takes the place of %s; nothing is said of none. */
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

/* Of N places. */
static void
say_unread (GString *said, guint n)
{
  /* Translators: %s is a number. */
  say (said, ngettext ("%s place of the text could not be read.",
                       "%s places of the text could not be read.", n), n);
}

/* Of N puzzles. */
static void
say_left_out (GString *said, guint n)
{
  /* Translators: %s is a number. */
  say (said, ngettext ("%s puzzle that is not whole was left out.",
                       "%s puzzles that are not whole were left out.", n), n);
}

/* Of N cells. */
static void
say_marked (GString *said, guint n)
{
  /* Translators: %s is a number; a blank in such a cell means that nobody knows what is there. */
  say (said, ngettext ("%s cell is marked: type what belongs there, or clear it where it is blank.",
                       "%s cells are marked: type what belongs there, or clear them where they are "
                       "blank.", n), n);
}

static void
load_collection (RtWindow *window, const Rest *rest)
{
  g_autoptr (GString) said = g_string_new (NULL);
  const GArray *bad = rest->reading->bad;
  guint n_left_out = 0;

  for (guint i = 0; i < bad->len; i++)
    n_left_out += !rt_cells_is_empty (g_array_index (bad, RtCells, i));
  window = rt_open_window_for (window);
  rt_collecting_start (window, rest->collection, rest->files, rest->text, true);
  say_unread (said, rest->reading->n_mended);
  say_left_out (said, n_left_out);
  rt_window_say (window, RT_MESSAGE_OFFER, said->str, NULL, NULL);
}

/* Where a puzzle from a file goes: nothing is to be saved over what is there already. */
static RtWindow *
window_for_puzzle (RtWindow *window)
{
  RtDocument *document = rt_window_document (window);

  if (!rt_document_file (document) && !rt_document_is_modified (document) &&
      !rt_collecting_is_on (window))
    return window;
  return rt_application_add_window (
    RT_APPLICATION (gtk_window_get_application (GTK_WINDOW (window))), NULL);
}

/* The first puzzle in which anything could be read, which there is. */
static guint
first_puzzle (const RtReading *reading)
{
  guint i = 0;

  while (rt_cells_equal (g_array_index (reading->bad, RtCells, i), RT_CELLS_ALL))
    i++;
  return i;
}

static void
load_puzzle (RtWindow *window, const Rest *rest)
{
  g_autoptr (GString) said = g_string_new (NULL);
  guint which = first_puzzle (rest->reading);
  RtCells unread = g_array_index (rest->reading->bad, RtCells, which);
  RtDocument *document;

  if (rest->files)
    window = window_for_puzzle (window);
  document = rt_window_document (window);
  rt_document_replace_rest (document, g_ptr_array_index (rest->reading->puzzles, which), unread,
                            _("Load What Could Be Read"));
  if (rest->files) {
    g_autofree char *uri = g_file_get_uri (g_ptr_array_index (rest->files, 0));

    rt_document_set_view (document, RT_REST_OF, uri);
  }
  if (!rt_cells_is_empty (unread))
    rt_grid_view_set_focus_cell (rt_window_grid_view (window), rt_cells_first (unread));
  say_unread (said, rest->reading->n_mended);
  say_marked (said, (guint) rt_cells_count (unread));
  say_left_out (said, rest->reading->puzzles->len - 1);
  rt_window_say (window, RT_MESSAGE_OFFER, said->str, _("Undo"), "win.undo");
}

void
rt_rest_load (RtWindow *window)
{
  g_autoptr (Rest) rest = g_object_steal_data (G_OBJECT (window), WAITING);

  if (rest && rest->collection)
    load_collection (window, rest);
  else if (rest)
    load_puzzle (window, rest);
}

/* Takes READING and COLLECTION, and FILES or TEXT. */
static void
offer (RtWindow *window, RtReading *reading, RtCollection *collection, GPtrArray *files, char *text)
{
  Rest *rest = g_new0 (Rest, 1);

  rest->reading = reading;
  rest->collection = collection;
  rest->files = files;
  rest->text = text;
  g_object_set_data_full (G_OBJECT (window), WAITING, rest, (GDestroyNotify) rest_free);
  rt_window_offer (window, _("Load What Could Be _Read"), "win.load-rest");
}

static GPtrArray *
just (GFile *file)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (files, g_object_ref (file));
  return files;
}

void
rt_rest_offer_text (RtWindow *window, RtReading *rest, RtCollection *collection, const char *text)
{
  if (rest)
    offer (window, rest, collection, NULL, g_strdup (text));
}

void
rt_rest_offer_loaded (RtWindow *window, GAsyncResult *result, GFile *file)
{
  RtReading *rest = rt_storage_loaded_rest (result);

  if (rest)
    offer (window, rest, rt_storage_loaded_collection (result), just (file), NULL);
}

void
rt_rest_offer_gathered (RtWindow *window, GAsyncResult *result, GPtrArray *files)
{
  g_autoptr (GFile) file = NULL;
  RtCollection *collection;
  RtReading *rest = rt_gather_rest (result, &collection, &file);

  if (rest)
    offer (window, rest, collection, collection ? g_ptr_array_ref (files) : just (file), NULL);
}
