/* test-moment.c - tests that the words on a place in a search agree with the scene. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/desk/moment.h"

#include "document/desk/desk.h"
#include "engine/autoptr.h"
#include "picture/compose-desk.h"
#include "picture/compose.h"

#include "../document/desks.h"
#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"

#include <glib.h>
#include <string.h>

#define STEPS (60 + n_cases (340)) /* of each search on each puzzle */

/* The stack of calls, built from the events alone. */
typedef struct {
  int n;
  bool open; /* the last one's digit was taken back */
  struct {
    int cell;
    RtDigits tried;
  } call[RT_N_CELLS + 1];
} Calls;

static void
follow (Calls *calls, const RtEvent *event)
{
  if (event->kind == RT_EVENT_PLACE) {
    if (!calls->open || calls->call[calls->n - 1].cell != event->cell) {
      calls->n += !calls->open;
      calls->call[calls->n - 1].cell = event->cell;
      calls->call[calls->n - 1].tried = RT_DIGITS_NONE;
    }
    calls->call[calls->n - 1].tried |= rt_digits_of (event->digit);
    calls->open = false;
  } else if (event->kind == RT_EVENT_TAKE_BACK) {
    calls->n -= calls->open;
    calls->open = true;
  }
}

/* Whether a cell that CELL sees shows DIGIT. */
static bool
is_seen (const RtScene *scene, int cell, int digit)
{
  for (int i = 0; i < RT_N_PEERS; i++)
    if (scene->cells[rt_peers[cell][i]].digit == digit)
      return true;
  return false;
}

static void
assert_chip (const RtMoment *moment, const RtScene *scene, int digit)
{
  const RtChip *chip = &moment->chips[digit - 1];
  g_autofree char *said = rt_moment_say_chip (moment, digit);

  g_assert_cmpint (said[0], ==, '0' + digit);
  if (chip->state == RT_CHIP_REFUSED) {
    bool its = false, there = false;

    for (int i = 0; i < 9; i++) {
      its |= rt_houses[chip->house][i] == moment->cell;
      there |= rt_houses[chip->house][i] == chip->at;
    }
    g_assert_true (its && there && chip->at != moment->cell);
    g_assert_cmpint (scene->cells[chip->at].digit, ==, digit);
  } else if (chip->state != RT_CHIP_LATER && moment->kind != RT_MOMENT_READ) {
    g_assert_false (is_seen (scene, moment->cell, digit));
  }
}

/* Fails unless the moment has the tests of this step up to LOOK (or all of them). */
static void
assert_told (const RtMoment *moment, RtCursor *cursor, int look)
{
  const RtDetail *detail = rt_cursor_detail (cursor);
  int n = look < 0 ? (int) detail->n : look + 1;

  for (int i = 0; i < n; i++) {
    const RtLook *what = &detail->looks[i];

    if (what->kind == RT_LOOK_REFUSE && what->cell == moment->cell) {
      const RtChip *chip = &moment->chips[what->digit - 1];

      g_assert_cmpint (chip->state, ==, RT_CHIP_REFUSED);
      g_assert_cmpint (chip->house, ==, what->house);
      g_assert_cmpint (chip->at, ==, what->at);
    }
  }
}

