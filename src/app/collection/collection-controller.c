/* collection-controller.c - RtCollecting, the controller of a window's collection: opens, prints, exports and saves
 * puzzles, and keeps the person's work in them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/collection/collection-controller.h"

#include "app/paper/export-window.h"
#include "app/paper/print.h"
#include "document/base/display-name.h"
#include "document/files/gather.h"
#include "document/files/load-save.h"

#include <glib/gi18n.h>
#include <string.h>

struct _RtCollecting {
  GObject parent_instance;

  RtShell *shell;           /* not owned */

  /* The open collection; NULL if there is none. */
  RtCollectionPage *page;   /* owned */
  RtKeeper *keeper;         /* owned */
  RtCollectionState *state; /* owned by the keeper */
  bool kept; /* the state is stored for the next session */
};

G_DEFINE_FINAL_TYPE (RtCollecting, rt_collecting, G_TYPE_OBJECT)

enum { PAGE, OPENED, WORKED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The open puzzle */

/* Returns the document (the puzzle with the person's work) of ROW, which the collection's state
 * owns. Creates it if there is none yet. */
static RtDocument *
document_of (RtCollecting *self, guint row)
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

/* Reports to the keeper, which stores the collection's state on disk, that the state has changed. */
static void
changed (RtCollecting *self)
{
  if (self->kept)
    rt_keeper_changed (self->keeper);
}

static void
desk_changed_cb (RtDesk *desk, guint what, RtCollecting *self)
{
  if (what & RT_DESK_POSITION)
    changed (self);
}

static void
open_row (RtCollecting *self, guint row)
{
  RtDocument *document = document_of (self, row);
  g_autoptr (RtDesk) desk = rt_desk_new (document);

  self->state->row = row;
  rt_collection_page_set_open (self->page, row);
  g_signal_emit (self, signals[OPENED], 0, desk);
  rt_progress_tidy (self->state->progress, document);
  /* GTK disconnects the handler when the desk is destroyed, because the window closes or another puzzle
   * is opened. */
  g_signal_connect_object (desk, "changed", G_CALLBACK (desk_changed_cb), self, 0);
  changed (self);
}

static void
opened_cb (RtCollectionPage *page, guint row, RtCollecting *self)
{
  open_row (self, row);
}

static void
asked_cb (RtCollecting *self)
{
  rt_collection_listing_clear (&self->state->listing);
  rt_collection_page_keep (self->page, &self->state->listing);
  changed (self);
}

static void
settled_cb (RtCollecting *self)
{
  g_free (self->state->ratings);
  self->state->ratings = rt_collection_keep_ratings (rt_collection_page_collection (self->page));
  changed (self);
}

static void
activated_cb (RtCollecting *self)
{
  g_signal_emit (self, signals[WORKED], 0);
}

/* Shows the error MESSAGE. Called if the collection's state could not be stored on disk. */
static void
failed_cb (const char *message, gpointer self)
{
  rt_shell_say (RT_COLLECTING (self)->shell, RT_MESSAGE_ERROR, message, NULL, NULL);
}

/* Replaces the open collection by COLLECTION, with the state of KEEPER (which saves it on disk), and opens a puzzle.
 * KEPT is true if the state is stored for the next session. Takes ownership of KEEPER. */
static void
begin (RtCollecting *self, RtCollection *collection, RtKeeper *keeper, bool kept)
{
  guint row;

  rt_collecting_end (self);
  if (rt_keeper_state (keeper)->ratings)
    rt_collection_restore_ratings (collection, rt_keeper_state (keeper)->ratings);
  self->page = RT_COLLECTION_PAGE (g_object_ref_sink (rt_collection_page_new (collection)));
  self->keeper = keeper;
  self->state = rt_keeper_state (keeper);
  self->kept = kept;
  rt_keeper_listen (keeper, failed_cb, self);
  g_signal_connect (self->page, "opened", G_CALLBACK (opened_cb), self);
  g_signal_connect_swapped (self->page, "activated", G_CALLBACK (activated_cb), self);
  rt_collection_page_restore (self->page, &self->state->listing);
  g_signal_connect_swapped (self->page, "asked", G_CALLBACK (asked_cb), self);
  g_signal_connect_swapped (self->page, "settled", G_CALLBACK (settled_cb), self);
  g_signal_emit (self, signals[PAGE], 0);
  row = self->state->row < rt_collection_n_rows (collection) ? self->state->row : 0;
  while (rt_collection_kind (collection, row) == RT_ROW_DAMAGED)
    row = (row + 1) % rt_collection_n_rows (collection);
  open_row (self, row);
}

/* Returns the name of a collection that was read from FILES, or from pasted text if FILES is NULL.
 * Free with g_free. */
static char *
name_of (GPtrArray *files)
{
  if (!files)
    /* Translators: the name of several puzzles that were pasted as text, or made. */
    return g_strdup (_("New Puzzles"));
  if (files->len == 1)
    return rt_name_of (g_ptr_array_index (files, 0));
  /* Translators: the name of what is opened together; never 1. */
  return g_strdup_printf (ngettext ("%'u File", "%'u Files", files->len), files->len);
}

void
rt_collecting_start (RtCollecting *self, RtCollection *collection, GPtrArray *files,
                     const char *text, bool rest, const char *keep_in)
{
  g_autofree char *name = name_of (files);
  RtCollectionState *state = rt_collection_state_new (name, files, text);

  state->rest = rest;
  begin (self, collection, rt_keeper_new (keep_in, state), keep_in != NULL);
}

static void
end (RtCollecting *self, bool forget)
{
  g_autoptr (RtCollectionPage) page = g_steal_pointer (&self->page);

  if (!page)
    return;
  g_signal_handlers_disconnect_by_data (page, self);
  g_signal_emit (self, signals[PAGE], 0);
  self->state = NULL;
  rt_keeper_free (g_steal_pointer (&self->keeper), forget);
}

void
rt_collecting_end (RtCollecting *self)
{
  end (self, true);
}

void
rt_collecting_close (RtCollecting *self)
{
  end (self, !rt_collecting_has_work (self));
}

bool
rt_collecting_flush (RtCollecting *self, GError **error)
{
  return !self->keeper || rt_keeper_flush (self->keeper, error);
}

bool
rt_collecting_is_of (RtCollecting *self, GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  return self->state && self->state->uris && !self->state->uris[1] &&
         strcmp (self->state->uris[0], uri) == 0;
}

/* The last session */

/* A collection of the last session whose files are being read. */
typedef struct {
  RtShell *shell; /* owns SELF, too */
  RtCollecting *self;
  RtKeeper *keeper;
} Return;

/* Opens COLLECTION with the state that KEEPER has restored from the last session. If COLLECTION is NULL, because its
 * files are gone, opens a collection of the puzzles that the person has worked in. Takes ownership of KEEPER. */
static void
come_back (RtCollecting *self, RtCollection *collection, RtKeeper *keeper)
{
  g_autoptr (GPtrArray) puzzles = rt_progress_origins (rt_keeper_state (keeper)->progress);
  g_autoptr (RtCollection) rest = NULL;

  if (collection) {
    begin (self, collection, keeper, true);
  } else if (puzzles->len > 0) {
    rest = rt_collection_new (puzzles, NULL, NULL);
    begin (self, rest, keeper, true);
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

  if (g_cancellable_is_cancelled (rt_shell_cancellable (back->shell))) {
    rt_keeper_free (back->keeper, false);
  } else {
    come_back (back->self, collection, back->keeper);
    if (error)
      rt_shell_say (back->shell, RT_MESSAGE_ERROR, error->message, NULL, NULL);
  }
  g_object_unref (back->shell);
  g_free (back);
}

void
rt_collecting_resume (RtCollecting *self, RtKeeper *keeper)
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
    come_back (self, collection, keeper);
    return;
  }
  for (char **uri = state->uris; *uri; uri++)
    g_ptr_array_add (files, g_file_new_for_uri (*uri));
  back = g_new0 (Return, 1);
  back->shell = g_object_ref (self->shell);
  back->self = self;
  back->keeper = keeper;
  rt_gather_async (files, state->rest, rt_shell_cancellable (self->shell), gathered_cb, back);
}

