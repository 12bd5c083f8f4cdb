/* player.c - where in a trace or a path we look, and the clock that moves it.
 *
 * The clock counts from an anchor, not from tick to tick: after t microseconds at v steps a second
 * floor (carry + t * v / 10^6) steps are due, of which `done` have been made. So nothing is lost to
 * rounding, however short the frames are. Whatever moves the position otherwise anchors it anew;
 * another speed carries the begun step over.
 *
 *     anchor          last          now
 *       |--------------|-------------|
 *       carry ... done               due       in steps */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/player.h"

#include <math.h>

#define STEPS_MAX 1e18 /* more than any trace is long, and still a number of 64 bits */

/* So many steps of a finer grain are walked one by one in a frame; what is beyond is jumped, by how
 * many looks a step has on average. Some milliseconds. */
#define WALK_MAX 20000

/* With something to pause at, every step is looked at; so many in a frame. Some milliseconds. */
#define WATCHED_MAX 200000

struct _RtPlayer {
  GObject parent_instance;

  /* Owned. */
  RtCursor *cursor; /* NULL: no trace */
  GPtrArray *path;  /* NULL: no path; never both */

  /* State. */
  guint64 position, length;
  int look; /* of the step at the position; -1: the step itself */
  RtGrain grain;
  bool playing;
  double speed;
  bool pause_at_dead_ends;
  int breakpoint; /* a cell, or -1 */

  /* The clock, while playing. */
  bool ticked; /* since play began: `anchor` and `last` are known */
  gint64 anchor, last;
  double carry;
  guint64 done;
};

G_DEFINE_FINAL_TYPE (RtPlayer, rt_player, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_HAS_STEPS,
  PROP_POSITION,
  PROP_LOOK,
  PROP_GRAIN,
  PROP_LENGTH,
  PROP_PLAYING,
  PROP_SPEED,
  PROP_PAUSE_AT_DEAD_ENDS,
  PROP_BREAKPOINT,
  N_PROPS
};
static GParamSpec *props[N_PROPS];

static void
notify (RtPlayer *self, int prop)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

bool
rt_player_has_steps (RtPlayer *self)
{
  return self->cursor || self->path;
}

/* Whether steps are walked one by one: for what is within them, or for what happens in them. */
static bool
has_grains (RtPlayer *self)
{
  return self->cursor && self->grain != RT_GRAIN_PLACEMENT;
}

static bool
may_stop (RtPlayer *self)
{
  return self->cursor && (self->pause_at_dead_ends || self->breakpoint >= 0);
}

static void
set_position (RtPlayer *self, guint64 position)
{
  if (self->position == position)
    return;
  self->position = position;
  notify (self, PROP_POSITION);
}

static void
set_look (RtPlayer *self, int look)
{
  if (self->look == look)
    return;
  self->look = look;
  notify (self, PROP_LOOK);
}

static void
set_length (RtPlayer *self, guint64 length)
{
  if (self->length == length)
    return;
  self->length = length;
  notify (self, PROP_LENGTH);
}

/* CARRY of a step has begun at `last`. */
static void
anchor (RtPlayer *self, double carry)
{
  self->anchor = self->last;
  self->carry = carry;
  self->done = 0;
}

/* Steps, whole and begun, from the anchor to `last`. Never below `done`. */
static double
steps_due (RtPlayer *self)
{
  return self->carry + (double) (self->last - self->anchor) * self->speed / G_USEC_PER_SEC;
}

/* The look of the cursor's step that the grain shows after look FROM (from -1: the first), or -1. */
static int
next_look (RtPlayer *self, int from)
{
  const RtDetail *detail;

  if (self->grain == RT_GRAIN_PLACEMENT)
    return -1;
  detail = rt_cursor_detail (self->cursor);
  for (int i = from + 1; i < (int) detail->n; i++)
    if (rt_grain_has (self->grain, &detail->looks[i]))
      return i;
  return -1;
}

/* The one before look FROM (from -1: the last), or -1. */
static int
previous_look (RtPlayer *self, int from)
{
  const RtDetail *detail;

  if (self->grain == RT_GRAIN_PLACEMENT)
    return -1;
  detail = rt_cursor_detail (self->cursor);
  for (int i = (from < 0 ? (int) detail->n : from) - 1; i >= 0; i--)
    if (rt_grain_has (self->grain, &detail->looks[i]))
      return i;
  return -1;
}

/* One step of the grain on: the looks of a step come before the step itself. */
static bool
walk_on (RtPlayer *self, int *look)
{
  if (*look >= 0) {
    *look = next_look (self, *look);
    return true;
  }
  if (!rt_cursor_next (self->cursor))
    return false;
  *look = next_look (self, -1);
  return true;
}

