/* document.c - implements RtDocument: adds edits to the undo history, and notifies of properties
 * that changed.
 *
 * All properties are computed from the history and the current origin, so one function,
 * notify_properties, compares them with the values of the last notification. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/document.h"

#include "document/base/display-name.h"
#include "document/base/session-format.h"
#include "document/edit.h"
#include "document/history.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _RtDocument {
  GObject parent_instance;

  /* Owned. */
  RtHistory *history;
  GTree *view; /* from char * to char *; sorted, so that equal views make equal texts */

  bool cleans, fills; /* see rt_document_set_marks_follow */

  /* Values of the last notification. */
  bool can_undo, can_redo, modified;
  char *title;

  bool clock_runs; /* true: the clock of the current puzzle runs */
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

#define VIEW "view" /* group of the session text */

enum { CHANGED, VIEWED, KEPT, N_SIGNALS };
static guint signals[N_SIGNALS];

static RtOrigin *
origin (RtDocument *self)
{
  return rt_history_now (self->history)->origin;
}

static char *
make_title (RtDocument *self)
{
  const char *title = rt_puzzle_field (rt_history_now (self->history)->words, RT_FIELD_TITLE);
  g_autofree char *line = NULL;

  if (origin (self)->file)
    return rt_name_of (origin (self)->file);
  if (title)
    line = g_strstrip (g_strndup (title, strcspn (title, "\n")));
  /* Translators: the title of a window whose puzzle has no name yet. */
  return g_strdup (line && *line ? line : _("New Puzzle"));
}

static void
notify_flag (RtDocument *self, bool *notified, bool now, int prop)
{
  if (*notified == now)
    return;
  *notified = now;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

/* Computes all properties again, then notifies of those that have changed. */
static void
notify_properties (RtDocument *self)
{
  g_autofree char *title = make_title (self);

  g_object_freeze_notify (G_OBJECT (self));
  notify_flag (self, &self->can_undo, rt_history_past (self->history) != NULL, PROP_CAN_UNDO);
  notify_flag (self, &self->can_redo, rt_history_future (self->history) != NULL, PROP_CAN_REDO);
  notify_flag (self, &self->modified, rt_history_differs (rt_history_now (self->history)),
             PROP_MODIFIED);
  if (strcmp (title, self->title) != 0) {
    g_free (self->title);
    self->title = g_steal_pointer (&title);
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
  }
  g_object_thaw_notify (G_OBJECT (self));
}

/* Notifies of all changes after another position became the current one. BEFORE is the origin (the
 * saved state) of the previous position. */
static void
notify_moved (RtDocument *self, RtOrigin *before)
{
  g_object_freeze_notify (G_OBJECT (self));
  if (origin (self) != before) {
    rt_play_time_run (&before->time, false, g_get_monotonic_time ());
    rt_play_time_run (&origin (self)->time, self->clock_runs, g_get_monotonic_time ());
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FILE]);
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ETAG]);
  }
  notify_properties (self);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Adds POSITION with the texts WORDS (title, author ...) as one undo step called LABEL, unless it equals the current
 * position. UNREAD has the cells that could not be read from a malformed file. */
static void
commit (RtDocument *self, const RtPosition *position, RtPuzzle *words, RtCells unread,
        const char *label)
{
  const RtHistoryMoment *now = rt_history_now (self->history);

  if (rt_position_equal (position, &now->position) && rt_notation_same_words (words, now->words) &&
      rt_cells_equal (unread, now->unread))
    return;
  rt_history_push (self->history, position, words, unread, label);
  notify_moved (self, origin (self));
}

/* Adds POSITION of the current puzzle as one undo step called LABEL (translated); adds none if
 * nothing changes. SETTLED has the cells that the person has edited: they, and all filled cells, no
 * longer count as cells that could not be read. */
static void
commit_edit (RtDocument *self, const RtPosition *position, RtCells settled, const char *label)
{
  const RtHistoryMoment *now = rt_history_now (self->history);
  RtCells unread = rt_cells_minus (now->unread, settled);
  RtGrid grid;

  rt_position_grid (position, &grid);
  commit (self, position, now->words, rt_cells_minus (unread, rt_grid_filled (&grid)), label);
}

/* Adds the current position again, as one undo step called LABEL (translated). */
static void
commit_same (RtDocument *self, const char *label)
{
  const RtHistoryMoment *now = rt_history_now (self->history);

  rt_history_push (self->history, &now->position, now->words, now->unread, label);
  notify_moved (self, origin (self));
}