/* Queries and navigation */

bool
rt_collecting_has_work (RtCollecting *self)
{
  return self->state && rt_progress_has_work (self->state->progress);
}

char *
rt_collecting_title (RtCollecting *self)
{
  g_autofree char *number = NULL, *all = NULL;

  if (!self->page)
    return NULL;
  number = g_strdup_printf ("%'u", rt_collection_page_open (self->page) + 1);
  all = g_strdup_printf ("%'u", rt_collection_n_rows (rt_collection_page_collection (self->page)));
  /* Translators: the title of a window: a collection's name, which puzzle of how many is open */
  return g_strdup_printf (_("%s · %s of %s"), self->state->name, number, all);
}

bool
rt_collecting_is_on (RtCollecting *self)
{
  return self->page != NULL;
}

RtCollectionPage *
rt_collecting_page (RtCollecting *self)
{
  return self->page;
}

RtShell *
rt_collecting_shell (RtCollecting *self)
{
  return self->shell;
}

static void
move (RtCollecting *self, int direction)
{
  guint row;

  if (rt_collection_page_next (self->page, direction, &row))
    open_row (self, row);
}

void
rt_collecting_next (RtCollecting *self)
{
  move (self, 1);
}

/* Returns true if the puzzle in ROW is full and breaks no rule, filled by the person or by Solve. */
static bool
is_solved (RtCollecting *self, guint row)
{
  g_autoptr (RtPuzzle) puzzle = rt_collection_puzzle (rt_collection_page_collection (self->page), row);
  RtDocument *document = rt_progress_find (self->state->progress, &rt_puzzle_position (puzzle)->givens);
  RtGrid grid;

  if (!document)
    return false;
  rt_position_grid (rt_document_position (document), &grid);
  return rt_cells_count (rt_grid_filled (&grid)) == RT_N_CELLS &&
         rt_cells_is_empty (rt_grid_conflicts (&grid));
}