static bool
walk_back (RtPlayer *self, int *look)
{
  int before = previous_look (self, *look);

  if (before < 0 && !rt_cursor_previous (self->cursor))
    return false;
  *look = before;
  return true;
}

/* How many steps of the grain one step of the search has, on average. */
static double
grain_per_step (RtPlayer *self)
{
  RtCounts counts;
  guint64 steps = rt_trace_newest (rt_cursor_trace (self->cursor), NULL, &counts);
  guint64 looks = counts.tests + (self->grain == RT_GRAIN_READ ? counts.reads : 0);

  return 1 + (double) looks / (double) MAX (steps, 1);
}

/* Whether playing stops at the cursor's step. */
static bool
is_stop (RtPlayer *self)
{
  const RtEvent *event = rt_cursor_event (self->cursor);

  return (self->pause_at_dead_ends && event->dead_end) ||
         (self->breakpoint >= 0 && event->cell == self->breakpoint);
}

/* Up to N steps of the grain on, to the first that playing stops at. Returns whether it met one. */
static bool
walk_to_stop (RtPlayer *self, guint64 n)
{
  int look = self->look;
  bool met = false;

  for (guint64 i = 0; i < MIN (n, WATCHED_MAX) && !met && walk_on (self, &look); i++)
    met = look < 0 && is_stop (self);
  set_position (self, rt_cursor_position (self->cursor));
  set_look (self, look);
  return met;
}

/* N steps of a finer grain on (or back). Returns whether there were so many. */
static bool
walk (RtPlayer *self, guint64 n, bool back)
{
  int look = self->look;
  bool moved = true;

  if (n > WALK_MAX) {
    guint64 steps = (guint64) ((double) (n - WALK_MAX) / grain_per_step (self));
    guint64 at = rt_cursor_position (self->cursor);

    rt_cursor_seek (self->cursor, back ? at - MIN (at, steps) : at + MIN (steps, self->length - at));
    look = -1;
    n = WALK_MAX;
  }
  for (guint64 i = 0; i < n && moved; i++)
    moved = back ? walk_back (self, &look) : walk_on (self, &look);
  g_object_freeze_notify (G_OBJECT (self));
  set_position (self, rt_cursor_position (self->cursor));
  set_look (self, look);
  g_object_thaw_notify (G_OBJECT (self));
  return moved;
}

RtPlayer *
rt_player_new (void)
{
  return g_object_new (RT_TYPE_PLAYER, NULL);
}

/* At the start of one of them, or of nothing. */
static void
load (RtPlayer *self, RtTrace *trace, GPtrArray *path)
{
  bool had = rt_player_has_steps (self);

  g_object_freeze_notify (G_OBJECT (self));
  rt_player_set_playing (self, false);
  g_clear_pointer (&self->cursor, rt_cursor_free);
  g_clear_pointer (&self->path, g_ptr_array_unref);
  if (trace)
    self->cursor = rt_cursor_new (trace);
  if (path)
    self->path = g_ptr_array_ref (path);
  if (had != rt_player_has_steps (self))
    notify (self, PROP_HAS_STEPS);
  set_look (self, -1);
  set_position (self, 0);
  set_length (self, trace ? rt_trace_length (trace) : path ? path->len : 0);
  g_object_thaw_notify (G_OBJECT (self));
}

void
rt_player_set_trace (RtPlayer *self, RtTrace *trace)
{
  g_return_if_fail (RT_IS_PLAYER (self));

  load (self, trace, NULL);
}

void
rt_player_set_path (RtPlayer *self, GPtrArray *steps)
{
  g_return_if_fail (RT_IS_PLAYER (self));

  load (self, NULL, steps);
}

RtCursor *
rt_player_cursor (RtPlayer *self)
{
  g_return_val_if_fail (RT_IS_PLAYER (self), NULL);

  return self->cursor;
}

GPtrArray *
rt_player_path (RtPlayer *self)
{
  g_return_val_if_fail (RT_IS_PLAYER (self), NULL);

  return self->path;
}

guint64
rt_player_position (RtPlayer *self)
{
  g_return_val_if_fail (RT_IS_PLAYER (self), 0);

  return self->position;
}

guint64
rt_player_length (RtPlayer *self)
{
  g_return_val_if_fail (RT_IS_PLAYER (self), 0);

  return self->length;
}

int
rt_player_look (RtPlayer *self)
{
  g_return_val_if_fail (RT_IS_PLAYER (self), -1);

  return self->look;
}

RtGrain
rt_player_grain (RtPlayer *self)
{
  g_return_val_if_fail (RT_IS_PLAYER (self), RT_GRAIN_PLACEMENT);

  return self->grain;
}