static void
assert_chips (const RtMoment *moment, const RtScene *scene, const Calls *calls, RtCursor *cursor,
              int look)
{
  bool in_order = rt_trace_search (rt_cursor_trace (cursor))->in_order;
  RtDigits tried = RT_DIGITS_NONE, others = RT_DIGITS_NONE;
  int now = 0;

  for (int digit = 1; digit <= 9; digit++) {
    const RtChip *chip = &moment->chips[digit - 1];

    assert_chip (moment, scene, digit);
    if (chip->state == RT_CHIP_TRIED)
      tried |= rt_digits_of (digit);
    else
      others |= rt_digits_of (digit);
    now += chip->now;
    if (chip->now)
      g_assert_cmpint (digit, ==, moment->digit);
  }
  g_assert_cmpint (now, ==, moment->digit != 0);
  assert_told (moment, cursor, look);
  if (moment->house == RT_NO_HOUSE && moment->kind != RT_MOMENT_DEAD_END && calls->n > 0 &&
      calls->call[calls->n - 1].cell == moment->cell) {
    RtDigits known = calls->call[calls->n - 1].tried;

    if (moment->kind == RT_MOMENT_PLACED || moment->kind == RT_MOMENT_SOLUTION)
      known &= (RtDigits) ~rt_digits_of (moment->digit);
    if (look < 0 || in_order)
      g_assert_cmphex (tried, ==, known);
    g_assert_cmphex (tried & others, ==, 0);
  }
}

static void
assert_marks (const RtMoment *moment, const RtScene *scene)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    g_assert_cmpint (scene->cells[cell].crossed, ==, rt_cells_has (moment->crossed, cell));
    g_assert_cmpint (scene->cells[cell].ruled_out, ==, rt_cells_has (moment->ruled_out, cell));
    g_assert_cmpint (scene->cells[cell].refusing, ==, rt_cells_has (moment->refusing, cell));
    if (scene->cells[cell].crossed)
      g_assert_cmpint (scene->cells[cell].digit, ==, 0);
  }
}

static void
assert_dead_end (const RtMoment *moment, const RtScene *scene, RtCursor *cursor)
{
  const RtDetail *detail = rt_cursor_detail (cursor);

  if (moment->cell == RT_NO_CELL) {
    g_assert_cmpint (moment->house, !=, RT_NO_HOUSE);
    for (int i = 0; i < 9; i++) {
      int cell = rt_houses[moment->house][i];
      const RtChip *chip = &moment->chips[i];
      bool blank = scene->cells[cell].digit == 0;

      g_assert_cmpint (scene->cells[cell].digit, !=, moment->digit);
      g_assert_true (scene->cells[cell].in_house);
      g_assert_cmpint (scene->cells[cell].ruled_out, ==, blank);
      g_assert_cmpint (chip->state, ==, blank ? RT_CHIP_REFUSED : RT_CHIP_NONE);
      if (blank) {
        g_assert_cmpint (scene->cells[chip->at].digit, ==, moment->digit);
        g_assert_true (rt_cells_has (rt_peer_cells[cell], chip->at));
        g_assert_true (rt_cells_has (moment->refusing, chip->at));
      }
    }
    g_assert_true (moment->has_chips && moment->of_cells);
    return;
  }
  g_assert_true (moment->has_chips);
  g_assert_cmpint (rt_cells_count (moment->crossed), ==, 1);
  for (int digit = 1; digit <= 9; digit++)
    g_assert_cmpint (moment->chips[digit - 1].state, ==, RT_CHIP_REFUSED);
  for (guint i = 0; i < detail->n; i++)
    if (detail->looks[i].kind == RT_LOOK_REFUSE)
      g_assert_cmpint (detail->looks[i].cell, ==, moment->cell);
}

/* Takes <b> and </b> out of TEXT, in place. Returns it. */
static char *
strip (char *text)
{
  static const char *const tags[] = { "<b>", "</b>" };
  char *tag;

  for (gsize i = 0; i < G_N_ELEMENTS (tags); i++)
    while ((tag = strstr (text, tags[i])))
      memmove (tag, tag + strlen (tags[i]), strlen (tag + strlen (tags[i])) + 1);
  return text;
}

/* The sentence has these numbers, in this order; a thousands separator does not count. */
static void
assert_numbers (const RtMoment *moment, const guint64 *numbers, int n)
{
  g_autofree char *said = strip (rt_moment_say (moment));
  const char *at = said;

  g_assert_null (strpbrk (said, "<>"));
  for (int i = 0; i < n; i++) {
    guint64 number = 0;

    while (*at && !g_ascii_isdigit (*at))
      at++;
    for (; g_ascii_isdigit (*at) || (*at == ',' && g_ascii_isdigit (at[1])); at++)
      if (*at != ',')
        number = 10 * number + (guint64) (*at - '0');
    g_assert_cmpuint (number, ==, numbers[i]);
  }
}

