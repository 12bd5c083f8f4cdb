/* race.c - two searches on one grid, side by side, moved by one clock.
 *
 *     elapsed steps of the slower lane     e = e + speed * seconds
 *     place of a lane                      floor (e * ratio), no further than its end
 *     ratio by steps                       1
 *     ratio by time                        its bare speed / that of the slower lane
 *
 * The lanes are measured first, one after another, so that they do not disturb each other. They are
 * recorded while the race plays. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/compare/race.h"

#include "document/base/measure.h"
#include "document/base/recording.h"
#include "engine/steps/tape-search.h"

#include <math.h>

/* A bare run says within this time how fast a search is. */
#define MEASURE_FOR (200 * G_TIME_SPAN_MILLISECOND)

/* How far ahead of its place a lane is recorded: some seconds of work. */
#define AHEAD 100000000

typedef struct {
  const RtSearch *search;
  RtRecording *recording;   /* owned; NULL: the program */
  RtTrace *trace;           /* owned: the recording's, or the program's */
  RtCursor *cursor;         /* owned */
  RtMeasuring *measuring;   /* owned; NULL: not on its way */
  double bare_speed;        /* steps a second; 0: not measured, or the program's */
} Lane;

struct _RtRace {
  GObject parent_instance;

  RtGrid grid;
  RtTrace *program;         /* owned; NULL: there is none */
  Lane lanes[RT_RACE_LANES];

  /* State. */
  RtClock clock;
  double speed;
  double elapsed;           /* steps of the slower lane, whole and begun */
  bool playing;
  bool finishing;           /* while it plays: to the end, whatever the speed is */
  gint64 last;              /* when the last tick was; 0: none since play began */
};

G_DEFINE_FINAL_TYPE (RtRace, rt_race, G_TYPE_OBJECT)

static guint changed_signal;

static void
tell (RtRace *self)
{
  g_signal_emit (self, changed_signal, 0);
}

/* What is measured, on its way to the lane that may still wait for it. */
typedef struct {
  GWeakRef race;
  int lane;
  RtMeasuring *measuring;
} Answer;

static Answer *
answer_new (RtRace *self, int lane)
{
  Answer *answer = g_new0 (Answer, 1);

  g_weak_ref_init (&answer->race, self);
  answer->lane = lane;
  answer->measuring = rt_measuring_ref (self->lanes[lane].measuring);
  return answer;
}

static void
answer_free (Answer *answer)
{
  g_weak_ref_clear (&answer->race);
  rt_measuring_unref (answer->measuring);
  g_free (answer);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Answer, answer_free)

/* Measuring */

static void measure (RtRace *self);

static void
measured_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Answer) answer = data;
  g_autoptr (RtRace) self = g_weak_ref_get (&answer->race);
  RtMeasured measured;
  Lane *lane;

  if (!self || self->lanes[answer->lane].measuring != answer->measuring)
    return; /* another search is in the lane */
  lane = &self->lanes[answer->lane];
  rt_measuring_look (lane->measuring, &measured);
  g_clear_pointer (&lane->measuring, rt_measuring_unref);
  lane->bare_speed = (double) (1 + measured.counts.placements + measured.counts.takebacks) * 1e9 /
                     (double) measured.nanoseconds;
  measure (self);
  tell (self);
}

/* The first lane that is not measured, unless one is on its way. */
static void
measure (RtRace *self)
{
  for (int i = 0; i < RT_RACE_LANES; i++) {
    Lane *lane = &self->lanes[i];

    if (lane->measuring)
      return;
    if (lane->bare_speed > 0 || !lane->recording)
      continue;
    lane->measuring = rt_measuring_new (lane->search, &self->grid, MEASURE_FOR);
    rt_measuring_run_async (lane->measuring, measured_cb, answer_new (self, i));
    return;
  }
}

/* Recording */

/* Records the lanes that are to go on, and stops those that are far enough. */
static void
feed (gpointer race)
{
  RtRace *self = race;

  for (int i = 0; i < RT_RACE_LANES; i++) {
    Lane *lane = &self->lanes[i];
    guint64 ahead = rt_trace_length (lane->trace) - rt_cursor_position (lane->cursor);

    if (!lane->recording)
      continue;
    if (rt_recording_is_running (lane->recording)) {
      if (!self->playing || ahead > AHEAD)
        rt_recording_stop (lane->recording);
    } else if (self->playing && ahead < AHEAD / 2 &&
               rt_trace_status (lane->trace) == RT_STATUS_SEARCHING) {
      rt_recording_run (lane->recording);
    }
  }
}

