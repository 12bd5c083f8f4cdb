/* test-compose-desk.c - tests the scene of a desk in each of its states. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/compose-desk.h"

#include "document/desk/desk.h"
#include "document/edit.h"
#include "picture/compose.h"

#include "../document/desks.h"
#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"

#include <string.h>

#define STEP 1234 /* in the midst of a search on EASY */

/* Fails unless the scene of DESK is EXPECTED, and it is right whether the next frame may have
 * another scene. */
static void
assert_scene (RtDesk *desk, const RtScene *expected, bool plays)
{
  RtScene scene;

  memset (&scene, 0xff, sizeof scene);
  g_assert_cmpint (rt_compose_desk (&scene, desk), ==, plays);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_assert_cmpmem (&scene.cells[cell], sizeof scene.cells[cell], &expected->cells[cell],
                     sizeof expected->cells[cell]);
  g_assert_cmpint (scene.n_links, ==, expected->n_links);
  for (int i = 0; i < scene.n_links; i++)
    g_assert_cmpmem (&scene.links[i], sizeof scene.links[i], &expected->links[i],
                     sizeof expected->links[i]);
  g_assert_cmpint (scene.crowded, ==, expected->crowded);
}

static const RtPosition *
position_of (RtDesk *desk)
{
  return rt_document_position (rt_desk_document (desk));
}

/* The document */

static void
test_document (void)
{
  RtDesk *desk = desk_of (EASY);
  RtDocument *document = rt_desk_document (desk);
  RtScene expected;

  rt_document_enter (document, rt_cells_of (2), 4);
  rt_document_edit (document, RT_EDIT_MARK, rt_cells_of (3), 7, false);
  until_settled (desk);
  rt_compose_play (&expected, position_of (desk), RT_CELLS_NONE);
  assert_scene (desk, &expected, false);
  g_assert_cmpint (expected.cells[2].digit, ==, 4);

  /* Two 5s in a row are seen before anything is found out. */
  rt_document_enter (document, rt_cells_of (2), 5);
  rt_compose_play (&expected, position_of (desk),
                   rt_cells_or (rt_cells_of (0), rt_cells_of (2)));
  assert_scene (desk, &expected, false);
  close_desk (desk);
}

/* Conflicts and requested marks are in the scene. */
static void
test_verdict (void)
{
  RtDesk *desk = desk_of (EASY);
  RtScene expected;

  rt_document_enter (rt_desk_document (desk), rt_cells_of (2), 1);
  until_settled (desk);
  rt_desk_mark (desk, rt_cells_of (80));
  rt_compose_play (&expected, position_of (desk), RT_CELLS_NONE);
  rt_compose_verdict (&expected, rt_cells_of (2), RT_CELLS_NONE, rt_cells_of (80));
  assert_scene (desk, &expected, false);
  g_assert_true (expected.cells[2].wrong && expected.cells[80].marked);

  rt_slips_frame (rt_desk_slips (desk));
  rt_compose_play (&expected, position_of (desk), RT_CELLS_NONE);
  rt_compose_verdict (&expected, rt_cells_of (2), rt_slips_framed (rt_desk_slips (desk)),
                      RT_CELLS_NONE);
  assert_scene (desk, &expected, false);
  g_assert_true (expected.cells[2].involved && expected.cells[2].wrong);
  g_assert_cmpint (rt_cells_count (rt_slips_framed (rt_desk_slips (desk))), >, 2);
  close_desk (desk);
}

/* A mistake is marked once the person has asked to see it. */
static void
test_mistake (void)
{
  RtDesk *desk = desk_of (EASY);
  RtScene expected;

  rt_desk_set_told (desk, RT_TOLD_NEVER);
  rt_document_enter (rt_desk_document (desk), rt_cells_of (2), 1);
  rt_desk_hint (desk);
  until_settled (desk);
  g_assert_cmpint (rt_reasoning_state (rt_desk_reasoning (desk)), ==, RT_REASONING_MISTAKE);
  rt_compose_play (&expected, position_of (desk), RT_CELLS_NONE);
  assert_scene (desk, &expected, false);
  rt_desk_hint (desk);
  rt_compose_verdict (&expected, rt_cells_of (2), RT_CELLS_NONE, RT_CELLS_NONE);
  assert_scene (desk, &expected, false);
  g_assert_true (expected.cells[2].wrong);
  close_desk (desk);
}