static void
assert_sentence (const RtMoment *moment, RtCursor *cursor)
{
  const RtCounts *counts = rt_cursor_counts (cursor);
  const RtEvent *event = &moment->event;
  const guint64 its[] = { event->digit, (guint64) rt_row_of (event->cell) + 1,
                          (guint64) rt_column_of (event->cell) + 1, (guint64) moment->next };
  const guint64 further[] = { its[0], its[1], its[2], (guint64) rt_row_of (moment->further) + 1,
                              (guint64) rt_column_of (moment->further) + 1, its[3] };

  const guint64 jump[] = { its[0], its[1], its[2], event->over, (guint64) moment->cause,
                           (guint64) rt_row_of (event->other) + 1, (guint64) rt_column_of (event->other) + 1 };

  switch (moment->kind) {
  case RT_MOMENT_PLACED:
    assert_numbers (moment, its, 3);
    break;
  case RT_MOMENT_TAKEN_BACK:
    if (event->over)
      assert_numbers (moment, jump, event->other == RT_NO_CELL ? 4 : 7);
    else if (moment->further && !moment->late && !moment->goes_on && !moment->was_cause)
      assert_numbers (moment, further, moment->next ? 6 : 5);
    else
      assert_numbers (moment, its, moment->next ? 4 : 3);
    break;
  case RT_MOMENT_SOLUTION: {
    const guint64 steps = 1 + counts->placements + counts->takebacks;

    assert_numbers (moment, &steps, 1);
    break;
  }
  default:
    assert_numbers (moment, NULL, 0);
    break;
  }
}

/* Fails unless the moment has the number of digits that fitted when one was written; 1 if it was
 * forced. */
static void
assert_fitting (const RtMoment *moment, const RtScene *scene)
{
  int n = 0;

  for (int digit = 1; digit <= 9; digit++)
    n += !is_seen (scene, moment->cell, digit);
  g_assert_cmpint (moment->n_fit, ==, n);
  g_assert_true (!moment->forced || n == 1);
}

static void
assert_place (RtCursor *cursor, int look, const Calls *calls)
{
  RtMoment moment;
  RtScene scene;

  rt_moment_at (&moment, cursor, look);
  rt_compose_search (&scene, cursor, look);
  g_assert_cmpuint (moment.step, ==, rt_cursor_position (cursor));
  assert_marks (&moment, &scene);
  assert_sentence (&moment, cursor);
  if (moment.has_chips && !moment.of_cells)
    assert_chips (&moment, &scene, calls, cursor, look);
  if (moment.kind == RT_MOMENT_PLACED)
    assert_fitting (&moment, &scene);
  if (moment.kind == RT_MOMENT_DEAD_END)
    assert_dead_end (&moment, &scene, cursor);
  else if (moment.digit)
    g_assert_true (scene.cells[moment.cell].current);
  /* The digits taken back before are tried again later. */
  if (moment.kind == RT_MOMENT_TAKEN_BACK && rt_trace_search (rt_cursor_trace (cursor))->in_order &&
      !moment.goes_on)
    g_assert_cmpint (moment.further, ==, calls->call[calls->n].cell);
  if (moment.kind == RT_MOMENT_PLACED || moment.kind == RT_MOMENT_TAKEN_BACK ||
      moment.kind == RT_MOMENT_SOLUTION)
    g_assert_cmpint (scene.cells[moment.cell].digit, ==, moment.digit);
}