/* Returns a document of HISTORY, and takes ownership of HISTORY. */
static RtDocument *
document_take (RtHistory *history)
{
  RtDocument *self = g_object_new (RT_TYPE_DOCUMENT, NULL);

  self->history = history;
  self->can_undo = rt_history_past (history) != NULL;
  self->can_redo = rt_history_future (history) != NULL;
  self->modified = rt_history_differs (rt_history_now (history));
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
  return document_take (rt_history_new (first));
}

const RtPosition *
rt_document_position (RtDocument *self)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), NULL);

  return &rt_history_now (self->history)->position;
}

RtPuzzle *
rt_document_words (RtDocument *self)
{
  return rt_history_now (self->history)->words;
}

RtPuzzle *
rt_document_puzzle (RtDocument *self)
{
  const RtHistoryMoment *now = rt_history_now (self->history);

  return rt_puzzle_with_position (now->words, &now->position);
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

/* Edits: each copies the current position, changes the copy, and commits it as an undo step. */

RtPosition
rt_document_own (RtDocument *self)
{
  const RtHistoryMoment *parent = rt_history_now (self->history)->parent;
  const RtPosition *now = rt_document_position (self);
  RtPosition own = rt_edit_own (now);
  RtGrid grid, before;

  if (!parent || rt_cells_is_empty (now->found))
    return own;
  rt_position_grid (&own, &grid);
  rt_position_grid (&parent->position, &before);
  return rt_grid_equal (&grid, &before) ? parent->position : own;
}

/* Applies EDIT with DIGIT to CELLS of POSITION. CLEANS: a digit removes pencil marks from its
 * peers. Returns the translated label of the undo step; free with g_free. */
static char *
do_edit (RtPosition *position, RtEdit edit, RtCells cells, int digit, bool cleans)
{
  switch (edit) {
  case RT_EDIT_ENTER:
    rt_edit_enter (position, cells, digit, cleans);
    /* Translators: what Undo takes back, as in “Undo: Enter 5”. */
    return digit ? g_strdup_printf (_("Enter %d"), digit) : g_strdup (_("Clear"));
  case RT_EDIT_CORNER:
    rt_edit_mark (position, cells, digit, true);
    /* Translators: what Undo takes back: a mark in the corner of a cell was written or removed. */
    return g_strdup_printf (_("Corner Mark %d"), digit);
  case RT_EDIT_MARK:
    rt_edit_mark (position, cells, digit, false);
    /* Translators: what Undo takes back: a mark in the centre of a cell was written or removed. */
    return g_strdup_printf (_("Centre Mark %d"), digit);
  case RT_EDIT_COLOUR:
    rt_edit_colour (position, cells, digit);
    /* Translators: what Undo takes back: a cell was given the colour of that number, or lost it. */
    return g_strdup_printf (_("Colour %d"), digit);
  case RT_EDIT_CLEAR:
    rt_edit_clear (position, cells);
    return g_strdup (_("Clear"));
  case RT_EDIT_FILL_MARKS:
    rt_edit_fill_marks (position);
    return g_strdup (_("Fill In Marks"));
  case RT_EDIT_CLEAN_MARKS:
    rt_edit_clean_marks (position);
    /* Translators: what Undo takes back: marks that digits forbid were removed. */
    return g_strdup (_("Clean Up Marks"));
  case RT_EDIT_CLEAR_MARKS:
    rt_edit_clear_marks (position);
    return g_strdup (_("Clear Marks"));
  case RT_EDIT_LOCK_GIVENS:
    rt_edit_lock_givens (position);
    /* Translators: what Undo takes back: the digits on the grid were made the puzzle's own. */
    return g_strdup (_("Lock Givens"));
  case RT_EDIT_UNLOCK_GIVENS:
    rt_edit_unlock_givens (position);
    return g_strdup (_("Unlock Givens"));
  case RT_EDIT_RESTART:
  default:
    rt_edit_restart (position);
    /* Translators: what Undo takes back: everything but the givens was removed. */
    return g_strdup (_("Start Over"));
  }
}

/* Adds pencil marks to the edited POSITION, if the person has switched that on. */
static void
fill_marks (RtDocument *self, RtPosition *position)
{
  const RtPosition *before = rt_document_position (self);

  if (!self->fills || rt_cells_is_empty (rt_grid_filled (&position->givens)))
    return;
  if (!rt_position_has_marks (before) && !rt_position_has_entries (before))
    rt_edit_fill_marks (position);
  else
    rt_edit_refill_marks (position, before);
}

void
rt_document_set_marks_follow (RtDocument *self, bool cleans, bool fills)
{
  g_return_if_fail (RT_IS_DOCUMENT (self));

  self->cleans = cleans;
  self->fills = fills;
}

void
rt_document_colour_mark (RtDocument *self, RtCells cells, int digit, int colour, bool from_own)
{
  RtPosition position;
  g_autofree char *label = NULL;

  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (digit >= 1 && digit <= 9 && colour >= 1 && colour <= 9);

  position = from_own ? rt_document_own (self) : *rt_document_position (self);
  rt_edit_colour_mark (&position, cells, digit, colour);
  /* Translators: what Undo takes back: the candidate was given a colour in some cells, or lost it. */
  label = g_strdup_printf (_("Colour of Candidate %d"), digit);
  commit_edit (self, &position, RT_CELLS_NONE, label);
}

void
rt_document_edit (RtDocument *self, RtEdit edit, RtCells cells, int digit, bool from_own)
{
  RtPosition position;
  g_autofree char *label = NULL;
  bool settles = edit == RT_EDIT_ENTER || edit == RT_EDIT_CLEAR;

  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (digit >= (edit > RT_EDIT_ENTER && edit < RT_N_WRITES) && digit <= 9);

  position = from_own ? rt_document_own (self) : *rt_document_position (self);
  label = do_edit (&position, edit, cells, digit, self->cleans);
  if (settles)
    fill_marks (self, &position);
  commit_edit (self, &position, settles ? cells : RT_CELLS_NONE, label);
}

void
rt_document_enter (RtDocument *self, RtCells cells, int digit)
{
  rt_document_edit (self, RT_EDIT_ENTER, cells, digit, false);
}

void
rt_document_clear (RtDocument *self, RtCells cells)
{
  rt_document_edit (self, RT_EDIT_CLEAR, cells, 0, false);
}

void
rt_document_repair (RtDocument *self, const RtRepair *repair)
{
  RtPosition position;

  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (repair != NULL);

  position = *rt_document_position (self);
  rt_edit_repair (&position, repair);
  /* Translators: what Undo takes back: a digit that was typed wrongly was put right. */
  commit_edit (self, &position, repair->cells, _("Correction"));
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
  commit_edit (self, &position, RT_CELLS_NONE, _("Solve"));
}

void
rt_document_use_solution (RtDocument *self, const RtGrid *solution)
{
  RtPosition position;

  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (solution != NULL);

  position = rt_edit_own (rt_document_position (self));
  rt_edit_fill_solution (&position, solution);
  /* Translators: what Undo takes back: the person has taken over a solution that a search has found. */
  commit_edit (self, &position, RT_CELLS_NONE, _("Use This"));
}

void
rt_document_leave_search (RtDocument *self, bool with_answer)
{
  /* Translators: what Undo takes back: the search was put away, and its answer with it. */
  const char *label = _("Leave the Search");
  RtPosition own;

  g_return_if_fail (RT_IS_DOCUMENT (self));

  own = rt_document_own (self);
  if (with_answer && !rt_position_equal (&own, rt_document_position (self)))
    commit_edit (self, &own, RT_CELLS_NONE, label);
  else
    commit_same (self, label);
}

void
rt_document_take_board (RtDocument *self, const RtBoard *board, bool with_marks, const char *label)
{
  RtPosition position;

  g_return_if_fail (RT_IS_DOCUMENT (self));

  position = rt_document_own (self);
  rt_edit_take_board (&position, board, with_marks);
  commit_edit (self, &position, RT_CELLS_NONE, label);
}

void
rt_document_replace (RtDocument *self, RtPuzzle *puzzle, const char *label)
{
  rt_document_replace_rest (self, puzzle, RT_CELLS_NONE, label);
}

guint
rt_document_depth (RtDocument *self)
{
  return rt_history_depth (self->history);
}

guint
rt_document_n_made (RtDocument *self)
{
  return rt_history_n_made (self->history);
}

void
rt_document_renew (RtDocument *self, RtPuzzle *puzzle)
{
  RtOrigin *before = origin (self);
  g_autoptr (RtPuzzle) empty = NULL;
  RtPosition position;

  g_return_if_fail (RT_IS_DOCUMENT (self));

  if (!puzzle && !before->file && rt_position_is_empty (rt_document_position (self)))
    return;
  rt_position_init (&position, NULL);
  empty = rt_puzzle_new (&position);
  /* Translators: what Undo takes back: the window was emptied for another puzzle. */
  rt_history_push_other (self->history, puzzle ? puzzle : empty, _("New Puzzle"));
  notify_moved (self, before);
}

static void
go (RtDocument *self, void (*move) (RtHistory *history))
{
  RtOrigin *before = origin (self);

  move (self->history);
  notify_moved (self, before);
}

void
rt_document_undo (RtDocument *self)
{
  g_return_if_fail (RT_IS_DOCUMENT (self));

  if (rt_history_past (self->history))
    go (self, rt_history_back);
}

void
rt_document_redo (RtDocument *self)
{
  g_return_if_fail (RT_IS_DOCUMENT (self));

  if (rt_history_future (self->history))
    go (self, rt_history_on);
}

/* The clock and the number of hints */

void
rt_document_run_clock (RtDocument *self, bool runs)
{
  g_return_if_fail (RT_IS_DOCUMENT (self));

  self->clock_runs = runs;
  if (rt_play_time_run (&origin (self)->time, runs, g_get_monotonic_time ()))
    g_signal_emit (self, signals[VIEWED], 0);
}

gint64
rt_document_time (RtDocument *self)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), 0);

  return rt_play_time_at (&origin (self)->time, g_get_monotonic_time ());
}

