/* player.c - implements RtPlayer: moves through a recorded search or a path of logical steps, by single steps or by
 * the clock.
 *
 * Playing counts the steps that are due since an anchor, a moment in time. Every other move sets a new anchor. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/player.h"

#include <math.h>

/* Pace: computes how many steps are due at a time, at a given speed.
 *
 * Steps are counted from an anchor, not from tick to tick: after t microseconds at v steps a
 * second, floor (carry + t * v / 10^6) steps are due, of which `done` have been made. So rounding
 * loses nothing, however short the frames are. When the speed changes, the fraction of the begun
 * step is kept as `carry`.
 *
 *     anchor          last          now
 *       |--------------|-------------|
 *       carry ... done               due       in steps */
typedef struct {
  double speed;  /* steps a second */
  bool ticked;   /* true: there was a tick since the last pace_rest, so ANCHOR and LAST are valid */
  gint64 anchor; /* time in microseconds from which steps are counted */
  gint64 last;   /* time of the last tick in microseconds */
  double carry;  /* fraction of a step that had begun at the anchor */
  guint64 done;  /* steps made since the anchor */
} Pace;

/* The steps of a search at which playing pauses. */
typedef struct {
  bool at_dead_ends; /* true: pauses at steps that backtrack from a dead end */
  int cell;          /* pauses at steps that change this cell; -1: none */
} Pause;

/* State of the film: plays a search at a rising speed, so that the whole takes about FILM_TIME. */
typedef struct {
  bool is_on;
  bool has_stopped; /* true: the film has paused at a dead end, as it does once */
  bool paused;      /* true: the player is still at that dead end */
  gint64 begun;     /* time in microseconds of the first tick; 0: the film has not begun */
  guint64 from;     /* step from which the film is shown */
} Film;

struct _RtPlayer {
  GObject parent_instance;

  /* Owned. */
  RtCursor *cursor; /* NULL without a trace */
  GPtrArray *path;  /* NULL without a path; never set together with CURSOR */

  /* State. */
  guint64 position, length;
  int look; /* index of the look within the step; -1: after the step */
  RtGrain grain;
  bool playing;
  Pace pace;
  Pause pause;
  Film film;
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
  PROP_FILM,
  PROP_PAUSE_AT_DEAD_ENDS,
  PROP_BREAKPOINT,
  N_PROPS
};
static GParamSpec *props[N_PROPS];

/* Pace */

/* Stops the clock of PACE (the steps due at the chosen speed): the time until the next tick is not counted. */
static void
pace_rest (Pace *pace)
{
  pace->ticked = false;
}

/* Makes the time of the last tick the anchor, from which due steps are counted. CARRY is the
 * fraction of a step that has already begun. */
static void
pace_anchor (Pace *pace, double carry)
{
  pace->anchor = pace->last;
  pace->carry = carry;
  pace->done = 0;
}

#define STEPS_MAX 1e18 /* longer than any trace, and fits in 64 bits */

/* Returns the number of steps that are due from the anchor (start of counting) to the last tick,
 * with the fraction of the begun step. Never less than the steps that were made. */
static double
steps_due (const Pace *pace)
{
  return pace->carry + (double) (pace->last - pace->anchor) * pace->speed / G_USEC_PER_SEC;
}

static void
pace_set_speed (Pace *pace, double speed)
{
  if (pace->ticked)
    pace_anchor (pace, steps_due (pace) - (double) pace->done);
  pace->speed = speed;
}

/* Returns the number of whole steps that are due and not made yet at NOW, in microseconds of a
 * monotonic clock. */
static guint64
pace_tick (Pace *pace, gint64 now)
{
  if (!pace->ticked) {
    pace->last = now;
    pace->ticked = true;
    pace_anchor (pace, 0);
  }
  pace->last = MAX (pace->last, now);
  return (guint64) MIN (steps_due (pace), STEPS_MAX) - pace->done;
}

/* Moves by steps of a grain (the size of a step: whole steps, tests or reads).
 *
 * The functions move the cursor and LOOK, the index of a look (a test or a read) within the
 * cursor's step; -1: after the step. */

