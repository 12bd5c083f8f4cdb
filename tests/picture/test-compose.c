/* test-compose.c - tests the contents of each kind of scene. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/autoptr.h"
#include "picture/compose.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"

#include <glib.h>
#include <string.h>

static const char *const puzzle = EASY;
static const char *const solved = SOLVED;

static RtPosition
start (void)
{
  RtGrid givens = grid_of (puzzle);
  RtPosition position;

  rt_position_init (&position, &givens);
  return position;
}

static void
assert_cell (const RtScene *scene, int cell, int digit, RtRole role)
{
  g_assert_cmpint (scene->cells[cell].digit, ==, digit);
  g_assert_cmpint (scene->cells[cell].role, ==, role);
}

/* Only digits are framed; any cell is marked. */
static void
test_verdict_is_marked (void)
{
  RtPosition position = start ();
  RtScene scene;

  rt_compose_play (&scene, &position, RT_CELLS_NONE);
  rt_compose_verdict (&scene, rt_cells_of (2), rt_cells_or (rt_cells_of (0), rt_cells_of (2)),
                      rt_cells_or (rt_cells_of (1), rt_cells_of (3)));
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    g_assert_cmpint (scene.cells[cell].wrong, ==, cell == 2);
    g_assert_cmpint (scene.cells[cell].involved, ==, cell == 0);
    g_assert_cmpint (scene.cells[cell].marked, ==, cell == 1 || cell == 3);
  }
}

/* A cell that was not read, but has a digit now, needs no mark. */
static void
test_unread_is_marked (void)
{
  RtPosition position = start ();
  RtScene scene;

  rt_compose_play (&scene, &position, RT_CELLS_NONE);
  rt_compose_unread (&scene, rt_cells_or (rt_cells_of (0), rt_cells_of (2)));
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_assert_cmpint (scene.cells[cell].unread, ==, cell == 2);
}

static void
test_play_tells_roles_apart (void)
{
  RtPosition position = start ();
  RtScene scene;

  rt_position_enter (&position, 2, 4, false);
  rt_position_enter (&position, 3, 6, true);
  position.marks[5] = rt_digits_of (2) | rt_digits_of (8);
  position.colours[5] = 3;
  rt_compose_play (&scene, &position, rt_cells_or (rt_cells_of (0), rt_cells_of (2)));

  assert_cell (&scene, 0, 5, RT_ROLE_GIVEN);
  assert_cell (&scene, 2, 4, RT_ROLE_ENTERED);
  assert_cell (&scene, 3, 6, RT_ROLE_FOUND);
  assert_cell (&scene, 5, 0, RT_ROLE_NONE);
  g_assert_cmpint (scene.cells[5].marks, ==, rt_digits_of (2) | rt_digits_of (8));
  g_assert_cmpint (scene.cells[5].colour, ==, 3);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    g_assert_cmpint (scene.cells[cell].conflict, ==, cell == 0 || cell == 2);
    g_assert_false (scene.cells[cell].current);
    g_assert_false (scene.cells[cell].refusing);
  }
}

static void
test_answer_fills_only_empty_cells (void)
{
  RtPosition position = start ();
  RtGrid solution = grid_of (solved);
  RtScene scene;

  rt_position_enter (&position, 2, 4, false);
  position.marks[5] = RT_DIGITS_ALL;
  rt_compose_answer (&scene, &position, &solution);

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    RtRole role = position.givens.digit[cell] ? RT_ROLE_GIVEN
                  : cell == 2                 ? RT_ROLE_ENTERED
                                              : RT_ROLE_FOUND;

    assert_cell (&scene, cell, solution.digit[cell], role);
    g_assert_cmpint (scene.cells[cell].marks, ==, RT_DIGITS_NONE);
  }
}

static RtCursor *
cursor_of (const char *text)
{
  RtGrid givens = grid_of (text);
  g_autoptr (RtTrace) trace = rt_trace_new (rt_searches[0], &givens);
  RtCursor *cursor = rt_cursor_new (trace);

  rt_trace_run (trace, NULL);
  return cursor;
}

/* At every step, givens and tried digits have their roles, and only the cell of the step is
 * highlighted. */
static void
test_search_shows_each_step (void)
{
  g_autoptr (RtCursor) cursor = cursor_of (puzzle);
  RtGrid givens = grid_of (puzzle);
  int placed = 0, taken_back = 0;
  RtScene scene;

  do {
    const RtEvent *event = rt_cursor_event (cursor);
    const RtGrid *grid = rt_cursor_grid (cursor);
    bool place = event->kind == RT_EVENT_PLACE, takes_back = event->kind == RT_EVENT_TAKE_BACK;

    rt_compose_search (&scene, cursor, -1);
    for (int cell = 0; cell < RT_N_CELLS; cell++) {
      bool its = (place || takes_back) && cell == event->cell;

      g_assert_cmpint (scene.cells[cell].current, ==, its);
      if (its && takes_back)
        assert_cell (&scene, cell, event->digit, RT_ROLE_TAKEN_BACK);
      else if (givens.digit[cell])
        assert_cell (&scene, cell, givens.digit[cell], RT_ROLE_GIVEN);
      else if (!grid->digit[cell])
        assert_cell (&scene, cell, 0, RT_ROLE_NONE);
      else
        assert_cell (&scene, cell, grid->digit[cell],
                     event->status == RT_STATUS_SOLVED ? RT_ROLE_FOUND : RT_ROLE_TRYING);
    }
    placed += place;
    taken_back += takes_back;
  } while (rt_cursor_next (cursor));
  g_assert_cmpint (placed, >, 51);
  g_assert_cmpint (placed - taken_back, ==, 51);
}