void
rt_collecting_next_unsolved (RtCollecting *self)
{
  guint before = self->state->row, row;

  while (rt_collection_page_next (self->page, 1, &row)) {
    if (!is_solved (self, row)) {
      open_row (self, row);
      return;
    }
    rt_collection_page_set_open (self->page, row); /* search for the next unsolved row from here */
  }
  rt_collection_page_set_open (self->page, before);
}

void
rt_collecting_previous (RtCollecting *self)
{
  move (self, -1);
}

/* Returns the collection, which the page owns. Sets ROWS (of guint) to the rows to save or print:
 * the selected rows if there are several, else all listed rows. Sets PUZZLES to a map from givens
 * (81 characters) to the RtPuzzle with the person's work. The caller owns ROWS and PUZZLES. */
static RtCollection *
chosen_rows (RtCollecting *self, GArray **rows, GHashTable **puzzles)
{
  *rows = rt_collection_page_chosen (self->page);
  *puzzles = rt_progress_puzzles (self->state->progress);
  return rt_collection_page_collection (self->page);
}

/* GObject */

RtCollecting *
rt_collecting_new (RtShell *shell)
{
  RtCollecting *self = g_object_new (RT_TYPE_COLLECTING, NULL);

  self->shell = shell;
  return self;
}

static void
rt_collecting_dispose (GObject *object)
{
  RtCollecting *self = RT_COLLECTING (object);

  g_clear_object (&self->page);
  self->state = NULL;
  if (self->keeper)
    rt_keeper_free (g_steal_pointer (&self->keeper), false);
  G_OBJECT_CLASS (rt_collecting_parent_class)->dispose (object);
}