/* Every step of the beginning and every look of each, there and on. */
static void
assert_search (const RtSearch *search, const RtGrid *givens, int *dead_ends)
{
  g_autoptr (RtTrace) trace = rt_trace_new (search, givens);
  g_autoptr (RtCursor) cursor = rt_cursor_new (trace);
  Calls calls = { 0 };

  for (int i = 0; i < 4 && rt_trace_length (trace) < (guint64) STEPS; i++)
    rt_trace_run (trace, NULL);
  for (int i = 0; i < STEPS && rt_cursor_next (cursor); i++) {
    const RtDetail *detail = rt_cursor_detail (cursor);

    for (int look = 0; look < (int) detail->n; look++)
      if (detail->looks[look].kind != RT_LOOK_READ || i % 16 == 0)
        assert_place (cursor, look, &calls);
    follow (&calls, rt_cursor_event (cursor));
    assert_place (cursor, RT_AFTER_STEP, &calls);
    *dead_ends += rt_cursor_event (cursor)->dead_end;
  }
}

/* A solved grid with N cells emptied; of some a digit is another one, so that it may be wrong. */
static RtGrid
random_puzzle (GRand *rand, int n)
{
  RtGrid grid = grid_of (SOLVED);
  int turn = g_rand_int_range (rand, 0, 9);

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    grid.digit[cell] = (uint8_t) ((grid.digit[cell] - 1 + turn) % 9 + 1);
  for (int i = 0; i < n; i++)
    grid.digit[g_rand_int_range (rand, 0, RT_N_CELLS)] = 0;
  return grid;
}

static void
test_told_as_shown (gconstpointer data)
{
  static const char *const puzzles[] = { EASY, TWO, SEVERAL, WRONG, SHORT_IN_ANY_ORDER, CLASH };
  g_autoptr (GRand) rand = g_rand_new_with_seed (14);
  const RtSearch *search = data;
  int dead_ends = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++) {
    RtGrid givens = grid_of (puzzles[i]);

    assert_search (search, &givens, &dead_ends);
  }
  for (int i = 0; i < n_cases (12); i++) {
    RtGrid givens = random_puzzle (rand, 60 + 15 * i);

    assert_search (search, &givens, &dead_ends);
  }
  g_assert_cmpint (dead_ends, >, is_a_part () ? 2 : 10);
}

/* Desks */

static RtDesk *
open_desk (const char *text)
{
  RtGrid givens = grid_of (text);
  g_autoptr (RtPuzzle) puzzle = NULL;
  g_autoptr (RtDocument) document = NULL;
  RtPosition position;

  rt_position_init (&position, &givens);
  puzzle = rt_puzzle_new (&position);
  document = rt_document_new (puzzle);
  return rt_desk_new (document);
}

static int
n_shown (const RtScene *scene, RtRole role)
{
  int n = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    n += scene->cells[cell].digit && scene->cells[cell].role == role;
  return n;
}

/* Fails unless the moment of DESK agrees with its scene. Returns the moment. */
static RtMoment
assert_agrees (RtDesk *desk)
{
  RtPlayer *player = rt_desk_player (desk);
  RtCursor *cursor = rt_player_cursor (player);
  RtScene scene;
  RtGrid grid;
  RtMoment moment = *rt_desk_moment (desk);

  rt_compose_desk (&scene, desk);
  assert_marks (&moment, &scene);
  if (moment.kind <= RT_MOMENT_LEFT) {
    g_assert_null (cursor);
    g_assert_cmpint (moment.grid, ==, RT_MOMENT_OWN);
  } else {
    g_assert_cmpuint (moment.step, ==, rt_player_position (player));
  }
  rt_position_grid (rt_document_position (rt_desk_document (desk)), &grid);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    const RtSceneCell *shown = &scene.cells[cell];

    if (moment.grid == RT_MOMENT_OWN)
      g_assert_cmpint (shown->digit, ==, grid.digit[cell]);
    else if (moment.grid == RT_MOMENT_ANSWER)
      g_assert_cmpint (shown->digit, !=, 0);
    else if (shown->role != RT_ROLE_TAKEN_BACK && shown->role != RT_ROLE_TESTED)
      g_assert_cmpint (shown->digit, ==,
                       rt_cursor_grid_at (cursor, rt_player_look (player))->digit[cell]);
  }
  if (moment.grid == RT_MOMENT_SEARCH)
    g_assert_cmpint (n_shown (&scene, RT_ROLE_FOUND), ==, 0);
  else
    g_assert_false (moment.has_chips); /* they are of the search's own grid */
  return moment;
}

