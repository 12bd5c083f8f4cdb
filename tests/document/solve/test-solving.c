/* test-solving.c - tests Solve and Stop, the grid shown meanwhile, and the result in the document. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/solving.h"

#include "engine/fast/fast.h"

#include "common/cases.h"
#include "common/puzzles.h"
#include "document/documents.h"
#include "document/frames.h"

#include <glib.h>
#include <string.h>

/* Everything that a test needs, on one puzzle. */
typedef struct {
  RtDocument *document;
  RtPlayer *player;
  RtSolving *solving;
  const RtSearch *search;
  int refused;
} Desk;

static void
refused_cb (RtSolving *solving, const RtVerdict *verdict, Desk *desk)
{
  g_assert_cmpint (verdict->kind, <=, RT_VERDICT_NONE);
  desk->refused++;
}

static void
desk_open (Desk *desk, const char *text)
{
  desk->document = document_of (text);
  desk->player = rt_player_new ();
  desk->solving = rt_solving_new (desk->document, desk->player);
  desk->search = rt_search_by_id ("masks");
  desk->refused = 0;
  g_signal_connect (desk->solving, "refused", G_CALLBACK (refused_cb), desk);
}

static bool
is_gone (GWeakRef *ref)
{
  g_autoptr (GObject) object = g_weak_ref_get (ref);

  return object == NULL;
}

static void
desk_close (Desk *desk)
{
  GWeakRef solving, document, player;

  g_weak_ref_init (&solving, desk->solving);
  g_weak_ref_init (&document, desk->document);
  g_weak_ref_init (&player, desk->player);
  rt_solving_put_away (desk->solving);
  g_object_run_dispose (G_OBJECT (desk->solving));
  g_object_unref (desk->solving);
  g_object_unref (desk->document);
  g_object_unref (desk->player);
  /* Workers on their way hold what they need; when they have answered, nothing is left. */
  until (is_gone (&solving) && is_gone (&document) && is_gone (&player));
  g_weak_ref_clear (&solving);
  g_weak_ref_clear (&document);
  g_weak_ref_clear (&player);
}

static void
assert_grid (Desk *desk, const char *expected)
{
  RtGrid grid;
  char text[82];

  rt_position_grid (rt_document_position (desk->document), &grid);
  g_assert_cmpstr (rt_grid_print (&grid, text), ==, expected);
}

static void
test_verdict_follows_edits (void)
{
  Desk desk;

  desk_open (&desk, EASY);
  until_drawn (&desk, rt_solving_verdict (desk.solving));
  g_assert_cmpint (rt_solving_verdict (desk.solving)->kind, ==, RT_VERDICT_ONE);
  rt_document_enter (desk.document, rt_cells_of (2), 5);
  g_assert_null (rt_solving_verdict (desk.solving));
  until_drawn (&desk, rt_solving_verdict (desk.solving));
  g_assert_cmpint (rt_solving_verdict (desk.solving)->kind, ==, RT_VERDICT_CLASH);
  rt_document_undo (desk.document);
  until_drawn (&desk, rt_solving_verdict (desk.solving));
  g_assert_cmpint (rt_solving_verdict (desk.solving)->kind, ==, RT_VERDICT_ONE);
  desk_close (&desk);
}

static void
test_fill (void)
{
  Desk desk;

  desk_open (&desk, EASY);
  g_assert_cmpfloat (rt_solving_bare (desk.solving), ==, 0);
  g_assert_cmpint (rt_solving_elapsed (desk.solving), ==, 0);
  rt_solving_start (desk.solving, desk.search, RT_RESULT_FILL);
  until_drawn (&desk, rt_solving_state (desk.solving) == RT_SOLVING_DONE);
  assert_grid (&desk, SOLVED);
  g_assert_cmpint (rt_solving_elapsed (desk.solving), >, 0);
  g_assert_cmpint (rt_cells_count (rt_document_position (desk.document)->found), ==, 51);
  g_assert_cmpint (rt_solving_showing (desk.solving), ==, RT_SHOWING_DOCUMENT);
  g_assert_cmpuint (rt_player_length (desk.player), ==, 1 + 4208 + 4157);
  g_assert_cmpuint (rt_player_position (desk.player), ==, rt_player_length (desk.player));

  /* The search can be looked at, and its end is the document again. */
  rt_solving_look_at (desk.solving, 10);
  g_assert_cmpint (rt_solving_showing (desk.solving), ==, RT_SHOWING_SEARCH);
  rt_solving_look_at (desk.solving, G_MAXUINT64);
  g_assert_cmpint (rt_solving_showing (desk.solving), ==, RT_SHOWING_DOCUMENT);

  /* The time of the search alone is measured afterwards. */
  until_drawn (&desk, rt_solving_bare (desk.solving) > 0);

  /* One undo step, which puts the search away. */
  rt_document_undo (desk.document);
  assert_grid (&desk, EASY);
  g_assert_cmpint (rt_solving_state (desk.solving), ==, RT_SOLVING_IDLE);
  g_assert_null (rt_solving_trace (desk.solving));
  g_assert_false (rt_document_can_undo (desk.document));
  desk_close (&desk);
}

