/* likely-typos.c - implements RtSlips: starts a search for typing errors after each verdict that
 * one may explain, and keeps the result. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/solve/likely-typos.h"

#include "document/base/async-calls.h"

#include <glib/gi18n-lib.h>

/* Maximum number of corrections that are kept if no correction leaves exactly one solution. */
#define MOST 9

struct _RtSlips {
  GObject parent_instance;

  /* Owned. */
  RtDocument *document;
  RtSolving *solving;
  GCancellable *looking; /* cancellable of the running search; NULL if none is running */
  GArray *repairs;       /* see rt_slips_repairs */

  /* State. */
  RtCells involved;      /* see rt_slips_involved */
  bool frames;           /* true: the person has asked to see INVOLVED */
  bool in_play;          /* true: the last verdict contains wrong entries */
  bool told;             /* true: there was a slip or a wrong entry when `changed` was last
                          * emitted */
  RtVerdictKind kind;    /* kind of the last verdict */
  bool stale;            /* true: the document has changed since the last verdict */
};

G_DEFINE_FINAL_TYPE (RtSlips, rt_slips, G_TYPE_OBJECT)

static guint changed;

static void
stop_looking (RtSlips *self)
{
  g_cancellable_cancel (self->looking);
  g_clear_object (&self->looking);
}

static void
drop (RtSlips *self)
{
  stop_looking (self);
  g_clear_pointer (&self->repairs, g_array_unref);
}

static void
tell (RtSlips *self)
{
  self->told = self->repairs || self->in_play;
  g_signal_emit (self, changed, 0);
}

/* Removes unlikely corrections from REPAIRS: if some leave exactly one solution (they come first), removes all
 * others; otherwise keeps the first ones if KIND, the verdict, is no solution, and none if it is several. */
static void
keep_likely (GArray *repairs, RtVerdictKind kind)
{
  guint n = 0;

  while (n < repairs->len && g_array_index (repairs, RtRepair, n).is_unique)
    n++;
  if (n == 0 && kind == RT_VERDICT_NONE)
    n = MIN (repairs->len, MOST);
  g_array_set_size (repairs, n);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RtSlips *self = data;
  GArray *repairs;

  if (!rt_work_repair_finish (result, &repairs, NULL))
    return; /* cancelled */
  g_clear_object (&self->looking);
  keep_likely (repairs, self->kind);
  self->repairs = repairs;
  tell (self);
}

static bool
is_told (RtSlips *self)
{
  return rt_judge_tells (rt_solving_judge (self->solving));
}

/* Returns true if the person's setting may still hide the wrong entries of the present grid: the person asked to see
 * those of the previous grid, and those of the present grid are not known yet. */
static bool
may_be_hidden (RtSlips *self)
{
  RtJudge *judge = rt_solving_judge (self->solving);

  return self->in_play && rt_judge_told (judge) == RT_TOLD_ON_DEMAND &&
         !rt_judge_is_checked (judge) && !rt_judge_verdict (judge);
}

/* Removes all results, because the person's setting does not show the verdict now. */
static void
keep_silent (RtSlips *self)
{
  self->stale = true;
  self->frames = false;
  self->in_play = false;
  self->involved = RT_CELLS_NONE;
  drop (self);
  if (self->told)
    tell (self);
}

/* Returns true if VERDICT (no or several solutions) may be due to a typing error in the puzzle.
 * Returns false for several solutions of a grid with fewer than RT_FEWEST_DIGITS digits, because
 * the person is still typing. */
static bool
is_doubtful (const RtVerdict *verdict)
{
  return verdict->kind == RT_VERDICT_MANY ? verdict->n_digits >= RT_FEWEST_DIGITS
                                          : verdict->kind != RT_VERDICT_ONE;
}

static void
look (RtSlips *self)
{
  const RtVerdict *verdict = rt_solving_verdict (self->solving);

  if (!is_told (self) || may_be_hidden (self)) {
    keep_silent (self);
    return;
  }
  if (!self->stale || !verdict)
    return;
  self->stale = false;
  self->kind = verdict->kind;
  self->involved = verdict->kind == RT_VERDICT_NONE ? verdict->conflicts : RT_CELLS_NONE;
  drop (self);
  self->in_play = !rt_cells_is_empty (verdict->wrong);
  if (is_doubtful (verdict) && !self->in_play) {
    self->looking = g_cancellable_new ();
    rt_work_repair_async (rt_document_position (self->document), self->looking, found_cb, self);
  } else if (self->told || self->in_play) {
    tell (self);
  }
}

static void
document_changed_cb (RtSlips *self)
{
  self->stale = true;
  self->frames = false;
  stop_looking (self);
  look (self);
}

bool
rt_slips_is_settled (RtSlips *self)
{
  g_return_val_if_fail (RT_IS_SLIPS (self), true);

  return !self->looking && (!self->stale || !is_told (self));
}

GArray *
rt_slips_repairs (RtSlips *self)
{
  g_return_val_if_fail (RT_IS_SLIPS (self), NULL);

  return self->repairs;
}

const RtRepair *
rt_slips_best (RtSlips *self)
{
  g_return_val_if_fail (RT_IS_SLIPS (self), NULL);

  return self->repairs && self->repairs->len && self->kind != RT_VERDICT_MANY
           ? &g_array_index (self->repairs, RtRepair, 0)
           : NULL;
}

char *
rt_slips_say (RtSlips *self)
{
  const RtRepair *best = rt_slips_best (self);

  if (!best || self->kind == RT_VERDICT_CLASH)
    return NULL;
  return g_strdup_printf (_("no solution: perhaps row %d, column %d is wrong"),
                          rt_row_of (best->cell) + 1, rt_column_of (best->cell) + 1);
}

RtCells
rt_slips_involved (RtSlips *self)
{
  g_return_val_if_fail (RT_IS_SLIPS (self), RT_CELLS_NONE);

  return self->involved;
}

RtCells
rt_slips_framed (RtSlips *self)
{
  g_return_val_if_fail (RT_IS_SLIPS (self), RT_CELLS_NONE);

  return self->frames || (self->repairs && self->repairs->len == 0) ? self->involved
                                                                   : RT_CELLS_NONE;
}

void
rt_slips_frame (RtSlips *self)
{
  g_return_if_fail (RT_IS_SLIPS (self));

  if (self->frames)
    return;
  self->frames = true;
  tell (self);
}

RtSlips *
rt_slips_new (RtDocument *document, RtSolving *solving)
{
  RtSlips *self;

  g_return_val_if_fail (RT_IS_DOCUMENT (document) && RT_IS_SOLVING (solving), NULL);

  self = g_object_new (RT_TYPE_SLIPS, NULL);
  self->document = g_object_ref (document);
  self->solving = g_object_ref (solving);
  /* Connected with AFTER, so that SOLVING has already removed the previous verdict when the
   * callback runs. */
  g_signal_connect_object (document, "changed", G_CALLBACK (document_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (solving, "changed", G_CALLBACK (look), self, G_CONNECT_SWAPPED);
  document_changed_cb (self);
  return self;
}

static void
rt_slips_dispose (GObject *object)
{
  RtSlips *self = RT_SLIPS (object);

  drop (self);
  g_clear_object (&self->solving);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (rt_slips_parent_class)->dispose (object);
}

static void
rt_slips_class_init (RtSlipsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_slips_dispose;
  changed = g_signal_new ("changed", RT_TYPE_SLIPS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                          G_TYPE_NONE, 0);
}

static void
rt_slips_init (RtSlips *self)
{
}