/* After Fill a look before the solution is not the solution. */
static void
test_back_within_the_last_step (void)
{
  RtDesk *desk = open_desk (EASY);
  RtMoment moment;

  rt_desk_set_search (desk, &rt_search_masks);
  rt_player_set_grain (rt_desk_player (desk), RT_GRAIN_TEST);
  rt_desk_solve (desk);
  until_drawn (desk, state_of (desk) == RT_SOLVING_DONE);
  moment = assert_agrees (desk);
  g_assert_cmpint (moment.kind, ==, RT_MOMENT_SOLUTION);
  g_assert_cmpint (moment.grid, ==, RT_MOMENT_ANSWER);
  for (int i = 0; i < 30; i++) {
    rt_desk_step_back (desk);
    moment = assert_agrees (desk);
    g_assert_cmpint (moment.grid, ==, RT_MOMENT_SEARCH);
    g_assert_cmpint (moment.kind, !=, RT_MOMENT_SOLUTION);
  }
  for (int i = 0; i < 30; i++)
    rt_desk_step_forward (desk);
  moment = assert_agrees (desk);
  g_assert_cmpint (moment.kind, ==, RT_MOMENT_SOLUTION);
  close_desk (desk);
}

/* Stopped, the grid has the answer, and it is said that the search has not. */
static void
test_stopped (void)
{
  RtDesk *desk = open_desk (LONG);
  RtSolving *solving = rt_desk_solving (desk);
  RtMoment moment;
  g_autofree char *said = NULL, *subject = NULL, *subject_after = NULL;

  rt_desk_set_search (desk, &rt_search_masks);
  rt_desk_solve (desk);
  until_drawn (desk, rt_solving_showing (solving) == RT_SHOWING_ANSWER);
  moment = assert_agrees (desk);
  g_assert_cmpint (moment.kind, ==, RT_MOMENT_SEARCHING);
  rt_desk_solve (desk);
  until_drawn (desk, state_of (desk) == RT_SOLVING_STOPPED);
  moment = assert_agrees (desk);
  g_assert_cmpint (moment.kind, ==, RT_MOMENT_STOPPED);
  g_assert_cmpint (moment.grid, ==, RT_MOMENT_ANSWER);
  said = rt_moment_say (&moment);
  g_assert_true (g_pattern_match_simple ("<b>Stopped</b> after * steps. The grid shows the answer*",
                                         said));
  subject = rt_moment_say_subject (&moment, false);
  g_assert_cmpstr (subject, ==, "answer shown; the search still runs");

  rt_desk_to_end (desk);
  moment = assert_agrees (desk);
  g_assert_cmpint (moment.kind, ==, RT_MOMENT_STOPPED);
  g_assert_cmpint (moment.grid, ==, RT_MOMENT_SEARCH);
  rt_desk_step_back (desk);
  moment = assert_agrees (desk);
  g_assert_cmpint (moment.kind, !=, RT_MOMENT_STOPPED);
  subject_after = rt_moment_say_subject (&moment, false);
  g_assert_true (g_pattern_match_simple ("a search, at step *", subject_after));

  rt_solving_show_answer (solving);
  moment = assert_agrees (desk);
  g_assert_cmpint (moment.kind, ==, RT_MOMENT_STOPPED);
  g_assert_cmpint (moment.grid, ==, RT_MOMENT_ANSWER);
  close_desk (desk);
}

