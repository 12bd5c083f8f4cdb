/* test-player.c - tests that the player keeps time exactly, and that its place is always within
 * the trace. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/player.h"

#include "engine/autoptr.h"
#include "engine/logic/ladder/step-search.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"

#include <math.h>
#include <string.h>

#define SECOND G_USEC_PER_SEC

typedef struct {
  int has_steps, position, length, playing, speed;
} Told;

static void
notify_cb (RtPlayer *player, GParamSpec *pspec, Told *told)
{
  told->has_steps += strcmp (pspec->name, "has-steps") == 0;
  told->position += strcmp (pspec->name, "position") == 0;
  told->length += strcmp (pspec->name, "length") == 0;
  told->playing += strcmp (pspec->name, "playing") == 0;
  told->speed += strcmp (pspec->name, "speed") == 0;
}

static void
assert_told (Told *told, Told expected)
{
  g_assert_cmpint (told->has_steps, ==, expected.has_steps);
  g_assert_cmpint (told->position, ==, expected.position);
  g_assert_cmpint (told->length, ==, expected.length);
  g_assert_cmpint (told->playing, ==, expected.playing);
  g_assert_cmpint (told->speed, ==, expected.speed);
  memset (told, 0, sizeof *told);
}

/* A trace of GIVENS, recorded for so many polls, or (0) to a solution. */
static RtTrace *
trace_of (const char *givens, int polls)
{
  RtGrid grid = grid_of (givens);
  RtStop stop = RT_STOP_INIT;
  RtTrace *trace = rt_trace_new (&rt_search_masks, &grid);

  rt_stop_after (&stop, polls);
  rt_trace_run (trace, &stop);
  return trace;
}

static RtPlayer *
player_of (RtTrace *trace, Told *told)
{
  RtPlayer *player = rt_player_new ();

  rt_player_set_trace (player, trace);
  memset (told, 0, sizeof *told);
  g_signal_connect (player, "notify", G_CALLBACK (notify_cb), told);
  return player;
}

static void
test_without_a_trace (void)
{
  Told told;
  RtPlayer *player = player_of (NULL, &told);

  g_assert_null (rt_player_cursor (player));
  rt_player_seek (player, 5);
  rt_player_step (player, 1);
  rt_player_step (player, -1);
  rt_player_set_playing (player, true);
  rt_player_tick (player, 1, true);
  rt_player_refresh (player);
  rt_player_set_trace (player, NULL);
  assert_told (&told, (Told) { 0 });
  g_assert_cmpuint (rt_player_position (player), ==, 0);
  g_assert_cmpuint (rt_player_length (player), ==, 0);
  g_assert_false (rt_player_playing (player));
  g_assert_finalize_object (player);
}

/* A seek is clamped to the trace, and only changes are notified. */
static void
test_seek_and_step (void)
{
  g_autoptr (RtTrace) trace = trace_of (EASY, 0);
  guint64 length = rt_trace_length (trace);
  Told told;
  RtPlayer *player = player_of (NULL, &told);

  g_assert_cmpuint (length, >, 100);
  rt_player_set_trace (player, trace);
  assert_told (&told, (Told) { .has_steps = 1, .length = 1 });
  g_assert_true (rt_cursor_trace (rt_player_cursor (player)) == trace);
  rt_player_seek (player, 0);
  rt_player_step (player, -1);
  rt_player_step (player, 0);
  rt_player_refresh (player);
  assert_told (&told, (Told) { 0 });

  rt_player_seek (player, 50);
  assert_told (&told, (Told) { .position = 1 });
  g_assert_cmpuint (rt_cursor_position (rt_player_cursor (player)), ==, 50);
  rt_player_step (player, 7);
  rt_player_step (player, -17);
  g_assert_cmpuint (rt_player_position (player), ==, 40);
  assert_told (&told, (Told) { .position = 2 });
  rt_player_step (player, G_MININT64);
  g_assert_cmpuint (rt_player_position (player), ==, 0);
  rt_player_step (player, G_MAXINT64);
  g_assert_cmpuint (rt_player_position (player), ==, length);
  rt_player_seek (player, G_MAXUINT64);
  assert_told (&told, (Told) { .position = 2 });
  rt_player_step (player, -(gint64) length);
  g_assert_cmpuint (rt_player_position (player), ==, 0);

  /* Stepping stops playing, seeking does not. */
  rt_player_set_playing (player, true);
  rt_player_seek (player, 3);
  g_assert_true (rt_player_playing (player));
  rt_player_step (player, 1);
  g_assert_false (rt_player_playing (player));

  /* Another trace is looked at from its beginning. */
  rt_player_set_playing (player, true);
  memset (&told, 0, sizeof told);
  rt_player_set_trace (player, trace);
  assert_told (&told, (Told) { .position = 1, .playing = 1 });
  rt_player_seek (player, 9);
  memset (&told, 0, sizeof told);
  rt_player_set_trace (player, NULL);
  assert_told (&told, (Told) { .has_steps = 1, .position = 1, .length = 1 });
  g_assert_finalize_object (player);
}

