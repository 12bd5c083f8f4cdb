/* document.c - one puzzle as a person works on it.
 *
 * An edit copies the position of now, changes the copy, and commits it; commit drops what changed
 * nothing. All that can be asked of a document follows from where its history stands and from what
 * was saved, so one function, tell, compares it with what was told last and notifies. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/document.h"

#include "document/edit.h"
#include "document/history.h"
#include "document/name.h"
#include "document/notation.h"

#include "config.h"
#include <glib/gi18n-lib.h>
#include <string.h>

struct _RtDocument {
  GObject parent_instance;

  /* Owned. */
  RtHistory *history;
  RtPuzzle *saved; /* what the file holds, or what the document began as */
  GFile *file;
  char *etag;
  GTree *view; /* of char *, by char *: sorted, so that the same view is the same text */

  /* What was told last. */
  bool can_undo, can_redo, modified;
  char *title;
};

G_DEFINE_FINAL_TYPE (RtDocument, rt_document, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_MODIFIED,
  PROP_TITLE,
  PROP_FILE,
  PROP_ETAG,
  N_PROPS
};
static GParamSpec *props[N_PROPS];

enum { CHANGED, VIEWED, N_SIGNALS };
static guint signals[N_SIGNALS];

static char *
make_title (RtDocument *self)
{
  const char *title = rt_puzzle_field (rt_history_now (self->history)->words, RT_FIELD_TITLE);
  g_autofree char *line = NULL;

  if (self->file)
    return rt_name_of (self->file);
  if (title)
    line = g_strstrip (g_strndup (title, strcspn (title, "\n")));
  /* Translators: the title of a window whose puzzle has no name yet. */
  return g_strdup (line && *line ? line : _("New Puzzle"));
}

static bool
differs_from_saved (RtDocument *self)
{
  const RtMoment *now = rt_history_now (self->history);

  return !rt_position_equal (&now->position, rt_puzzle_position (self->saved)) ||
         !rt_notation_same_words (now->words, self->saved);
}

static void
tell_flag (RtDocument *self, bool *told, bool now, int prop)
{
  if (*told == now)
    return;
  *told = now;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

/* Something may be another now: notifies of what is. All of it is true before anybody hears. */
static void
tell (RtDocument *self)
{
  g_autofree char *title = make_title (self);

  g_object_freeze_notify (G_OBJECT (self));
  tell_flag (self, &self->can_undo, rt_history_past (self->history) != NULL, PROP_CAN_UNDO);
  tell_flag (self, &self->can_redo, rt_history_future (self->history) != NULL, PROP_CAN_REDO);
  tell_flag (self, &self->modified, differs_from_saved (self), PROP_MODIFIED);
  if (strcmp (title, self->title) != 0) {
    g_free (self->title);
    self->title = g_steal_pointer (&title);
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
  }
  g_object_thaw_notify (G_OBJECT (self));
}

static void
tell_moved (RtDocument *self)
{
  tell (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* POSITION with WORDS as one undo step, if it is another one. */
static void
commit (RtDocument *self, const RtPosition *position, RtPuzzle *words, RtCells unread,
        const char *label)
{
  const RtMoment *now = rt_history_now (self->history);

  if (rt_position_equal (position, &now->position) && rt_notation_same_words (words, now->words) &&
      rt_cells_equal (unread, now->unread))
    return;
  rt_history_push (self->history, position, words, unread, label);
  tell_moved (self);
}

/* The same puzzle. SETTLED are cells that are blank, if they are, because the person says so. */
static void
commit_settled (RtDocument *self, const RtPosition *position, RtCells settled, const char *label)
{
  const RtMoment *now = rt_history_now (self->history);
  RtCells unread = rt_cells_minus (now->unread, settled);
  RtGrid grid;

  rt_position_grid (position, &grid);
  commit (self, position, now->words, rt_cells_minus (unread, rt_grid_filled (&grid)), label);
}

static void
commit_edit (RtDocument *self, const RtPosition *position, const char *label)
{
  commit_settled (self, position, RT_CELLS_NONE, label);
}

static RtDocument *
document_take (RtHistory *history, RtPuzzle *saved)
{
  RtDocument *self = g_object_new (RT_TYPE_DOCUMENT, NULL);

  self->history = history;
  self->saved = saved;
  self->can_undo = rt_history_past (history) != NULL;
  self->can_redo = rt_history_future (history) != NULL;
  self->modified = differs_from_saved (self);
  self->title = make_title (self);
  return self;
}

RtDocument *
rt_document_new (RtPuzzle *puzzle)
{
  RtPosition empty;
  g_autoptr (RtPuzzle) first = NULL;

  rt_position_init (&empty, NULL);
  first = puzzle ? rt_puzzle_ref (puzzle) : rt_puzzle_new (&empty);
  return document_take (rt_history_new (first), rt_puzzle_ref (first));
}

const RtPosition *
rt_document_position (RtDocument *self)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), NULL);

  return &rt_history_now (self->history)->position;
}

