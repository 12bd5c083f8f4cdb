/* collecting.c - a window that goes through a collection.
 *
 * What belongs to it hangs on the window: the page, and the keeper with the documents. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/collecting.h"

#include "app/collection-page.h"
#include "document/collection-keeper.h"
#include "document/gather.h"
#include "document/name.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct {
  RtCollectionPage *page; /* the window's */
  RtKeeper *keeper;
  RtCollectionState *state; /* the keeper's */
} Collecting;

static void
collecting_free (gpointer data)
{
  Collecting *self = data;

  if (self->keeper)
    rt_keeper_free (self->keeper, false);
  g_free (self);
}

static Collecting *
collecting_of (RtWindow *window)
{
  return g_object_get_data (G_OBJECT (window), "rt-collecting");
}

/* Which puzzle is open */

/* The document of ROW: as it was left, or new. */
static RtDocument *
document_of (Collecting *self, guint row)
{
  RtCollection *collection = rt_collection_page_collection (self->page);
  g_autoptr (RtPuzzle) puzzle = rt_collection_puzzle (collection, row);
  const RtGrid *givens = &rt_puzzle_position (puzzle)->givens;
  RtDocument *found = rt_progress_find (self->state->progress, givens);
  g_autoptr (RtDocument) document = NULL;
  const char *etag;
  GFile *file;

  if (found)
    return found;
  document = rt_document_new (puzzle);
  file = rt_collection_file (collection, row, &etag);
  if (file)
    rt_document_set_saved (document, NULL, file, etag);
  rt_progress_add (self->state->progress, givens, document);
  return document;
}

/* Something to be kept is another now. Without a session nothing is kept. */
static void
changed_cb (RtWindow *window)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (window));

  if (application && rt_application_session (RT_APPLICATION (application)))
    rt_keeper_changed (collecting_of (window)->keeper);
}

static void
open_row (RtWindow *window, guint row)
{
  Collecting *self = collecting_of (window);
  RtDocument *document = document_of (self, row);

  self->state->row = row;
  rt_collection_page_set_open (self->page, row);
  rt_window_set_document (window, document);
  rt_progress_tidy (self->state->progress, document);
  /* The window lets go of it, and of this too, when it takes another document. */
  g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), window);
  changed_cb (window);
}

static void
opened_cb (RtCollectionPage *page, guint row, RtWindow *window)
{
  open_row (window, row);
}

static void
asked_cb (RtWindow *window)
{
  Collecting *self = collecting_of (window);

  rt_listing_clear (&self->state->listing);
  rt_collection_page_keep (self->page, &self->state->listing);
  changed_cb (window);
}

static void
settled_cb (RtWindow *window)
{
  Collecting *self = collecting_of (window);

  g_free (self->state->ratings);
  self->state->ratings = rt_collection_keep_ratings (rt_collection_page_collection (self->page));
  changed_cb (window);
}

static void
activated_cb (RtWindow *window)
{
  gtk_widget_grab_focus (GTK_WIDGET (rt_window_grid_view (window)));
}

/* What was done is not safe. */
static void
failed_cb (const char *message, gpointer window)
{
  rt_window_say (window, RT_MESSAGE_ERROR, message, NULL, NULL);
}

/* Takes KEEPER. */
static void
begin (RtWindow *window, RtCollection *collection, RtKeeper *keeper)
{
  Collecting *self = g_new0 (Collecting, 1);
  guint row;

  rt_collecting_end (window);
  if (rt_keeper_state (keeper)->ratings)
    rt_collection_restore_ratings (collection, rt_keeper_state (keeper)->ratings);
  self->page = RT_COLLECTION_PAGE (rt_collection_page_new (collection));
  self->keeper = keeper;
  self->state = rt_keeper_state (keeper);
  rt_keeper_listen (keeper, failed_cb, window);
  g_object_set_data_full (G_OBJECT (window), "rt-collecting", self, collecting_free);
  g_signal_connect (self->page, "opened", G_CALLBACK (opened_cb), window);
  g_signal_connect_swapped (self->page, "activated", G_CALLBACK (activated_cb), window);
  rt_collection_page_restore (self->page, &self->state->listing);
  g_signal_connect_swapped (self->page, "asked", G_CALLBACK (asked_cb), window);
  g_signal_connect_swapped (self->page, "settled", G_CALLBACK (settled_cb), window);
  rt_window_set_collection_page (window, self->page);
  row = self->state->row < rt_collection_n_rows (collection) ? self->state->row : 0;
  while (rt_collection_kind (collection, row) == RT_ROW_DAMAGED)
    row = (row + 1) % rt_collection_n_rows (collection);
  open_row (window, row);
}

/* What a collection of FILES is called, or one of pasted text where they are NULL. */
static char *
name_of (GPtrArray *files)
{
  if (!files)
    /* Translators: the name of several puzzles that were pasted as text. */
    return g_strdup (_("Pasted Puzzles"));
  if (files->len == 1)
    return rt_name_of (g_ptr_array_index (files, 0));
  /* Translators: the name of what is opened together; never 1. */
  return g_strdup_printf (ngettext ("%u File", "%u Files", files->len), files->len);
}

void
rt_collecting_start (RtWindow *window, RtCollection *collection, GPtrArray *files,
                     const char *text, bool rest)
{
  g_autofree char *name = name_of (files);
  RtCollectionState *state = rt_collection_state_new (name, files, text);

  state->rest = rest;
  begin (window, collection, rt_keeper_new (NULL, state));
}