void
rt_document_count_hint (RtDocument *self)
{
  g_return_if_fail (RT_IS_DOCUMENT (self));

  origin (self)->n_hints++;
  g_signal_emit (self, signals[VIEWED], 0);
}

guint
rt_document_n_hints (RtDocument *self)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), 0);

  return origin (self)->n_hints;
}

/* Positions other than the current one */

/* Returns true if MOMENT, a position in the tree of the history, has no children, is not kept by
 * the person, and Undo or Redo alone does not lead to it. */
static bool
is_end_of_branch (RtDocument *self, const RtHistoryMoment *moment)
{
  return moment->n_children == 0 && !moment->kept && !rt_history_is_near (self->history, moment);
}

static RtKept
describe (RtDocument *self, const RtHistoryMoment *moment)
{
  RtKept kept = {
    .id = moment->id,
    .name = moment->kept,
    .position = &moment->position,
    .label = moment->label,
    .is_now = moment == rt_history_now (self->history),
  };

  for (const RtHistoryMoment *above = moment; above && !rt_history_is_near (self->history, above);
       above = above->parent)
    kept.n_apart++;
  return kept;
}

GArray *
rt_document_kept (RtDocument *self)
{
  const GPtrArray *moments;
  GArray *all;

  g_return_val_if_fail (RT_IS_DOCUMENT (self), NULL);

  moments = rt_history_moments (self->history);
  all = g_array_new (FALSE, FALSE, sizeof (RtKept));
  for (guint i = 0; i < moments->len; i++) {
    const RtHistoryMoment *moment = moments->pdata[i];

    if (moment->origin == origin (self) && moment->kept)
      g_array_append_vals (all, (RtKept[]) { describe (self, moment) }, 1);
  }
  for (guint i = moments->len; i > 0; i--) {
    const RtHistoryMoment *moment = moments->pdata[i - 1];

    if (moment->origin == origin (self) && is_end_of_branch (self, moment))
      g_array_append_vals (all, (RtKept[]) { describe (self, moment) }, 1);
  }
  return all;
}