/* Solved once, another search solves the same puzzle, not the solved grid. */
static void
test_solves_again (void)
{
  Desk desk;

  desk_open (&desk, EASY);
  rt_solving_start (desk.solving, desk.search, RT_RESULT_FILL);
  until_drawn (&desk, rt_solving_state (desk.solving) == RT_SOLVING_DONE);
  rt_solving_start (desk.solving, rt_searches[0], RT_RESULT_FILL);
  until_drawn (&desk, rt_solving_state (desk.solving) == RT_SOLVING_DONE &&
                rt_trace_search (rt_solving_trace (desk.solving)) == rt_searches[0]);
  g_assert_cmpuint (rt_player_length (desk.player), ==, 1 + 4208 + 4157);
  assert_grid (&desk, SOLVED);
  desk_close (&desk);
}

static void
test_animate (void)
{
  Desk desk;

  desk_open (&desk, EASY);
  rt_player_set_speed (desk.player, RT_SPEED_MIN);
  rt_solving_start (desk.solving, desk.search, RT_RESULT_ANIMATE);
  until_drawn (&desk, rt_solving_state (desk.solving) == RT_SOLVING_DONE);
  g_assert_cmpint (rt_solving_showing (desk.solving), ==, RT_SHOWING_SEARCH);
  g_assert_true (rt_player_playing (desk.player));
  assert_grid (&desk, EASY); /* nobody has seen the solution yet */

  rt_player_set_speed (desk.player, RT_SPEED_MAX);
  until_drawn (&desk, !rt_player_playing (desk.player));
  assert_grid (&desk, SOLVED);
  g_assert_cmpint (rt_solving_showing (desk.solving), ==, RT_SHOWING_DOCUMENT);
  g_assert_false (rt_solving_is_moving (desk.solving));
  desk_close (&desk);
}

static void
test_long_search_shows_the_answer (void)
{
  Desk desk;
  char text[82];

  desk_open (&desk, LONG);
  rt_solving_start (desk.solving, desk.search, RT_RESULT_FILL);
  until_drawn (&desk, rt_solving_showing (desk.solving) == RT_SHOWING_ANSWER ||
                rt_solving_state (desk.solving) == RT_SOLVING_DONE);
  g_assert_cmpint (rt_solving_state (desk.solving), ==, RT_SOLVING_RUNNING);
  g_assert_cmpstr (rt_grid_print (rt_solving_answer (desk.solving), text), ==, LONG_SOLVED);
  assert_grid (&desk, LONG);

  /* Stopped, the answer stays, and the search so far can be watched and go on. */
  rt_solving_stop (desk.solving);
  until_drawn (&desk, rt_solving_state (desk.solving) == RT_SOLVING_STOPPED);
  assert_grid (&desk, LONG_SOLVED);
  g_assert_cmpuint (rt_player_length (desk.player), >, 0);
  rt_solving_start (desk.solving, desk.search, RT_RESULT_FILL);
  g_assert_cmpint (rt_solving_state (desk.solving), ==, RT_SOLVING_RUNNING);
  desk_close (&desk);
}

static void
count_cb (int *n)
{
  ++*n;
}

/* The time of a search that is shown before it is measured is known later, and told then. */
static void
test_measured_later (void)
{
  Desk desk;
  int n_told = 0;

  desk_open (&desk, "2....3......8.6...14......7.....839.7............4......6..........2...1..9....8.");
  rt_solving_start (desk.solving, desk.search, RT_RESULT_FILL);
  until_drawn (&desk, rt_solving_state (desk.solving) == RT_SOLVING_DONE);
  g_assert_cmpuint (rt_player_length (desk.player), >, 200000);
  g_signal_connect_swapped (desk.solving, "changed", G_CALLBACK (count_cb), &n_told);
  until (n_told);
  g_assert_cmpfloat (rt_solving_bare (desk.solving), >, 0);
  desk_close (&desk);
}