RtPuzzle *
rt_document_puzzle (RtDocument *self)
{
  const RtMoment *now;

  g_return_val_if_fail (RT_IS_DOCUMENT (self), NULL);

  now = rt_history_now (self->history);
  return rt_puzzle_with_position (now->words, &now->position);
}

void
rt_document_enter (RtDocument *self, RtCells cells, int digit)
{
  RtPosition position;
  g_autofree char *label = NULL;

  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (digit >= 0 && digit <= 9);

  position = *rt_document_position (self);
  rt_edit_enter (&position, cells, digit);
  /* Translators: what Undo takes back, as in “Undo: Enter 5”. */
  label = digit ? g_strdup_printf (_("Enter %d"), digit) : g_strdup (_("Clear"));
  commit_settled (self, &position, cells, label);
}

void
rt_document_mark (RtDocument *self, RtCells cells, int digit)
{
  RtPosition position;
  g_autofree char *label = NULL;

  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (digit >= 1 && digit <= 9);

  position = *rt_document_position (self);
  rt_edit_mark (&position, cells, digit);
  /* Translators: what Undo takes back: a pencil mark was written or removed. */
  label = g_strdup_printf (_("Pencil Mark %d"), digit);
  commit_edit (self, &position, label);
}

void
rt_document_clear (RtDocument *self, RtCells cells)
{
  RtPosition position;

  g_return_if_fail (RT_IS_DOCUMENT (self));

  position = *rt_document_position (self);
  rt_edit_clear (&position, cells);
  commit_settled (self, &position, cells, _("Clear"));
}

void
rt_document_fill_marks (RtDocument *self)
{
  RtPosition position;

  g_return_if_fail (RT_IS_DOCUMENT (self));

  position = *rt_document_position (self);
  rt_edit_fill_marks (&position);
  commit_edit (self, &position, _("Fill In Pencil Marks"));
}

void
rt_document_lock_givens (RtDocument *self)
{
  RtPosition position;

  g_return_if_fail (RT_IS_DOCUMENT (self));

  position = *rt_document_position (self);
  rt_edit_lock_givens (&position);
  /* Translators: what Undo takes back: the digits on the grid were made the puzzle's own. */
  commit_edit (self, &position, _("Lock Givens"));
}

void
rt_document_unlock_givens (RtDocument *self)
{
  RtPosition position;

  g_return_if_fail (RT_IS_DOCUMENT (self));

  position = *rt_document_position (self);
  rt_edit_unlock_givens (&position);
  commit_edit (self, &position, _("Unlock Givens"));
}

void
rt_document_restart (RtDocument *self)
{
  RtPosition position;

  g_return_if_fail (RT_IS_DOCUMENT (self));

  position = *rt_document_position (self);
  rt_edit_restart (&position);
  /* Translators: what Undo takes back: everything but the givens was removed. */
  commit_edit (self, &position, _("Start Over"));
}

void
rt_document_fill_solution (RtDocument *self, const RtGrid *solution, bool lock_first)
{
  RtPosition position;

  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (solution != NULL);

  position = *rt_document_position (self);
  if (lock_first)
    rt_edit_lock_givens (&position);
  rt_edit_fill_solution (&position, solution);
  /* Translators: what Undo takes back: the solver filled the grid. */
  commit_edit (self, &position, _("Solve"));
}