static void
test_speed (void)
{
  Told told;
  RtPlayer *player = player_of (NULL, &told);
  double speed;

  rt_player_set_speed (player, 5.5);
  rt_player_set_speed (player, 5.5);
  assert_told (&told, (Told) { .speed = 1 });
  rt_player_set_speed (player, 0.001);
  g_assert_cmpfloat (rt_player_speed (player), ==, RT_SPEED_MIN);
  rt_player_set_speed (player, -INFINITY);
  rt_player_set_speed (player, INFINITY);
  g_assert_cmpfloat (rt_player_speed (player), ==, RT_SPEED_MAX);
  g_object_set (player, "speed", 12.0, NULL);
  g_object_get (player, "speed", &speed, NULL);
  g_assert_cmpfloat (speed, ==, 12);
  g_assert_finalize_object (player);
}

typedef struct {
  const char *name;
  double speed;
  gint64 frame; /* microseconds */
} Pace;

static const Pace paces[] = {
  { "1-at-60-hz", 1, 16667 },        { "1-at-1-ms", 1, 1000 },    { "1-at-1-us", 1, 1 },
  { "1-at-7-s", 1, 7 * SECOND },     { "3-at-60-hz", 3, 16667 },  { "7-at-144-hz", 7, 6944 },
  { "60-at-60-hz", 60, 16667 },      { "60-at-30-hz", 60, 33333 }, { "100-at-60-hz", 100, 16667 },
  { "1000-at-60-hz", 1000, 16667 },
};

/* After every frame exactly the steps of the time gone by have been made, no matter how it is cut
 * into frames: none is lost to rounding, none comes early. */
static void
test_pace (gconstpointer data)
{
  const Pace *pace = data;
  g_autoptr (RtTrace) trace = trace_of (EASY, 0);
  Told told;
  RtPlayer *player = player_of (trace, &told);
  gint64 start = 123456789, now = start;
  int frames = 0;

  rt_player_set_speed (player, pace->speed);
  rt_player_set_playing (player, true);
  rt_player_tick (player, now, true);
  g_assert_cmpuint (rt_player_position (player), ==, 0);
  for (; frames < 1000 || (pace->frame == 1 && frames < 2100000); frames++) {
    guint64 due;

    now += pace->frame;
    due = (guint64) ((now - start) * (gint64) pace->speed / SECOND);
    rt_player_tick (player, now, true);
    if (due >= rt_trace_length (trace))
      break;
    g_assert_cmpuint (rt_player_position (player), ==, due);
    g_assert_true (rt_player_playing (player));
  }
  g_assert_cmpint (told.position, <=, (int) rt_player_position (player));
  g_assert_finalize_object (player);
}

/* A begun step is carried over when the speed changes; pausing drops it. */
static void
test_change_of_pace (void)
{
  g_autoptr (RtTrace) trace = trace_of (EASY, 0);
  Told told;
  RtPlayer *player = player_of (trace, &told);

  rt_player_set_playing (player, true);
  rt_player_tick (player, 0, true);
  rt_player_tick (player, SECOND / 2, true);
  rt_player_set_speed (player, 2);
  rt_player_tick (player, SECOND / 2 + SECOND / 4 - 1, true);
  g_assert_cmpuint (rt_player_position (player), ==, 0);
  rt_player_tick (player, SECOND / 2 + SECOND / 4, true);
  g_assert_cmpuint (rt_player_position (player), ==, 1);

  /* A clock that goes back or stops counts as no time. */
  rt_player_tick (player, 0, true);
  rt_player_tick (player, SECOND / 2 + SECOND / 4, true);
  g_assert_cmpuint (rt_player_position (player), ==, 1);

  /* Time passes by a pause. */
  rt_player_set_playing (player, false);
  rt_player_tick (player, 50 * SECOND, true);
  rt_player_set_playing (player, true);
  rt_player_tick (player, 100 * SECOND, true);
  g_assert_cmpuint (rt_player_position (player), ==, 1);
  rt_player_tick (player, 101 * SECOND, true);
  g_assert_cmpuint (rt_player_position (player), ==, 3);

  /* After a seek, playing continues from the new place. */
  rt_player_seek (player, 20);
  rt_player_tick (player, 102 * SECOND, true);
  g_assert_cmpuint (rt_player_position (player), ==, 22);
  g_assert_finalize_object (player);
}

