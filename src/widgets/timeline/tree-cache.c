/* tree-cache.c - RtTreeCache, a cache: makes trees of a search in a thread, and stores two of them.
 *
 * The cache stores the tree of the whole search without its narrow branches, and the tree of the part that was last in
 * view. Recorded steps never change, so the tree of a part stays valid while the search continues. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/timeline/tree-cache.h"

#include "document/base/job.h"

#include <math.h>

/* Greatest number of steps whose tree is made at once, without a thread, in less than a frame. */
#define AT_ONCE 100000

/* Factor by which a running search must grow until its tree is made again. */
#define GROWTH 1.3

/* Stands for the last step in a tree of the whole search. */
#define WHOLE G_MAXUINT64

typedef struct {
  RtTrace *trace;
  guint64 from, to, least;
  RtTree *tree;
} Making;

typedef struct {
  RtTree *tree; /* NULL: not made yet */
  guint64 from, to, least;
  guint serial;
} Part;

struct _RtTreeCache {
  RtTrace *trace;
  void (*ready) (gpointer data);
  gpointer data;

  Part whole, part;
  guint64 length; /* length of the trace at the last call */
  guint n_made;
  GCancellable *making; /* cancels the thread; NULL: no thread is running */
  guint64 making_from, making_to;
};

static void
work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Making *making = data;

  making->tree = rt_tree_new (making->trace, making->from, making->to, making->least, stop);
}

static const RtJob job = {
  .work = work,
  .size = sizeof (Making),
  .owned = { RT_JOB_OWNS (Making, trace, rt_trace_unref), RT_JOB_OWNS (Making, tree, rt_tree_free) },
  .when_cancelled = RT_JOB_DROPS,
};

/* Stores TREE, a tree of the steps FROM to TO. TO is WHOLE for a tree of all steps, even if more steps were recorded
 * since. Takes ownership of TREE. */
static void
keep (RtTreeCache *self, guint64 from, guint64 to, guint64 least, RtTree *tree)
{
  Part *part = to == WHOLE ? &self->whole : &self->part;

  g_clear_pointer (&part->tree, rt_tree_free);
  *part = (Part) { tree, from, to, least, ++self->n_made };
}

static void
made_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Making *making = rt_job_finish (&job, result, NULL);
  RtTreeCache *self = data;

  if (!making || !making->tree) /* cancelled: the cache may have been freed */
    return;
  keep (self, making->from, making->to, making->least, g_steal_pointer (&making->tree));
  g_clear_object (&self->making);
  self->ready (self->data);
}

static void
stop_making (RtTreeCache *self)
{
  if (self->making)
    g_cancellable_cancel (self->making);
  g_clear_object (&self->making);
}

static void
make (RtTreeCache *self, guint64 from, guint64 to, guint64 least)
{
  Making making = { rt_trace_ref (self->trace), from, to, least, NULL };

  if (MIN (to, self->length) - from <= AT_ONCE) {
    keep (self, from, to, least, rt_tree_new (self->trace, from, to, least, NULL));
    rt_trace_unref (making.trace);
    return;
  }
  stop_making (self);
  self->making = g_cancellable_new ();
  self->making_from = from;
  self->making_to = to;
  rt_job_run (&job, NULL, &making, self->making, made_cb, self);
}

/* Returns true if PART has all branches with at least LEAST steps between the steps FROM and TO. */
static bool
suffices (const Part *part, guint64 from, guint64 to, guint64 least)
{
  return part->tree && part->from <= from && part->to >= to && part->least <= least;
}

/* Starts to make the tree of the whole search if the search has grown much. If the search is not growing, starts it if
 * the tree is out of date, or too coarse for WIDTH pixels. */
static void
update_whole (RtTreeCache *self, int width)
{
  guint64 length = rt_trace_length (self->trace), had = self->whole.tree ? self->whole.tree->length : 0;
  guint64 least = 1 + length / (2 * (guint64) width);
  bool rests = length == self->length, is_new = had == length && self->whole.least <= least;

  self->length = length;
  if (length == 0 || is_new || (self->making && self->making_to == WHOLE))
    return;
  if (rests || (double) length > GROWTH * (double) had)
    make (self, 1, WHOLE, least);
}

/* Starts to make the tree of the steps FROM to TO, and of as many steps on each side. */
static void
update_part (RtTreeCache *self, guint64 from, guint64 to, guint64 least)
{
  guint64 around = to - from;

  if (self->making && (self->making_to == WHOLE || (self->making_from <= from && self->making_to >= to)))
    return;
  make (self, from > around ? from - around : 1, MIN (to + around, self->length), least);
}

const RtTree *
rt_tree_cache_get (RtTreeCache *self, const RtStripView *view, int width, guint *serial)
{
  const Part *shown = &self->whole;
  guint64 from = (guint64) MAX (floor (view->from), 1);
  guint64 to = (guint64) ceil (view->from + view->span);
  guint64 least = 1 + (guint64) (view->span / (2 * MAX (width, 1)));

  update_whole (self, MAX (width, 1));
  to = MIN (to, self->length);
  if (!rt_strip_view_is_whole (view) && !suffices (&self->whole, from, to, least) && self->whole.tree &&
      to > from) {
    if (!suffices (&self->part, from, to, least))
      update_part (self, from, to, least);
    if (self->part.tree && self->part.from <= from && self->part.to >= to)
      shown = &self->part;
  }
  *serial = shown->serial;
  return shown->tree;
}

RtTreeCache *
rt_tree_cache_new (RtTrace *trace, void (*ready) (gpointer data), gpointer data)
{
  RtTreeCache *self = g_new0 (RtTreeCache, 1);

  self->trace = rt_trace_ref (trace);
  self->ready = ready;
  self->data = data;
  return self;
}

void
rt_tree_cache_free (RtTreeCache *self)
{
  stop_making (self);
  g_clear_pointer (&self->whole.tree, rt_tree_free);
  g_clear_pointer (&self->part.tree, rt_tree_free);
  rt_trace_unref (self->trace);
  g_free (self);
}