void
rt_document_take_board (RtDocument *self, const RtBoard *board, bool with_marks, const char *label)
{
  RtPosition position;

  g_return_if_fail (RT_IS_DOCUMENT (self));

  position = *rt_document_position (self);
  rt_edit_take_board (&position, board, with_marks);
  commit_edit (self, &position, label);
}

void
rt_document_replace (RtDocument *self, RtPuzzle *puzzle, const char *label)
{
  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (puzzle != NULL && label != NULL);

  commit (self, rt_puzzle_position (puzzle), puzzle, RT_CELLS_NONE, label);
}

void
rt_document_replace_rest (RtDocument *self, RtPuzzle *puzzle, RtCells unread, const char *label)
{
  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (puzzle != NULL && label != NULL);

  commit (self, rt_puzzle_position (puzzle), puzzle, unread, label);
}

RtCells
rt_document_unread (RtDocument *self)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), RT_CELLS_NONE);

  return rt_history_now (self->history)->unread;
}

void
rt_document_undo (RtDocument *self)
{
  g_return_if_fail (RT_IS_DOCUMENT (self));

  if (!rt_history_past (self->history))
    return;
  rt_history_back (self->history);
  tell_moved (self);
}

void
rt_document_redo (RtDocument *self)
{
  g_return_if_fail (RT_IS_DOCUMENT (self));

  if (!rt_history_future (self->history))
    return;
  rt_history_on (self->history);
  tell_moved (self);
}

bool
rt_document_can_undo (RtDocument *self)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), false);

  return self->can_undo;
}

bool
rt_document_can_redo (RtDocument *self)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), false);

  return self->can_redo;
}

const char *
rt_document_undo_label (RtDocument *self)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), NULL);

  return rt_history_now (self->history)->label;
}

const char *
rt_document_redo_label (RtDocument *self)
{
  const RtMoment *future;

  g_return_val_if_fail (RT_IS_DOCUMENT (self), NULL);

  future = rt_history_future (self->history);
  return future ? future->label : NULL;
}

bool
rt_document_is_modified (RtDocument *self)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), false);

  return self->modified;
}

const char *
rt_document_title (RtDocument *self)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), NULL);

  return self->title;
}

GFile *
rt_document_file (RtDocument *self)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), NULL);

  return self->file;
}

const char *
rt_document_etag (RtDocument *self)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), NULL);

  return self->etag;
}

bool
rt_document_saved_as (RtDocument *self, RtPuzzle *puzzle)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), false);

  return rt_position_equal (rt_puzzle_position (puzzle), rt_puzzle_position (self->saved)) &&
         rt_notation_same_words (puzzle, self->saved);
}

void
rt_document_set_saved (RtDocument *self, RtPuzzle *puzzle, GFile *file, const char *etag)
{
  RtPuzzle *saved;

  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (G_IS_FILE (file));

  saved = puzzle ? rt_puzzle_ref (puzzle) : rt_document_puzzle (self);
  rt_puzzle_unref (self->saved);
  self->saved = saved;
  g_object_freeze_notify (G_OBJECT (self));
  if (!self->file || !g_file_equal (self->file, file)) {
    g_set_object (&self->file, file);
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FILE]);
  }
  if (g_strcmp0 (self->etag, etag) != 0) {
    g_free (self->etag);
    self->etag = g_strdup (etag);
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ETAG]);
  }
  tell (self);
  g_object_thaw_notify (G_OBJECT (self));
}

void
rt_document_set_view (RtDocument *self, const char *key, const char *value)
{
  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (key != NULL);

  if (g_strcmp0 (rt_document_view (self, key), value) == 0)
    return;
  if (value)
    g_tree_replace (self->view, g_strdup (key), g_strdup (value));
  else
    g_tree_remove (self->view, key);
  g_signal_emit (self, signals[VIEWED], 0);
}

const char *
rt_document_view (RtDocument *self, const char *key)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), NULL);

  return g_tree_lookup (self->view, key);
}

static gboolean
write_view_cb (gpointer key, gpointer value, gpointer keys)
{
  g_key_file_set_string (keys, "view", key, value);
  return FALSE;
}

