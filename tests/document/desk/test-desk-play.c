/* test-desk-play.c - what a person asks of a desk: search and logic never fight over the grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/desk/desk.h"

#include "common/puzzles.h"
#include "document/desks.h"
#include "engine/fast/fast.h"

#define STEP 1234 /* in the midst of a search on EASY */

static guint64
place_of (RtDesk *desk)
{
  return rt_player_position (rt_desk_player (desk));
}

/* A search on EASY that plays from STEP on, too slowly to come on; nobody has seen its solution. */
static RtDesk *
playing_desk (void)
{
  RtDesk *desk = desk_of (EASY);

  rt_desk_set_result (desk, RT_RESULT_ANIMATE);
  rt_player_set_speed (rt_desk_player (desk), RT_SPEED_MIN);
  solve (desk);
  rt_desk_look_at (desk, STEP);
  g_assert_true (rt_player_playing (rt_desk_player (desk)));
  return desk;
}

static void
assert_grid (RtDesk *desk, const char *expected)
{
  RtGrid grid;
  char text[RT_N_CELLS + 1];

  rt_position_grid (rt_document_position (rt_desk_document (desk)), &grid);
  g_assert_cmpstr (rt_grid_print (&grid, text), ==, expected);
}

/* Pointing at a branch tells it on the card and shows its grid, but moves nothing; not while the search plays, nor
 * while a hint is shown. */
static void
test_looks_at_branches (void)
{
  RtDesk *desk = desk_of (EASY);
  const RtMoment *moment;
  guint64 place;
  RtTree *tree;
  Told told;

  solve (desk);
  rt_desk_look_at (desk, STEP);
  place = place_of (desk);
  tree = rt_tree_new (rt_solving_trace (rt_desk_solving (desk)), 1, STEP, 20, NULL);
  for (size_t i = 0; i < tree->n; i++) {
    const RtBranch *branch = &tree->branches[i];
    RtCursor *cursor;

    rt_desk_look_at_branch (desk, branch);
    moment = rt_desk_moment (desk);
    cursor = rt_desk_looked_at (desk);
    g_assert_cmpint (moment->kind, ==, RT_MOMENT_BRANCH);
    g_assert_cmpuint (moment->branch.first, ==, branch->first);
    g_assert_cmpuint (moment->step, ==, place);
    g_assert_cmpuint (rt_cursor_position (cursor), ==, branch->first);
    g_assert_cmpint (rt_cursor_grid (cursor)->digit[branch->cell], ==, branch->digit);
    g_assert_cmpuint (place_of (desk), ==, place);
  }
  g_assert_cmpuint (tree->n, >, 3);
  rt_desk_play (desk);
  g_assert_null (rt_desk_looked_at (desk));
  rt_desk_play (desk);
  g_assert_nonnull (rt_desk_looked_at (desk));
  rt_desk_hint (desk);
  g_assert_null (rt_desk_looked_at (desk));
  rt_desk_to_search (desk);
  listen (desk, &told);
  rt_desk_look_at_branch (desk, NULL);
  g_assert_null (rt_desk_looked_at (desk));
  g_assert_cmpint (n_told (&told, RT_DESK_SHOWN), ==, 1);
  rt_desk_look_at_branch (desk, NULL);
  g_assert_cmpint (n_told (&told, RT_DESK_SHOWN), ==, 1);
  rt_desk_look_at_branch (desk, &tree->branches[1]);
  rt_desk_leave (desk);
  g_assert_null (rt_desk_looked_at (desk));
  g_assert_cmpint (rt_desk_moment (desk)->kind, ==, RT_MOMENT_NONE);
  rt_tree_free (tree);
  close_desk (desk);
}

static void
await_facts (RtDesk *desk)
{
  rt_desk_flush (desk);
  until (rt_desk_moment (desk)->facts.lost.position == place_of (desk));
}

/* What is lost at a step, and why, is told where the search rests, and no longer than it holds. */
static void
test_facts (void)
{
  RtDesk *desk = desk_of (EASY);
  const RtBranch *turn;
  RtTree *tree;

  solve (desk);
  tree = rt_tree_new (rt_solving_trace (rt_desk_solving (desk)), 1, place_of (desk), 1, NULL);
  turn = rt_tree_wrong_turn (tree);
  rt_desk_look_at (desk, turn->first + 1);
  await_facts (desk);
  g_assert_true (rt_desk_moment (desk)->rests);
  g_assert_cmpuint (rt_desk_moment (desk)->facts.lost.branch.first, ==, turn->first);
  g_assert_false (rt_desk_moment (desk)->shows_why);
  rt_desk_show_why (desk, true);
  g_assert_true (rt_desk_moment (desk)->shows_why);
  g_assert_true (rt_cells_has (rt_desk_moment (desk)->facts.why, turn->cell));
  rt_desk_step_forward (desk);
  rt_desk_flush (desk);
  g_assert_false (rt_desk_moment (desk)->shows_why);
  /* The digit is still there, so the answer is known at once. */
  g_assert_cmpuint (rt_desk_moment (desk)->facts.lost.branch.first, ==, turn->first);
  rt_desk_look_at (desk, turn->last);
  await_facts (desk);
  g_assert_cmpuint (rt_desk_moment (desk)->facts.lost.branch.first, ==, 0);
  g_assert_cmpuint (rt_desk_moment (desk)->facts.undone.first, ==, turn->first);
  g_assert_cmpuint (rt_moment_branch_told (rt_desk_moment (desk)), ==, turn->first);
  /* At a dead end it is not the digit that the search takes back there that matters. */
  for (guint64 step = turn->first + 1; rt_desk_moment (desk)->kind != RT_MOMENT_DEAD_END; step++) {
    rt_desk_look_at (desk, step);
    await_facts (desk);
  }
  until (rt_desk_moment (desk)->facts.undone.first > turn->first);
  g_assert_cmpuint (rt_moment_branch_told (rt_desk_moment (desk)), ==, turn->first);
  rt_desk_look_at (desk, turn->last);
  await_facts (desk);
  rt_player_set_speed (rt_desk_player (desk), RT_SPEED_MIN);
  rt_desk_play (desk);
  rt_desk_flush (desk);
  g_assert_false (rt_desk_moment (desk)->rests);
  rt_tree_free (tree);
  close_desk (desk);
}

