/* test-search-navigation.c - tests the place of the person in a search, and the sentences on it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/search-navigation.h"

#include "common/cases.h"
#include "common/grid-of.h"

#define EASY "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

/* The easy one with seven givens less. */
#define SEVERAL "5...7....6..1.5....98....6.8...6...34..8....17...2...6......28....41...5....8..79"

typedef struct {
  RtPlayer *player;
  RtTrace *trace;
  RtWalk *walk;
  int changed, missed;
} Desk;

static void
changed_cb (gpointer owner)
{
  ((Desk *) owner)->changed++;
}

static void
missed_cb (gpointer owner)
{
  ((Desk *) owner)->missed++;
}

static void
desk_open (Desk *desk, const char *text, RtAim aim, bool single)
{
  RtGrid grid = grid_of (text);

  *desk = (Desk) { .player = rt_player_new (), .trace = rt_trace_new (rt_searches[0], &grid) };
  desk->walk = rt_walk_new (desk->player, changed_cb, missed_cb, desk);
  rt_walk_begin (desk->walk, desk->trace, aim, single);
}

static void
desk_close (Desk *desk)
{
  rt_walk_free (desk->walk);
  g_assert_finalize_object (desk->player);
  rt_trace_unref (desk->trace);
}

/* The place follows the recording until the person moves it. */
static void
test_follows (void)
{
  Desk desk;

  desk_open (&desk, EASY, (RtAim) { 0 }, true);
  rt_trace_run (desk.trace, NULL);
  rt_walk_follow (desk.walk);
  g_assert_cmpuint (rt_player_position (desk.player), ==, rt_trace_length (desk.trace));
  g_assert_false (rt_walk_is_watched (desk.walk));
  g_assert_true (rt_walk_is_at_first_solution (desk.walk));
  rt_walk_look_at (desk.walk, 10);
  g_assert_cmpint (desk.changed, ==, 1);
  rt_trace_run (desk.trace, NULL);
  rt_walk_follow (desk.walk);
  g_assert_cmpuint (rt_player_position (desk.player), ==, 10);
  g_assert_true (rt_walk_is_watched (desk.walk));
  rt_walk_follow_again (desk.walk);
  g_assert_cmpuint (rt_player_position (desk.player), ==, rt_trace_length (desk.trace));
  g_assert_false (rt_walk_is_watched (desk.walk));
  desk_close (&desk);
}

/* Steps that are asked for are come to once they are recorded; or forgotten, when nothing more will
 * be. */
static void
test_wanted (void)
{
  const RtAim aim = { .watched = true, .wanted = 1000, .reach = 2000 };
  Desk desk;

  desk_open (&desk, EASY, aim, true);
  g_assert_true (rt_walk_lies_beyond (desk.walk));
  rt_walk_follow (desk.walk);
  rt_trace_run (desk.trace, NULL);
  g_assert_false (rt_walk_lies_beyond (desk.walk));
  rt_walk_follow (desk.walk);
  g_assert_cmpuint (rt_player_position (desk.player), ==, 1000);
  desk_close (&desk);

  desk_open (&desk, EASY, (RtAim) { .watched = true, .wanted = 1e9, .reach = 2e9 }, true);
  rt_trace_run (desk.trace, NULL);
  g_assert_true (rt_walk_lies_beyond (desk.walk));
  rt_walk_settle (desk.walk);
  g_assert_false (rt_walk_lies_beyond (desk.walk));
  g_assert_cmpuint (rt_player_position (desk.player), ==, rt_trace_length (desk.trace));
  desk_close (&desk);
}

/* Solutions are counted, and recorded ones can be sought. */
static void
test_solutions (void)
{
  RtGrid first, before;
  bool exact;
  Desk desk;

  desk_open (&desk, SEVERAL, (RtAim) { 0 }, false);
  g_assert_cmpuint (rt_walk_n_solutions (desk.walk, &exact), ==, 0);
  while (desk.changed == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (rt_walk_n_solutions (desk.walk, &exact), >, 2);
  g_assert_true (exact);

  rt_trace_run (desk.trace, NULL);
  g_assert_true (rt_walk_next_solution (desk.walk));
  g_assert_cmpuint (rt_walk_solution (desk.walk), ==, 1);
  g_assert_false (rt_walk_solution_before (desk.walk, &before));
  first = *rt_cursor_grid (rt_player_cursor (desk.player));
  g_assert_false (rt_walk_next_solution (desk.walk));
  rt_trace_run (desk.trace, NULL);
  rt_walk_newest_solution (desk.walk);
  g_assert_cmpuint (rt_walk_solution (desk.walk), ==, 2);
  g_assert_false (rt_walk_is_at_first_solution (desk.walk));
  g_assert_true (rt_walk_solution_before (desk.walk, &before));
  g_assert_true (rt_grid_equal (&before, &first));
  rt_walk_step (desk.walk, -1);
  g_assert_cmpuint (rt_walk_solution (desk.walk), ==, 0);
  desk_close (&desk);
}

/* If it ends while it searches for a step and counts, it notifies of nothing. */
static void
test_ends (void)
{
  RtGrid grid;
  bool exact;
  Desk desk;

  for (int i = 0; i < 10; i++) {
    desk_open (&desk, SEVERAL, (RtAim) { 0 }, false);
    rt_trace_run (desk.trace, NULL);
    rt_walk_find (desk.walk, RT_FORWARD, RT_FIND_DEAD_END, 0);
    if (i % 2)
      g_usleep (1000); /* perhaps both are ready, and only not heard yet */
    rt_walk_end (desk.walk);
    while (g_main_context_iteration (NULL, FALSE))
      ;
    rt_walk_look_at (desk.walk, 1);
    g_assert_false (rt_walk_next_solution (desk.walk));
    g_assert_cmpuint (rt_walk_solution (desk.walk), ==, 0);
    g_assert_false (rt_walk_solution_before (desk.walk, &grid));
    g_assert_cmpuint (rt_walk_n_solutions (desk.walk, &exact), ==, 0);
    g_assert_false (rt_walk_is_watched (desk.walk));
    g_assert_cmpint (desk.changed + desk.missed, ==, 0);
    desk_close (&desk);
  }
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/walk", test_follows, test_wanted, test_solutions, test_ends);
}