/* Lanes */

static void
lane_clear (Lane *lane)
{
  if (lane->measuring)
    rt_measuring_stop (lane->measuring);
  g_clear_pointer (&lane->measuring, rt_measuring_unref);
  g_clear_pointer (&lane->cursor, rt_cursor_free);
  g_clear_pointer (&lane->recording, rt_recording_free);
  g_clear_pointer (&lane->trace, rt_trace_unref);
  lane->bare_speed = 0;
}

/* Without telling. */
static void
to_start (RtRace *self)
{
  self->playing = false;
  self->elapsed = 0;
  for (int i = 0; i < RT_RACE_LANES; i++)
    rt_cursor_seek (self->lanes[i].cursor, 0);
}

void
rt_race_restart (RtRace *self)
{
  g_return_if_fail (RT_IS_RACE (self));

  to_start (self);
  feed (self);
  tell (self);
}

static void
lane_set (RtRace *self, int i, const RtSearch *search)
{
  Lane *lane = &self->lanes[i];

  lane->search = search;
  /* What was stopped may be wanted again since. */
  if (search != &rt_search_recorded)
    lane->recording = rt_recording_new (search, &self->grid, feed, NULL, self);
  lane->trace = rt_trace_ref (lane->recording ? rt_recording_trace (lane->recording) : self->program);
  lane->cursor = rt_cursor_new (lane->trace);
}

void
rt_race_enter (RtRace *self, int lane, const RtSearch *search)
{
  g_return_if_fail (RT_IS_RACE (self));
  g_return_if_fail (lane >= 0 && lane < RT_RACE_LANES);
  g_return_if_fail (search != &rt_search_recorded || self->program);

  lane_clear (&self->lanes[lane]);
  lane_set (self, lane, search);
  if (!rt_race_can_time (self))
    self->clock = RT_CLOCK_STEPS;
  rt_race_restart (self);
  measure (self);
}

/* The clock */

static double
slower_speed (RtRace *self)
{
  return MIN (self->lanes[0].bare_speed, self->lanes[1].bare_speed);
}

/* How many steps LANE makes while the slower one makes one. */
static double
ratio_of (RtRace *self, int lane)
{
  return self->clock == RT_CLOCK_STEPS || !rt_race_is_ready (self)
           ? 1
           : self->lanes[lane].bare_speed / slower_speed (self);
}

void
rt_race_set_clock (RtRace *self, RtClock clock)
{
  g_return_if_fail (RT_IS_RACE (self));

  if (self->clock == clock || (clock == RT_CLOCK_TIME && !rt_race_can_time (self)))
    return;
  self->clock = clock;
  rt_race_restart (self);
}

RtClock
rt_race_clock (RtRace *self)
{
  return self->clock;
}

void
rt_race_set_speed (RtRace *self, double speed)
{
  g_return_if_fail (RT_IS_RACE (self));
  g_return_if_fail (!isnan (speed));

  self->speed = CLAMP (speed, RT_RACE_SPEED_MIN, RT_RACE_SPEED_MAX);
  tell (self);
}

double
rt_race_speed (RtRace *self)
{
  return self->speed;
}

double
rt_race_lane_speed (RtRace *self, int lane)
{
  return self->speed * ratio_of (self, lane);
}

double
rt_race_bare_speed (RtRace *self, int lane)
{
  return self->lanes[lane].bare_speed;
}

bool
rt_race_can_time (RtRace *self)
{
  g_return_val_if_fail (RT_IS_RACE (self), false);

  for (int i = 0; i < RT_RACE_LANES; i++)
    if (!self->lanes[i].recording)
      return false;
  return true;
}

bool
rt_race_is_ready (RtRace *self)
{
  g_return_val_if_fail (RT_IS_RACE (self), false);

  for (int i = 0; i < RT_RACE_LANES; i++)
    if (self->lanes[i].recording && !(self->lanes[i].bare_speed > 0))
      return false;
  return true;
}

bool
rt_race_is_over (RtRace *self)
{
  g_return_val_if_fail (RT_IS_RACE (self), false);

  return rt_race_is_finished (self, 0) && rt_race_is_finished (self, 1);
}

