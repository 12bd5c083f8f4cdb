/* test-desk-anything.c - whatever is asked of a desk in whatever order: what it tells of itself is
 * true, and what has changed was told. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/desk/desk.h"

#include "common/puzzles.h"
#include "document/desks.h"

#include <string.h>

#define CALLS 500

/* What is asked */

static void
enter (RtDesk *desk)
{
  rt_document_enter (rt_desk_document (desk), rt_cells_of (g_test_rand_int_range (0, RT_N_CELLS)),
                     g_test_rand_int_range (0, 10));
}

static void
mark (RtDesk *desk)
{
  rt_desk_mark (desk, rt_cells_of (g_test_rand_int_range (0, RT_N_CELLS)));
}

static void
look_anywhere (RtDesk *desk)
{
  rt_desk_look_at (desk, (guint64) g_test_rand_int_range (0, 10000));
}

static void
find_any_change (RtDesk *desk)
{
  rt_desk_find_change (desk, g_test_rand_bit () ? RT_FORWARD : RT_BACKWARD,
                       g_test_rand_int_range (0, RT_N_CELLS));
}

static void
toggle_any_breakpoint (RtDesk *desk)
{
  rt_desk_toggle_breakpoint (desk, g_test_rand_int_range (0, RT_N_CELLS));
}

static void
choose_search (RtDesk *desk)
{
  rt_desk_set_search (desk, rt_searches[g_test_rand_int_range (0, 4)]);
}

static void
choose_result (RtDesk *desk)
{
  rt_desk_set_result (desk, g_test_rand_bit () ? RT_RESULT_FILL : RT_RESULT_ANIMATE);
}

static void
toggle_heat (RtDesk *desk)
{
  g_object_set (desk, "heat", g_test_rand_bit (), NULL);
}

static void
look_for_path (RtDesk *desk)
{
  rt_reasoning_look_for (rt_desk_reasoning (desk), RT_STEPS_PATH);
}

static void
wait_a_while (RtDesk *desk)
{
  gint64 end = g_get_monotonic_time () + 10 * G_TIME_SPAN_MILLISECOND;

  while (g_get_monotonic_time () < end) {
    rt_desk_tick (desk, g_get_monotonic_time ());
    let_all_come ();
  }
}

static void (*const anything[]) (RtDesk *desk) = {
  rt_desk_undo, rt_desk_undo, rt_desk_redo, rt_desk_lock_givens, rt_desk_unlock_givens,
  rt_desk_fill_marks, rt_desk_restart, rt_desk_restart, rt_desk_solve, rt_desk_solve,
  rt_desk_solve, rt_desk_leave, rt_desk_hint, rt_desk_hint, rt_desk_fill_singles,
  rt_desk_to_search, rt_desk_play, rt_desk_step_back, rt_desk_step_forward, rt_desk_part_back,
  rt_desk_part_forward, rt_desk_to_start, rt_desk_to_end, rt_desk_slower, rt_desk_faster,
  rt_desk_next_solution, rt_desk_previous_solution, rt_desk_next_dead_end,
  rt_desk_previous_dead_end, rt_desk_next_return, rt_desk_step_out, rt_desk_next_greatest,
  enter, mark, look_anywhere, find_any_change, toggle_any_breakpoint, choose_search,
  choose_result, toggle_heat, look_for_path, look_for_path, wait_a_while, wait_a_while,
  wait_a_while, wait_a_while,
};

/* What is seen, and told */

/* What can be seen of a desk. */
typedef struct {
  RtPosition position;
  bool can_undo, can_redo, shows_heat, playing;
  RtCells marked;
  RtSolvingState state;
  RtShowing showing;
  RtTrace *trace;
  const RtSearch *search;
  RtReasoningState logic;
  GPtrArray *steps;
  int place, breakpoint;
} Seen;

static void
see (RtDesk *desk, Seen *seen)
{
  memset (seen, 0, sizeof *seen);
  seen->position = *rt_document_position (rt_desk_document (desk));
  seen->can_undo = rt_desk_can_undo (desk);
  seen->can_redo = rt_desk_can_redo (desk);
  seen->shows_heat = rt_desk_shows_heat (desk);
  seen->playing = rt_player_playing (path_of (desk));
  seen->marked = rt_desk_marked (desk);
  seen->state = rt_solving_state (rt_desk_solving (desk));
  seen->showing = rt_solving_showing (rt_desk_solving (desk));
  seen->trace = rt_solving_trace (rt_desk_solving (desk));
  seen->search = rt_desk_search (desk);
  seen->logic = rt_reasoning_state (rt_desk_reasoning (desk));
  seen->steps = rt_reasoning_steps (rt_desk_reasoning (desk));
  seen->place = rt_reasoning_place (rt_desk_reasoning (desk));
  seen->breakpoint = rt_player_breakpoint (rt_desk_player (desk));
}

