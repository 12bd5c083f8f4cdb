/* tree-cache.c - implements RtTreeCache: makes in a thread the trees of a search for the views of a
 * strip, and keeps them.
 *
 *     whole   |------------------------------------------------|   all steps, without narrow branches
 *     parts                     |--|                               the view, made first
 *                            |--------|                            the view and as much on either side
 *                                   |---|                          a bar that may be zoomed in to next
 *
 * Recorded steps never change, so the tree of a part stays right while the search goes on. Until the tree of a
 * view is made, the finest tree that covers the view is shown: its branches are exact, only narrow ones are
 * missing. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/timeline/tree-cache.h"

#include "document/base/job.h"

#include <math.h>

/* A tree of up to AT_ONCE steps is made at once, in less than a frame, unless the search has more than SHORT steps:
 * it is made from whole spans of the trace (pieces of equal length), which are then too long. */
#define AT_ONCE 100000
#define SHORT (1 << 28)

/* Greatest number of steps that are looked through because they may be zoomed in to: less than a second of work. */
#define AHEAD (1 << 24)

/* Factor by which a running search must grow until its tree is made again. */
#define GROWTH 1.3

/* Milliseconds after which a search that has not grown rests. */
#define REST_AFTER 200

/* The last step of a tree of the whole search. */
#define WHOLE G_MAXUINT64

/* Parts that are kept: the one in view, the one that is made for it, and the one that may be zoomed in to. */
#define N_PARTS 3

/* All branches with at least LEAST steps among FROM to TO. */
typedef struct {
  guint64 from, to, least;
} Range;

typedef struct {
  RtTrace *trace;
  Range range;
  RtTree *tree;
} Making;

typedef struct {
  RtTree *tree; /* NULL: none yet */
  Range range;
  guint serial;
  guint used; /* grows with each use: the part with the least is replaced first */
} Part;

struct _RtTreeCache {
  RtTrace *trace;
  void (*ready) (gpointer data);
  gpointer data;

  Part whole, parts[N_PARTS];
  const Part *shown; /* the result of the last call */
  guint64 length;    /* of the trace at the last call */
  guint n_made, n_uses;
  guint resting; /* id of rest_cb; 0: none */

  /* The thread. */
  GCancellable *cancellable; /* NULL: it does not run, and has left nothing */
  Range making;
  bool is_ahead; /* what it makes is not in view */
  RtTree *made;  /* what it has made since the last call, or NULL */
};

static void
work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Making *making = data;

  making->tree =
    rt_tree_new (making->trace, making->range.from, making->range.to, making->range.least, stop);
}

static const RtJob job = {
  .work = work,
  .size = sizeof (Making),
  .owned = { RT_JOB_OWNS (Making, trace, rt_trace_unref), RT_JOB_OWNS (Making, tree, rt_tree_free) },
  .when_cancelled = RT_JOB_DROPS,
};

static void
clear (Part *part)
{
  g_clear_pointer (&part->tree, rt_tree_free);
  part->used = 0;
}

/* Returns the part that is not shown and has not been used for the longest time. */
static Part *
oldest_part (RtTreeCache *self)
{
  Part *oldest = NULL;

  for (int i = 0; i < N_PARTS; i++) {
    Part *part = &self->parts[i];

    if (part != self->shown && (!oldest || part->used < oldest->used))
      oldest = part;
  }
  return oldest;
}

/* Keeps TREE, which has the branches of RANGE. If it is a tree of all steps so far, removes the trees of parts that
 * are older, because digits that were on the grid then may have been taken back. */
static void
keep (RtTreeCache *self, const Range *range, RtTree *tree)
{
  Part *part = range->to == WHOLE ? &self->whole : oldest_part (self);

  for (int i = 0; i < N_PARTS && range->to == WHOLE; i++)
    if (self->parts[i].tree && self->parts[i].tree->length < tree->length)
      clear (&self->parts[i]);
  clear (part);
  *part = (Part) { tree, *range, ++self->n_made, ++self->n_uses };
}

/* Keeps the tree that the thread has made since the last call. */
static void
take_made (RtTreeCache *self)
{
  if (!self->made)
    return;
  keep (self, &self->making, self->made);
  self->made = NULL;
  g_clear_object (&self->cancellable);
}

static void
made_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Making *making = rt_job_finish (&job, result, NULL);
  RtTreeCache *self = data;

  if (!making || !making->tree) /* cancelled: the cache may have been freed */
    return;
  self->made = g_steal_pointer (&making->tree);
  self->ready (self->data);
}

static void
stop_making (RtTreeCache *self)
{
  if (self->cancellable)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->made, rt_tree_free);
}

/* Returns true if a tree with the branches of range HAS contains all branches of range WANTED. */
static bool
suffices (const Range *has, const Range *wanted)
{
  return has->from <= wanted->from && has->to >= wanted->to && has->least <= wanted->least;
}

/* Makes the tree with the branches of RANGE: at once if that takes less than a frame, else in the thread, which drops
 * other work. */
