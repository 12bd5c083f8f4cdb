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
#include "document/name.h"

#include <glib/gi18n.h>

/* On the window: the rest that waits for rt_rest_load. */
#define WAITING "rt-rest-waiting"

typedef struct {
  RtReading *reading;
  RtCollection *collection; /* may be NULL */
  GFile *file;              /* one of these two is NULL */
  char *text;
} Rest;

static void
rest_free (Rest *rest)
{
  rt_reading_free (rest->reading);
  g_clear_pointer (&rest->collection, rt_collection_unref);
  g_clear_object (&rest->file);
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
  g_autoptr (GPtrArray) files = g_ptr_array_new ();
  g_autofree char *name = rest->file ? rt_name_of (rest->file) : g_strdup (_("Pasted Puzzles"));
  guint n_whole = rt_collection_n_rows (rest->collection);

  if (rest->file)
    g_ptr_array_add (files, rest->file);
  window = rt_open_window_for (window);
  rt_collecting_start (window, rest->collection, name, rest->file ? files : NULL, rest->text, true);
  say_unread (said, rest->reading->n_mended);
  say_left_out (said, rest->reading->puzzles->len - n_whole);
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

  if (rest->file)
    window = window_for_puzzle (window);
  document = rt_window_document (window);
  rt_document_replace_rest (document, g_ptr_array_index (rest->reading->puzzles, which), unread,
                            _("Load What Could Be Read"));
  if (rest->file) {
    g_autofree char *uri = g_file_get_uri (rest->file);

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

void
rt_rest_offer (RtWindow *window, RtReading *reading, RtCollection *collection, GFile *file,
               const char *text)
{
  Rest *rest;

  if (!reading)
    return;
  rest = g_new0 (Rest, 1);
  rest->reading = reading;
  rest->collection = collection;
  g_set_object (&rest->file, file);
  rest->text = g_strdup (text);
  g_object_set_data_full (G_OBJECT (window), WAITING, rest, (GDestroyNotify) rest_free);
  rt_window_offer (window, _("Load What Could Be _Read"), "win.load-rest");
}