GArray *
rt_document_line (RtDocument *self)
{
  const GPtrArray *moments;
  GArray *line;

  g_return_val_if_fail (RT_IS_DOCUMENT (self), NULL);

  moments = rt_history_line (self->history);
  line = g_array_new (FALSE, FALSE, sizeof (RtKept));
  for (guint i = 0; i < moments->len; i++) {
    const RtHistoryMoment *moment = moments->pdata[i];

    if (moment->origin == origin (self))
      g_array_append_vals (line, (RtKept[]) { describe (self, moment) }, 1);
  }
  return line;
}

guint
rt_document_at (RtDocument *self)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), 0);

  return rt_history_now (self->history)->id;
}

void
rt_document_keep (RtDocument *self, guint id, const char *name)
{
  RtHistoryMoment *moment;

  g_return_if_fail (RT_IS_DOCUMENT (self));

  moment = rt_history_find (self->history, id);
  if (!moment || g_strcmp0 (moment->kept, name) == 0)
    return;
  rt_history_keep (self->history, moment, name);
  g_signal_emit (self, signals[KEPT], 0);
}

void
rt_document_go_to (RtDocument *self, guint id)
{
  RtOrigin *before;
  RtHistoryMoment *moment;

  g_return_if_fail (RT_IS_DOCUMENT (self));

  before = origin (self);
  moment = rt_history_find (self->history, id);
  if (!moment || moment == rt_history_now (self->history))
    return;
  rt_history_go (self->history, moment);
  notify_moved (self, before);
}

bool
rt_document_can_undo (RtDocument *self)
{
  return self->can_undo;
}