/* If a search is stopped at a dead end, the moment has the marks of the dead end. */
static void
test_stopped_at_a_dead_end (void)
{
  bool stopped_there = false;

  for (int i = 0; i < 10000 && !stopped_there; i++) {
    RtDesk *desk = open_desk (LONG);
    RtMoment moment;

    rt_desk_set_search (desk, &rt_search_masks);
    rt_desk_solve (desk);
    until_drawn (desk, state_of (desk) == RT_SOLVING_RUNNING);
    rt_desk_solve (desk);
    until_drawn (desk, state_of (desk) == RT_SOLVING_STOPPED);
    rt_desk_to_end (desk);
    moment = assert_agrees (desk);
    g_assert_cmpint (moment.kind, ==, RT_MOMENT_STOPPED);
    stopped_there = moment.event.dead_end;
    g_assert_cmpint (rt_cells_count (moment.crossed) + rt_cells_count (moment.ruled_out) > 0, ==,
                     stopped_there);
    close_desk (desk);
  }
  g_assert_true (stopped_there);
}

/* If a search is stopped while it plays, the answer that was not shown yet is put into the grid. */
static void
test_stopped_while_playing (void)
{
  RtDesk *desk = open_desk (LONG);
  RtMoment moment;

  rt_desk_set_search (desk, &rt_search_masks);
  rt_desk_set_result (desk, RT_RESULT_ANIMATE);
  rt_player_set_speed (rt_desk_player (desk), 1000);
  rt_desk_solve (desk);
  until_drawn (desk, state_of (desk) == RT_SOLVING_RUNNING &&
                 rt_player_position (rt_desk_player (desk)) > 3);
  assert_agrees (desk);
  rt_desk_solve (desk);
  until_drawn (desk, state_of (desk) == RT_SOLVING_STOPPED);
  moment = assert_agrees (desk);
  g_assert_cmpint (moment.grid, ==, RT_MOMENT_SEARCH);
  rt_solving_show_answer (rt_desk_solving (desk));
  moment = assert_agrees (desk);
  g_assert_cmpint (moment.kind, ==, RT_MOMENT_STOPPED);
  g_assert_cmpint (moment.grid, ==, RT_MOMENT_ANSWER);
  rt_desk_undo (desk);
  moment = assert_agrees (desk);
  g_assert_cmpint (moment.kind, ==, RT_MOMENT_NONE);
  close_desk (desk);
}

/* If the search finds another first solution than the fast solver, the grid has that of the
 * search. */
static void
test_solutions (void)
{
  int n_taken_back = 0;

  for (const RtSearch *const *search = rt_searches; *search; search++) {
    RtDesk *desk = open_desk (SEVERAL);
    bool exact;
    RtMoment moment;
    g_autofree char *said = NULL;

    rt_desk_set_search (desk, *search);
    rt_desk_solve (desk);
    until_drawn (desk, state_of (desk) == RT_SOLVING_DONE &&
                   rt_solving_n_solutions (rt_desk_solving (desk), &exact) > 0);
    assert_agrees (desk);
    rt_desk_next_solution (desk);
    until_drawn (desk, rt_desk_is_settled (desk) &&
                   rt_solving_solution (rt_desk_solving (desk)) == 2);
    moment = assert_agrees (desk);
    g_assert_cmpint (moment.kind, ==, RT_MOMENT_SOLUTION);
    g_assert_cmpuint (moment.solution, ==, 2);
    g_assert_cmpint (moment.n_differ, >, 1);
    said = rt_moment_say (&moment);
    g_assert_true (g_pattern_match_simple ("<b>Solution 2 of 25</b>, after * steps. It differs "
                                           "from the one before in * cells.",
                                           said));
    rt_desk_look_at (desk, rt_trace_solution (rt_solving_trace (rt_desk_solving (desk)), 0) + 1);
    moment = assert_agrees (desk);
    g_assert_true (moment.kind != RT_MOMENT_TAKEN_BACK || moment.goes_on);
    n_taken_back += moment.kind == RT_MOMENT_TAKEN_BACK;
    close_desk (desk);
  }
  g_assert_cmpint (n_taken_back, >, 0);
}