/* At the highest speed there are many steps in a frame, and neither a frame nor the sum exceeds its
 * limit. */
static void
test_fast (void)
{
  g_autoptr (RtTrace) trace = trace_of (LONG, 6000);
  guint64 length = rt_trace_length (trace);
  Told told;
  RtPlayer *player = player_of (trace, &told);

  g_assert_cmpuint (length, >, 30000);
  rt_player_set_speed (player, RT_SPEED_MAX);
  rt_player_set_playing (player, true);
  rt_player_tick (player, 0, true);
  rt_player_tick (player, 10, true);
  g_assert_cmpuint (rt_player_position (player), ==, 10000);
  rt_player_tick (player, 20, true);
  g_assert_cmpuint (rt_player_position (player), ==, 20000);
  rt_player_tick (player, G_MAXINT64, true);
  g_assert_cmpuint (rt_player_position (player), ==, length);
  g_assert_false (rt_player_playing (player));
  g_assert_finalize_object (player);
}

/* At the newest step of a search that still runs it waits for more, and owes nothing for the wait;
 * at that of one that has stopped, it stops. */
static void
test_growing (void)
{
  g_autoptr (RtTrace) trace = trace_of (LONG, 200);
  guint64 first = rt_trace_length (trace), second;
  RtStop stop = RT_STOP_INIT;
  Told told;
  RtPlayer *player = player_of (trace, &told);

  rt_player_set_speed (player, 10);
  rt_player_seek (player, G_MAXUINT64);
  g_assert_cmpuint (rt_player_position (player), ==, first);
  rt_player_set_playing (player, true);
  rt_player_tick (player, 0, false);
  rt_player_tick (player, 100 * SECOND, false);
  g_assert_true (rt_player_playing (player));
  g_assert_cmpuint (rt_player_position (player), ==, first);
  memset (&told, 0, sizeof told);
  rt_stop_after (&stop, 200);
  rt_trace_run (trace, &stop);
  second = rt_trace_length (trace);
  g_assert_cmpuint (second, >, first + 100);
  assert_told (&told, (Told) { 0 });

  rt_player_tick (player, 100 * SECOND, false);
  g_assert_cmpuint (rt_player_position (player), ==, first);
  g_assert_cmpuint (rt_player_length (player), ==, second);
  assert_told (&told, (Told) { .length = 1 });
  rt_player_tick (player, 101 * SECOND, false);
  g_assert_cmpuint (rt_player_position (player), ==, first + 10);
  assert_told (&told, (Told) { .position = 1 });

  /* Newly recorded steps can be sought at once. */
  rt_stop_after (&stop, 200);
  rt_trace_run (trace, &stop);
  rt_player_seek (player, second + 1);
  g_assert_cmpuint (rt_player_position (player), ==, second + 1);
  g_assert_cmpuint (rt_player_length (player), ==, rt_trace_length (trace));
  rt_player_seek (player, G_MAXUINT64);
  memset (&told, 0, sizeof told);
  rt_player_tick (player, 101 * SECOND, true);
  assert_told (&told, (Told) { .playing = 1 });
  g_assert_false (rt_player_playing (player));
  g_assert_finalize_object (player);
}

/* A place in a fine grain: the step and the look. */
typedef struct {
  guint64 step;
  int look;
} Place;