/* Returns the first step, from STEP on, at which another digit may be tried, and goes there. */
static guint64
go_to_choice (RtDesk *desk, guint64 step)
{
  do {
    rt_desk_look_at (desk, step++);
    await_facts (desk);
  } while (rt_desk_moment (desk)->can_try == RT_DIGITS_NONE);
  return step - 1;
}

static void
await_what_if (RtDesk *desk)
{
  until (!rt_what_if_is_running (rt_desk_what_if_search (desk)));
  rt_desk_flush (desk);
}

/* "What if" goes on from the step with another digit, as far as the fast solver says; Back returns to the step. The
 * document has nothing of it. */
static void
test_what_if (void)
{
  RtDesk *desk = desk_of (EASY);
  guint64 step = 1;

  rt_desk_set_result (desk, RT_RESULT_ANIMATE);
  rt_player_set_speed (rt_desk_player (desk), RT_SPEED_MIN);
  solve (desk);
  rt_desk_play (desk);
  for (int i = 0; i < 2; i++) {
    RtMoment moment;
    RtGrid grid, solution;
    int digit;

    step = go_to_choice (desk, step + 1);
    moment = *rt_desk_moment (desk);
    digit = rt_digits_first (moment.can_try);
    grid = *rt_cursor_grid (rt_player_cursor (rt_desk_player (desk)));
    grid.digit[moment.cell] = (guint8) digit;
    rt_desk_what_if (desk, digit);
    await_what_if (desk);
    g_assert_true (rt_desk_front (desk) == rt_what_if_player (rt_desk_what_if_search (desk)));
    g_assert_cmpint (rt_desk_moment (desk)->kind, ==, RT_MOMENT_WHAT_IF);
    g_assert_cmpint (rt_desk_moment (desk)->what_if.cell, ==, moment.cell);
    g_assert_cmpint (rt_desk_moment (desk)->what_if.solved, ==, rt_fast_solve (&grid, NULL) > 0);
    g_assert_cmpint (rt_what_if_solution (rt_desk_what_if_search (desk), &solution), ==,
                     rt_desk_moment (desk)->what_if.solved);
    rt_desk_step_back (desk);
    g_assert_cmpint (rt_desk_moment (desk)->kind, !=, RT_MOMENT_WHAT_IF);
    g_assert_true (rt_desk_moment (desk)->what_if.is_on);
    g_assert_cmpuint (place_of (desk), ==, step);
    assert_grid (desk, EASY);
    if (i % 2)
      rt_desk_end_what_if (desk);
    else
      rt_desk_leave (desk);
    g_assert_null (rt_desk_what_if_search (desk));
    g_assert_cmpuint (rt_player_position (rt_desk_front (desk)), ==, step);
    g_assert_false (rt_desk_moment (desk)->what_if.is_on);
  }
  close_desk (desk);
}

/* What is used is in the document, as one step that Undo takes back, together with the search. */
static void
test_use_what_if (void)
{
  RtDesk *desk = desk_of (MANY);
  guint64 step;
  RtGrid solution;

  rt_desk_set_result (desk, RT_RESULT_ANIMATE);
  rt_player_set_speed (rt_desk_player (desk), RT_SPEED_MIN);
  solve (desk);
  rt_desk_play (desk);
  step = go_to_choice (desk, 2);
  rt_desk_what_if (desk, rt_digits_first (rt_desk_moment (desk)->can_try));
  await_what_if (desk);
  g_assert_true (rt_what_if_solution (rt_desk_what_if_search (desk), &solution));
  rt_desk_use_what_if (desk);
  g_assert_null (rt_desk_what_if_search (desk));
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_assert_cmpint (rt_position_digit (rt_document_position (rt_desk_document (desk)), cell), ==,
                     solution.digit[cell]);
  rt_desk_undo (desk);
  assert_grid (desk, MANY);
  until_in (desk, RT_SOLVING_DONE);
  g_assert_cmpuint (place_of (desk), ==, step);
  close_desk (desk);
}

/* The document */

static void
test_undo (void)
{
  RtDesk *desk = desk_of (EASY);

  g_assert_false (rt_desk_can_undo (desk) || rt_desk_can_redo (desk));
  rt_document_enter (rt_desk_document (desk), rt_cells_of (2), 4);
  g_assert_true (rt_desk_can_undo (desk) && !rt_desk_can_redo (desk));
  rt_desk_undo (desk);
  assert_grid (desk, EASY);
  g_assert_true (!rt_desk_can_undo (desk) && rt_desk_can_redo (desk));
  rt_desk_redo (desk);
  assert_grid (desk, "534" EASY_TAIL);
  rt_desk_restart (desk);
  assert_grid (desk, EASY);
  rt_desk_undo (desk);
  assert_grid (desk, "534" EASY_TAIL);
  close_desk (desk);
}