static void
test_unread (void)
{
  RtDesk *desk = desk_of (EMPTY);
  g_autoptr (RtDocument) other = document_of (EASY);
  g_autoptr (RtPuzzle) puzzle = rt_document_puzzle (other);
  RtScene expected;

  rt_document_replace_rest (rt_desk_document (desk), puzzle, rt_cells_of (2), "Paste");
  until_settled (desk);
  rt_compose_play (&expected, position_of (desk), RT_CELLS_NONE);
  rt_compose_unread (&expected, rt_cells_of (2));
  assert_scene (desk, &expected, false);
  g_assert_true (expected.cells[2].unread);
  close_desk (desk);
}

/* The breakpoint is in every scene. */
static void
test_breakpoint (void)
{
  RtDesk *desk = desk_of (EASY);
  RtScene expected;

  rt_desk_toggle_breakpoint (desk, 40);
  until_settled (desk);
  rt_compose_play (&expected, position_of (desk), RT_CELLS_NONE);
  expected.cells[40].breakpoint = true;
  assert_scene (desk, &expected, false);
  solve (desk);
  rt_desk_look_at (desk, STEP);
  rt_compose_search (&expected, rt_player_cursor (rt_desk_player (desk)), RT_AFTER_STEP);
  expected.cells[40].breakpoint = true;
  assert_scene (desk, &expected, true);
  close_desk (desk);
}

/* Entries that a search begins with stay entries in it: only the search's own digits are another's. */
static void
test_entries_in_a_search (void)
{
  RtDesk *desk = desk_of (EASY);
  RtScene expected;

  rt_document_enter (rt_desk_document (desk), rt_cells_of (2), 4);
  until_settled (desk);
  solve (desk);
  rt_desk_look_at (desk, 1);
  rt_compose_search (&expected, rt_player_cursor (rt_desk_player (desk)), RT_AFTER_STEP);
  g_assert_cmpint (expected.cells[2].role, ==, RT_ROLE_GIVEN);
  expected.cells[2].role = RT_ROLE_ENTERED;
  assert_scene (desk, &expected, true);
  g_assert_cmpint (expected.cells[0].role, ==, RT_ROLE_GIVEN);
  close_desk (desk);
}

/* Steps of logic */

static void
compose_step (RtScene *scene, RtDesk *desk)
{
  RtReasoning *reasoning = rt_desk_reasoning (desk);

  rt_compose_step (scene, rt_reasoning_position (reasoning), rt_reasoning_candidates (reasoning),
                   rt_reasoning_step (reasoning), rt_reasoning_stage (reasoning),
                   rt_reasoning_view (reasoning));
}

/* The scene has as much of the step as the hint reveals, and no former marks. */
static void
test_hint (void)
{
  RtDesk *desk = desk_of (HARDER);
  RtScene expected, whole;

  rt_desk_mark (desk, rt_cells_of (0));
  rt_desk_hint (desk);
  rt_compose_play (&expected, position_of (desk), RT_CELLS_NONE);
  rt_compose_verdict (&expected, RT_CELLS_NONE, RT_CELLS_NONE, rt_cells_of (0));
  assert_scene (desk, &expected, false); /* it is being looked for */
  until_settled (desk);
  for (int stage = RT_HINT_KIND; stage <= RT_HINT_ALL; stage++) {
    g_assert_cmpint (rt_reasoning_stage (rt_desk_reasoning (desk)), ==, stage);
    compose_step (&expected, desk);
    assert_scene (desk, &expected, false);
    if (stage == RT_HINT_ALL) {
      compose_step (&whole, desk);
      rt_compose_play (&expected, position_of (desk), RT_CELLS_NONE);
      g_assert_true (memcmp (whole.cells, expected.cells, sizeof whole.cells) != 0);
    } else {
      rt_desk_hint (desk);
    }
  }
  close_desk (desk);
}