/* All places of TRACE in GRAIN up to step LAST, by a straight walk of a cursor of its own. */
static GArray *
places_of (RtTrace *trace, RtGrain grain, guint64 last)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Place));
  g_autoptr (RtCursor) cursor = rt_cursor_new (trace);
  Place place = { 0, -1 };

  g_array_append_val (places, place);
  while (rt_cursor_position (cursor) < last && rt_cursor_next (cursor)) {
    const RtDetail *detail = rt_cursor_detail (cursor);

    place.step = rt_cursor_position (cursor);
    for (place.look = 0; place.look < (int) detail->n; place.look++)
      if (grain == RT_GRAIN_READ ||
          (grain == RT_GRAIN_TEST && detail->looks[place.look].kind != RT_LOOK_READ))
        g_array_append_val (places, place);
    place.look = -1;
    g_array_append_val (places, place);
  }
  return places;
}

static void
assert_at (RtPlayer *player, const GArray *places, guint i)
{
  const Place *place = &g_array_index (places, Place, i);

  g_assert_cmpuint (rt_player_position (player), ==, place->step);
  g_assert_cmpint (rt_player_look (player), ==, place->look);
}

/* In every grain, step by step on and back again is every look in order, and jumps land between. */
static void
test_grains (gconstpointer data)
{
  RtGrain grain = GPOINTER_TO_INT (data);
  g_autoptr (RtTrace) trace = trace_of (EASY, 0);
  RtPlayer *player = rt_player_new ();
  g_autoptr (GArray) places = places_of (trace, grain, 200);

  rt_player_set_trace (player, trace);
  rt_player_set_grain (player, grain);
  for (guint i = 1; i < places->len; i++) {
    rt_player_step (player, 1);
    assert_at (player, places, i);
  }
  for (guint i = places->len - 1; i-- > 0;) {
    rt_player_step (player, -1);
    assert_at (player, places, i);
  }
  rt_player_step (player, -1);
  assert_at (player, places, 0);
  rt_player_step (player, (gint64) places->len / 2);
  assert_at (player, places, places->len / 2);

  /* Played, it goes the same way. */
  rt_player_seek (player, 0);
  rt_player_set_speed (player, 10);
  rt_player_set_playing (player, true);
  for (int i = 0; i <= 50; i++)
    rt_player_tick (player, i * SECOND / 10, true);
  assert_at (player, places, 50);
  g_assert_finalize_object (player);
}

static void
test_grain_keeps_the_place (void)
{
  g_autoptr (RtTrace) trace = trace_of (EASY, 0);
  Told told;
  RtPlayer *player = player_of (trace, &told);

  rt_player_seek (player, 100);
  rt_player_set_grain (player, RT_GRAIN_READ);
  g_assert_cmpuint (rt_player_position (player), ==, 100);
  g_assert_cmpint (rt_player_look (player), ==, -1);
  rt_player_step (player, 1);
  g_assert_cmpint (rt_player_look (player), ==, 0);
  assert_told (&told, (Told) { .position = 2 });
  rt_player_set_grain (player, RT_GRAIN_PLACEMENT);
  g_assert_cmpuint (rt_player_position (player), ==, 101);
  g_assert_cmpint (rt_player_look (player), ==, -1);
  g_assert_finalize_object (player);
}

/* A change of grain keeps the place if the new grain has it, otherwise moves to the next place
 * within the step. */
static void
test_grain_keeps_the_look (void)
{
  g_autoptr (RtTrace) trace = trace_of (EASY, 0);
  RtPlayer *player = rt_player_new ();
  g_autoptr (GArray) reads = places_of (trace, RT_GRAIN_READ, 100);
  g_autoptr (GArray) tests = places_of (trace, RT_GRAIN_TEST, 100);
  guint next = 0;

  rt_player_set_trace (player, trace);
  for (guint i = 0; i < reads->len; i++) {
    const Place *place = &g_array_index (reads, Place, i), *test = &g_array_index (tests, Place, next);

    rt_player_set_grain (player, RT_GRAIN_READ);
    rt_player_seek (player, place->step - (place->look >= 0));
    rt_player_step (player, place->look + 1);
    assert_at (player, reads, i);
    rt_player_set_grain (player, RT_GRAIN_TEST);
    assert_at (player, tests, next);
    next += test->step == place->step && test->look == place->look;
  }
  g_assert_cmpuint (next, ==, tests->len);
  g_assert_finalize_object (player);
}

