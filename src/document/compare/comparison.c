/* comparison.c - implements the comparison of all searches on one grid: a list model with a row for
 * each search, and the code that measures one search after another. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/compare/comparison.h"

#include "engine/steps/tape-replay.h"
#include "engine/trace/cursor.h"

#include <glib/gi18n-lib.h>

/* Rows */

const char *const rt_figure_names[RT_N_FIGURES] = {
  [RT_FIGURE_PLACEMENTS] = N_("Placements"),
  [RT_FIGURE_TAKEBACKS] = N_("Take-backs"),
  [RT_FIGURE_TESTS] = N_("Tests"),
  /* Translators: how often the search looked at a cell, or at a mask or table that stands for
   * some */
  [RT_FIGURE_READS] = N_("Cells looked at"),
  [RT_FIGURE_GREATEST] = N_("Greatest depth"),
  /* Translators: milliseconds */
  [RT_FIGURE_TIME] = N_("Time (ms)"),
};

static guint compared_changed; /* signal */

struct _RtCompared {
  GObject parent_instance;

  const RtSearch *search;
  RtComparedState state;
  RtMeasured measured;
  const RtSearch *same_tree; /* search of an earlier row with an equal tree; NULL: none */
  double share; /* see rt_compared_share */
  RtTrace *program; /* owned: the finished trace of a person's program; NULL for a search */
};

G_DEFINE_FINAL_TYPE (RtCompared, rt_compared, G_TYPE_OBJECT)

static void
rt_compared_finalize (GObject *object)
{
  g_clear_pointer (&RT_COMPARED (object)->program, rt_trace_unref);
  G_OBJECT_CLASS (rt_compared_parent_class)->finalize (object);
}