static void
rt_collecting_class_init (RtCollectingClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_collecting_dispose;
  signals[PAGE] = g_signal_new ("page", RT_TYPE_COLLECTING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  signals[OPENED] = g_signal_new ("opened", RT_TYPE_COLLECTING, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, RT_TYPE_DESK);
  signals[WORKED] = g_signal_new ("worked", RT_TYPE_COLLECTING, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
}

static void
rt_collecting_init (RtCollecting *self)
{
}

/* Printing */

#define MOST 10000 /* greatest number of puzzles that are printed, because all pages are in memory */

/* Returns the puzzle of ROW as it is printed: with the person's entries (from PUZZLES), its title
 * and, if known, its rating. Returns NULL if ROW is damaged. The caller owns the puzzle. */
static RtPuzzle *
puzzle_of (RtCollection *collection, guint row, GHashTable *puzzles)
{
  RtPuzzle *puzzle = rt_collection_puzzle_of (collection, row, puzzles), *made;
  g_autofree char *title = NULL;
  RtRating rating;

  if (!puzzle)
    return NULL;
  title = rt_collection_title (collection, row);
  if (title && !rt_puzzle_field (puzzle, RT_FIELD_TITLE)) {
    made = rt_puzzle_with_field (puzzle, RT_FIELD_TITLE, title);
    rt_puzzle_unref (puzzle);
    puzzle = made;
  }
  if (rt_collection_rating (collection, row, &rating)) {
    made = rt_paper_rated (puzzle, &rating);
    rt_puzzle_unref (puzzle);
    puzzle = made;
  }
  return puzzle;
}

/* Returns the puzzles of the selected rows if several are selected, else of all listed rows. The
 * caller owns them. If there are none or too many, shows an error and returns NULL. */
static GPtrArray *
make_puzzles (RtCollecting *self)
{
  g_autoptr (GPtrArray) made = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref);
  g_autoptr (GArray) rows = NULL;
  g_autoptr (GHashTable) puzzles = NULL;
  RtCollection *collection = chosen_rows (self, &rows, &puzzles);

  if (rows->len > MOST) {
    g_autofree char *most = g_strdup_printf ("%'d", MOST), *text = NULL;

    /* Translators: %s is a number, "10,000". */
    text = g_strdup_printf (_("At most %s puzzles can be put on paper at a time. Select some, or "
                              "list fewer."),
                            most);
    rt_shell_say (rt_collecting_shell (self), RT_MESSAGE_ERROR, text, NULL, NULL);
    return NULL;
  }
  for (guint i = 0; i < rows->len; i++) {
    RtPuzzle *puzzle = puzzle_of (collection, g_array_index (rows, guint, i), puzzles);

    if (puzzle)
      g_ptr_array_add (made, puzzle);
  }
  if (made->len > 0)
    return g_steal_pointer (&made);
  rt_shell_say (rt_collecting_shell (self), RT_MESSAGE_ERROR, _("None of the lines is a puzzle."),
                NULL, NULL);
  return NULL;
}

void
rt_collecting_export_pages (RtCollecting *self)
{
  g_autoptr (GPtrArray) puzzles = make_puzzles (self);

  if (puzzles)
    rt_export_window_present_pages (rt_collecting_shell (self), puzzles);
}

/* Saving */

typedef struct {
  RtShell *shell;
  GFile *file;
  guint n_chosen, n_written;
  RtHolds losses;
} Errand;

/* Sentences about kinds of data that a file format cannot hold. */
static const struct {
  RtHolds lost;
  const char *sentence;
} losses[] = {
  { RT_HOLDS_ENTRIES, N_("This kind of file does not tell your digits from the givens.") },
  { RT_HOLDS_MARKS, N_("This kind of file does not keep pencil marks.") },
  { RT_HOLDS_COLOURS, N_("This kind of file does not keep colours.") },
  { RT_HOLDS_FIELDS, N_("This kind of file does not keep all that is written about a puzzle.") },
};

static void
errand_free (Errand *errand)
{
  g_clear_object (&errand->file);
  g_object_unref (errand->shell);
  g_free (errand);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Errand, errand_free)

static char *
say_saved (const Errand *errand)
{
  g_autofree char *name = rt_name_of (errand->file);
  g_autofree char *number = g_strdup_printf ("%'u", errand->n_written);
  GString *said = g_string_new (NULL);
  guint n_damaged = errand->n_chosen - errand->n_written;

  g_string_append_printf (said,
                          /* Translators: a number as in "1,204", and the name of a file. */
                          ngettext ("%s puzzle was saved in “%s”.",
                                    "%s puzzles were saved in “%s”.", errand->n_written),
                          number, name);
  if (n_damaged > 0) {
    g_autofree char *damaged = g_strdup_printf ("%'u", n_damaged);

    g_string_append_c (said, ' ');
    g_string_append_printf (said,
                            ngettext ("%s damaged line was left out.",
                                      "%s damaged lines were left out.", n_damaged),
                            damaged);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (losses); i++)
    if (errand->losses & losses[i].lost) {
      g_string_append_c (said, ' ');
      g_string_append (said, _(losses[i].sentence));
    }
  return g_string_free (said, FALSE);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Errand) errand = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes =
    rt_collection_write_finish (result, &errand->n_written, &errand->losses, &error);
  g_autofree char *said = NULL;
  RtAsker asker = rt_shell_asker (errand->shell);
  bool whole;

  if (!bytes) {
    rt_shell_say_error (errand->shell, error);
    return;
  }
  said = say_saved (errand);
  whole = errand->losses == 0 && errand->n_written == errand->n_chosen;
  rt_save_and_tell (&asker, bytes, errand->file, whole ? RT_MESSAGE_INFO : RT_MESSAGE_ERROR, said);
}