/* At the highest speed the end is reached, in any grain, within some hundred frames. */
static void
test_fast_in_a_fine_grain (void)
{
  g_autoptr (RtTrace) trace = trace_of (EASY, 0);
  RtPlayer *player = rt_player_new ();

  rt_player_set_trace (player, trace);
  rt_player_set_grain (player, RT_GRAIN_READ);
  rt_player_set_speed (player, RT_SPEED_MAX);
  rt_player_set_playing (player, true);
  for (int i = 0; i < 300 && rt_player_playing (player); i++)
    rt_player_tick (player, i * SECOND / 60, true);
  g_assert_false (rt_player_playing (player));
  g_assert_cmpuint (rt_player_position (player), ==, rt_trace_length (trace));
  g_assert_finalize_object (player);
}

/* Played to each dead end, and to each change of a cell, playing stops there and nowhere else. */
static void
test_pauses (gconstpointer data)
{
  int cell = GPOINTER_TO_INT (data);
  g_autoptr (RtTrace) trace = trace_of (EASY, 0);
  RtPlayer *player = rt_player_new ();
  g_autoptr (RtCursor) cursor = rt_cursor_new (trace);
  gint64 now = 0;
  int n = 0;

  rt_player_set_trace (player, trace);
  rt_player_set_speed (player, 1e6);
  g_object_set (player, "pause-at-dead-ends", cell < 0, NULL);
  rt_player_set_breakpoint (player, cell);
  while (rt_cursor_next (cursor)) {
    const RtEvent *event = rt_cursor_event (cursor);

    if (cell < 0 ? !event->dead_end : event->cell != cell)
      continue;
    rt_player_set_playing (player, true);
    while (rt_player_playing (player))
      rt_player_tick (player, now += SECOND / 60, true);
    g_assert_cmpuint (rt_player_position (player), ==, rt_cursor_position (cursor));
    n++;
  }
  g_assert_cmpint (n, >, 10);
  rt_player_set_playing (player, true);
  while (rt_player_playing (player))
    rt_player_tick (player, now += SECOND / 60, true);
  g_assert_cmpuint (rt_player_position (player), ==, rt_trace_length (trace));
  g_assert_finalize_object (player);
}

static GPtrArray *
path_of (const char *givens)
{
  g_autoptr (RtLadder) ladder = rt_ladder_new_human ();
  g_autoptr (RtStudy) study = rt_study_new ();
  RtGrid grid = grid_of (givens);

  rt_study_at_grid (study, &grid);
  return rt_step_search_path (study, ladder);
}

/* A path is played like a trace, to the place after its last step; grain and breakpoint are nothing
 * to it. */
static void
test_path (void)
{
  g_autoptr (GPtrArray) path = path_of (EASY);
  g_autoptr (RtTrace) trace = trace_of (EASY, 0);
  Told told;
  RtPlayer *player = player_of (NULL, &told);

  rt_player_set_grain (player, RT_GRAIN_READ);
  rt_player_set_breakpoint (player, 2);
  rt_player_set_path (player, path);
  assert_told (&told, (Told) { .has_steps = 1, .length = 1 });
  g_assert_true (rt_player_path (player) == path);
  g_assert_null (rt_player_cursor (player));
  g_assert_cmpuint (rt_player_length (player), ==, path->len);
  rt_player_step (player, 5);
  rt_player_step (player, -2);
  g_assert_cmpuint (rt_player_position (player), ==, 3);
  rt_player_seek (player, G_MAXUINT64);
  g_assert_cmpuint (rt_player_position (player), ==, path->len);

  rt_player_seek (player, 0);
  rt_player_set_speed (player, 2);
  rt_player_set_playing (player, true);
  for (guint i = 0; i < path->len; i++) {
    rt_player_tick (player, i * SECOND / 2, true);
    g_assert_cmpuint (rt_player_position (player), ==, i);
    g_assert_true (rt_player_playing (player));
  }
  rt_player_tick (player, path->len * SECOND / 2, true);
  g_assert_cmpuint (rt_player_position (player), ==, path->len);
  g_assert_false (rt_player_playing (player));

  /* One takes the other's place. */
  rt_player_set_trace (player, trace);
  g_assert_null (rt_player_path (player));
  g_assert_cmpuint (rt_player_length (player), ==, rt_trace_length (trace));
  rt_player_set_path (player, path);
  g_assert_null (rt_player_cursor (player));
  rt_player_set_path (player, NULL);
  g_assert_cmpuint (rt_player_length (player), ==, 0);
  g_assert_finalize_object (player);
}