static void
rt_compared_class_init (RtComparedClass *class)
{
  G_OBJECT_CLASS (class)->finalize = rt_compared_finalize;
  compared_changed = g_signal_new ("changed", RT_TYPE_COMPARED, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
rt_compared_init (RtCompared *self)
{
}

static void
row_set (RtCompared *self, RtComparedState state, const RtMeasured *measured)
{
  self->state = state;
  self->measured = *measured;
  self->same_tree = NULL;
  g_signal_emit (self, compared_changed, 0);
}

static RtComparedState
state_of (RtStatus status)
{
  return status == RT_STATUS_SEARCHING ? RT_COMPARED_STOPPED
         : status == RT_STATUS_SOLVED  ? RT_COMPARED_SOLVED
                                       : RT_COMPARED_EXHAUSTED;
}

static void
row_set_result (RtCompared *self, const RtMeasured *measured)
{
  row_set (self, state_of (measured->status), measured);
}

static RtCompared *
row_new (const RtSearch *search)
{
  RtCompared *self = g_object_new (RT_TYPE_COMPARED, NULL);

  self->search = search;
  return self;
}

/* Returns a row for PROGRAM, the finished trace of a person's own program that took TIME microseconds. The costs of the
 * row are those up to the program's first solution, if there is one. */
static RtCompared *
row_new_program (RtTrace *program, gint64 time)
{
  RtCompared *self = row_new (&rt_search_recorded);
  RtCursor *cursor = rt_cursor_new (program);
  guint64 solution = rt_trace_solution (program, 0);

  rt_cursor_seek (cursor, solution ? solution : rt_trace_length (program));
  self->program = rt_trace_ref (program);
  self->measured.status = (RtStatus) rt_cursor_event (cursor)->status;
  self->measured.counts = *rt_cursor_counts (cursor);
  self->measured.nanoseconds = time * 1000;
  self->state = state_of (self->measured.status);
  rt_cursor_free (cursor);
  return self;
}

const RtSearch *
rt_compared_search (RtCompared *self)
{
  return self->search;
}

RtComparedState
rt_compared_state (RtCompared *self)
{
  return self->state;
}

/* Returns true if the search of the row ran to its first solution or its end. */
static bool
is_final (RtCompared *self)
{
  return self->state == RT_COMPARED_SOLVED || self->state == RT_COMPARED_EXHAUSTED;
}

bool
rt_compared_has_figures (RtCompared *self)
{
  return self->program || self->measured.nanoseconds > 0;
}

bool
rt_compared_knows (RtCompared *self, RtFigure figure)
{
  if (figure == RT_FIGURE_TIME)
    return self->measured.nanoseconds > 0;
  return rt_compared_has_figures (self) &&
         (!self->program || (figure != RT_FIGURE_TESTS && figure != RT_FIGURE_READS));
}

guint64
rt_compared_figure (RtCompared *self, RtFigure figure)
{
  switch (figure) {
  case RT_FIGURE_PLACEMENTS:
    return self->measured.counts.placements;
  case RT_FIGURE_TAKEBACKS:
    return self->measured.counts.takebacks;
  case RT_FIGURE_TESTS:
    return self->measured.counts.tests;
  case RT_FIGURE_READS:
    return self->measured.counts.reads;
  case RT_FIGURE_GREATEST:
    return self->measured.counts.greatest;
  case RT_FIGURE_TIME:
    return (guint64) self->measured.nanoseconds;
  case RT_N_FIGURES:
  default:
    g_return_val_if_reached (0);
  }
}

/* Returns true if both rows are searches that take the blanks in reading order, with equal counts:
 * then their trees are equal. For other searches, equal counts prove nothing. */
static bool
is_same_tree (RtCompared *a, RtCompared *b)
{
  const RtCounts *x = &a->measured.counts, *y = &b->measured.counts;

  return is_final (a) && is_final (b) &&
         a->search->classic && b->search->classic && x->placements == y->placements &&
         x->takebacks == y->takebacks && x->greatest == y->greatest;
}

/* If the trees of the rows SELF and OTHER are equal, sets the field `same_tree` of SELF to the
 * search of OTHER and returns true. Otherwise sets it to NULL and returns false. */
static bool
match_tree (RtCompared *self, RtCompared *other)
{
  self->same_tree = is_same_tree (self, other) ? other->search : NULL;
  return self->same_tree != NULL;
}

/* Returns true if row A has fewer placements than row B or, if these are equal, fewer reads. A row
 * that ran to its first solution or its end is cheaper than one that was stopped. */
static bool
is_cheaper (RtCompared *a, RtCompared *b)
{
  const RtCounts *x = &a->measured.counts, *y = &b->measured.counts;

  if (is_final (a) != is_final (b))
    return is_final (a);
  return x->placements != y->placements ? x->placements < y->placements : x->reads < y->reads;
}

double
rt_compared_share (RtCompared *self)
{
  return self->share;
}

const RtSearch *
rt_compared_same_tree (RtCompared *self)
{
  return self->same_tree;
}

RtCostSide
rt_compared_cost (RtCompared *self)
{
  return (RtCostSide) {
    .search = self->search, .trace = self->program, .status = self->measured.status,
    .counts = self->measured.counts,
  };
}

const char *
rt_compared_say_state (RtCompared *self)
{
  switch (self->state) {
  case RT_COMPARED_RUNNING:
    return _("Running…");
  case RT_COMPARED_SOLVED:
    return _("Solved");
  case RT_COMPARED_EXHAUSTED:
    /* The steps of a program do not tell whether it ended by itself or was stopped. */
    return self->program ? _("No answer") : _("No solution");
  case RT_COMPARED_STOPPED:
    /* Translators: a search was stopped; its numbers are those up to then */
    return _("Stopped, so far");
  case RT_COMPARED_NOT_RUN:
    return _("Not run");
  case RT_COMPARED_WAITING:
  default:
    /* Translators: a search that will be run when others have come to their end */
    return _("Waiting");
  }
}

char *
rt_compared_say_figure (RtCompared *self, RtFigure figure)
{
  if (!rt_compared_knows (self, figure))
    return g_strdup ("–");
  if (figure == RT_FIGURE_TIME)
    return g_strdup_printf ("%'.3f", (double) self->measured.nanoseconds / 1e6);
  return g_strdup_printf ("%'" G_GUINT64_FORMAT, rt_compared_figure (self, figure));
}

/* The list */

static guint comparison_changed; /* signal */

struct _RtComparison {
  GObject parent_instance;

  /* Owned. */
  GPtrArray *rows;        /* of RtCompared */
  GPtrArray *in_turn;     /* the rows of searches, in the order in which they run; not owned */
  RtMeasuring *measuring; /* the running search, of in_turn[at]; NULL if nothing runs */

  /* State. */
  RtGrid grid;
  guint at;
  bool stopping;
};

static GType
get_item_type (GListModel *model)
{
  return RT_TYPE_COMPARED;
}

static guint
get_n_items (GListModel *model)
{
  return RT_COMPARISON (model)->rows->len;
}

static gpointer
get_item (GListModel *model, guint i)
{
  RtComparison *self = RT_COMPARISON (model);

  return i < self->rows->len ? g_object_ref (g_ptr_array_index (self->rows, i)) : NULL;
}

static void
model_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (RtComparison, rt_comparison, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, model_init))

static void
tell (RtComparison *self)
{
  g_signal_emit (self, comparison_changed, 0);
}

static RtCompared *
row_at (RtComparison *self, guint i)
{
  return g_ptr_array_index (self->rows, i);
}

/* Returns the row whose search runs as number I, from 0. */
static RtCompared *
row_in_turn (RtComparison *self, guint i)
{
  return g_ptr_array_index (self->in_turn, i);
}

/* Computes for each row its placements as a share of the greatest number of placements of all rows.
 * A row whose share has changed emits `changed`. */
static void
set_shares (RtComparison *self)
{
  guint64 most = 1;

  for (guint i = 0; i < self->rows->len; i++)
    most = MAX (most, row_at (self, i)->measured.counts.placements);
  for (guint i = 0; i < self->rows->len; i++) {
    RtCompared *row = row_at (self, i);
    double share = (double) row->measured.counts.placements / (double) most;

    if (share == row->share)
      continue;
    row->share = share;
    g_signal_emit (row, compared_changed, 0);
  }
}

static void
find_same_tree (RtComparison *self, RtCompared *row)
{
  for (guint i = 0; row_at (self, i) != row && !match_tree (row, row_at (self, i)); i++);
}

/* Stores the counts and time of the search that has just ended in its row, and looks again for rows
 * with equal trees. */
static void
take_result (RtComparison *self)
{
  RtCompared *row = row_in_turn (self, self->at);
  RtMeasured measured;

  rt_measuring_look (self->measuring, &measured);
  g_clear_pointer (&self->measuring, rt_measuring_unref);
  row_set_result (row, &measured);
  for (guint i = 0; i < self->rows->len; i++)
    find_same_tree (self, row_at (self, i));
  set_shares (self);
}

static void start_next (RtComparison *self);

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GWeakRef *reference = data;
  g_autoptr (RtComparison) self = g_weak_ref_get (reference);

  g_weak_ref_clear (reference);
  g_free (reference);
  if (!self || !self->measuring)
    return; /* the comparison was disposed of meanwhile */
  take_result (self);
  self->at++;
  start_next (self);
}