/* The grid as it is before each step, and after the last; the document stays as it is. */
static void
test_path (void)
{
  RtDesk *desk = desk_of (EASY);
  RtReasoning *reasoning = rt_desk_reasoning (desk);
  RtScene expected;

  show_path (desk);
  compose_step (&expected, desk);
  assert_scene (desk, &expected, false);
  rt_desk_look_at (desk, 20);
  compose_step (&expected, desk);
  assert_scene (desk, &expected, false);
  rt_player_set_speed (rt_desk_front (desk), RT_SPEED_MIN);
  rt_desk_play (desk);
  assert_scene (desk, &expected, true);

  rt_desk_to_end (desk);
  g_assert_null (rt_reasoning_step (reasoning));
  rt_compose_play (&expected, rt_reasoning_position (reasoning), RT_CELLS_NONE);
  assert_scene (desk, &expected, false);
  g_assert_cmpint (expected.cells[2].digit, ==, 4);
  g_assert_cmpint (expected.cells[2].role, ==, RT_ROLE_FOUND);
  g_assert_false (rt_desk_can_undo (desk));
  close_desk (desk);
}

/* A search */

static void
test_search (void)
{
  RtDesk *desk = desk_of (EASY);
  RtPlayer *player = rt_desk_player (desk);
  RtPosition own;
  RtScene expected;

  /* Filled in, the document is what is shown. */
  solve (desk);
  rt_compose_play (&expected, position_of (desk), RT_CELLS_NONE);
  assert_scene (desk, &expected, false);
  g_assert_cmpint (expected.cells[2].role, ==, RT_ROLE_FOUND);

  rt_desk_look_at (desk, STEP);
  rt_compose_search (&expected, rt_player_cursor (player), RT_AFTER_STEP);
  assert_scene (desk, &expected, true);

  /* Within a step. */
  rt_player_set_grain (player, RT_GRAIN_TEST);
  rt_desk_step_forward (desk);
  g_assert_cmpint (rt_player_look (player), >=, 0);
  rt_compose_search (&expected, rt_player_cursor (player), rt_player_look (player));
  assert_scene (desk, &expected, true);

  /* Behind a hint neither it nor what it found is seen. */
  rt_desk_hint (desk);
  own = rt_edit_own (position_of (desk));
  rt_compose_play (&expected, &own, RT_CELLS_NONE);
  assert_scene (desk, &expected, false);
  g_assert_cmpint (expected.cells[2].digit, ==, 0);
  close_desk (desk);
}

static void
test_next_solution (void)
{
  RtDesk *desk = desk_of (TWO);
  RtScene expected;
  RtGrid first;
  int n_different = 0;

  solve (desk);
  first = *rt_cursor_grid (rt_player_cursor (rt_desk_player (desk)));
  rt_desk_next_solution (desk);
  until_in (desk, RT_SOLVING_DONE);
  rt_compose_search (&expected, rt_player_cursor (rt_desk_player (desk)), RT_AFTER_STEP);
  rt_compose_differences (&expected, &first);
  assert_scene (desk, &expected, true);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    n_different += expected.cells[cell].differs;
  g_assert_cmpint (n_different, >, 0);
  close_desk (desk);
}

/* While the search runs on, its answer is there, and holds still. */
static void
test_answer (void)
{
  RtDesk *desk = desk_of (LONG);
  RtScene expected;
  RtGrid solution = grid_of (LONG_SOLVED);

  rt_desk_solve (desk);
  until_drawn (desk, rt_solving_showing (rt_desk_solving (desk)) == RT_SHOWING_ANSWER);
  rt_compose_answer (&expected, position_of (desk), &solution);
  assert_scene (desk, &expected, false);
  close_desk (desk);
}

static void
test_heat (void)
{
  RtDesk *desk = desk_of (EASY);
  uint64_t heat[RT_N_CELLS];
  RtScene expected;

  g_object_set (desk, "heat", TRUE, NULL);
  until_settled (desk);
  rt_compose_play (&expected, position_of (desk), RT_CELLS_NONE);
  assert_scene (desk, &expected, false);
  solve (desk);
  rt_trace_heat (rt_solving_trace (rt_desk_solving (desk)), heat);
  rt_compose_play (&expected, position_of (desk), RT_CELLS_NONE);
  rt_compose_heat (&expected, heat);
  assert_scene (desk, &expected, false);
  g_assert_cmpint (expected.cells[2].heat, >, 0);

  rt_desk_look_at (desk, STEP);
  rt_compose_search (&expected, rt_player_cursor (rt_desk_player (desk)), RT_AFTER_STEP);
  rt_compose_heat (&expected, heat);
  assert_scene (desk, &expected, true);
  close_desk (desk);
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/compose-desk", test_document, test_verdict, test_mistake,
                    test_unread, test_breakpoint, test_entries_in_a_search, test_hint, test_path,
                    test_search, test_next_solution, test_answer, test_heat);
}