bool
rt_document_can_redo (RtDocument *self)
{
  return self->can_redo;
}

/* Returns the label of the undo step that leads from position BEFORE to AFTER; NULL if one of them is NULL. If AFTER
 * was not made by an edit of BEFORE, the label says that the person went to that position. */
static const char *
label_of (const RtHistoryMoment *before, const RtHistoryMoment *after)
{
  if (!before || !after)
    return NULL;
  /* Translators: what Undo takes back: the grid was replaced by one of its other positions. */
  return after->parent == before ? after->label : _("Go to Another Position");
}

const char *
rt_document_undo_label (RtDocument *self)
{
  return label_of (rt_history_past (self->history), rt_history_now (self->history));
}

const char *
rt_document_redo_label (RtDocument *self)
{
  return label_of (rt_history_now (self->history), rt_history_future (self->history));
}

bool
rt_document_is_modified (RtDocument *self)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), false);

  return self->modified;
}

bool
rt_document_has_work (RtDocument *self)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), false);

  return self->modified || rt_history_left_work (self->history);
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

  return origin (self)->file;
}

const char *
rt_document_etag (RtDocument *self)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), NULL);

  return origin (self)->etag;
}

bool
rt_document_saved_as (RtDocument *self, RtPuzzle *puzzle)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), false);

  return rt_position_equal (rt_puzzle_position (puzzle), rt_puzzle_position (origin (self)->saved)) &&
         rt_notation_same_words (puzzle, origin (self)->saved);
}

RtOrigin *
rt_document_origin (RtDocument *self)
{
  g_return_val_if_fail (RT_IS_DOCUMENT (self), NULL);

  return origin (self);
}

void
rt_document_set_origin_saved (RtDocument *self, RtOrigin *of, RtPuzzle *puzzle, GFile *file,
                              const char *etag)
{
  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (of != NULL && puzzle != NULL);
  g_return_if_fail (G_IS_FILE (file));

  if (of != origin (self)) {
    rt_origin_set_saved (of, puzzle, file, etag);
    g_signal_emit (self, signals[VIEWED], 0);
    return;
  }
  g_object_freeze_notify (G_OBJECT (self));
  if (!of->file || !g_file_equal (of->file, file))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FILE]);
  if (g_strcmp0 (of->etag, etag) != 0)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ETAG]);
  rt_origin_set_saved (of, puzzle, file, etag);
  notify_properties (self);
  g_object_thaw_notify (G_OBJECT (self));
}

void
rt_document_set_saved (RtDocument *self, RtPuzzle *puzzle, GFile *file, const char *etag)
{
  g_autoptr (RtPuzzle) saved = puzzle ? rt_puzzle_ref (puzzle) : rt_document_puzzle (self);

  rt_document_set_origin_saved (self, origin (self), saved, file, etag);
}

void
rt_document_set_view (RtDocument *self, const char *key, const char *value)
{
  g_return_if_fail (RT_IS_DOCUMENT (self));
  g_return_if_fail (key != NULL);

  if (g_strcmp0 (g_tree_lookup (self->view, key), value) == 0)
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
  g_key_file_set_string (keys, VIEW, key, value);
  return FALSE;
}

static void
read_view (RtDocument *self, GKeyFile *keys)
{
  g_auto (GStrv) names = g_key_file_get_keys (keys, VIEW, NULL, NULL);

  for (char **name = names; name && *name; name++) {
    char *value = g_key_file_get_string (keys, VIEW, *name, NULL);

    if (value)
      g_tree_replace (self->view, g_strdup (*name), value);
  }
}

char *
rt_document_to_text (RtDocument *self)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();

  g_return_val_if_fail (RT_IS_DOCUMENT (self), NULL);

  rt_history_write (self->history, keys);
  g_tree_foreach (self->view, write_view_cb, keys);
  return rt_notation_seal (keys);
}

RtDocument *
rt_document_from_text (const char *text, GError **error)
{
  g_autoptr (GKeyFile) keys = NULL;
  g_autoptr (RtHistory) history = NULL;
  RtDocument *self;

  g_return_val_if_fail (text != NULL, NULL);

  keys = rt_notation_open (text);
  if (keys)
    history = rt_history_read (keys);
  if (!history) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         _("What was kept of this puzzle is damaged."));
    return NULL;
  }
  self = document_take (g_steal_pointer (&history));
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
    g_value_set_object (value, origin (self)->file);
    break;
  case PROP_ETAG:
    g_value_set_string (value, origin (self)->etag);
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
  signals[KEPT] = g_signal_new ("kept", RT_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
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
  self->cleans = true;
}