/* Starts the next search, the one of row in_turn[at], unless all have run or the comparison is being stopped. */
static void
start_next (RtComparison *self)
{
  const RtMeasured none = { 0 };

  if (self->stopping) {
    for (guint i = self->at; i < self->in_turn->len; i++)
      row_set (row_in_turn (self, i), RT_COMPARED_NOT_RUN, &none);
  } else if (self->at < self->in_turn->len) {
    GWeakRef *reference = g_new (GWeakRef, 1);

    g_weak_ref_init (reference, self);
    self->measuring = rt_measuring_new (rt_compared_search (row_in_turn (self, self->at)), &self->grid, 0);
    row_set (row_in_turn (self, self->at), RT_COMPARED_RUNNING, &none);
    rt_measuring_run_async (self->measuring, done_cb, reference);
  }
  tell (self);
}

void
rt_comparison_run (RtComparison *self)
{
  const RtMeasured none = { 0 };

  g_return_if_fail (RT_IS_COMPARISON (self));

  if (self->measuring)
    return;
  self->at = 0;
  self->stopping = false;
  for (guint i = 0; i < self->in_turn->len; i++)
    row_set (row_in_turn (self, i), RT_COMPARED_WAITING, &none);
  set_shares (self);
  start_next (self);
}

void
rt_comparison_skip (RtComparison *self)
{
  g_return_if_fail (RT_IS_COMPARISON (self));

  if (self->measuring)
    rt_measuring_stop (self->measuring);
}

void
rt_comparison_stop (RtComparison *self)
{
  g_return_if_fail (RT_IS_COMPARISON (self));

  self->stopping = true;
  rt_comparison_skip (self);
}

RtCompared *
rt_comparison_running (RtComparison *self)
{
  g_return_val_if_fail (RT_IS_COMPARISON (self), NULL);

  return self->measuring ? row_in_turn (self, self->at) : NULL;
}

guint
rt_comparison_n_done (RtComparison *self)
{
  g_return_val_if_fail (RT_IS_COMPARISON (self), 0);

  return self->at;
}

guint
rt_comparison_n_turns (RtComparison *self)
{
  g_return_val_if_fail (RT_IS_COMPARISON (self), 0);

  return self->in_turn->len;
}

void
rt_comparison_refresh (RtComparison *self)
{
  RtMeasured measured;

  g_return_if_fail (RT_IS_COMPARISON (self));

  if (!self->measuring)
    return;
  rt_measuring_look (self->measuring, &measured);
  row_set (row_in_turn (self, self->at), RT_COMPARED_RUNNING, &measured);
  set_shares (self);
}