/* Maximum number of steps that grains_walk makes one by one, which takes some milliseconds. */
#define WALK_MAX 20000

/* Returns the index of the first look (a test or a read within a step) after FROM in the cursor's step that is shown
 * at this GRAIN, the size of a step; -1 if there is none. FROM -1 means the beginning of the step. */
static int
grains_next_look (RtCursor *cursor, RtGrain grain, int from)
{
  const RtDetail *detail;

  if (grain == RT_GRAIN_PLACEMENT)
    return -1;
  detail = rt_cursor_detail (cursor);
  for (int i = from + 1; i < (int) detail->n; i++)
    if (rt_grain_has (grain, &detail->looks[i]))
      return i;
  return -1;
}

/* Returns the index of the last look (a test or a read within a step) before FROM in the cursor's step that is shown
 * at this GRAIN, the size of a step; -1 if there is none. FROM -1 means the end of the step. */
static int
previous_look (RtCursor *cursor, RtGrain grain, int from)
{
  const RtDetail *detail;

  if (grain == RT_GRAIN_PLACEMENT)
    return -1;
  detail = rt_cursor_detail (cursor);
  for (int i = (from < 0 ? (int) detail->n : from) - 1; i >= 0; i--)
    if (rt_grain_has (grain, &detail->looks[i]))
      return i;
  return -1;
}

/* Moves forward by one step of GRAIN: a whole step, or a test or read (a look) within it. Sets LOOK
 * to its index, or -1 for a whole step. Returns false if the cursor is at the newest step. */
static bool
grains_on (RtCursor *cursor, RtGrain grain, int *look)
{
  if (*look >= 0) {
    *look = grains_next_look (cursor, grain, *look);
    return true;
  }
  if (!rt_cursor_next (cursor))
    return false;
  *look = grains_next_look (cursor, grain, -1);
  return true;
}

/* Moves back by one step of GRAIN: a whole step, or a test or read (a look) within it. Sets LOOK to
 * its index, or -1 for a whole step. Returns false if the cursor is at the first step. */
static bool
one_back (RtCursor *cursor, RtGrain grain, int *look)
{
  int before = previous_look (cursor, grain, *look);

  if (before < 0 && !rt_cursor_previous (cursor))
    return false;
  *look = before;
  return true;
}

/* Returns how many steps of GRAIN (tests, or tests and reads, and the step itself) one step of the
 * search has on average. */
static double
per_step (RtTrace *trace, RtGrain grain)
{
  RtCounts counts;
  guint64 steps = rt_trace_newest (trace, NULL, &counts);
  guint64 looks = counts.tests + (grain == RT_GRAIN_READ ? counts.reads : 0);

  return 1 + (double) looks / (double) MAX (steps, 1);
}

/* Moves the cursor by about N steps of GRAIN (tests or reads within the search's steps), forward or
 * BACK. Estimates the distance from their average number per step of the search. */
static void
jump (RtCursor *cursor, RtGrain grain, guint64 n, bool back)
{
  RtTrace *trace = rt_cursor_trace (cursor);
  guint64 at = rt_cursor_position (cursor);
  guint64 steps = (guint64) ((double) n / per_step (trace, grain));

  rt_cursor_seek (cursor, back ? at - MIN (at, steps) : at + steps);
}

/* Moves by N steps of GRAIN (whole steps, tests or reads), forward or BACK. If N is large, an estimated jump replaces
 * all but WALK_MAX steps, so that the move takes some milliseconds at most. LOOK is the index of the test or read, -1
 * after the step. Returns false if there are fewer than N steps. */
static bool
grains_walk (RtCursor *cursor, RtGrain grain, guint64 n, bool back, int *look)
{
  bool moved = true;

  if (n > WALK_MAX) {
    jump (cursor, grain, n - WALK_MAX, back);
    *look = -1;
    n = WALK_MAX;
  }
  for (guint64 i = 0; i < n && moved; i++)
    moved = back ? one_back (cursor, grain, look) : grains_on (cursor, grain, look);
  return moved;
}

/* Pauses */