static void
read_view (RtDocument *self, GKeyFile *keys)
{
  g_auto (GStrv) names = g_key_file_get_keys (keys, "view", NULL, NULL);

  for (char **name = names; name && *name; name++) {
    char *value = g_key_file_get_string (keys, "view", *name, NULL);

    if (value)
      g_tree_replace (self->view, g_strdup (*name), value);
  }
}

char *
rt_document_to_text (RtDocument *self)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *line = NULL;

  g_return_val_if_fail (RT_IS_DOCUMENT (self), NULL);

  if (self->file) {
    g_autofree char *uri = g_file_get_uri (self->file);

    g_key_file_set_string (keys, "file", "uri", uri);
    if (self->etag)
      g_key_file_set_string (keys, "file", "etag", self->etag);
  }
  line = rt_notation_write (rt_puzzle_position (self->saved));
  g_key_file_set_string (keys, "saved", "position", line);
  rt_notation_write_words (self->saved, keys, "saved");
  rt_history_write (self->history, keys);
  g_tree_foreach (self->view, write_view_cb, keys);
  return rt_notation_seal (keys);
}

static RtPuzzle *
read_saved (GKeyFile *keys)
{
  g_autoptr (RtPuzzle) words = rt_notation_read_words (keys, "saved");
  g_autofree char *line = g_key_file_get_string (keys, "saved", "position", NULL);
  RtPosition position;

  if (!words || !line || !rt_notation_read (line, &position))
    return NULL;
  return rt_puzzle_with_position (words, &position);
}

RtDocument *
rt_document_from_text (const char *text, GError **error)
{
  g_autoptr (GKeyFile) keys = NULL;
  g_autoptr (RtHistory) history = NULL;
  g_autoptr (RtPuzzle) saved = NULL;
  g_autofree char *uri = NULL, *etag = NULL;
  RtDocument *self;

  g_return_val_if_fail (text != NULL, NULL);

  keys = rt_notation_open (text);
  if (keys) {
    saved = read_saved (keys);
    history = rt_history_read (keys);
  }
  if (!saved || !history) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         _("What was kept of this puzzle is damaged."));
    return NULL;
  }
  self = document_take (g_steal_pointer (&history), g_steal_pointer (&saved));
  uri = g_key_file_get_string (keys, "file", "uri", NULL);
  etag = g_key_file_get_string (keys, "file", "etag", NULL);
  if (uri) {
    self->file = g_file_new_for_uri (uri);
    self->etag = g_steal_pointer (&etag);
    tell (self);
  }
  read_view (self, keys);
  return self;
}

static void
rt_document_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RtDocument *self = RT_DOCUMENT (object);

  switch (id) {
  case PROP_CAN_UNDO:
    g_value_set_boolean (value, self->can_undo);
    break;
  case PROP_CAN_REDO:
    g_value_set_boolean (value, self->can_redo);
    break;
  case PROP_MODIFIED:
    g_value_set_boolean (value, self->modified);
    break;
  case PROP_TITLE:
    g_value_set_string (value, self->title);
    break;
  case PROP_FILE:
    g_value_set_object (value, self->file);
    break;
  case PROP_ETAG:
    g_value_set_string (value, self->etag);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rt_document_finalize (GObject *object)
{
  RtDocument *self = RT_DOCUMENT (object);

  rt_history_free (self->history);
  rt_puzzle_unref (self->saved);
  g_clear_object (&self->file);
  g_free (self->etag);
  g_tree_unref (self->view);
  g_free (self->title);
  G_OBJECT_CLASS (rt_document_parent_class)->finalize (object);
}

static void
rt_document_class_init (RtDocumentClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = rt_document_finalize;
  object_class->get_property = rt_document_get_property;

  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  props[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, flags);
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  props[PROP_FILE] = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, flags);
  props[PROP_ETAG] = g_param_spec_string ("etag", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[CHANGED] = g_signal_new ("changed", RT_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[VIEWED] = g_signal_new ("viewed", RT_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
}

static int
compare_keys (gconstpointer a, gconstpointer b, gpointer data)
{
  return strcmp (a, b);
}

static void
rt_document_init (RtDocument *self)
{
  self->view = g_tree_new_full (compare_keys, NULL, g_free, g_free);
}
