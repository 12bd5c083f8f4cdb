/* test-race.c - both searches reach their end, and one clock moves them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/compare/race.h"

#include "common/puzzles.h"
#include "common/until.h"
#include "engine/steps/tape-search.h"
#include "printed.h"

#include <glib.h>
#include <math.h>
#include <string.h>

#define FRAME (G_USEC_PER_SEC / 60)

static RtRace *
race_on (const char *text, const RtSearch *first, const RtSearch *second)
{
  RtGrid grid;

  g_assert_true (rt_grid_parse (&grid, text));
  return rt_race_new (&grid, NULL, first, second);
}

static RtRace *
ready_on (const char *text, const char *first, const char *second)
{
  RtRace *race = race_on (text, rt_search_by_id (first), rt_search_by_id (second));

  until (rt_race_is_ready (race));
  return race;
}

/* Lets go of RACE and waits for what it had on its way. */
static void
finish (RtRace *race)
{
  g_assert_finalize_object (race);
  while (g_main_context_iteration (NULL, FALSE));
}

/* One frame later: what has been recorded meanwhile is heard of. */
static void
frame (RtRace *race, gint64 *now)
{
  *now += FRAME;
  rt_race_tick (race, *now);
  while (g_main_context_iteration (NULL, FALSE));
}

/* Where LANE must be by the clock while it has not come to its end. */
static void
assert_in_proportion (RtRace *race)
{
  double ratio = rt_race_lane_speed (race, 1) / rt_race_lane_speed (race, 0);
  double a = (double) rt_race_position (race, 0), b = (double) rt_race_position (race, 1);

  /* Each is the whole part of a number; the numbers are in proportion. */
  if (!rt_race_is_finished (race, 0) && !rt_race_is_finished (race, 1)) {
    g_assert_cmpfloat (b, <=, (a + 1) * ratio * (1 + 1e-9));
    g_assert_cmpfloat (b + 1, >=, a * ratio * (1 - 1e-9));
  }
}

static void
fair_frame (RtRace *race, gint64 *now)
{
  frame (race, now);
  if (rt_race_clock (race) == RT_CLOCK_STEPS && !rt_race_is_finished (race, 0) &&
      !rt_race_is_finished (race, 1))
    g_assert_cmpuint (rt_race_position (race, 0), ==, rt_race_position (race, 1));
  assert_in_proportion (race);
}

static void
play_to_the_end (RtRace *race)
{
  gint64 now = 1;

  rt_race_play (race, true);
  until_by (!rt_race_is_playing (race), fair_frame (race, &now));
}

/* Both ends are those of the bare searches. */
static void
assert_at_the_end (RtRace *race, const RtSearch *const *searches)
{
  for (int i = 0; i < RT_RACE_LANES; i++) {
    RtCounts counts;
    RtGrid grid;
    RtStatus status = rt_search_run (searches[i], rt_race_grid (race), NULL, &grid, &counts);
    RtCursor *cursor = rt_race_cursor (race, i);

    g_assert_true (rt_race_is_finished (race, i));
    g_assert_cmpint (rt_cursor_event (cursor)->status, ==, status);
    g_assert_true (rt_grid_equal (rt_cursor_grid (cursor), &grid));
    g_assert_cmpmem (rt_cursor_counts (cursor), sizeof counts, &counts, sizeof counts);
  }
}

/* Every search against the one before it, by both clocks, with a solution and without. */
static void
test_both_reach_the_end (void)
{
  static const char *const puzzles[] = { EASY, WRONG };

  for (guint i = 1; rt_searches[i]; i++) {
    g_autoptr (RtRace) race = race_on (puzzles[i % 2], rt_searches[i - 1], rt_searches[i]);

    until (rt_race_is_ready (race));
    rt_race_set_speed (race, 10000);
    play_to_the_end (race);
    assert_at_the_end (race, &rt_searches[i - 1]);
    rt_race_set_clock (race, RT_CLOCK_TIME);
    g_assert_cmpuint (rt_race_position (race, 0), ==, 0);
    play_to_the_end (race);
    assert_at_the_end (race, &rt_searches[i - 1]);
  }
}

static void
test_clock_of_steps (void)
{
  RtRace *race = ready_on (EASY, "scan", "masks");
  gint64 now = 1;

  /* Once at its end a race is recorded whole: nothing but the clock bounds the second time. */
  rt_race_set_speed (race, 10000);
  play_to_the_end (race);
  rt_race_restart (race);
  rt_race_set_speed (race, 60 * 7);
  rt_race_play (race, true);
  rt_race_tick (race, now);
  for (int i = 0; i < 10; i++) {
    guint64 before = rt_race_position (race, 0);

    frame (race, &now);
    g_assert_cmpuint (rt_race_position (race, 0), ==, rt_race_position (race, 1));
    g_assert_cmpuint (rt_race_position (race, 0), >=, before + 6);
    g_assert_cmpuint (rt_race_position (race, 0), <=, before + 8);
  }
  finish (race);
}