static void
test_givens (void)
{
  RtDesk *desk = desk_of (EASY);
  const RtPosition *position;

  g_assert_true (rt_desk_has_givens (desk) && !rt_desk_has_entries (desk));
  g_assert_false (rt_desk_has_file (desk));
  rt_desk_unlock_givens (desk);
  g_assert_true (!rt_desk_has_givens (desk) && rt_desk_has_entries (desk));
  rt_desk_lock_givens (desk);
  g_assert_true (rt_desk_has_givens (desk) && !rt_desk_has_entries (desk));
  rt_desk_fill_marks (desk);
  position = rt_document_position (rt_desk_document (desk));
  g_assert_cmpuint (position->marks[2], ==,
                    rt_digits_of (1) | rt_digits_of (2) | rt_digits_of (4));
  assert_grid (desk, EASY);
  close_desk (desk);
}

static void
test_fill_singles (void)
{
  RtDesk *desk = desk_of (EASY);

  rt_desk_hint (desk);
  rt_desk_fill_singles (desk);
  assert_grid (desk, SOLVED);
  g_assert_false (logic_is_on (desk));
  rt_desk_undo (desk);
  assert_grid (desk, EASY);
  close_desk (desk);
}

/* An edit puts the search away, Undo brings it back to where it was: each time, and only then. */
static void
test_undo_brings_search_back (void)
{
  RtDesk *desk = playing_desk ();

  for (int i = 0; i < 2; i++) {
    if (i == 0)
      rt_document_enter (rt_desk_document (desk), rt_cells_of (2), 4);
    else
      rt_desk_redo (desk);
    g_assert_false (rt_desk_has_trace (desk));
    assert_grid (desk, "534" EASY_TAIL);
    rt_document_enter (rt_desk_document (desk), rt_cells_of (3), 6);
    rt_desk_undo (desk);
    until_settled (desk);
    g_assert_false (rt_desk_has_trace (desk));
    rt_desk_undo (desk);
    until_in (desk, RT_SOLVING_DONE);
    g_assert_cmpuint (place_of (desk), ==, STEP);
    g_assert_cmpint (rt_solving_showing (rt_desk_solving (desk)), ==, RT_SHOWING_SEARCH);
    g_assert_false (rt_player_playing (rt_desk_player (desk)));
    g_assert_true (rt_desk_can_redo (desk));
  }
  rt_desk_leave (desk);
  rt_document_enter (rt_desk_document (desk), rt_cells_of (2), 4);
  rt_desk_undo (desk);
  until_settled (desk);
  g_assert_false (rt_desk_has_trace (desk));
  close_desk (desk);
}

/* All that is to come back. */
typedef struct {
  RtPosition position;
  RtSolvingState state;
  RtShowing showing;
  guint64 place, length;
} Search;

static Search
look_at_search (RtDesk *desk)
{
  return (Search) { *rt_document_position (rt_desk_document (desk)), state_of (desk),
                    rt_solving_showing (rt_desk_solving (desk)), place_of (desk),
                    rt_player_length (rt_desk_player (desk)) };
}

/* The search is again as it was BEFORE, or will be. */
static void
assert_back (RtDesk *desk, const Search *before)
{
  Search now;

  until_in (desk, before->state);
  now = look_at_search (desk);
  g_assert_true (rt_position_equal (&now.position, &before->position));
  g_assert_cmpint (now.showing, ==, before->showing);
  g_assert_cmpuint (now.place, ==, before->place);
  g_assert_cmpuint (now.length, ==, before->length);
}

static void
fill (RtDesk *desk)
{
  solve (desk);
}

static void
look_back (RtDesk *desk)
{
  solve (desk);
  rt_desk_look_at (desk, STEP);
}

/* The grid has the answer, which the search has not. */
static void
stop (RtDesk *desk)
{
  rt_desk_solve (desk);
  until_drawn (desk, rt_solving_showing (rt_desk_solving (desk)) == RT_SHOWING_ANSWER);
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_STOPPED);
}

static void
stop_and_look_back (RtDesk *desk)
{
  stop (desk);
  rt_desk_look_at (desk, STEP);
}

/* The grid never had the answer. */
static void
stop_playing (RtDesk *desk)
{
  rt_desk_set_result (desk, RT_RESULT_ANIMATE);
  rt_desk_solve (desk);
  until_drawn (desk, rt_player_length (rt_desk_player (desk)) > STEP);
  rt_desk_look_at (desk, STEP);
  rt_solving_play (rt_desk_solving (desk), false);
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_STOPPED);
}

static const struct {
  const char *puzzle;
  void (*search) (RtDesk *desk);
} searches[] = {
  { EASY, fill }, { EASY, look_back }, { LONG, stop }, { LONG, stop_and_look_back },
  { LONG, stop_playing },
};

/* Undo takes a search back together with what it wrote, or leaves it; Redo brings both back. Neither waits
 * for the other. */
static void
test_undo_and_redo_of_search (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (searches); i++) {
    RtDesk *desk = desk_of (searches[i].puzzle);
    Search before;

    rt_document_edit (rt_desk_document (desk), RT_EDIT_MARK, rt_cells_of (2), 4, false);
    searches[i].search (desk);
    before = look_at_search (desk);
    rt_desk_undo (desk);
    g_assert_false (rt_desk_has_trace (desk));
    rt_desk_redo (desk);
    assert_back (desk, &before);
    for (int times = 0; times < 3; times++) {
      rt_desk_undo (desk);
      rt_desk_redo (desk);
    }
    assert_back (desk, &before);
    close_desk (desk);
  }
}