/* An edit in mid-run: the search is away at once, and its late result changes nothing. */
static void
test_edit_while_running (void)
{
  Desk desk;

  desk_open (&desk, LONG);
  rt_solving_start (desk.solving, desk.search, RT_RESULT_FILL);
  until_drawn (&desk, rt_solving_state (desk.solving) == RT_SOLVING_RUNNING);
  rt_document_enter (desk.document, rt_cells_of (0), 9);
  g_assert_cmpint (rt_solving_state (desk.solving), ==, RT_SOLVING_IDLE);
  until_drawn (&desk, rt_solving_verdict (desk.solving));
  g_assert_cmpint (rt_cells_count (rt_document_position (desk.document)->found), ==, 0);
  desk_close (&desk);
}

static void
test_refused (void)
{
  Desk desk;

  desk_open (&desk, EASY);
  rt_document_enter (desk.document, rt_cells_of (2), 5);
  rt_solving_start (desk.solving, desk.search, RT_RESULT_FILL);
  until_drawn (&desk, desk.refused);
  g_assert_cmpint (rt_solving_state (desk.solving), ==, RT_SOLVING_IDLE);
  g_assert_null (rt_solving_trace (desk.solving));
  desk_close (&desk);
}

/* Typed into the empty grid and solved, the person's digits are the puzzle. */
static void
test_typed_digits_become_givens (void)
{
  Desk desk;
  RtGrid typed;

  desk_open (&desk, "................................................................................"
                    ".");
  g_assert_true (rt_grid_parse (&typed, EASY));
  for_each_cell (cell, rt_grid_filled (&typed))
    rt_document_enter (desk.document, rt_cells_of (cell), typed.digit[cell]);
  rt_solving_start (desk.solving, desk.search, RT_RESULT_FILL);
  until_drawn (&desk, rt_solving_state (desk.solving) == RT_SOLVING_DONE);
  g_assert_true (rt_grid_equal (&rt_document_position (desk.document)->givens, &typed));
  rt_document_undo (desk.document);
  g_assert_true (rt_grid_equal (&rt_document_position (desk.document)->entries, &typed));
  desk_close (&desk);
}

static void
exhausted_cb (RtSolving *solving, int *n)
{
  ++*n;
}

/* All solutions, one after another in lexicographic order, the document keeping the first; then
 * the end is said. */
static void
test_next_solution (void)
{
  Desk desk;
  RtGrid grid, last, before;
  guint64 expected, n = 1;
  int exhausted = 0;
  bool exact;
  char first[82];

  desk_open (&desk, EASY_LESS);
  rt_grid_parse (&grid, EASY_LESS);
  rt_fast_count (&grid, 1000, NULL, &expected);
  g_assert_cmpuint (expected, >, 2);
  g_signal_connect (desk.solving, "exhausted", G_CALLBACK (exhausted_cb), &exhausted);
  rt_solving_start (desk.solving, desk.search, RT_RESULT_FILL);
  until_drawn (&desk, rt_solving_state (desk.solving) == RT_SOLVING_DONE &&
                rt_solving_n_solutions (desk.solving, &exact) > 0);
  g_assert_cmpuint (rt_solving_n_solutions (desk.solving, &exact), ==, expected);
  g_assert_true (exact);
  rt_position_grid (rt_document_position (desk.document), &last);
  rt_grid_print (&last, first);
  g_assert_cmpuint (rt_solving_solution (desk.solving), ==, 1);
  g_assert_false (rt_solving_solution_before (desk.solving, &before));

  for (;;) {
    rt_solving_next_solution (desk.solving);
    until_drawn (&desk, rt_solving_state (desk.solving) != RT_SOLVING_RUNNING);
    if (exhausted)
      break;
    n++;
    g_assert_cmpuint (rt_solving_solution (desk.solving), ==, n);
    g_assert_true (rt_solving_watched (desk.solving));
    g_assert_cmpint (rt_solving_showing (desk.solving), ==, RT_SHOWING_SEARCH);
    g_assert_true (rt_solving_solution_before (desk.solving, &before));
    g_assert_true (rt_grid_equal (&before, &last));
    last = *rt_cursor_grid (rt_player_cursor (desk.player));
    g_assert_cmpint (memcmp (&last, &before, sizeof last), >, 0);
    assert_grid (&desk, first);
  }
  g_assert_cmpuint (n, ==, expected);
  g_assert_cmpuint (rt_solving_solution (desk.solving), ==, expected);

  /* Back at the first, the recorded ones are walked again. */
  rt_solving_look_at (desk.solving, rt_trace_solution (rt_solving_trace (desk.solving), 0));
  g_assert_cmpint (rt_solving_showing (desk.solving), ==, RT_SHOWING_DOCUMENT);
  rt_solving_next_solution (desk.solving);
  g_assert_cmpuint (rt_solving_solution (desk.solving), ==, 2);
  desk_close (&desk);
}

