/* comparison.c - runs every search on one grid, one after another, and measures each. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/compare/comparison.h"

#include "document/base/measure.h"

static guint comparison_changed; /* signal */

struct _RtComparison {
  GObject parent_instance;

  /* Owned. */
  GPtrArray *rows;        /* of RtCompared */
  GPtrArray *in_turn;     /* the same without that of the program, as they run */
  RtMeasuring *measuring; /* the run of the row `at`; NULL: nothing runs */

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

/* The row that runs as the I-th. */
static RtCompared *
row_in_turn (RtComparison *self, guint i)
{
  return g_ptr_array_index (self->in_turn, i);
}

static void
find_same_tree (RtComparison *self, RtCompared *row)
{
  for (guint i = 0; row_at (self, i) != row && !rt_compared_find_same_tree (row, row_at (self, i)); i++);
}

/* The run of the row `at` is over. */
static void
take_result (RtComparison *self)
{
  RtCompared *row = row_in_turn (self, self->at);
  RtMeasured measured;

  rt_measuring_look (self->measuring, &measured);
  g_clear_pointer (&self->measuring, rt_measuring_unref);
  rt_compared_set_result (row, &measured);
  for (guint i = 0; i < self->rows->len; i++)
    find_same_tree (self, row_at (self, i));
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
    return; /* gone while it ran */
  take_result (self);
  self->at++;
  start_next (self);
}

/* The row `at` has its turn, if there is one. */
static void
start_next (RtComparison *self)
{
  const RtMeasured none = { 0 };

  if (self->stopping) {
    for (guint i = self->at; i < self->in_turn->len; i++)
      rt_compared_set (row_in_turn (self, i), RT_COMPARED_NOT_RUN, &none);
  } else if (self->at < self->in_turn->len) {
    GWeakRef *reference = g_new (GWeakRef, 1);

    g_weak_ref_init (reference, self);
    self->measuring = rt_measuring_new (rt_compared_search (row_in_turn (self, self->at)), &self->grid, 0);
    rt_compared_set (row_in_turn (self, self->at), RT_COMPARED_RUNNING, &none);
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
    rt_compared_set (row_in_turn (self, i), RT_COMPARED_WAITING, &none);
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
  rt_compared_set (row_in_turn (self, self->at), RT_COMPARED_RUNNING, &measured);
}

/* The one of N rows that has run and took least, or most; NULL where none has. */
static RtCompared *
find_extreme (RtCompared *const *rows, guint n, bool most)
{
  RtCompared *found = NULL;

  for (guint i = 0; i < n; i++)
    if ((rt_compared_is_final (rows[i]) || rt_compared_state (rows[i]) == RT_COMPARED_STOPPED) &&
        (!found || (most ? rt_compared_took_less (found, rows[i]) : rt_compared_took_less (rows[i], found))))
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

const RtGrid *
rt_comparison_grid (RtComparison *self)
{
  g_return_val_if_fail (RT_IS_COMPARISON (self), NULL);

  return &self->grid;
}

/* Those that choose, then the classics; of each kind SEARCH first. */
static void
set_turns (RtComparison *self, const RtSearch *search)
{
  for (int turn = 0; turn < 4; turn++)
    for (guint i = 0; i < self->rows->len; i++) {
      RtCompared *row = row_at (self, i);

      if (rt_compared_search (row)->classic == turn / 2 && (rt_compared_search (row) != search) == turn % 2)
        g_ptr_array_add (self->in_turn, row);
    }
}

bool
rt_comparison_is_of (RtComparison *self, const RtGrid *grid, RtTrace *program)
{
  return rt_grid_equal (&self->grid, grid) &&
         rt_compared_program (row_at (self, self->rows->len - 1)) == program;
}

RtComparison *
rt_comparison_new (const RtGrid *grid, const RtSearch *search, RtTrace *program)
{
  RtComparison *self;

  g_return_val_if_fail (grid != NULL, NULL);

  self = g_object_new (RT_TYPE_COMPARISON, NULL);
  self->grid = *grid;
  set_turns (self, search);
  if (program)
    g_ptr_array_add (self->rows, rt_compared_new_program (program));
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
    g_ptr_array_add (self->rows, rt_compared_new (*search));
  self->in_turn = g_ptr_array_new ();
}