/* Returns the cheapest or, if MOST, the most expensive of those of the N ROWS that have run; NULL
 * if none has run. */
static RtCompared *
find_extreme (RtCompared *const *rows, guint n, bool most)
{
  RtCompared *found = NULL;

  for (guint i = 0; i < n; i++)
    if ((is_final (rows[i]) || rt_compared_state (rows[i]) == RT_COMPARED_STOPPED) &&
        (!found || (most ? is_cheaper (found, rows[i]) : is_cheaper (rows[i], found))))
      found = rows[i];
  return found;
}

bool
rt_comparison_pair (RtComparison *self, RtCompared *const *chosen, guint n, RtCompared *pair[2])
{
  RtCompared *const *all = (RtCompared *const *) self->rows->pdata;

  g_return_val_if_fail (RT_IS_COMPARISON (self), false);

  pair[0] = find_extreme (chosen, n, false);
  pair[1] = find_extreme (chosen, n, true);
  if (pair[0] && pair[0] == pair[1])
    pair[1] = find_extreme (all, self->rows->len, false);
  if (pair[0] && pair[0] == pair[1])
    pair[1] = find_extreme (all, self->rows->len, true);
  return pair[0] && pair[0] != pair[1];
}

char *
rt_comparison_say_verdict (RtComparison *self)
{
  RtCompared *const *all = (RtCompared *const *) self->rows->pdata;
  RtCompared *best, *worst;
  g_autofree char *name = NULL, *fewest = NULL, *most = NULL;

  g_return_val_if_fail (RT_IS_COMPARISON (self), NULL);

  best = find_extreme (all, self->rows->len, false);
  worst = find_extreme (all, self->rows->len, true);
  if (!best || best == worst || !is_final (best))
    return NULL;
  name = g_markup_escape_text (_(best->search->name), -1);
  fewest = rt_compared_say_figure (best, RT_FIGURE_PLACEMENTS);
  most = rt_compared_say_figure (worst, RT_FIGURE_PLACEMENTS);
  /* Translators: the name of an algorithm, how many digits it wrote, and how many another one did */
  return g_strdup_printf (_("Least work: <b>%s</b>, %s digits instead of %s."), name, fewest, most);
}

const RtGrid *
rt_comparison_grid (RtComparison *self)
{
  g_return_val_if_fail (RT_IS_COMPARISON (self), NULL);

  return &self->grid;
}

/* Sets the order in which the searches run: first those that choose their cells, then those that
 * take the blanks in reading order. SEARCH is the first one of its group. */
static void
set_turns (RtComparison *self, const RtSearch *search)
{
  for (int turn = 0; turn < 4; turn++)
    for (guint i = 0; i < self->rows->len; i++) {
      RtCompared *row = row_at (self, i);

      if (rt_compared_search (row)->in_order == turn / 2 && (rt_compared_search (row) != search) == turn % 2)
        g_ptr_array_add (self->in_turn, row);
    }
}

bool
rt_comparison_is_of (RtComparison *self, const RtGrid *grid, RtTrace *program)
{
  return rt_grid_equal (&self->grid, grid) &&
         row_at (self, self->rows->len - 1)->program == program;
}

RtComparison *
rt_comparison_new (const RtGrid *grid, const RtSearch *search, RtTrace *program, gint64 time)
{
  RtComparison *self;

  g_return_val_if_fail (grid != NULL, NULL);

  self = g_object_new (RT_TYPE_COMPARISON, NULL);
  self->grid = *grid;
  set_turns (self, search);
  if (program)
    g_ptr_array_add (self->rows, row_new_program (program, time));
  return self;
}

static void
rt_comparison_dispose (GObject *object)
{
  RtComparison *self = RT_COMPARISON (object);

  if (self->measuring)
    rt_measuring_stop (self->measuring);
  g_clear_pointer (&self->measuring, rt_measuring_unref);
  g_clear_pointer (&self->in_turn, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (rt_comparison_parent_class)->dispose (object);
}

static void
rt_comparison_class_init (RtComparisonClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_comparison_dispose;
  comparison_changed = g_signal_new ("changed", RT_TYPE_COMPARISON, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 0);
}

static void
rt_comparison_init (RtComparison *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
  for (const RtSearch *const *search = rt_searches; *search; search++)
    g_ptr_array_add (self->rows, row_new (*search));
  self->in_turn = g_ptr_array_new ();
}