/* An edit over a search is reported, with the way back, until the next action. Leaving by Escape or
 * by another puzzle is not. */
static void
test_left_by_an_edit (void)
{
  RtDesk *desk = open_desk (EASY);
  RtMoment moment;
  g_autofree char *said = NULL, *subject = NULL;

  rt_desk_set_search (desk, &rt_search_masks);
  rt_desk_solve (desk);
  until_drawn (desk, state_of (desk) == RT_SOLVING_DONE);
  rt_desk_look_at (desk, 17);
  rt_desk_write (desk, RT_EDIT_ENTER, rt_cells_of (2), 1);
  moment = assert_agrees (desk);
  g_assert_cmpint (moment.kind, ==, RT_MOMENT_LEFT);
  said = rt_moment_say (&moment);
  g_assert_cmpstr (said, ==, "<b>This is your own grid now.</b> The search waits where you left it.");
  subject = rt_moment_say_subject (&moment, false);
  g_assert_null (subject);
  rt_desk_hint (desk);
  moment = *rt_desk_moment (desk);
  g_assert_cmpint (moment.kind, !=, RT_MOMENT_LEFT);
  rt_desk_leave (desk);
  g_assert_cmpint (assert_agrees (desk).kind, ==, RT_MOMENT_LEFT);

  rt_desk_undo (desk);
  until_drawn (desk, state_of (desk) == RT_SOLVING_DONE && rt_player_position (rt_desk_player (desk)) == 17);
  g_assert_cmpint (assert_agrees (desk).grid, ==, RT_MOMENT_SEARCH);
  rt_desk_redo (desk);
  assert_agrees (desk);
  rt_desk_undo (desk);
  until_drawn (desk, state_of (desk) == RT_SOLVING_DONE && rt_player_position (rt_desk_player (desk)) == 17);
  rt_desk_write (desk, RT_EDIT_ENTER, rt_cells_of (2), 1);
  rt_desk_write (desk, RT_EDIT_ENTER, rt_cells_of (3), 6);
  g_assert_cmpint (assert_agrees (desk).kind, ==, RT_MOMENT_NONE);

  rt_desk_undo (desk);
  rt_desk_undo (desk);
  until_drawn (desk, state_of (desk) == RT_SOLVING_DONE && rt_player_position (rt_desk_player (desk)) == 17);
  rt_desk_leave (desk);
  g_assert_cmpint (assert_agrees (desk).kind, ==, RT_MOMENT_NONE);
  close_desk (desk);
}

/* Over a search that is watched, so that Undo brings it back: a grid without a solution has no other. */
static void
type_anything (RtDesk *desk)
{
  if (rt_solving_watched (rt_desk_solving (desk)))
    rt_desk_write (desk, RT_EDIT_ENTER, rt_cells_of (g_test_rand_int_range (0, RT_N_CELLS)),
                   g_test_rand_int_range (0, 10));
}

/* Visits the end of a search and its first steps, which random commands may miss. */
static void
tell_in_order (RtDesk *desk, int told[])
{
  rt_desk_solve (desk);
  until_drawn (desk, state_of (desk) == RT_SOLVING_DONE);
  told[assert_agrees (desk).kind]++;
  rt_desk_to_start (desk);
  for (int i = 0; i < 200; i++) {
    told[assert_agrees (desk).kind]++;
    rt_desk_step_forward (desk);
  }
}

/* A desk's moment does not depend on another desk of the same document. */
static void
test_two_desks (void)
{
  RtDesk *before = open_desk (EASY), *desk = rt_desk_new (rt_desk_document (before));

  rt_desk_close (before);
  g_object_unref (before);
  g_assert_cmpint (assert_agrees (desk).kind, ==, RT_MOMENT_NONE);
  rt_desk_solve (desk);
  until_drawn (desk, state_of (desk) == RT_SOLVING_DONE);
  rt_desk_look_at (desk, 17);
  rt_desk_write (desk, RT_EDIT_ENTER, rt_cells_of (2), 1);
  g_assert_cmpint (assert_agrees (desk).kind, ==, RT_MOMENT_LEFT);
  close_desk (desk);
}