/* Leaving a search is an undo step, whether or not anything of it stood in the grid. */
static void
test_leave_is_undone (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (searches); i++) {
    RtDesk *desk = desk_of (searches[i].puzzle);
    Search before;

    searches[i].search (desk);
    before = look_at_search (desk);
    for (int times = 0; times < 2; times++) {
      if (times == 0)
        rt_desk_leave (desk);
      else
        rt_desk_redo (desk);
      g_assert_false (rt_desk_has_trace (desk));
      assert_grid (desk, searches[i].puzzle);
      g_assert_false (rt_document_is_modified (rt_desk_document (desk)));
      g_assert_cmpstr (rt_document_undo_label (rt_desk_document (desk)), ==, "Leave the Search");
      rt_desk_undo (desk);
      assert_back (desk, &before);
    }
    close_desk (desk);
  }
}

/* So it does where the solution stands in the grid; what the solution did is undone after that. */
static void
test_undo_brings_solution_back (void)
{
  RtDesk *desk = desk_of (EASY);

  solve (desk);
  rt_document_enter (rt_desk_document (desk), rt_cells_of (2), 1);
  g_assert_false (rt_desk_has_trace (desk));
  rt_desk_undo (desk);
  until_in (desk, RT_SOLVING_DONE);
  assert_grid (desk, SOLVED);
  g_assert_true (rt_desk_can_redo (desk));
  rt_desk_undo (desk);
  until_settled (desk);
  assert_grid (desk, EASY);
  g_assert_false (rt_desk_has_trace (desk));
  close_desk (desk);
}

/* A digit and a pencil mark of the person; the position with both. */
static RtPosition
begin_by_hand (RtDocument *document)
{
  rt_document_enter (document, rt_cells_of (2), 4);
  rt_document_edit (document, RT_EDIT_MARK, rt_cells_of (3), 6, false);
  return *rt_document_position (document);
}

/* Leaving a search that filled the grid leaves the grid as it was before, marks and all; Undo brings
 * both back. */
static void
test_leave_solution (void)
{
  RtDesk *desk = desk_of (EASY);
  RtDocument *document = rt_desk_document (desk);
  RtPosition before;

  before = begin_by_hand (document);
  solve (desk);
  assert_grid (desk, SOLVED);
  rt_desk_leave (desk);
  g_assert_false (rt_desk_has_trace (desk));
  g_assert_true (rt_position_equal (rt_document_position (document), &before));
  rt_desk_leave (desk);
  g_assert_true (rt_position_equal (rt_document_position (document), &before));
  rt_desk_undo (desk);
  until_in (desk, RT_SOLVING_DONE);
  assert_grid (desk, SOLVED);
  rt_desk_leave (desk);
  g_assert_true (rt_position_equal (rt_document_position (document), &before));
  close_desk (desk);
}

/* So it does where digits that nobody had locked became givens; and what was found before stays found,
 * and goes with it. */
static void
test_leave_solution_of_own (void)
{
  RtDesk *desk = desk_of (EASY);
  RtDocument *document = rt_desk_document (desk);
  RtPosition before;

  rt_desk_unlock_givens (desk);
  before = *rt_document_position (document);
  solve (desk);
  g_assert_true (rt_desk_has_givens (desk));
  rt_desk_leave (desk);
  g_assert_true (rt_position_equal (rt_document_position (document), &before));

  solve (desk);
  rt_document_clear (document, rt_cells_of (2));
  solve (desk);
  rt_desk_leave (desk);
  assert_grid (desk, EASY);
  close_desk (desk);
}

/* An edit over a step that is looked at begins with what the person had, marks and all; both are one undo
 * step. */
static void
test_edit_over_solution (void)
{
  RtDesk *desk = desk_of (EASY);
  RtDocument *document = rt_desk_document (desk);
  RtPosition own;

  own = begin_by_hand (document);
  solve (desk);
  rt_desk_look_at (desk, 17);
  rt_desk_write (desk, RT_EDIT_ENTER, rt_cells_of (6), 9);
  rt_position_enter (&own, 6, 9, false);
  g_assert_true (rt_position_equal (rt_document_position (document), &own));
  rt_desk_undo (desk);
  assert_grid (desk, SOLVED);
  close_desk (desk);
}

/* While the answer is not on the grid yet, nothing is taken off: pencil marks that were made last stay. */
static void
test_leave_without_solution (void)
{
  RtDesk *desk = desk_of (EASY);
  RtDocument *document = rt_desk_document (desk);
  RtPosition before;

  before = begin_by_hand (document);
  rt_desk_set_result (desk, RT_RESULT_ANIMATE);
  solve (desk);
  g_assert_true (rt_position_equal (rt_document_position (document), &before));
  while (rt_desk_has_trace (desk))
    rt_desk_leave (desk); /* it plays, at first */
  g_assert_true (rt_position_equal (rt_document_position (document), &before));
  close_desk (desk);
}

/* A position that another one took the place of has no search to bring back. */
static void
test_undo_of_other_edit (void)
{
  RtDesk *desk = desk_of (EASY);
  RtDocument *document = rt_desk_document (desk);

  rt_document_enter (document, rt_cells_of (2), 4);
  rt_desk_set_result (desk, RT_RESULT_ANIMATE);
  solve (desk);
  rt_desk_look_at (desk, 1);
  rt_document_enter (document, rt_cells_of (3), 6);
  g_assert_false (rt_desk_has_trace (desk));
  rt_desk_undo (desk);
  until_in (desk, RT_SOLVING_DONE);
  rt_desk_undo (desk);
  rt_document_enter (document, rt_cells_of (2), 1);
  rt_document_enter (document, rt_cells_of (3), 6);
  rt_desk_undo (desk);
  until_settled (desk);
  g_assert_false (rt_desk_has_trace (desk));
  close_desk (desk);
}

