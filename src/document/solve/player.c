/* player.c - the current place in a trace or a path, and the clock that moves it.
 *
 * When anything but the clock moves the position, the pace gets a new anchor. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/player.h"

#include "document/solve/grains.h"
#include "document/solve/pace.h"
#include "document/solve/pause.h"

#include <math.h>

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
  RtPace pace;
  RtPause pause;
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

/* The place becomes the cursor's step, and LOOK of it. */
static void
stand (RtPlayer *self, int look)
{
  g_object_freeze_notify (G_OBJECT (self));
  set_position (self, rt_cursor_position (self->cursor));
  set_look (self, look);
  g_object_thaw_notify (G_OBJECT (self));
}

/* Goes up to N steps of the grain on, to the first to pause at. Returns whether it met one. */
static bool
walk_to_pause (RtPlayer *self, guint64 n)
{
  int look = self->look;
  bool met = rt_pause_walk (&self->pause, self->cursor, self->grain, n, &look);

  stand (self, look);
  return met;
}

/* Goes N steps of a finer grain on (or back). Returns false if there are fewer. */
static bool
walk (RtPlayer *self, guint64 n, bool back)
{
  int look = self->look;
  bool moved = rt_grains_walk (self->cursor, self->grain, n, back, &look);

  stand (self, look);
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
    set_look (self, rt_grains_next_look (self->cursor, grain, self->look - 1));
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
  rt_pace_anchor (&self->pace, 0);
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
  rt_pace_rest (&self->pace);
  notify (self, PROP_PLAYING);
}

double
rt_player_speed (RtPlayer *self)
{
  g_return_val_if_fail (RT_IS_PLAYER (self), RT_SPEED_MIN);

  return self->pace.speed;
}

void
rt_player_set_speed (RtPlayer *self, double speed)
{
  g_return_if_fail (RT_IS_PLAYER (self));
  g_return_if_fail (!isnan (speed));

  speed = CLAMP (speed, RT_SPEED_MIN, RT_SPEED_MAX);
  /* The same number comes back from a slider that was only touched. */
  if (!(self->pace.speed < speed || self->pace.speed > speed))
    return;
  rt_pace_set_speed (&self->pace, speed);
  notify (self, PROP_SPEED);
}

static void
set_pause_at_dead_ends (RtPlayer *self, bool pause)
{
  if (self->pause.at_dead_ends == pause)
    return;
  self->pause.at_dead_ends = pause;
  notify (self, PROP_PAUSE_AT_DEAD_ENDS);
}

void
rt_player_set_breakpoint (RtPlayer *self, int cell)
{
  g_return_if_fail (RT_IS_PLAYER (self));
  g_return_if_fail (cell >= -1 && cell < RT_N_CELLS);

  if (self->pause.cell == cell)
    return;
  self->pause.cell = cell;
  notify (self, PROP_BREAKPOINT);
}

int
rt_player_breakpoint (RtPlayer *self)
{
  g_return_val_if_fail (RT_IS_PLAYER (self), -1);

  return self->pause.cell;
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
  steps = rt_pace_tick (&self->pace, now);
  if (self->cursor && rt_pause_is_on (&self->pause) && steps > 0 && self->position < self->length) {
    self->pace.done += steps;
    if (walk_to_pause (self, steps))
      rt_player_set_playing (self, false);
  } else if (has_grains (self) ? steps > 0 && !walk (self, steps, false)
                               : steps >= self->length - self->position) {
    /* The newest step: time spent waiting for more is not owed. */
    rt_player_seek (self, self->length);
    if (finished)
      rt_player_set_playing (self, false);
  } else if (has_grains (self)) {
    self->pace.done += steps;
  } else if (steps > 0) {
    go_to (self, self->position + steps);
    self->pace.done += steps;
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
    g_value_set_double (value, self->pace.speed);
    break;
  case PROP_PAUSE_AT_DEAD_ENDS:
    g_value_set_boolean (value, self->pause.at_dead_ends);
    break;
  case PROP_BREAKPOINT:
    g_value_set_int (value, self->pause.cell);
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
    set_pause_at_dead_ends (self, g_value_get_boolean (value));
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
  self->pace.speed = 1;
  self->look = -1;
  self->pause.cell = -1;
}