/* Random commands on a desk, in any order. */
static void
test_any_order (void)
{
  static void (*const deeds[]) (RtDesk *desk) = {
    rt_desk_step_back, rt_desk_step_forward, rt_desk_part_back, rt_desk_part_forward,
    rt_desk_to_start, rt_desk_to_end, rt_desk_play, rt_desk_next_solution,
    rt_desk_previous_solution, rt_desk_next_dead_end, rt_desk_previous_dead_end,
    rt_desk_next_return, rt_desk_step_out, rt_desk_solve,
  };
  static void (*const others[]) (RtDesk *desk) = {
    rt_desk_undo, rt_desk_redo, rt_desk_leave, rt_desk_hint, type_anything, rt_desk_fill_marks,
  };
  static const char *const puzzles[] = { EASY, TWO, SEVERAL, LONG };
  g_autoptr (GRand) rand = g_rand_new_with_seed (14);
  int told[RT_MOMENT_READ + 1] = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++) {
    RtDesk *desk = open_desk (puzzles[i]);

    if (i == 0)
      tell_in_order (desk, told);
    for (int j = 0; j < 600; j++) {
      int deed = g_rand_int_range (rand, 0, G_N_ELEMENTS (deeds) + 4);

      if (j % 40 == 0)
        others[g_rand_int_range (rand, 0, G_N_ELEMENTS (others))] (desk);
      else if (!rt_desk_has_trace (desk) && !rt_reasoning_is_on (rt_desk_reasoning (desk)) &&
               assert_agrees (desk).kind == RT_MOMENT_LEFT)
        rt_desk_undo (desk);
      else if (!rt_desk_has_trace (desk))
        rt_desk_solve (desk);
      else if (deed < (int) G_N_ELEMENTS (deeds))
        deeds[deed] (desk);
      else if (deed == G_N_ELEMENTS (deeds))
        rt_player_set_grain (rt_desk_player (desk), (RtGrain) (j % 3));
      else if (deed == G_N_ELEMENTS (deeds) + 1)
        rt_desk_set_result (desk, (RtResult) (j % 2));
      else if (deed == G_N_ELEMENTS (deeds) + 2)
        rt_desk_set_search (desk, rt_searches[j % 9]);
      else
        rt_solving_show_answer (rt_desk_solving (desk));
      if (!rt_reasoning_is_on (rt_desk_reasoning (desk)))
        assert_agrees (desk);
      for (int k = g_rand_int_range (rand, 0, 4); k > 0; k--) {
        if (strcmp (puzzles[i], LONG) != 0)
          until_drawn (desk, state_of (desk) != RT_SOLVING_RUNNING &&
                         rt_solving_verdict (rt_desk_solving (desk)));
        rt_desk_tick (desk, g_get_monotonic_time ());
        while (g_main_context_iteration (NULL, FALSE));
        if (!rt_reasoning_is_on (rt_desk_reasoning (desk)))
          told[assert_agrees (desk).kind]++;
      }
    }
    close_desk (desk);
  }
  for (int kind = RT_MOMENT_START; kind <= RT_MOMENT_SOLUTION; kind++)
    if (!told[kind])
      g_error ("there was no moment of kind %d", kind);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (const RtSearch *const *search = rt_searches; *search; search++) {
    g_autofree char *path = g_strdup_printf ("/moment/%s/told-as-shown", (*search)->id);

    g_test_add_data_func (path, *search, test_told_as_shown);
  }
  add_cases ("/moment", test_back_within_the_last_step, test_stopped, test_stopped_at_a_dead_end,
             test_stopped_while_playing, test_solutions, test_left_by_an_edit, test_two_desks,
             test_any_order);
  return g_test_run ();
}