static void
test_search_shows_a_contradiction (void)
{
  RtCursor *cursor =
    cursor_of (".5......5........................................................................");
  RtScene scene;

  rt_cursor_seek (cursor, 1);
  rt_compose_search (&scene, cursor, -1);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    g_assert_cmpint (scene.cells[cell].conflict, ==, cell == 1 || cell == 8);
    g_assert_false (scene.cells[cell].current);
  }
  rt_cursor_free (cursor);
}

/* A scene is compared as bytes: what was in it before must not shine through. */
static void
test_every_scene_is_written_whole (void)
{
  RtPosition position = start ();
  RtGrid solution = grid_of (solved);
  g_autoptr (RtCursor) cursor = cursor_of (puzzle);
  RtScene clean, dirty;

  memset (&clean, 0, sizeof clean);
  memset (&dirty, 0xff, sizeof dirty);
  rt_compose_play (&clean, &position, RT_CELLS_NONE);
  rt_compose_play (&dirty, &position, RT_CELLS_NONE);
  g_assert_cmpmem (&clean, sizeof clean, &dirty, sizeof dirty);
  memset (&dirty, 0xff, sizeof dirty);
  rt_compose_answer (&clean, &position, &solution);
  rt_compose_answer (&dirty, &position, &solution);
  g_assert_cmpmem (&clean, sizeof clean, &dirty, sizeof dirty);
  memset (&dirty, 0xff, sizeof dirty);
  rt_compose_search (&clean, cursor, -1);
  rt_compose_search (&dirty, cursor, -1);
  g_assert_cmpmem (&clean, sizeof clean, &dirty, sizeof dirty);
}

/* In every step of a search, each look shows the grid as it was then, and what it is about. */
static void
test_looks_stand_in_their_grid (void)
{
  g_autoptr (RtCursor) cursor = cursor_of (puzzle);
  RtScene scene;
  int n_refused = 0;

  for (int step = 0; step < 500 && rt_cursor_next (cursor); step++) {
    const RtDetail *detail = rt_cursor_detail (cursor);

    for (uint32_t i = 0; i < detail->n; i++) {
      const RtLook look = detail->looks[i];

      rt_compose_search (&scene, cursor, (int) i);
      for (int cell = 0; cell < RT_N_CELLS; cell++)
        if (scene.cells[cell].role != RT_ROLE_TESTED)
          g_assert_cmpint (scene.cells[cell].digit, ==,
                           rt_cursor_grid_at (cursor, (int) i)->digit[cell]);
      if (look.kind == RT_LOOK_REFUSE) {
        n_refused++;
        assert_cell (&scene, look.cell, look.digit, RT_ROLE_TESTED);
        g_assert_true (scene.cells[look.at].refusing);
        g_assert_cmpint (scene.cells[look.at].digit, ==, look.digit);
        g_assert_true (scene.cells[look.at].in_house);
      }
    }
  }
  g_assert_cmpint (n_refused, >, 100);
}

/* Ten times as often is always so much hotter; written once is the coldest there is. */
static void
test_heat_is_logarithmic (void)
{
  uint64_t heat[RT_N_CELLS] = { 0, 1, 10, 100, 1000, 10000, 100000000 };
  RtPosition position = start ();
  RtScene scene, before;

  rt_compose_play (&scene, &position, RT_CELLS_NONE);
  before = scene;
  rt_compose_heat (&scene, heat);
  g_assert_cmpint (scene.cells[0].heat, ==, 0);
  g_assert_cmpint (scene.cells[1].heat, ==, 1);
  for (int cell = 2; cell <= 5; cell++)
    g_assert_cmpint (ABS (scene.cells[cell].heat - scene.cells[cell - 1].heat - 254 / 8), <=, 1);
  g_assert_cmpint (scene.cells[6].heat, ==, 255);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    g_assert_cmpuint (scene.cells[cell].written, ==, heat[cell]);
    scene.cells[cell].heat = 0;
    scene.cells[cell].written = 0;
  }
  g_assert_cmpmem (&scene, sizeof scene, &before, sizeof before);
}

/* A search that never turned back is not hot anywhere. */
static void
test_heat_needs_a_second_time (void)
{
  uint64_t heat[RT_N_CELLS] = { [3] = 1, [80] = 1 };
  RtScene scene = { 0 };

  rt_compose_heat (&scene, heat);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_assert_cmpint (scene.cells[cell].heat, ==, cell == 3 || cell == 80);
  heat[3] = UINT64_MAX;
  rt_compose_heat (&scene, heat);
  g_assert_cmpint (scene.cells[3].heat, ==, 255);
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/compose", test_play_tells_roles_apart, test_verdict_is_marked,
                    test_unread_is_marked, test_answer_fills_only_empty_cells,
                    test_looks_stand_in_their_grid, test_search_shows_each_step,
                    test_search_shows_a_contradiction, test_every_scene_is_written_whole,
                    test_heat_is_logarithmic, test_heat_needs_a_second_time);
}