static void
end (RtWindow *window, bool forget)
{
  Collecting *self = collecting_of (window);

  if (!self)
    return;
  rt_window_set_collection_page (window, NULL);
  rt_keeper_free (g_steal_pointer (&self->keeper), forget);
  g_object_set_data (G_OBJECT (window), "rt-collecting", NULL);
}

void
rt_collecting_end (RtWindow *window)
{
  end (window, true);
}

void
rt_collecting_close (RtWindow *window)
{
  end (window, !rt_collecting_has_work (window));
}

bool
rt_collecting_flush (RtWindow *window, GError **error)
{
  Collecting *self = collecting_of (window);

  return !self || rt_keeper_flush (self->keeper, error);
}

bool
rt_collecting_is_of (RtWindow *window, GFile *file)
{
  Collecting *self = collecting_of (window);
  g_autofree char *uri = g_file_get_uri (file);

  return self && self->state->uris && !self->state->uris[1] &&
         strcmp (self->state->uris[0], uri) == 0;
}

/* Last time's */

/* A collection on its way back into a window. */
typedef struct {
  RtWindow *window;
  RtKeeper *keeper;
} Return;

/* COLLECTION, or where it is gone the puzzles that something was done in, goes into the window. */
static void
come_back (RtWindow *window, RtCollection *collection, RtKeeper *keeper)
{
  g_autoptr (GPtrArray) puzzles = rt_progress_origins (rt_keeper_state (keeper)->progress);
  g_autoptr (RtCollection) rest = NULL;

  if (collection) {
    begin (window, collection, keeper);
  } else if (puzzles->len > 0) {
    rest = rt_collection_new (puzzles, NULL, NULL);
    begin (window, rest, keeper);
  } else {
    rt_keeper_free (keeper, true);
  }
}

static void
gathered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Return *back = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (RtCollection) collection = rt_gather_finish (result, &error);

  if (g_cancellable_is_cancelled (rt_window_cancellable (back->window))) {
    rt_keeper_free (back->keeper, false);
  } else {
    come_back (back->window, collection, back->keeper);
    if (error)
      rt_window_say (back->window, RT_MESSAGE_ERROR, error->message, NULL, NULL);
  }
  g_object_unref (back->window);
  g_free (back);
}

/* Takes KEEPER. */
static void
resume (RtWindow *window, RtKeeper *keeper)
{
  const RtCollectionState *state = rt_keeper_state (keeper);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  Return *back;

  if (state->text) {
    g_autoptr (RtCollection) collection = NULL;
    gsize size = strlen (state->text);
    RtReading *reading = state->rest ? rt_collection_read_rest (state->text, size, &collection)
                                     : rt_collection_read (state->text, size, &collection, NULL);

    g_clear_pointer (&reading, rt_reading_free);
    come_back (window, collection, keeper);
    return;
  }
  for (char **uri = state->uris; *uri; uri++)
    g_ptr_array_add (files, g_file_new_for_uri (*uri));
  back = g_new0 (Return, 1);
  back->window = g_object_ref (window);
  back->keeper = keeper;
  rt_gather_async (files, state->rest, rt_window_cancellable (window), gathered_cb, back);
}

void
rt_collecting_restore (RtApplication *application)
{
  g_autofree char *notice = NULL;
  g_autoptr (GPtrArray) keepers = rt_keeper_restore (NULL, &notice);
  RtWindow *window = NULL;

  for (guint i = 0; i < keepers->len; i++) {
    window = rt_application_add_window (application, NULL);
    resume (window, g_ptr_array_index (keepers, i));
  }
  if (notice && !window)
    window = rt_application_add_window (application, NULL);
  if (notice)
    rt_window_say (window, RT_MESSAGE_ERROR, notice, NULL, NULL);
}

/* Asking and moving */

bool
rt_collecting_has_work (RtWindow *window)
{
  Collecting *self = collecting_of (window);

  return self && rt_progress_has_work (self->state->progress);
}

char *
rt_collecting_title (RtWindow *window)
{
  Collecting *self = collecting_of (window);
  g_autofree char *number = NULL, *all = NULL;

  if (!self)
    return NULL;
  number = g_strdup_printf ("%'u", rt_collection_page_open (self->page) + 1);
  all = g_strdup_printf ("%'u", rt_collection_n_rows (rt_collection_page_collection (self->page)));
  /* Translators: the title of a window: a collection's name, which puzzle of how many is open */
  return g_strdup_printf (_("%s · %s of %s"), self->state->name, number, all);
}

bool
rt_collecting_is_on (RtWindow *window)
{
  return collecting_of (window) != NULL;
}

static void
move (RtWindow *window, int direction)
{
  guint row;

  if (rt_collection_page_next (collecting_of (window)->page, direction, &row))
    open_row (window, row);
}

void
rt_collecting_next (RtWindow *window)
{
  move (window, 1);
}

void
rt_collecting_previous (RtWindow *window)
{
  move (window, -1);
}

void
rt_collecting_find (RtWindow *window)
{
  rt_window_show_collection_page (window);
  rt_collection_page_find (collecting_of (window)->page);
}

RtCollection *
rt_collecting_chosen (RtWindow *window, GArray **rows, GHashTable **puzzles)
{
  Collecting *self = collecting_of (window);

  *rows = rt_collection_page_chosen (self->page);
  *puzzles = rt_progress_puzzles (self->state->progress);
  return rt_collection_page_collection (self->page);
}