/* Search and logic */

static void
test_solve_starts_and_stops (void)
{
  RtDesk *desk = desk_of (LONG);
  RtTrace *trace;

  rt_desk_set_search (desk, rt_searches[0]);
  rt_desk_set_result (desk, RT_RESULT_ANIMATE);
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_RUNNING);
  trace = rt_solving_trace (rt_desk_solving (desk));
  g_assert_true (rt_trace_search (trace) == rt_searches[0]);
  g_assert_true (rt_player_playing (rt_desk_player (desk)));
  g_assert_true (rt_desk_has_trace (desk) && rt_desk_has_steps (desk));
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_STOPPED);
  rt_desk_solve (desk);
  g_assert_cmpint (state_of (desk), ==, RT_SOLVING_RUNNING);
  g_assert_true (rt_solving_trace (rt_desk_solving (desk)) == trace); /* it goes on */
  close_desk (desk);
}

/* A hint has the search wait behind it, paused; put away, the search is in front once more. */
static void
test_hint_before_search (void)
{
  RtDesk *desk = playing_desk ();

  rt_desk_hint (desk);
  until_settled (desk);
  g_assert_cmpint (rt_reasoning_state (rt_desk_reasoning (desk)), ==, RT_REASONING_STEP);
  g_assert_false (rt_player_playing (rt_desk_player (desk)));
  g_assert_true (rt_desk_has_trace (desk) && !rt_desk_has_path (desk));
  g_assert_true (rt_desk_front (desk) == rt_desk_player (desk));
  rt_desk_to_search (desk);
  g_assert_false (logic_is_on (desk));
  g_assert_cmpuint (place_of (desk), ==, STEP);
  g_assert_cmpint (rt_solving_showing (rt_desk_solving (desk)), ==, RT_SHOWING_SEARCH);
  close_desk (desk);
}

static void
test_path_before_search (void)
{
  RtDesk *desk = playing_desk ();

  show_path (desk);
  g_assert_false (rt_player_playing (rt_desk_player (desk)));
  g_assert_true (rt_desk_has_trace (desk) && rt_desk_has_path (desk));
  g_assert_true (rt_desk_front (desk) == path_of (desk));
  rt_desk_play (desk);
  g_assert_true (rt_player_playing (path_of (desk)));
  g_assert_false (rt_player_playing (rt_desk_player (desk)));
  rt_desk_to_search (desk);
  g_assert_false (rt_player_playing (path_of (desk)) || rt_desk_has_path (desk));
  g_assert_true (rt_desk_front (desk) == rt_desk_player (desk));
  close_desk (desk);
}

/* A search that would fill the grid in behind a hint is stopped, and waits; one that was only asked for is
 * put away. */
static void
test_hint_before_answer (void)
{
  RtDesk *desk = desk_of (LONG);

  rt_desk_solve (desk);
  until_drawn (desk, place_of (desk) > STEP);
  rt_desk_hint (desk);
  until_settled (desk);
  g_assert_true (logic_is_on (desk));
  g_assert_cmpint (state_of (desk), ==, RT_SOLVING_STOPPED);
  assert_grid (desk, LONG);
  rt_desk_to_search (desk);
  g_assert_cmpint (rt_solving_showing (rt_desk_solving (desk)), ==, RT_SHOWING_SEARCH);
  g_assert_cmpuint (place_of (desk), >, STEP);
  close_desk (desk);

  desk = desk_of (LONG);
  rt_desk_solve (desk);
  rt_desk_hint (desk);
  until_settled (desk);
  let_all_come ();
  g_assert_true (logic_is_on (desk));
  g_assert_false (rt_desk_has_trace (desk));
  assert_grid (desk, LONG);
  close_desk (desk);
}

/* Nor does one that goes on to a solution which nobody has seen yet. */
static void
test_hint_before_next_solution (void)
{
  RtDesk *desk = desk_of (LONG);

  rt_desk_set_result (desk, RT_RESULT_ANIMATE);
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_RUNNING);
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_STOPPED);
  rt_desk_next_solution (desk);
  g_assert_cmpint (state_of (desk), ==, RT_SOLVING_RUNNING);
  rt_desk_hint (desk);
  until_drawn (desk, state_of (desk) != RT_SOLVING_RUNNING);
  g_assert_true (logic_is_on (desk));
  assert_grid (desk, LONG);
  close_desk (desk);
}

static void
look_at_start (RtDesk *desk)
{
  rt_desk_look_at (desk, 0);
}

static void
find_change (RtDesk *desk)
{
  rt_desk_find_change (desk, RT_BACKWARD, 2);
}

/* All that is asked of the search. */
static const struct {
  const char *name;
  void (*ask) (RtDesk *desk);
  bool of_path; /* where there is one, it is asked of that */
} asked[] = {
  { "to-search", rt_desk_to_search, false },
  { "solve", rt_desk_solve, false },
  { "look-at", look_at_start, true },
  { "play", rt_desk_play, true },
  { "step-back", rt_desk_step_back, true },
  { "step-forward", rt_desk_step_forward, true },
  { "part-back", rt_desk_part_back, true },
  { "part-forward", rt_desk_part_forward, true },
  { "to-start", rt_desk_to_start, true },
  { "to-end", rt_desk_to_end, true },
  { "next-solution", rt_desk_next_solution, false },
  { "previous-solution", rt_desk_previous_solution, false },
  { "next-dead-end", rt_desk_next_dead_end, false },
  { "previous-dead-end", rt_desk_previous_dead_end, false },
  { "next-return", rt_desk_next_return, false },
  { "step-out", rt_desk_step_out, false },
  { "next-greatest", rt_desk_next_greatest, false },
  { "find-change", find_change, false },
};