static void
make (RtTreeCache *self, const Range *range)
{
  Making making = { .range = *range };

  if (self->cancellable && suffices (&self->making, range)) {
    self->is_ahead = false;
    return;
  }
  stop_making (self);
  if (MIN (range->to, self->length) - range->from <= AT_ONCE && self->length <= SHORT) {
    keep (self, range, rt_tree_new (self->trace, range->from, range->to, range->least, NULL));
    return;
  }
  making.trace = rt_trace_ref (self->trace);
  self->is_ahead = false;
  self->cancellable = g_cancellable_new ();
  self->making = *range;
  rt_job_run (&job, NULL, &making, self->cancellable, made_cb, self);
}

static gboolean
rest_cb (gpointer data)
{
  RtTreeCache *self = data;

  self->resting = 0;
  self->ready (self->data);
  return G_SOURCE_REMOVE;
}

/* Makes the tree of the whole if the search has grown much, or if it rests and the tree is older, or too coarse
 * for WIDTH pixels. Returns true while that is being made. */
static bool
update_whole (RtTreeCache *self, int width)
{
  guint64 length = rt_trace_length (self->trace), had = self->whole.tree ? self->whole.tree->length : 0;
  const Range whole = { 1, WHOLE, 1 + length / (2 * (guint64) width) };
  bool rests = length == self->length, is_new = had == length && self->whole.range.least <= whole.least;

  self->length = length;
  if (self->cancellable && self->making.to == WHOLE)
    return true;
  if (length == 0 || is_new)
    return false;
  if (rests || (double) length > GROWTH * (double) had)
    make (self, &whole);
  else if (self->resting == 0)
    self->resting = g_timeout_add (REST_AFTER, rest_cb, self);
  return self->cancellable && self->making.to == WHOLE;
}

static Range
range_of (RtTreeCache *self, const RtStripView *view, int width)
{
  return (Range) { .from = (guint64) MAX (floor (view->from), 1),
                   .to = MIN ((guint64) ceil (view->from + view->span), self->length),
                   .least = 1 + (guint64) (view->span / (2 * width)) };
}

/* Returns RANGE and PART as much on either side, as far as the tree of the whole goes. */
static Range
widened (RtTreeCache *self, const Range *range, double part)
{
  guint64 more = (guint64) (part * (double) (range->to - range->from));

  return (Range) { range->from > more ? range->from - more : 1,
                   MAX (range->to, MIN (range->to + more, self->whole.tree->length)), range->least };
}

/* Returns true if the tree of PART shows RANGE, which both cover, better than OTHER: it has all branches of RANGE and
 * few others, or else more than OTHER. Of two with equally short branches, the longer one is better. */
static bool
is_better (const Part *part, const Part *other, const Range *range)
{
  guint64 least = part->range.least, other_least = other->range.least;

  if (least == other_least)
    return part->range.to - part->range.from > other->range.to - other->range.from;
  return MAX (least, other_least) > range->least ? least < other_least : least > other_least;
}

/* Returns the best tree that covers RANGE. */
static Part *
best_for (RtTreeCache *self, const Range *range)
{
  Part *best = &self->whole;

  for (int i = 0; i < N_PARTS; i++) {
    Part *part = &self->parts[i];

    if (part->tree && part->range.from <= range->from && part->range.to >= range->to && is_better (part, best, range))
      best = part;
  }
  best->used = ++self->n_uses;
  return best;
}

/* Makes the tree of RANGE, then that of the steps around it. SHOWN is the best that there is. */
static void
update_part (RtTreeCache *self, const Range *range, const Part *shown)
{
  const Range near = widened (self, range, 0.5), around = widened (self, range, 1);
  bool has_view = suffices (&shown->range, range);

  if (shown == &self->whole && has_view)
    return;
  if (!has_view && around.to - around.from > AT_ONCE)
    make (self, range);
  else if (!suffices (&shown->range, &near))
    make (self, &around);
}

const RtTree *
rt_tree_cache_get (RtTreeCache *self, const RtStripView *view, int width, guint *serial)
{
  bool makes_whole;
  Part *shown;
  Range range;

  take_made (self);
  makes_whole = update_whole (self, MAX (width, 1));
  range = range_of (self, view, MAX (width, 1));
  shown = rt_strip_view_is_whole (view) ? &self->whole : best_for (self, &range);
  if (shown->tree && !makes_whole && !rt_strip_view_is_whole (view) && range.to > range.from) {
    update_part (self, &range, shown);
    shown = best_for (self, &range);
  }
  self->shown = shown;
  *serial = shown->serial;
  return shown->tree;
}

void
rt_tree_cache_prepare (RtTreeCache *self, const RtStripView *view, int width)
{
  const Range range = range_of (self, view, MAX (width, 1));
  bool is_busy = self->cancellable && !self->is_ahead;

  if (is_busy || !self->whole.tree || range.to <= range.from || range.to - range.from > AHEAD ||
      suffices (&best_for (self, &range)->range, &range))
    return;
  make (self, &range);
  self->is_ahead = true;
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
  g_clear_handle_id (&self->resting, g_source_remove);
  g_clear_pointer (&self->whole.tree, rt_tree_free);
  for (int i = 0; i < N_PARTS; i++)
    g_clear_pointer (&self->parts[i].tree, rt_tree_free);
  rt_trace_unref (self->trace);
  g_free (self);
}
