/* search-navigation.c - implements RtWalk, which moves the player of a running search by the
 * commands of the timeline; counts solutions, and finds steps in threads. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/search-navigation.h"

#include "document/base/async-calls.h"

/* Maximum number of solutions that are counted, which takes some tenths of a second. */
#define COUNT_MAX 100000

struct _RtWalk {
  /* Owned. */
  RtPlayer *player;
  RtTrace *trace;         /* NULL without a search */
  GCancellable *finding;  /* cancellable of the last rt_walk_find; NULL before the first */
  GCancellable *counting; /* cancellable of the running count; NULL if none is running */

  void (*changed) (gpointer owner);
  void (*missed) (gpointer owner);
  gpointer owner;

  RtAim aim;
  guint64 n_solutions;    /* number of solutions of the grid, at most COUNT_MAX; 0 if unknown */
};

RtWalk *
rt_walk_new (RtPlayer *player, void (*changed) (gpointer owner), void (*missed) (gpointer owner),
             gpointer owner)
{
  RtWalk *self = g_new0 (RtWalk, 1);

  self->player = g_object_ref (player);
  self->changed = changed;
  self->missed = missed;
  self->owner = owner;
  return self;
}

static void
cancel (GCancellable **cancellable)
{
  g_cancellable_cancel (*cancellable);
  g_clear_object (cancellable);
}

void
rt_walk_end (RtWalk *self)
{
  cancel (&self->finding);
  cancel (&self->counting);
  g_clear_pointer (&self->trace, rt_trace_unref);
  self->n_solutions = 0;
  self->aim = (RtAim) { 0 };
}

void
rt_walk_free (RtWalk *self)
{
  rt_walk_end (self);
  g_object_unref (self->player);
  g_free (self);
}

static void
counted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RtWalk *self = data;
  guint64 count;

  if (!rt_work_count_finish (result, &count, NULL))
    return;
  self->n_solutions = count;
  g_clear_object (&self->counting);
  self->changed (self->owner);
}

void
rt_walk_begin (RtWalk *self, RtTrace *trace, RtAim aim, bool single)
{
  self->trace = rt_trace_ref (trace);
  self->aim = aim;
  rt_player_set_trace (self->player, trace);
  rt_player_set_playing (self->player, aim.plays);
  if (single) {
    self->n_solutions = 1;
  } else {
    self->counting = g_cancellable_new ();
    rt_work_count_async (rt_trace_givens (trace), COUNT_MAX, self->counting, counted_cb, self);
  }
}

/* Following the newest step */

void
rt_walk_follow (RtWalk *self)
{
  RtAim *aim = &self->aim;

  rt_player_refresh (self->player);
  if (aim->wanted) {
    rt_player_seek (self->player, aim->wanted);
    if (rt_player_position (self->player) == aim->wanted)
      aim->wanted = 0;
  } else if (!aim->watched) {
    rt_player_seek (self->player, rt_player_length (self->player));
  }
}

bool
rt_walk_lies_beyond (const RtWalk *self)
{
  return MAX (self->aim.wanted, self->aim.reach) > rt_trace_length (self->trace);
}

guint64
rt_walk_wanted (const RtWalk *self)
{
  return self->aim.wanted;
}

void
rt_walk_settle (RtWalk *self)
{
  rt_walk_follow (self);
  self->aim.wanted = self->aim.reach = 0;
}

/* Commands of the timeline */

bool
rt_walk_is_watched (const RtWalk *self)
{
  return self->aim.watched;
}

void
rt_walk_look_at (RtWalk *self, guint64 step)
{
  if (!self->trace)
    return;
  self->aim = (RtAim) { .watched = true };
  rt_player_seek (self->player, step);
  self->changed (self->owner);
}

void
rt_walk_step (RtWalk *self, gint64 steps)
{
  if (!self->trace)
    return;
  self->aim = (RtAim) { .watched = true };
  rt_player_step (self->player, steps);
  self->changed (self->owner);
}

void
rt_walk_play (RtWalk *self, bool playing, bool finished)
{
  if (!self->trace)
    return;
  self->aim.watched = true;
  if (playing && finished && rt_player_position (self->player) == rt_player_length (self->player))
    rt_player_seek (self->player, 0);
  rt_player_set_playing (self->player, playing);
  self->changed (self->owner);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RtWalk *self = data;
  guint64 step;
  bool found;

  if (!rt_work_find_finish (result, &found, &step, NULL))
    return;
  if (found)
    rt_walk_look_at (self, step);
  else
    self->missed (self->owner);
}

void
rt_walk_find (RtWalk *self, RtDirection direction, RtFind what, int which)
{
  if (!self->trace)
    return;
  rt_player_set_playing (self->player, false);
  cancel (&self->finding);
  self->finding = g_cancellable_new ();
  rt_work_find_async (self->trace, rt_player_position (self->player), direction, what, which,
                      self->finding, found_cb, self);
}

void
rt_walk_follow_again (RtWalk *self)
{
  if (!self->trace)
    return;
  self->aim = (RtAim) { 0 };
  rt_player_set_playing (self->player, false);
  rt_player_seek (self->player, rt_player_length (self->player));
  self->changed (self->owner);
}

/* Solutions */

/* Returns the number of solutions whose steps are known: all that the search has found so far, up
 * to RT_TRACE_SOLUTIONS. */
static guint64
n_recorded (const RtWalk *self)
{
  return self->trace ? MIN (rt_trace_n_solutions (self->trace), RT_TRACE_SOLUTIONS) : 0;
}

bool
rt_walk_next_solution (RtWalk *self)
{
  guint64 n = n_recorded (self), at = rt_player_position (self->player);

  for (guint64 i = 0; i < n; i++)
    if (rt_trace_solution (self->trace, i) > at) {
      rt_player_set_playing (self->player, false);
      rt_walk_look_at (self, rt_trace_solution (self->trace, i));
      return true;
    }
  return false;
}

void
rt_walk_newest_solution (RtWalk *self)
{
  guint64 n = rt_trace_n_solutions (self->trace);

  self->aim.watched = true;
  rt_player_set_playing (self->player, false);
  if (n > 0 && n <= RT_TRACE_SOLUTIONS)
    rt_player_seek (self->player, rt_trace_solution (self->trace, n - 1));
}

/* Returns true if the player shows a look (a test or a read) within a step, before the step has taken effect. */
static bool
is_within_a_step (const RtWalk *self)
{
  return rt_player_look (self->player) >= 0;
}

bool
rt_walk_is_at_first_solution (const RtWalk *self)
{
  guint64 first = rt_trace_solution (self->trace, 0);

  return first > 0 && rt_player_position (self->player) == first && !is_within_a_step (self);
}

guint64
rt_walk_solution (const RtWalk *self)
{
  guint64 n = n_recorded (self), at = rt_player_position (self->player);

  for (guint64 i = 0; i < n && !is_within_a_step (self); i++)
    if (rt_trace_solution (self->trace, i) == at)
      return i + 1;
  return 0;
}

bool
rt_walk_solution_before (const RtWalk *self, RtGrid *grid)
{
  guint64 which = rt_walk_solution (self);
  RtCursor *cursor;

  if (which < 2)
    return false;
  cursor = rt_cursor_new (self->trace);
  rt_cursor_seek (cursor, rt_trace_solution (self->trace, which - 2));
  *grid = *rt_cursor_grid (cursor);
  rt_cursor_free (cursor);
  return true;
}

guint64
rt_walk_n_solutions (const RtWalk *self, bool *exact)
{
  *exact = self->n_solutions < COUNT_MAX;
  return self->n_solutions;
}