/* Slower and faster walk the same round numbers, from one end to the other. */
static void
test_round_speeds (void)
{
  const int parts[] = { 1, 2, 5 };
  RtPlayer *player = rt_player_new ();
  int n = 0;

  rt_player_set_speed (player, RT_SPEED_MIN);
  for (; rt_player_speed (player) < RT_SPEED_MAX; n++) {
    g_assert_cmpfloat_with_epsilon (rt_player_speed (player),
                                    RT_SPEED_MIN * parts[n % 3] * pow (10, n / 3), 0.001);
    rt_player_faster (player);
  }
  g_assert_cmpint (n, ==, 30);
  rt_player_faster (player);
  g_assert_cmpfloat_with_epsilon (rt_player_speed (player), RT_SPEED_MAX, 0.01);
  while (n-- > 0) {
    rt_player_slower (player);
    g_assert_cmpfloat_with_epsilon (rt_player_speed (player),
                                    RT_SPEED_MIN * parts[n % 3] * pow (10, n / 3), 0.001);
  }
  rt_player_slower (player);
  g_assert_cmpfloat_with_epsilon (rt_player_speed (player), RT_SPEED_MIN, 0.001);
  g_assert_finalize_object (player);
}

/* Half way is half way by ratio: as far from 2 as from 5 is not 3.5 but the root of 10. */
static void
test_nearest_round_speed (void)
{
  static const double round[] = { 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 1e8, 2e8, 5e8, 1e9 };

  for (gsize i = 0; i < G_N_ELEMENTS (round); i++)
    g_assert_cmpfloat_with_epsilon (rt_player_round_speed (round[i]), round[i], round[i] * 1e-9);
  for (gsize i = 0; i + 1 < G_N_ELEMENTS (round); i++) {
    double middle = sqrt (round[i] * round[i + 1]);

    if (round[i + 1] > 3 * round[i])
      continue; /* no neighbours */
    g_assert_cmpfloat_with_epsilon (rt_player_round_speed (middle * 0.999), round[i],
                                    round[i] * 1e-9);
    g_assert_cmpfloat_with_epsilon (rt_player_round_speed (middle * 1.001), round[i + 1],
                                    round[i + 1] * 1e-9);
  }
}

/* A breakpoint on a cell that never changes neither holds the clock up nor adds a step. */
static void
test_pauses_nowhere (void)
{
  g_autoptr (RtTrace) trace = trace_of (EASY, 0);
  RtPlayer *player = rt_player_new ();

  rt_player_set_trace (player, trace);
  rt_player_set_breakpoint (player, 0);
  rt_player_set_playing (player, true);
  rt_player_tick (player, 0, true);
  for (int seconds = 1, all = 1; seconds < 4; seconds++, all += seconds) {
    rt_player_tick (player, all * SECOND, true);
    g_assert_cmpuint (rt_player_position (player), ==, all);
    g_assert_true (rt_player_playing (player));
  }
  g_assert_finalize_object (player);
}

static void
test_pauses_at_the_first_cell (void)
{
  g_autoptr (RtTrace) trace = trace_of (HARDER, 0);
  RtPlayer *player = rt_player_new ();

  rt_player_set_trace (player, trace);
  rt_player_set_breakpoint (player, 0);
  rt_player_set_speed (player, 1e6);
  rt_player_set_playing (player, true);
  for (gint64 now = 0; rt_player_playing (player); now += SECOND / 60)
    rt_player_tick (player, now, true);
  g_assert_cmpuint (rt_player_position (player), <, 10);
  g_object_unref (player);
}

/* A film takes about ten seconds, however long the search is, and goes through its first steps one by one. The first
 * time it stops at the first dead end, and never again. */
