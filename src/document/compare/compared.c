/* compared.c - a row of a comparison: what one search, or a person's program, took on a grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/compare/compared.h"

#include "engine/steps/tape-search.h"
#include "engine/trace/cursor.h"

#include <glib/gi18n-lib.h>

const char *const rt_figure_names[RT_N_FIGURES] = {
  [RT_FIGURE_PLACEMENTS] = N_("Placements"),
  [RT_FIGURE_TAKEBACKS] = N_("Take-backs"),
  [RT_FIGURE_TESTS] = N_("Tests"),
  /* Translators: how often the search looked at a cell, or at a mask or table that stands for some */
  [RT_FIGURE_READS] = N_("Cells looked at"),
  [RT_FIGURE_GREATEST] = N_("Greatest depth"),
  /* Translators: milliseconds */
  [RT_FIGURE_TIME] = N_("Time (ms)"),
};

static guint changed; /* signal */

struct _RtCompared {
  GObject parent_instance;

  const RtSearch *search;
  RtComparedState state;
  RtMeasured measured;
  const RtSearch *same_tree;
  RtTrace *program; /* owned: a person's, which has run; NULL: the search runs */
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
  changed = g_signal_new ("changed", RT_TYPE_COMPARED, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
rt_compared_init (RtCompared *self)
{
}

void
rt_compared_set (RtCompared *self, RtComparedState state, const RtMeasured *measured)
{
  self->state = state;
  self->measured = *measured;
  self->same_tree = NULL;
  g_signal_emit (self, changed, 0);
}

static RtComparedState
state_of (RtStatus status)
{
  return status == RT_STATUS_SEARCHING ? RT_COMPARED_STOPPED
         : status == RT_STATUS_SOLVED  ? RT_COMPARED_SOLVED
                                       : RT_COMPARED_EXHAUSTED;
}

void
rt_compared_set_result (RtCompared *self, const RtMeasured *measured)
{
  rt_compared_set (self, state_of (measured->status), measured);
}

RtCompared *
rt_compared_new (const RtSearch *search)
{
  RtCompared *self = g_object_new (RT_TYPE_COMPARED, NULL);

  self->search = search;
  return self;
}

RtCompared *
rt_compared_new_program (RtTrace *program)
{
  RtCompared *self = rt_compared_new (&rt_search_recorded);
  RtCursor *cursor = rt_cursor_new (program);
  guint64 solution = rt_trace_solution (program, 0);

  rt_cursor_seek (cursor, solution ? solution : rt_trace_length (program));
  self->program = rt_trace_ref (program);
  self->measured.status = (RtStatus) rt_cursor_event (cursor)->status;
  self->measured.counts = *rt_cursor_counts (cursor);
  self->state = state_of (self->measured.status);
  rt_cursor_free (cursor);
  return self;
}

RtTrace *
rt_compared_program (RtCompared *self)
{
  return self->program;
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

bool
rt_compared_is_final (RtCompared *self)
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
  return rt_compared_has_figures (self) &&
         (!self->program || (figure != RT_FIGURE_TESTS && figure != RT_FIGURE_READS &&
                             figure != RT_FIGURE_TIME));
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

/* Searches that are not classics may place equally many digits in quite another order. */
static bool
is_same_tree (RtCompared *a, RtCompared *b)
{
  const RtCounts *x = &a->measured.counts, *y = &b->measured.counts;

  return rt_compared_is_final (a) && rt_compared_is_final (b) &&
         a->search->classic && b->search->classic && x->placements == y->placements &&
         x->takebacks == y->takebacks && x->greatest == y->greatest;
}

bool
rt_compared_find_same_tree (RtCompared *self, RtCompared *other)
{
  self->same_tree = is_same_tree (self, other) ? other->search : NULL;
  return self->same_tree != NULL;
}

bool
rt_compared_took_less (RtCompared *a, RtCompared *b)
{
  const RtCounts *x = &a->measured.counts, *y = &b->measured.counts;

  if (rt_compared_is_final (a) != rt_compared_is_final (b))
    return rt_compared_is_final (a);
  return x->placements != y->placements ? x->placements < y->placements : x->reads < y->reads;
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
    return _("No solution");
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