/* Returns the suffixes of all formats that hold many puzzles, as in ".sdm, .txt". Free with g_free. */
static char *
list_suffixes (void)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (const RtFormat *const *format = rt_formats; *format; format++) {
    g_autofree char *suffix = g_strdup_printf (".%s", (*format)->suffix);

    if ((*format)->write && (*format)->holds & RT_HOLDS_MANY && !strstr (list->str, suffix))
      g_string_append_printf (list, "%s%s", list->len ? ", " : "", suffix);
  }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* Returns the format that belongs to FILE's suffix, if it holds many puzzles. Otherwise shows an error
 * and returns NULL. */
static const RtFormat *
format_for (RtShell *shell, GFile *file)
{
  const RtFormat *format = rt_storage_format_for (file);
  g_autofree char *name = rt_name_of (file), *suffixes = NULL, *text = NULL;

  if (format->holds & RT_HOLDS_MANY)
    return format;
  suffixes = list_suffixes ();
  text =
    /* Translators: the name of a file, and endings of names as in ".sdm, .txt" */
    g_strdup_printf (_("“%s” was not saved: a file of that kind holds one puzzle only. Several are "
                       "held by files whose names end in %s."),
                     name, suffixes);
  rt_shell_say (shell, RT_MESSAGE_ERROR, text, _("Another Name…"), "win.save-collection");
  return NULL;
}

void
rt_collecting_save_to (RtCollecting *self, GFile *file)
{
  RtShell *shell = rt_collecting_shell (self);
  const RtFormat *format = format_for (shell, file);
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GArray) rows = NULL;
  g_autoptr (GHashTable) puzzles = NULL;
  RtCollection *collection;
  Errand *errand;

  if (!format)
    return;
  collection = chosen_rows (self, &rows, &puzzles);
  errand = g_new0 (Errand, 1);
  errand->shell = g_object_ref (shell);
  errand->file = g_object_ref (file);
  errand->n_chosen = rows->len;
  rt_collection_write_async (collection, rows, puzzles, format, name,
                             rt_shell_cancellable (shell), written_cb, errand);
}

static void
named_cb (gpointer self, GFile *file)
{
  if (rt_collecting_is_on (self))
    rt_collecting_save_to (self, file);
}

static GListModel *
make_filters (void)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) many = gtk_file_filter_new ();

  gtk_file_filter_set_name (many, _("Collections of Puzzles"));
  for (const RtFormat *const *format = rt_formats; *format; format++)
    if ((*format)->write && (*format)->holds & RT_HOLDS_MANY)
      gtk_file_filter_add_suffix (many, (*format)->suffix);
  g_list_store_append (filters, many);
  return G_LIST_MODEL (filters);
}

void
rt_collecting_save (RtCollecting *self)
{
  RtAsker asker = rt_shell_asker (rt_collecting_shell (self));
  g_autoptr (GListModel) filters = make_filters ();
  /* Translators: what a new file of several puzzles is called, before its ending. */
  g_autofree char *name = g_strconcat (_("puzzles"), ".", rt_format_line.suffix, NULL);

  rt_ask_save (&asker, _("Save the Puzzles"), filters, name, NULL, named_cb, g_object_ref (self),
               g_object_unref);
}