/* Returns true if playing pauses at steps of some kind, so that each step must be checked. */
static bool
pause_is_on (const Pause *pause)
{
  return pause->at_dead_ends || pause->cell >= 0;
}

/* Maximum number of steps that are checked in one frame, which takes some milliseconds. */
#define WATCHED_MAX 200000

static bool
pauses_here (const Pause *pause, const RtEvent *event)
{
  return (pause->at_dead_ends && event->dead_end) ||
         (pause->cell >= 0 && event->cell == pause->cell);
}

/* Moves forward by up to N steps of GRAIN (whole steps, tests or reads), but at most WATCHED_MAX. Stops at the first
 * step at which PAUSE says that playing pauses. Returns true if there was one. */
static bool
pause_walk (const Pause *pause, RtCursor *cursor, RtGrain grain, guint64 n, int *look)
{
  for (guint64 i = 0; i < MIN (n, WATCHED_MAX) && grains_on (cursor, grain, look); i++)
    if (*look < 0 && pauses_here (pause, rt_cursor_event (cursor)))
      return true;
  return false;
}

/* The film */

#define FILM_TIME 10.0 /* seconds */
#define FILM_FIRST 3.0 /* steps a second at the start of the film */

/* Returns the growth rate of a film's speed: the film shows N steps in FILM_TIME, and its speed
 * rises from FILM_FIRST by a factor of e to the power of this rate. */
static double
find_rise (double n)
{
  double least = 0, most = 60;

  for (int i = 0; i < 60; i++) {
    double rise = (least + most) / 2;

    if (n * rise / expm1 (rise) > FILM_FIRST * FILM_TIME)
      least = rise;
    else
      most = rise;
  }
  return most;
}

/* Returns the number of steps, of N, that a film (playback of all N steps in FILM_TIME) has shown after
 * SECONDS. */
static guint64
film_steps (guint64 n, double seconds)
{
  double rise = find_rise ((double) n), part = MIN (seconds / FILM_TIME, 1);

  return MIN (n, (guint64) ((double) n * (rise > 1e-6 ? expm1 (rise * part) / expm1 (rise) : part)));
}

/* The position */

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

/* Returns true if the player moves by looks (tests or reads) within a step, not by whole steps. */
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

/* Sets the property `position` to the cursor's step, and the property `look`, the index of a test
 * or read within the step, to LOOK. */
static void
take_from_cursor (RtPlayer *self, int look)
{
  g_object_freeze_notify (G_OBJECT (self));
  set_position (self, rt_cursor_position (self->cursor));
  set_look (self, look);
  g_object_thaw_notify (G_OBJECT (self));
}

/* Moves forward by up to N steps of the player's grain (whole steps, tests or reads). Stops at the
 * first step at which playing is to pause. Returns true if there was one. */
static bool
walk_to_pause (RtPlayer *self, guint64 n)
{
  int look = self->look;
  bool met = pause_walk (&self->pause, self->cursor, self->grain, n, &look);

  take_from_cursor (self, look);
  return met;
}

/* Moves by N steps of the player's grain (whole steps, tests or reads), forward or BACK. Returns
 * false if there are fewer than N steps. */
static bool
walk (RtPlayer *self, guint64 n, bool back)
{
  int look = self->look;
  bool moved = grains_walk (self->cursor, self->grain, n, back, &look);

  take_from_cursor (self, look);
  return moved;
}

RtPlayer *
rt_player_new (void)
{
  return g_object_new (RT_TYPE_PLAYER, NULL);
}

/* Gives the player TRACE, a recorded search, or PATH, a list of logical steps; at least one of them
 * is NULL. Goes to the start. */
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
  self->film.paused = false;
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
  /* Stays at the current look, or goes to the next look that the new grain shows. */
  if (self->look >= 0)
    set_look (self, grains_next_look (self->cursor, grain, self->look - 1));
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
  self->film.begun = 0;
  self->film.paused = false;
  g_object_freeze_notify (G_OBJECT (self));
  rt_player_refresh (self);
  set_look (self, -1);
  go_to (self, MIN (step, self->length));
  pace_anchor (&self->pace, 0);
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
  self->film.begun = 0;
  self->film.paused = false;
  pace_rest (&self->pace);
  notify (self, PROP_PLAYING);
}