void
rt_player_set_grain (RtPlayer *self, RtGrain grain)
{
  g_return_if_fail (RT_IS_PLAYER (self));

  if (self->grain == grain)
    return;
  g_object_freeze_notify (G_OBJECT (self));
  self->grain = grain;
  notify (self, PROP_GRAIN);
  /* A look that the new grain has not: the next one that it has. */
  if (self->look >= 0)
    set_look (self, next_look (self, self->look - 1));
  g_object_thaw_notify (G_OBJECT (self));
}

void
rt_player_refresh (RtPlayer *self)
{
  g_return_if_fail (RT_IS_PLAYER (self));

  if (self->cursor)
    set_length (self, rt_trace_length (rt_cursor_trace (self->cursor)));
}

static void
go_to (RtPlayer *self, guint64 step)
{
  set_position (self, self->cursor ? rt_cursor_seek (self->cursor, step) : step);
}

void
rt_player_seek (RtPlayer *self, guint64 step)
{
  g_return_if_fail (RT_IS_PLAYER (self));

  if (!rt_player_has_steps (self))
    return;
  g_object_freeze_notify (G_OBJECT (self));
  rt_player_refresh (self);
  set_look (self, -1);
  go_to (self, MIN (step, self->length));
  anchor (self, 0);
  g_object_thaw_notify (G_OBJECT (self));
}

void
rt_player_step (RtPlayer *self, gint64 steps)
{
  guint64 back;

  g_return_if_fail (RT_IS_PLAYER (self));

  rt_player_set_playing (self, false);
  if (has_grains (self)) {
    rt_player_refresh (self);
    walk (self, steps >= 0 ? (guint64) steps : -(guint64) steps, steps < 0);
  } else if (steps >= 0) {
    rt_player_seek (self, self->position + (guint64) steps);
  } else {
    back = -(guint64) steps;
    rt_player_seek (self, back < self->position ? self->position - back : 0);
  }
}

bool
rt_player_playing (RtPlayer *self)
{
  g_return_val_if_fail (RT_IS_PLAYER (self), false);

  return self->playing;
}

void
rt_player_set_playing (RtPlayer *self, bool playing)
{
  g_return_if_fail (RT_IS_PLAYER (self));

  playing = playing && rt_player_has_steps (self);
  if (self->playing == playing)
    return;
  self->playing = playing;
  self->ticked = false;
  notify (self, PROP_PLAYING);
}

double
rt_player_speed (RtPlayer *self)
{
  g_return_val_if_fail (RT_IS_PLAYER (self), RT_SPEED_MIN);

  return self->speed;
}

void
rt_player_set_speed (RtPlayer *self, double speed)
{
  g_return_if_fail (RT_IS_PLAYER (self));
  g_return_if_fail (!isnan (speed));

  speed = CLAMP (speed, RT_SPEED_MIN, RT_SPEED_MAX);
  /* The same number comes back from a slider that was only touched. */
  if (!(self->speed < speed || self->speed > speed))
    return;
  if (self->ticked)
    anchor (self, steps_due (self) - (double) self->done);
  self->speed = speed;
  notify (self, PROP_SPEED);
}

double
rt_player_round_speed (double speed)
{
  double power = pow (10, floor (log10 (CLAMP (speed, RT_SPEED_MIN, RT_SPEED_MAX))));
  double part = speed / power;

  part = part < sqrt (2) ? 1 : part < sqrt (10) ? 2 : part < sqrt (50) ? 5 : 10;
  return CLAMP (power * part, RT_SPEED_MIN, RT_SPEED_MAX);
}

void
rt_player_slower (RtPlayer *self)
{
  rt_player_set_speed (self, rt_player_round_speed (rt_player_speed (self) / 2.1));
}

void
rt_player_faster (RtPlayer *self)
{
  rt_player_set_speed (self, rt_player_round_speed (rt_player_speed (self) * 2.1));
}

void
rt_player_set_pause_at_dead_ends (RtPlayer *self, bool pause)
{
  g_return_if_fail (RT_IS_PLAYER (self));

  if (self->pause_at_dead_ends == pause)
    return;
  self->pause_at_dead_ends = pause;
  notify (self, PROP_PAUSE_AT_DEAD_ENDS);
}

void
rt_player_set_breakpoint (RtPlayer *self, int cell)
{
  g_return_if_fail (RT_IS_PLAYER (self));
  g_return_if_fail (cell >= -1 && cell < RT_N_CELLS);

  if (self->breakpoint == cell)
    return;
  self->breakpoint = cell;
  notify (self, PROP_BREAKPOINT);
}

int
rt_player_breakpoint (RtPlayer *self)
{
  g_return_val_if_fail (RT_IS_PLAYER (self), -1);

  return self->breakpoint;
}