/* Each of them puts the hint away, and the path, unless it goes through that. */
static void
test_asked_of_search (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  RtDesk *desk = playing_desk ();

  rt_desk_hint (desk);
  g_assert_true (logic_is_on (desk));
  asked[i].ask (desk);
  g_assert_false (logic_is_on (desk));
  close_desk (desk);

  desk = playing_desk ();
  show_path (desk);
  asked[i].ask (desk);
  g_assert_cmpint (logic_is_on (desk), ==, asked[i].of_path);
  g_assert_cmpint (rt_desk_has_path (desk), ==, asked[i].of_path);
  close_desk (desk);
}

/* Where there is no search, nothing happens. */
static void
test_asked_of_nothing (gconstpointer data)
{
  RtDesk *desk = desk_of (SOLVED);

  until_settled (desk);
  asked[GPOINTER_TO_SIZE (data)].ask (desk);
  until_settled (desk);
  g_assert_false (rt_desk_has_path (desk));
  assert_grid (desk, SOLVED);
  close_desk (desk);
}

/* What was asked last is stopped first. */
static void
test_leave_question (void)
{
  RtDesk *desk = desk_of (LONG);

  rt_desk_set_result (desk, RT_RESULT_ANIMATE);
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_RUNNING);
  rt_desk_hint (desk);
  rt_desk_leave (desk);
  g_assert_false (logic_is_on (desk));
  g_assert_cmpint (state_of (desk), ==, RT_SOLVING_RUNNING);
  rt_desk_leave (desk);
  until_in (desk, RT_SOLVING_STOPPED);
  close_desk (desk);
}

/* One thing after another, each only where the one before is done. */
static void
test_leave (void)
{
  RtDesk *desk = desk_of (LONG);

  rt_desk_set_result (desk, RT_RESULT_ANIMATE);
  rt_desk_solve (desk);
  until_in (desk, RT_SOLVING_RUNNING);
  rt_player_set_speed (rt_desk_player (desk), RT_SPEED_MIN);
  rt_desk_look_at (desk, 1);
  show_path (desk);
  rt_player_set_speed (path_of (desk), RT_SPEED_MIN);
  rt_desk_play (desk);
  rt_desk_mark (desk, rt_cells_of (0));
  g_assert_cmpint (state_of (desk), ==, RT_SOLVING_RUNNING);

  rt_desk_leave (desk);
  until_in (desk, RT_SOLVING_STOPPED);
  g_assert_true (rt_player_playing (path_of (desk)));

  rt_desk_leave (desk);
  g_assert_false (rt_player_playing (path_of (desk)));
  g_assert_false (rt_cells_is_empty (rt_desk_marked (desk)));

  rt_desk_leave (desk);
  g_assert_true (rt_cells_is_empty (rt_desk_marked (desk)));
  g_assert_true (rt_desk_has_path (desk));

  rt_desk_leave (desk);
  g_assert_false (logic_is_on (desk));
  g_assert_true (rt_desk_has_trace (desk));

  rt_desk_play (desk);
  rt_desk_leave (desk);
  g_assert_false (rt_player_playing (rt_desk_player (desk)));
  g_assert_true (rt_desk_has_trace (desk));

  rt_desk_leave (desk);
  g_assert_false (rt_desk_has_trace (desk));
  rt_desk_leave (desk);
  assert_grid (desk, LONG);
  close_desk (desk);
}

/* Through what is in front */

/* Goes all ways through the player in front, which has LENGTH steps. */
static void
go_through (RtDesk *desk, guint64 length)
{
  RtPlayer *player = rt_desk_front (desk);
  guint64 part = MAX (1, length / 100);

  g_assert_cmpuint (rt_player_length (player), ==, length);
  rt_desk_to_start (desk);
  g_assert_cmpuint (rt_player_position (player), ==, 0);
  rt_desk_part_back (desk);
  rt_desk_step_back (desk);
  g_assert_cmpuint (rt_player_position (player), ==, 0);
  rt_desk_step_forward (desk);
  g_assert_cmpuint (rt_player_position (player), ==, 1);
  rt_desk_part_forward (desk);
  g_assert_cmpuint (rt_player_position (player), ==, 1 + part);
  rt_desk_step_back (desk);
  g_assert_cmpuint (rt_player_position (player), ==, part);
  rt_desk_part_back (desk);
  g_assert_cmpuint (rt_player_position (player), ==, 0);
  rt_desk_look_at (desk, 5);
  g_assert_cmpuint (rt_player_position (player), ==, 5);

  rt_desk_play (desk);
  g_assert_true (rt_player_playing (player));
  rt_desk_play (desk);
  g_assert_false (rt_player_playing (player));
  rt_desk_play (desk);
  rt_desk_to_end (desk);
  g_assert_false (rt_player_playing (player));
  g_assert_cmpuint (rt_player_position (player), ==, length);
  rt_desk_part_forward (desk);
  g_assert_cmpuint (rt_player_position (player), ==, length);
  rt_desk_play (desk); /* once more, from the start */
  g_assert_cmpuint (rt_player_position (player), ==, 0);
  rt_desk_play (desk);
}