bool
rt_player_film_paused (RtPlayer *self)
{
  g_return_val_if_fail (RT_IS_PLAYER (self), false);

  return self->film.paused;
}

bool
rt_player_film (RtPlayer *self)
{
  g_return_val_if_fail (RT_IS_PLAYER (self), false);

  return self->film.is_on;
}

void
rt_player_set_film (RtPlayer *self, bool film)
{
  g_return_if_fail (RT_IS_PLAYER (self));

  if (self->film.is_on == film)
    return;
  self->film.is_on = film;
  self->film.begun = 0;
  pace_rest (&self->pace);
  notify (self, PROP_FILM);
}

void
rt_player_play_like (RtPlayer *self, RtPlayer *other)
{
  g_return_if_fail (RT_IS_PLAYER (self) && RT_IS_PLAYER (other));

  rt_player_set_speed (self, other->pace.speed);
  rt_player_set_film (self, other->film.is_on);
  self->film.has_stopped = other->film.has_stopped;
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
  rt_player_set_film (self, false);
  /* An unchanged number, as a slider sets when it is touched, must not restart the pace. */
  if (!(self->pace.speed < speed || self->pace.speed > speed))
    return;
  pace_set_speed (&self->pace, speed);
  notify (self, PROP_SPEED);
}

/* Round speeds: 0.1, 0.2, 0.5, 1, 2, 5, 10 ... */

/* Factor that leads to the next round speed, which is 2 or 2.5 times as fast. */
#define NEXT 2.1

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
  rt_player_set_speed (self, rt_player_round_speed (rt_player_speed (self) / NEXT));
}

void
rt_player_faster (RtPlayer *self)
{
  rt_player_set_speed (self, rt_player_round_speed (rt_player_speed (self) * NEXT));
}

/* Pausing and ticking */

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

/* Moves to the step that the film (playback of the whole search in about ten seconds) shows at NOW.
 * FINISHED: no more steps will be recorded. */
static void
show_film (RtPlayer *self, gint64 now, bool finished)
{
  const Pause stop = { self->pause.at_dead_ends || !self->film.has_stopped, self->pause.cell };
  guint64 due;

  if (self->film.begun == 0) {
    self->film.begun = now;
    self->film.from = self->position;
  }
  due = self->film.from +
        film_steps (self->length - self->film.from, (double) (now - self->film.begun) / G_USEC_PER_SEC);
  if (due > self->position && pause_is_on (&stop)) {
    int look = self->look;
    bool met = pause_walk (&stop, self->cursor, RT_GRAIN_PLACEMENT, due - self->position, &look);

    take_from_cursor (self, look);
    if (met) {
      bool first = !self->film.has_stopped && rt_cursor_event (self->cursor)->dead_end;

      rt_player_set_playing (self, false);
      self->film.has_stopped |= first;
      self->film.paused = first;
    }
  } else if (due > self->position) {
    go_to (self, due);
  }
  if (finished && self->position >= self->length)
    rt_player_set_playing (self, false);
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
  if (self->film.is_on && self->cursor && !has_grains (self)) {
    show_film (self, now, finished);
    g_object_thaw_notify (G_OBJECT (self));
    return;
  }
  steps = pace_tick (&self->pace, now);
  if (self->cursor && pause_is_on (&self->pause) && steps > 0 && self->position < self->length) {
    self->pace.done += steps;
    if (walk_to_pause (self, steps))
      rt_player_set_playing (self, false);
  } else if (has_grains (self) ? steps > 0 && !walk (self, steps, false)
                               : steps >= self->length - self->position) {
    /* The newest step is reached. The seek restarts the clock of the playback here; otherwise the
     * playback would hurry to catch up with the time that it waited for new steps. */
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
  case PROP_FILM:
    g_value_set_boolean (value, self->film.is_on);
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
  case PROP_FILM:
    rt_player_set_film (self, g_value_get_boolean (value));
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
  props[PROP_FILM] = g_param_spec_boolean ("film", NULL, NULL, FALSE, writable);
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