/* By time the lanes are in the proportion that was measured, and the slower one has the speed. */
static void
test_clock_of_time (void)
{
  RtRace *race = ready_on (EASY, "scan", "masks");
  double ratio = rt_race_bare_speed (race, 1) / rt_race_bare_speed (race, 0);

  rt_race_set_clock (race, RT_CLOCK_TIME);
  rt_race_set_speed (race, 100);
  g_assert_cmpfloat_with_epsilon (MIN (rt_race_lane_speed (race, 0), rt_race_lane_speed (race, 1)),
                                  100, 1e-6);
  g_assert_cmpfloat_with_epsilon (rt_race_lane_speed (race, 1) / rt_race_lane_speed (race, 0),
                                  ratio, 1e-6);
  finish (race);
}

static void
abreast_for_a_second (RtRace *race, gint64 *now)
{
  *now += G_USEC_PER_SEC;
  rt_race_tick (race, *now);
  g_assert_cmpuint (rt_race_position (race, 0), ==, rt_race_position (race, 1));
  while (g_main_context_iteration (NULL, FALSE));
}

/* Far faster than anything can be recorded, the clock waits and the lanes stay together. */
static void
test_clock_waits (void)
{
  RtRace *race = ready_on (ENDLESS, "scan", "masks");
  gint64 now = 1;

  rt_race_set_speed (race, RT_RACE_SPEED_MAX);
  rt_race_play (race, true);
  until_by (rt_race_position (race, 0) >= 100000, abreast_for_a_second (race, &now));
  g_assert_true (rt_race_is_playing (race));
  finish (race);
}

/* Whether TRACE does not grow for 20 ms, as it would while it is recorded. */
static bool
is_still (RtTrace *trace)
{
  guint64 length = rt_trace_length (trace);

  for (int look = 0; look < 20; look++) {
    g_usleep (1000);
    while (g_main_context_iteration (NULL, FALSE));
    if (rt_trace_length (trace) != length)
      return false;
  }
  return true;
}

/* While it rests nothing is recorded. */
static void
test_rests (void)
{
  RtRace *race = ready_on (ENDLESS, "scan", "masks");
  gint64 now = 1;
  guint64 place;

  rt_race_set_speed (race, 1000);
  rt_race_play (race, true);
  until_by (rt_race_position (race, 0) >= 100, frame (race, &now));
  rt_race_play (race, false);
  place = rt_race_position (race, 0);
  frame (race, &now);
  g_assert_cmpuint (rt_race_position (race, 0), ==, place);
  until_by (is_still (rt_cursor_trace (rt_race_cursor (race, 0))), (void) 0);
  until_by (is_still (rt_cursor_trace (rt_race_cursor (race, 1))), (void) 0);
  rt_race_play (race, true);
  until_by (rt_race_position (race, 0) >= 200, frame (race, &now));
  rt_race_restart (race);
  g_assert_false (rt_race_is_playing (race));
  g_assert_cmpuint (rt_race_position (race, 0), ==, 0);
  finish (race);
}

static void
assert_says (RtRace *race, const char *pattern)
{
  g_autofree char *said = rt_race_say (race);

  if (!g_pattern_match_simple (pattern, said))
    g_error ("“%s” is not like “%s”", said, pattern);
}

/* What makes more steps a second is named first, in whichever lane it is. */
static void
test_start_by_time (void)
{
  static const char *const ids[] = { "scan", "masks" }, *const names[] = { "First blank, three scans",
                                                                           "Blank list, bit masks" };

  for (int turned = 0; turned < 2; turned++) {
    RtRace *race = ready_on (EASY, ids[turned], ids[1 - turned]);
    double speeds[] = { rt_race_bare_speed (race, turned), rt_race_bare_speed (race, 1 - turned) };
    int fast = speeds[0] >= speeds[1] ? 0 : 1;
    g_autofree char *said = g_strdup_printf ("“%s” makes %.1f times as many steps a second as “%s”.", names[fast],
                                             speeds[fast] / speeds[1 - fast], names[1 - fast]);

    rt_race_set_clock (race, RT_CLOCK_TIME);
    if (speeds[0] != speeds[1])
      assert_says (race, said);
    finish (race);
  }
}

/* What is told of when it has changed. */
typedef struct {
  double speed, bare_speeds[RT_RACE_LANES];
  const RtSearch *searches[RT_RACE_LANES];
  bool ready, playing;
  RtClock clock;
} Seen;