static void
test_through_search (void)
{
  RtDesk *desk = desk_of (EASY);

  solve (desk);
  go_through (desk, 1 + 4208 + 4157);
  close_desk (desk);
}

/* Through the path; the search behind it stays where it is. */
static void
test_through_path (void)
{
  RtDesk *desk = playing_desk ();

  show_path (desk);
  go_through (desk, 51);
  g_assert_cmpuint (place_of (desk), ==, STEP);
  assert_grid (desk, EASY);
  close_desk (desk);
}

/* Search and path have a speed each. */
static void
test_speeds (void)
{
  RtDesk *desk = playing_desk ();
  RtPlayer *search = rt_desk_player (desk), *path = path_of (desk);

  rt_player_set_speed (search, 10);
  rt_player_set_speed (path, 0.5);
  rt_desk_faster (desk);
  g_assert_cmpfloat (rt_player_speed (search), ==, 20);
  rt_desk_slower (desk);
  rt_desk_slower (desk);
  g_assert_cmpfloat (rt_player_speed (search), ==, 5);
  g_assert_cmpfloat (rt_player_speed (path), ==, 0.5);
  show_path (desk);
  rt_desk_faster (desk);
  g_assert_cmpfloat (rt_player_speed (path), ==, 1);
  rt_desk_slower (desk);
  rt_desk_slower (desk);
  g_assert_cmpfloat_with_epsilon (rt_player_speed (path), 0.2, 1e-9);
  g_assert_cmpfloat (rt_player_speed (search), ==, 5);
  close_desk (desk);
}

/* Jumps */

/* Asks for a jump and asserts that it leads to where the trace itself has the step. */
static void
assert_jump (RtDesk *desk, void (*jump) (RtDesk *desk), RtDirection direction, RtFind what,
             int which)
{
  RtTrace *trace = rt_solving_trace (rt_desk_solving (desk));
  uint64_t expected;

  g_assert_true (rt_trace_find (trace, place_of (desk), direction, what, which, NULL, &expected));
  jump (desk);
  until_drawn (desk, place_of (desk) == expected);
}

static int
depth_of (RtDesk *desk)
{
  return (int) rt_cursor_counts (rt_player_cursor (rt_desk_player (desk)))->depth;
}

static void
test_jumps (void)
{
  RtDesk *desk = desk_of (EASY);
  Told told;
  int depth;

  solve (desk);
  listen (desk, &told);
  rt_desk_look_at (desk, 10);
  assert_jump (desk, rt_desk_next_greatest, RT_FORWARD, RT_FIND_GREATEST, 0);
  rt_desk_look_at (desk, STEP);
  assert_jump (desk, rt_desk_next_dead_end, RT_FORWARD, RT_FIND_DEAD_END, 0);
  assert_jump (desk, rt_desk_previous_dead_end, RT_BACKWARD, RT_FIND_DEAD_END, 0);
  assert_jump (desk, find_change, RT_BACKWARD, RT_FIND_CHANGE, 2);
  rt_desk_look_at (desk, STEP);
  assert_jump (desk, rt_desk_next_return, RT_FORWARD, RT_FIND_RETURN, depth_of (desk));
  rt_desk_look_at (desk, STEP);
  depth = depth_of (desk);
  assert_jump (desk, rt_desk_step_out, RT_FORWARD, RT_FIND_RETURN, depth - 1);
  g_assert_cmpint (depth_of (desk), ==, depth - 1);
  g_assert_cmpint (told.not_found, ==, 0);

  rt_desk_to_start (desk);
  rt_desk_previous_dead_end (desk);
  until_drawn (desk, told.not_found);
  g_assert_cmpuint (place_of (desk), ==, 0);
  rt_desk_to_end (desk);
  rt_desk_next_greatest (desk);
  until_drawn (desk, told.not_found == 2);
  g_assert_cmpuint (place_of (desk), ==, rt_player_length (rt_desk_player (desk)));
  close_desk (desk);
}

/* Whoever jumps somewhere wants to look at it. */
static void
test_jumps_pause (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (asked); i++) {
    RtDesk *desk;

    if (asked[i].of_path || asked[i].ask == rt_desk_to_search || asked[i].ask == rt_desk_solve)
      continue;
    desk = playing_desk ();
    asked[i].ask (desk);
    g_assert_false (rt_player_playing (rt_desk_player (desk)));
    close_desk (desk);
  }
}

static void
test_solutions (void)
{
  RtDesk *desk = desk_of (TWO);
  guint64 first;
  Told told;

  listen (desk, &told);
  solve (desk);
  first = place_of (desk);
  rt_desk_next_solution (desk);
  until_in (desk, RT_SOLVING_DONE);
  g_assert_cmpuint (rt_solving_solution (rt_desk_solving (desk)), ==, 2);
  g_assert_cmpint (told.exhausted, ==, 0);
  rt_desk_next_solution (desk);
  until_drawn (desk, told.exhausted && state_of (desk) == RT_SOLVING_DONE);
  g_assert_cmpint (told.exhausted, ==, 1);
  rt_desk_previous_solution (desk);
  until_drawn (desk, place_of (desk) == first);
  rt_desk_previous_solution (desk);
  until_drawn (desk, told.not_found);
  close_desk (desk);
}