/* Run again for its result it ends where a first run does, also where no frame is drawn meanwhile. */
static void
test_resumes_to_the_end (void)
{
  Desk desk;

  desk_open (&desk, EASY);
  rt_solving_resume (desk.solving, desk.search, 1234, false, 0);
  until (rt_solving_state (desk.solving) == RT_SOLVING_DONE);
  g_assert_false (rt_solving_watched (desk.solving));
  g_assert_cmpuint (rt_player_position (desk.player), ==, rt_player_length (desk.player));
  desk_close (&desk);
}

/* Another classic goes to the same step of the same tree. */
static void
test_switch_keeps_the_place (void)
{
  Desk desk;
  RtGrid there;

  desk_open (&desk, EASY);
  rt_solving_start (desk.solving, desk.search, RT_RESULT_FILL);
  until_drawn (&desk, rt_solving_state (desk.solving) == RT_SOLVING_DONE);
  rt_solving_look_at (desk.solving, 1234);
  there = *rt_cursor_grid (rt_player_cursor (desk.player));
  rt_solving_switch (desk.solving, rt_searches[0]);
  until_drawn (&desk, rt_solving_state (desk.solving) == RT_SOLVING_DONE);
  g_assert_true (rt_trace_search (rt_solving_trace (desk.solving)) == rt_searches[0]);
  g_assert_cmpuint (rt_player_position (desk.player), ==, 1234);
  g_assert_true (rt_grid_equal (rt_cursor_grid (rt_player_cursor (desk.player)), &there));
  g_assert_cmpint (rt_solving_showing (desk.solving), ==, RT_SHOWING_SEARCH);
  desk_close (&desk);
}

/* If no step was shown, the other search fills the grid as well. */
static void
test_switch_stays_filled (void)
{
  Desk desk;

  desk_open (&desk, EASY);
  rt_solving_start (desk.solving, desk.search, RT_RESULT_FILL);
  until_drawn (&desk, rt_solving_state (desk.solving) == RT_SOLVING_DONE);
  rt_solving_switch (desk.solving, rt_searches[0]);
  until_drawn (&desk, rt_solving_state (desk.solving) == RT_SOLVING_DONE);
  g_assert_cmpint (rt_solving_showing (desk.solving), ==, RT_SHOWING_DOCUMENT);
  desk_close (&desk);
}

static void
not_found_cb (RtSolving *solving, int *n)
{
  ++*n;
}

/* Jumps land where a straight look finds the step, and say when there is none. */
static void
test_find (void)
{
  Desk desk;
  const RtEvent *event;
  guint64 at;
  int not_found = 0;

  desk_open (&desk, EASY);
  g_signal_connect (desk.solving, "not-found", G_CALLBACK (not_found_cb), &not_found);
  rt_solving_start (desk.solving, desk.search, RT_RESULT_FILL);
  until_drawn (&desk, rt_solving_state (desk.solving) == RT_SOLVING_DONE);
  at = rt_player_position (desk.player);
  rt_solving_find (desk.solving, RT_BACKWARD, RT_FIND_DEAD_END, 0);
  until_drawn (&desk, rt_player_position (desk.player) != at);
  event = rt_cursor_event (rt_player_cursor (desk.player));
  g_assert_true (event->dead_end);
  at = rt_player_position (desk.player);
  rt_solving_find (desk.solving, RT_FORWARD, RT_FIND_SOLUTION, 0);
  until_drawn (&desk, rt_player_position (desk.player) != at);
  g_assert_cmpuint (rt_player_position (desk.player), ==, rt_player_length (desk.player));
  rt_solving_find (desk.solving, RT_FORWARD, RT_FIND_SOLUTION, 0);
  until_drawn (&desk, not_found);
  desk_close (&desk);
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/solving", test_verdict_follows_edits, test_fill,
                    test_solves_again, test_animate, test_long_search_shows_the_answer,
                    test_measured_later,
                    test_edit_while_running, test_refused, test_typed_digits_become_givens,
                    test_next_solution, test_resumes_to_the_end, test_switch_keeps_the_place,
                    test_switch_stays_filled, test_find);
}