/* What is another thing now was told. */
static void
check_told (const Seen *a, const Seen *b, guint told)
{
  bool moved = !rt_position_equal (&a->position, &b->position);

  if (moved)
    g_assert_cmphex (told & RT_DESK_POSITION, !=, 0);
  if (moved || a->can_undo != b->can_undo || a->can_redo != b->can_redo)
    g_assert_cmphex (told & RT_DESK_DOCUMENT, !=, 0);
  if (a->state != b->state || a->showing != b->showing || a->trace != b->trace ||
      a->search != b->search)
    g_assert_cmphex (told & RT_DESK_SEARCH, !=, 0);
  if (a->logic != b->logic || a->steps != b->steps || a->place != b->place)
    g_assert_cmphex (told & RT_DESK_LOGIC, !=, 0);
  if (!rt_cells_equal (a->marked, b->marked) || a->breakpoint != b->breakpoint)
    g_assert_cmphex (told & RT_DESK_SHOWN, !=, 0);
  if (a->shows_heat != b->shows_heat)
    g_assert_cmphex (told & (RT_DESK_SHOWN | RT_DESK_SEARCH | RT_DESK_LOGIC), !=, 0);
  if (a->playing != b->playing)
    g_assert_cmphex (told & RT_DESK_PLAYING, !=, 0);
}

/* What always holds. */
static void
check (RtDesk *desk)
{
  RtDocument *document = rt_desk_document (desk);
  const RtPosition *position = rt_document_position (document);
  RtPlayer *search = rt_desk_player (desk), *path = path_of (desk);
  gboolean heat;

  g_object_get (desk, "heat", &heat, NULL);
  g_assert_true (rt_desk_front (desk) == (rt_desk_has_path (desk) ? path : search));
  g_assert_cmpint (rt_desk_has_path (desk), ==, rt_player_path (path) != NULL);
  g_assert_cmpint (rt_desk_has_trace (desk), ==, rt_player_cursor (search) != NULL);
  g_assert_cmpint (rt_desk_has_steps (desk), ==,
                   rt_desk_has_trace (desk) || rt_desk_has_path (desk));
  g_assert_true (!rt_desk_has_path (desk) || logic_is_on (desk));
  g_assert_false (logic_is_on (desk) && rt_player_playing (search)); /* it waits */
  g_assert_cmpint (rt_desk_is_moving (desk), ==,
                   rt_solving_state (rt_desk_solving (desk)) == RT_SOLVING_RUNNING ||
                     rt_player_playing (search) || rt_player_playing (path));
  g_assert_cmpint (rt_desk_shows_heat (desk), ==,
                   heat && rt_desk_has_trace (desk) && !logic_is_on (desk));
  g_assert_cmpint (rt_desk_can_undo (desk), ==, rt_document_can_undo (document));
  g_assert_cmpint (rt_desk_can_redo (desk), ==, rt_document_can_redo (document));
  g_assert_cmpint (rt_desk_has_work (desk), ==, rt_document_is_modified (document));
  g_assert_cmpint (rt_desk_has_givens (desk), ==,
                   rt_cells_count (rt_grid_filled (&position->givens)) > 0);
  g_assert_cmpint (rt_desk_has_entries (desk), ==,
                   rt_cells_count (rt_grid_filled (&position->entries)) > 0);
  g_assert_true (rt_desk_has_search (desk));
}

/* After an edit nothing is MARKED but what may be wrong, where that has been found out meanwhile. */
static void
check_marks (RtDesk *desk, RtCells marked)
{
  const RtRepair *best = rt_slips_best (rt_desk_slips (desk));

  g_assert_true (rt_cells_is_empty (marked) || (best && rt_cells_equal (marked, best->cells)));
}

static void
test_anything (gconstpointer puzzle)
{
  RtDesk *desk = desk_of (puzzle);
  Seen before, after;
  Told told;

  listen (desk, &told);
  for (int i = 0; i < CALLS; i++) {
    see (desk, &before);
    told = (Told) { 0 };
    anything[g_test_rand_int_range (0, G_N_ELEMENTS (anything))](desk);
    check (desk);
    see (desk, &after);
    check_told (&before, &after, all_told (&told));
    if (!rt_position_equal (&before.position, &after.position))
      check_marks (desk, after.marked);
  }
  close_desk (desk);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/desk-anything/one-solution", EASY, test_anything);
  g_test_add_data_func ("/desk-anything/several-solutions", SEVERAL, test_anything);
  g_test_add_data_func ("/desk-anything/empty-grid", EMPTY, test_anything);
  return g_test_run ();
}