static void
test_film (gconstpointer puzzle)
{
  g_autoptr (RtTrace) trace = trace_of (puzzle, 0);
  RtPlayer *player = rt_player_new (), *other = rt_player_new ();
  guint64 before = 0;
  gint64 now = 0;

  rt_player_set_trace (player, trace);
  rt_player_set_film (player, true);
  rt_player_set_playing (player, true);
  for (; rt_player_playing (player) && now < 20 * SECOND; now += SECOND / 60)
    rt_player_tick (player, now, true);
  g_assert_true (rt_cursor_event (rt_player_cursor (player))->dead_end);
  g_assert_cmpuint (rt_player_position (player), <, rt_trace_length (trace) / 2);
  g_assert_true (rt_player_film_paused (player));
  rt_player_step (player, 1);
  g_assert_false (rt_player_film_paused (player));
  rt_player_play_like (other, player);
  g_object_unref (player);
  rt_player_set_trace (other, trace);
  rt_player_set_playing (other, true);
  for (now = 0; rt_player_playing (other) && now < 20 * SECOND; now += SECOND / 60) {
    rt_player_tick (other, now, true);
    g_assert_cmpuint (rt_player_position (other), >=, before);
    if (now <= SECOND)
      g_assert_cmpuint (rt_player_position (other), <=, 12);
    before = rt_player_position (other);
  }
  g_assert_cmpuint (rt_player_position (other), ==, rt_trace_length (trace));
  g_assert_false (rt_player_film_paused (other));
  g_assert_cmpint (now, >, 9 * SECOND);
  g_assert_cmpint (now, <, 11 * SECOND);
  g_assert_true (rt_player_film (other));
  rt_player_set_speed (other, rt_player_speed (other));
  g_assert_false (rt_player_film (other));
  g_object_unref (other);
}

/* The time of a film is not made up for when it is switched off. */
static void
test_film_off (void)
{
  g_autoptr (RtTrace) trace = trace_of (EASY, 0);
  RtPlayer *player = rt_player_new ();

  rt_player_set_trace (player, trace);
  rt_player_set_playing (player, true);
  rt_player_tick (player, 0, true);
  rt_player_set_film (player, true);
  rt_player_set_film (player, false);
  rt_player_tick (player, 100 * SECOND, true);
  g_assert_cmpuint (rt_player_position (player), ==, 0);
  rt_player_tick (player, 102 * SECOND, true);
  g_assert_cmpuint (rt_player_position (player), ==, 2);
  g_object_unref (player);
}

/* A film of a search that is still recorded waits for more at its newest step. */
static void
test_film_waits (void)
{
  g_autoptr (RtTrace) trace = trace_of (EASY, 0);
  RtPlayer *player = rt_player_new ();

  rt_player_set_trace (player, trace);
  rt_player_set_film (player, true);
  rt_player_seek (player, rt_trace_length (trace) - 1);
  rt_player_set_playing (player, true);
  for (gint64 now = 0; now < 12 * SECOND; now += SECOND)
    rt_player_tick (player, now, false);
  g_assert_cmpuint (rt_player_position (player), ==, rt_trace_length (trace));
  g_assert_true (rt_player_playing (player));
  rt_player_tick (player, 13 * SECOND, true);
  g_assert_false (rt_player_playing (player));
  g_object_unref (player);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_cases ("/player", test_without_a_trace, test_seek_and_step, test_path, test_speed);
  for (gsize i = 0; i < G_N_ELEMENTS (paces); i++) {
    g_autofree char *path = g_strdup_printf ("/player/pace/%s", paces[i].name);

    g_test_add_data_func (path, &paces[i], test_pace);
  }
  add_cases ("/player", test_change_of_pace, test_fast, test_growing);
  g_test_add_data_func ("/player/grain/placement", GINT_TO_POINTER (RT_GRAIN_PLACEMENT), test_grains);
  g_test_add_data_func ("/player/grain/test", GINT_TO_POINTER (RT_GRAIN_TEST), test_grains);
  g_test_add_data_func ("/player/grain/read", GINT_TO_POINTER (RT_GRAIN_READ), test_grains);
  g_test_add_func ("/player/grain/keeps-the-place", test_grain_keeps_the_place);
  g_test_add_func ("/player/grain-keeps-the-look", test_grain_keeps_the_look);
  g_test_add_func ("/player/grain/fast", test_fast_in_a_fine_grain);
  g_test_add_data_func ("/player/pauses/dead-ends", GINT_TO_POINTER (-1), test_pauses);
  g_test_add_data_func ("/player/pauses/cell", GINT_TO_POINTER (11), test_pauses);
  g_test_add_func ("/player/pauses/nowhere", test_pauses_nowhere);
  g_test_add_func ("/player/pauses/first-cell", test_pauses_at_the_first_cell);
  g_test_add_data_func ("/player/film/short", EASY_LESS, test_film);
  g_test_add_data_func ("/player/film/long", TWO, test_film);
  g_test_add_func ("/player/film/waits", test_film_waits);
  g_test_add_func ("/player/film/off", test_film_off);
  add_cases ("/player", test_round_speeds, test_nearest_round_speed);
  return g_test_run ();
}