static Seen
look (RtRace *race)
{
  Seen seen = { .ready = rt_race_is_ready (race), .playing = rt_race_is_playing (race),
                .clock = rt_race_clock (race), .speed = rt_race_speed (race) };

  for (int i = 0; i < RT_RACE_LANES; i++) {
    seen.bare_speeds[i] = rt_race_bare_speed (race, i);
    seen.searches[i] = rt_trace_search (rt_cursor_trace (rt_race_cursor (race, i)));
  }
  return seen;
}

static void
look_cb (RtRace *race, gpointer seen)
{
  *(Seen *) seen = look (race);
}

static void
assert_seen (RtRace *race, const Seen *seen)
{
  const Seen now = look (race);

  g_assert_true (seen->ready == now.ready && seen->playing == now.playing);
  g_assert_cmpint (seen->clock, ==, now.clock);
  g_assert_cmpfloat (seen->speed, ==, now.speed);
  for (int i = 0; i < RT_RACE_LANES; i++) {
    g_assert_cmpfloat (seen->bare_speeds[i], ==, now.bare_speeds[i]);
    g_assert_true (seen->searches[i] == now.searches[i]);
  }
}

/* Who listens knows all but the places. */
static void
test_changes_are_told (void)
{
  RtRace *race = race_on (EASY, rt_search_by_id ("scan"), rt_search_by_id ("masks"));
  gint64 now = 1;
  Seen seen = look (race);

  g_signal_connect (race, "changed", G_CALLBACK (look_cb), &seen);
  until_by (rt_race_is_ready (race), (g_main_context_iteration (NULL, FALSE), assert_seen (race, &seen)));
  assert_seen (race, &seen);
  rt_race_set_speed (race, 3000);
  assert_seen (race, &seen);
  rt_race_set_clock (race, RT_CLOCK_TIME);
  assert_seen (race, &seen);
  rt_race_play (race, true);
  assert_seen (race, &seen);
  until_by (rt_race_position (race, 0) > 0, frame (race, &now));
  rt_race_restart (race);
  assert_seen (race, &seen);
  rt_race_finish (race);
  assert_seen (race, &seen);
  until_by (!rt_race_is_playing (race), frame (race, &now));
  assert_seen (race, &seen);
  rt_race_enter (race, 0, rt_search_by_id ("candidates"));
  assert_seen (race, &seen);
  finish (race);
}

static void
test_words (void)
{
  RtRace *race = race_on (EASY, rt_search_by_id ("scan"), rt_search_by_id ("masks"));
  gint64 now = 1;

  assert_says (race, "Measuring*");
  rt_race_play (race, true); /* too early */
  g_assert_false (rt_race_is_playing (race));
  until (rt_race_is_ready (race));
  assert_says (race, "Both will make the same number of steps a second.");
  rt_race_set_speed (race, 3000);
  rt_race_play (race, true);
  until_by (rt_race_position (race, 0) > 0, frame (race, &now));
  assert_says (race, "Neck and neck*");
  play_to_the_end (race);
  until_by (!rt_race_is_playing (race), frame (race, &now));
  assert_says (race, "Both needed * steps.");

  rt_race_set_clock (race, RT_CLOCK_TIME);
  assert_says (race, "“*” makes * times as many steps a second as “*”.");
  play_to_the_end (race);
  /* Both make equally many steps: the one that makes more of them a second. */
  assert_says (race, rt_race_bare_speed (race, 0) >= rt_race_bare_speed (race, 1)
                       ? "“First blank, three scans” was first: about * against *."
                       : "“Blank list, bit masks” was first: about * against *.");
  finish (race);
}

/* Another search in a lane: both start anew, and the race waits until that one is measured. */
static void
test_enter (void)
{
  RtRace *race = ready_on (EASY, "scan", "masks");

  play_to_the_end (race);
  rt_race_enter (race, 0, rt_search_by_id ("index"));
  g_assert_false (rt_race_is_ready (race));
  g_assert_cmpuint (rt_race_position (race, 1), ==, 0);
  g_assert_true (rt_trace_search (rt_cursor_trace (rt_race_cursor (race, 0))) ==
                 rt_search_by_id ("index"));
  /* And again before that has happened. */
  rt_race_enter (race, 0, rt_search_by_id ("tables"));
  until (rt_race_is_ready (race));
  play_to_the_end (race);
  g_assert_true (rt_race_is_finished (race, 0));
  finish (race);
}

/* A program that gives up early is not the first. */
static void
test_program_without_answer (void)
{
  RtEntry entry = rt_entry_of (2, 1);
  RtTrace *program;
  RtRace *race;
  RtGrid grid;

  g_assert_true (rt_grid_parse (&grid, EASY));
  program = printed_trace (&grid, &entry, 1);
  race = rt_race_new (&grid, program, &rt_search_recorded, &rt_search_masks);
  rt_trace_unref (program);
  until (rt_race_is_ready (race));
  rt_race_set_speed (race, 10000);
  play_to_the_end (race);
  assert_says (race, "“Your program” ended without a solution after 3 steps; “Blank list, bit masks” found one "
                     "after 8*366.");
  finish (race);
}