static void
test_breakpoint (void)
{
  RtDesk *desk = desk_of (EASY);
  RtPlayer *player = rt_desk_player (desk);
  uint64_t expected;

  solve (desk);
  rt_desk_toggle_breakpoint (desk, 5);
  rt_desk_toggle_breakpoint (desk, 10);
  g_assert_cmpint (rt_player_breakpoint (player), ==, 10);
  g_assert_true (rt_trace_find (rt_solving_trace (rt_desk_solving (desk)), 0, RT_FORWARD,
                                RT_FIND_CHANGE, 10, NULL, &expected));
  rt_player_set_speed (player, RT_SPEED_MAX);
  rt_desk_to_start (desk);
  rt_desk_play (desk);
  until_drawn (desk, !rt_player_playing (player));
  g_assert_cmpuint (rt_player_position (player), ==, expected);
  rt_desk_toggle_breakpoint (desk, 10);
  g_assert_cmpint (rt_player_breakpoint (player), ==, -1);
  close_desk (desk);
}

/* It is a cell of one puzzle: an edit leaves it, another puzzle has its own, Undo brings it back. */
static void
test_breakpoint_of_a_puzzle (void)
{
  RtDesk *desk = desk_of (EASY);
  RtDocument *document = rt_desk_document (desk);
  RtPlayer *player = rt_desk_player (desk);
  g_autoptr (RtPuzzle) other = rt_document_puzzle (document);

  rt_desk_toggle_breakpoint (desk, 10);
  rt_desk_write (desk, RT_EDIT_ENTER, rt_cells_of (2), 1);
  g_assert_cmpint (rt_player_breakpoint (player), ==, 10);
  rt_document_replace (document, other, "Paste");
  g_assert_cmpint (rt_player_breakpoint (player), ==, -1);
  rt_desk_toggle_breakpoint (desk, 20);
  rt_document_renew (document, NULL);
  g_assert_cmpint (rt_player_breakpoint (player), ==, -1);
  rt_desk_undo (desk);
  g_assert_cmpint (rt_player_breakpoint (player), ==, 20);
  rt_desk_undo (desk);
  g_assert_cmpint (rt_player_breakpoint (player), ==, 10);
  rt_desk_undo (desk);
  g_assert_cmpint (rt_player_breakpoint (player), ==, 10);
  rt_desk_toggle_breakpoint (desk, 10);
  rt_desk_redo (desk);
  g_assert_cmpint (rt_player_breakpoint (player), ==, -1);
  rt_desk_redo (desk);
  g_assert_cmpint (rt_player_breakpoint (player), ==, 20);
  close_desk (desk);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk-play/undo", test_undo);
  g_test_add_func ("/desk-play/undo-brings-search-back", test_undo_brings_search_back);
  g_test_add_func ("/desk-play/undo-brings-solution-back", test_undo_brings_solution_back);
  g_test_add_func ("/desk-play/undo-and-redo-of-search", test_undo_and_redo_of_search);
  g_test_add_func ("/desk-play/leave-is-undone", test_leave_is_undone);
  g_test_add_func ("/desk-play/leave-solution", test_leave_solution);
  g_test_add_func ("/desk-play/leave-without-solution", test_leave_without_solution);
  g_test_add_func ("/desk-play/leave-solution-of-own", test_leave_solution_of_own);
  g_test_add_func ("/desk-play/edit-over-solution", test_edit_over_solution);
  g_test_add_func ("/desk-play/undo-of-other-edit", test_undo_of_other_edit);
  g_test_add_func ("/desk-play/givens", test_givens);
  g_test_add_func ("/desk-play/fill-singles", test_fill_singles);
  g_test_add_func ("/desk-play/solve-starts-and-stops", test_solve_starts_and_stops);
  g_test_add_func ("/desk-play/hint-before-search", test_hint_before_search);
  g_test_add_func ("/desk-play/path-before-search", test_path_before_search);
  g_test_add_func ("/desk-play/hint-before-answer", test_hint_before_answer);
  g_test_add_func ("/desk-play/hint-before-next-solution", test_hint_before_next_solution);
  for (gsize i = 0; i < G_N_ELEMENTS (asked); i++) {
    g_autofree char *of_search = g_strconcat ("/desk-play/of-search/", asked[i].name, NULL);
    g_autofree char *of_nothing = g_strconcat ("/desk-play/of-nothing/", asked[i].name, NULL);

    g_test_add_data_func (of_search, GSIZE_TO_POINTER (i), test_asked_of_search);
    g_test_add_data_func (of_nothing, GSIZE_TO_POINTER (i), test_asked_of_nothing);
  }
  g_test_add_func ("/desk-play/leave", test_leave);
  g_test_add_func ("/desk-play/leave-question", test_leave_question);
  g_test_add_func ("/desk-play/through-search", test_through_search);
  g_test_add_func ("/desk-play/through-path", test_through_path);
  g_test_add_func ("/desk-play/speeds", test_speeds);
  g_test_add_func ("/desk-play/jumps", test_jumps);
  g_test_add_func ("/desk-play/jumps-pause", test_jumps_pause);
  g_test_add_func ("/desk-play/solutions", test_solutions);
  g_test_add_func ("/desk-play/breakpoint", test_breakpoint);
  g_test_add_func ("/desk-play/facts", test_facts);
  g_test_add_func ("/desk-play/what-if", test_what_if);
  g_test_add_func ("/desk-play/use-what-if", test_use_what_if);
  g_test_add_func ("/desk-play/looks-at-branches", test_looks_at_branches);
  g_test_add_func ("/desk-play/breakpoint-of-a-puzzle", test_breakpoint_of_a_puzzle);
  return g_test_run ();
}