void
rt_player_tick (RtPlayer *self, gint64 now, bool finished)
{
  guint64 steps;

  g_return_if_fail (RT_IS_PLAYER (self));

  if (!self->playing)
    return;
  g_object_freeze_notify (G_OBJECT (self));
  rt_player_refresh (self);
  if (!self->ticked) {
    self->last = now;
    self->ticked = true;
    anchor (self, 0);
  }
  self->last = MAX (self->last, now);
  steps = (guint64) MIN (steps_due (self), STEPS_MAX) - self->done;
  if (may_stop (self) && steps > 0 && self->position < self->length) {
    self->done += steps;
    if (walk_to_stop (self, steps))
      rt_player_set_playing (self, false);
  } else if (has_grains (self) ? steps > 0 && !walk (self, steps, false)
                               : steps >= self->length - self->position) {
    /* The newest step: time spent waiting for more is not owed. */
    rt_player_seek (self, self->length);
    if (finished)
      rt_player_set_playing (self, false);
  } else if (has_grains (self)) {
    self->done += steps;
  } else if (steps > 0) {
    go_to (self, self->position + steps);
    self->done += steps;
  }
  g_object_thaw_notify (G_OBJECT (self));
}

static void
rt_player_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RtPlayer *self = RT_PLAYER (object);

  switch (id) {
  case PROP_HAS_STEPS:
    g_value_set_boolean (value, rt_player_has_steps (self));
    break;
  case PROP_POSITION:
    g_value_set_uint64 (value, self->position);
    break;
  case PROP_LOOK:
    g_value_set_int (value, self->look);
    break;
  case PROP_GRAIN:
    g_value_set_int (value, (int) self->grain);
    break;
  case PROP_LENGTH:
    g_value_set_uint64 (value, self->length);
    break;
  case PROP_PLAYING:
    g_value_set_boolean (value, self->playing);
    break;
  case PROP_SPEED:
    g_value_set_double (value, self->speed);
    break;
  case PROP_PAUSE_AT_DEAD_ENDS:
    g_value_set_boolean (value, self->pause_at_dead_ends);
    break;
  case PROP_BREAKPOINT:
    g_value_set_int (value, self->breakpoint);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rt_player_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RtPlayer *self = RT_PLAYER (object);

  switch (id) {
  case PROP_POSITION:
    rt_player_seek (self, g_value_get_uint64 (value));
    break;
  case PROP_GRAIN:
    rt_player_set_grain (self, (RtGrain) g_value_get_int (value));
    break;
  case PROP_PLAYING:
    rt_player_set_playing (self, g_value_get_boolean (value));
    break;
  case PROP_SPEED:
    rt_player_set_speed (self, g_value_get_double (value));
    break;
  case PROP_PAUSE_AT_DEAD_ENDS:
    rt_player_set_pause_at_dead_ends (self, g_value_get_boolean (value));
    break;
  case PROP_BREAKPOINT:
    rt_player_set_breakpoint (self, g_value_get_int (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rt_player_dispose (GObject *object)
{
  RtPlayer *self = RT_PLAYER (object);

  self->playing = false;
  g_clear_pointer (&self->cursor, rt_cursor_free);
  g_clear_pointer (&self->path, g_ptr_array_unref);
  G_OBJECT_CLASS (rt_player_parent_class)->dispose (object);
}

static void
rt_player_class_init (RtPlayerClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags writable = readable | G_PARAM_WRITABLE;

  object_class->dispose = rt_player_dispose;
  object_class->get_property = rt_player_get_property;
  object_class->set_property = rt_player_set_property;

  props[PROP_HAS_STEPS] = g_param_spec_boolean ("has-steps", NULL, NULL, FALSE, readable);
  props[PROP_POSITION] = g_param_spec_uint64 ("position", NULL, NULL, 0, G_MAXUINT64, 0, writable);
  props[PROP_LOOK] = g_param_spec_int ("look", NULL, NULL, -1, G_MAXINT, -1, readable);
  props[PROP_GRAIN] = g_param_spec_int ("grain", NULL, NULL, RT_GRAIN_PLACEMENT, RT_GRAIN_READ,
                                        RT_GRAIN_PLACEMENT, writable);
  props[PROP_LENGTH] = g_param_spec_uint64 ("length", NULL, NULL, 0, G_MAXUINT64, 0, readable);
  props[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE, writable);
  props[PROP_SPEED] = g_param_spec_double ("speed", NULL, NULL, RT_SPEED_MIN, RT_SPEED_MAX,
                                           1, writable);
  props[PROP_PAUSE_AT_DEAD_ENDS] = g_param_spec_boolean ("pause-at-dead-ends", NULL, NULL, FALSE,
                                                         writable);
  props[PROP_BREAKPOINT] = g_param_spec_int ("breakpoint", NULL, NULL, -1, RT_N_CELLS - 1, -1,
                                             writable);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
rt_player_init (RtPlayer *self)
{
  self->speed = 1;
  self->look = -1;
  self->breakpoint = -1;
}