static void
test_dies_at_any_time (void)
{
  for (int n = 0; n < 4; n++) {
    RtRace *race = race_on (ENDLESS, rt_searches[0], rt_searches[1]);
    gint64 now = 1;

    if (n > 0)
      until (rt_race_is_ready (race));
    if (n > 1)
      rt_race_play (race, true);
    if (n > 2)
      until_by (rt_race_position (race, 0) > 0, frame (race, &now));
    finish (race);
  }
}

/* To the end at once, however slow it is; then it is as slow as before. */
static void
test_finish (void)
{
  RtRace *race = ready_on (EASY, "masks", "propagate");
  gint64 now = 1;

  /* As above: once it was at its end it waits for nothing that is not recorded yet. */
  rt_race_set_speed (race, 10000);
  play_to_the_end (race);
  rt_race_restart (race);
  rt_race_set_speed (race, RT_RACE_SPEED_MIN);
  rt_race_finish (race);
  g_assert_true (rt_race_is_playing (race));
  until_by (!rt_race_is_playing (race), frame (race, &now));
  g_assert_true (rt_race_is_over (race));
  g_assert_cmpuint (rt_race_position (race, 0), ==, 8366);
  g_assert_cmpint (now, <, 100 * G_USEC_PER_SEC);
  rt_race_finish (race);
  g_assert_false (rt_race_is_playing (race));
  g_assert_cmpfloat (rt_race_speed (race), ==, RT_RACE_SPEED_MIN);
  rt_race_play (race, true);
  frame (race, &now);
  frame (race, &now);
  g_assert_cmpuint (rt_race_position (race, 0), <=, 1);
  finish (race);
}

/* A person's own program is a lane as any other, by the clock of steps: how fast it is nobody knows. It
 * ends at its first solution, though its steps go on. */
static void
test_program (void)
{
  RtGrid grid;
  RtTrace *program;
  RtRace *race;

  g_assert_true (rt_grid_parse (&grid, EASY));
  program = printed_like (&rt_search_scan, &grid, 2);
  g_assert_cmpuint (rt_trace_length (program), >, rt_trace_solution (program, 0));
  race = rt_race_new (&grid, program, &rt_search_recorded, &rt_search_masks);
  until (rt_race_is_ready (race));
  g_assert_false (rt_race_can_time (race));
  rt_race_set_clock (race, RT_CLOCK_TIME);
  g_assert_cmpint (rt_race_clock (race), ==, RT_CLOCK_STEPS);
  rt_race_set_speed (race, 10000);
  play_to_the_end (race);
  for (int i = 0; i < RT_RACE_LANES; i++) {
    g_assert_cmpuint (rt_race_position (race, i), ==, 8366);
    g_assert_cmpint (rt_cursor_event (rt_race_cursor (race, i))->status, ==, RT_STATUS_SOLVED);
  }
  assert_says (race, "Both needed 8*366 steps.");
  {
    g_autofree char *time = rt_race_say_time (race, 0), *other = rt_race_say_time (race, 1);

    g_assert_cmpstr (time, ==, "–");
    g_assert_cmpstr (other, !=, "–");
  }
  g_assert_true (rt_race_is_of (race, &grid, program));
  g_assert_false (rt_race_is_of (race, &grid, NULL));

  /* Out of the race, and in again while time is counted. */
  rt_race_enter (race, 0, &rt_search_index);
  until (rt_race_is_ready (race));
  rt_race_set_clock (race, RT_CLOCK_TIME);
  g_assert_cmpint (rt_race_clock (race), ==, RT_CLOCK_TIME);
  rt_race_enter (race, 1, &rt_search_recorded);
  g_assert_cmpint (rt_race_clock (race), ==, RT_CLOCK_STEPS);
  g_assert_true (rt_race_is_ready (race));
  rt_trace_unref (program);
  play_to_the_end (race);
  finish (race);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/race/both-reach-the-end", test_both_reach_the_end);
  g_test_add_func ("/race/finish", test_finish);
  g_test_add_func ("/race/clock-of-steps", test_clock_of_steps);
  g_test_add_func ("/race/clock-of-time", test_clock_of_time);
  g_test_add_func ("/race/clock-waits", test_clock_waits);
  g_test_add_func ("/race/rests", test_rests);
  g_test_add_func ("/race/words", test_words);
  g_test_add_func ("/race/start-by-time", test_start_by_time);
  g_test_add_func ("/race/changes-are-told", test_changes_are_told);
  g_test_add_func ("/race/enter", test_enter);
  g_test_add_func ("/race/program", test_program);
  g_test_add_func ("/race/program-without-answer", test_program_without_answer);
  g_test_add_func ("/race/dies-at-any-time", test_dies_at_any_time);
  return g_test_run ();
}