void
rt_race_play (RtRace *self, bool playing)
{
  g_return_if_fail (RT_IS_RACE (self));

  if (playing == self->playing || !rt_race_is_ready (self))
    return;
  if (playing && rt_race_is_over (self))
    to_start (self);
  self->playing = playing;
  self->finishing = false;
  self->last = 0;
  feed (self);
  tell (self);
}

void
rt_race_finish (RtRace *self)
{
  g_return_if_fail (RT_IS_RACE (self));

  if (rt_race_is_over (self))
    return;
  rt_race_play (self, true);
  self->finishing = self->playing;
}

bool
rt_race_is_playing (RtRace *self)
{
  return self->playing;
}

/* Where LANE ends, as far as it is recorded: a program may go on behind its first solution. */
static guint64
end_of (const Lane *lane)
{
  guint64 solution = rt_trace_solution (lane->trace, 0);

  return solution ? solution : rt_trace_length (lane->trace);
}

/* As far as STEPS of the slower lane, or as all lanes that are still searching are recorded. */
static double
as_far_as_recorded (RtRace *self, double steps)
{
  for (int i = 0; i < RT_RACE_LANES; i++) {
    RtTrace *trace = self->lanes[i].trace;
    double ratio = ratio_of (self, i), length;

    if (rt_trace_status (trace) != RT_STATUS_SEARCHING)
      continue;
    length = (double) rt_trace_length (trace);
    if (steps * ratio >= length + 1)
      steps = length / ratio;
  }
  return MAX (steps, self->elapsed);
}

void
rt_race_tick (RtRace *self, gint64 now)
{
  g_return_if_fail (RT_IS_RACE (self));

  if (!self->playing)
    return;
  if (self->last)
    self->elapsed = as_far_as_recorded (
      self, self->elapsed + (double) (now - self->last) *
                              (self->finishing ? RT_RACE_SPEED_MAX : self->speed) / G_USEC_PER_SEC);
  self->last = now;
  for (int i = 0; i < RT_RACE_LANES; i++) {
    guint64 place = (guint64) (self->elapsed * ratio_of (self, i)), end = end_of (&self->lanes[i]);

    rt_cursor_seek (self->lanes[i].cursor, MIN (place, end)); /* the end moves: it is asked once */
  }
  if (rt_race_is_over (self))
    rt_race_play (self, false);
  else
    feed (self);
}

/* What is there */

const RtGrid *
rt_race_grid (RtRace *self)
{
  return &self->grid;
}

RtCursor *
rt_race_cursor (RtRace *self, int lane)
{
  return self->lanes[lane].cursor;
}

guint64
rt_race_position (RtRace *self, int lane)
{
  return rt_cursor_position (self->lanes[lane].cursor);
}

bool
rt_race_is_finished (RtRace *self, int lane)
{
  RtTrace *trace = self->lanes[lane].trace;

  return rt_trace_status (trace) != RT_STATUS_SEARCHING &&
         rt_race_position (self, lane) == end_of (&self->lanes[lane]);
}

/* The object */

bool
rt_race_is_of (RtRace *self, const RtGrid *grid, RtTrace *program)
{
  return rt_grid_equal (&self->grid, grid) && self->program == program;
}

RtRace *
rt_race_new (const RtGrid *grid, RtTrace *program, const RtSearch *first, const RtSearch *second)
{
  RtRace *self;

  g_return_val_if_fail (grid != NULL, NULL);

  self = g_object_new (RT_TYPE_RACE, NULL);
  self->grid = *grid;
  self->program = program ? rt_trace_ref (program) : NULL;
  lane_set (self, 0, first);
  lane_set (self, 1, second);
  measure (self);
  return self;
}

static void
rt_race_dispose (GObject *object)
{
  RtRace *self = RT_RACE (object);

  self->playing = false;
  for (int i = 0; i < RT_RACE_LANES; i++)
    lane_clear (&self->lanes[i]);
  g_clear_pointer (&self->program, rt_trace_unref);
  G_OBJECT_CLASS (rt_race_parent_class)->dispose (object);
}

static void
rt_race_class_init (RtRaceClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_race_dispose;
  changed_signal = g_signal_new ("changed", RT_TYPE_RACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
rt_race_init (RtRace *self)
{
  self->speed = RT_RACE_SPEED_MIN;
}
