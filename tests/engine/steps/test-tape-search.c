/* test-tape-search.c - tests the search that replays a tape: single steps and runs of steps agree
 * with the tape. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/autoptr.h"
#include "engine/steps/tape-replay.h"
#include "engine/trace/cursor.h"

#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"

#include <glib.h>
#include <string.h>
#include <unistd.h>

static char *folder;

/* Returns the steps of SEARCH on GIVENS to its end as a tape, and the place where each of its runs
 * ended. */
static RtTape *
tape_of_search (const RtSearch *search, const RtGrid *givens, GArray *ends)
{
  g_autoptr (RtTrace) trace = rt_trace_new (search, givens);
  RtTape *tape = rt_tape_new (folder);
  RtStatus status;
  g_autoptr (RtCursor) cursor = NULL;

  do {
    uint64_t end;

    status = rt_trace_run (trace, NULL);
    end = rt_trace_length (trace);
    g_array_append_val (ends, end);
  } while (status == RT_STATUS_SOLVED);
  cursor = rt_cursor_new (trace);
  while (rt_cursor_next (cursor)) {
    const RtEvent *event = rt_cursor_event (cursor);

    if (event->kind == RT_EVENT_PLACE || event->kind == RT_EVENT_TAKE_BACK)
      rt_tape_add (tape, rt_entry_of (event->cell, event->kind == RT_EVENT_PLACE ? event->digit : 0));
  }
  rt_tape_flush (tape);
  rt_tape_end (tape);
  return tape;
}

/* Each run comes as far as that of the search does, and the last to the end. */
static void
test_same_runs (gconstpointer data)
{
  g_autoptr (GArray) ends = g_array_new (FALSE, FALSE, sizeof (uint64_t));
  RtGrid givens = grid_of (data);
  g_autoptr (RtTape) tape = tape_of_search (&rt_search_masks, &givens, ends);
  g_autoptr (RtTrace) trace = rt_trace_new_of_tape (tape, &givens);

  for (guint i = 0; i < ends->len; i++) {
    bool is_last = i + 1 == ends->len;
    RtStatus status = rt_trace_run (trace, NULL);

    g_assert_cmpint (status, ==, is_last ? RT_STATUS_EXHAUSTED : RT_STATUS_SOLVED);
    g_assert_cmpint (rt_trace_status (trace), ==, status);
    g_assert_cmpuint (rt_trace_length (trace), ==, g_array_index (ends, uint64_t, i));
    g_assert_cmpuint (rt_trace_n_solutions (trace), ==, is_last ? i : i + 1);
  }
}

/* A model of a program's grid that does not use the state of the search. */
typedef struct {
  RtGrid givens, grid;
  int order[RT_N_CELLS];   /* the cells that it wrote and has not emptied since */
  int n, greatest;
  int written;             /* the cell that the step before wrote, or -1 */
  int place;               /* where in the order the step's cell was, from 1; 0: it was not there */
  uint64_t placements, takebacks;
} Model;

static bool
is_solved (const Model *model)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!model->grid.digit[cell] || (model->givens.digit[cell] && model->givens.digit[cell] !=
                                                                     model->grid.digit[cell]))
      return false;
  return rt_cells_is_empty (rt_grid_conflicts (&model->grid));
}

/* Whether taking CELL back turns at a dead end: it was written just now, and might have stood there. */
static bool
is_dead_end (const Model *model, int cell)
{
  return model->grid.digit[cell] && model->written == cell &&
         rt_grid_fits (&model->grid, cell, model->grid.digit[cell]);
}

static void
change (Model *model, int cell, int digit)
{
  int kept = 0;

  model->place = 0;
  for (int i = 0; i < model->n; i++)
    if (model->order[i] == cell)
      model->place = i + 1;
  model->grid.digit[cell] = (uint8_t) digit;
  if (digit) {
    model->order[model->n++] = cell;
    model->greatest = MAX (model->greatest, model->n);
    model->placements++;
  } else {
    for (int i = 0; i < model->n; i++)
      if (model->order[i] != cell)
        model->order[kept++] = model->order[i];
    model->n = kept;
    model->takebacks++;
  }
  model->written = digit ? cell : -1;
}

/* Steps of a program that does anything: mostly it writes the solution, and often something else; a digit
 * over another is emptied first, as the printout puts it on the tape. */
static RtTape *
tape_of_anything (const RtGrid *givens, int n)
{
  RtGrid grid = *givens, solved = grid_of (SOLVED);
  RtTape *tape = rt_tape_new (folder);

  for (int i = 0; i < n; i++) {
    int cell = g_test_rand_int_range (0, RT_N_CELLS);
    int digit = g_test_rand_int_range (0, 10);

    if (g_test_rand_int_range (0, 100) < 93) {
      while (grid.digit[cell] == solved.digit[cell] && !rt_grid_equal (&grid, &solved))
        cell = (cell + 1) % RT_N_CELLS;
      digit = solved.digit[cell];
    }
    if (digit && grid.digit[cell])
      rt_tape_add (tape, rt_entry_of (cell, 0) | RT_ENTRY_OVER);
    rt_tape_add (tape, rt_entry_of (cell, digit));
    grid.digit[cell] = (uint8_t) digit;
  }
  rt_tape_flush (tape);
  rt_tape_end (tape);
  return tape;
}

static void
assert_like (const Model *model, const void *state, const RtEvent *event)
{
  const RtCounts *counts = state;
  RtVariables variables;
  RtStack stack;
  RtGrid grid;
  size_t n = (size_t) model->n;

  rt_search_recorded.grid (state, &grid);
  g_assert_true (rt_grid_equal (&grid, &model->grid));
  g_assert_cmpuint (counts->placements, ==, model->placements);
  g_assert_cmpuint (counts->takebacks, ==, model->takebacks);
  g_assert_cmpuint (counts->depth, ==, (guint) model->n);
  g_assert_cmpuint (counts->greatest, ==, (guint) model->greatest);
  rt_search_recorded.stack (state, &stack);
  g_assert_cmpuint (stack.n, >=, n);
  for (size_t i = 0; i < n; i++) {
    int cell = model->order[i], digit = model->grid.digit[cell];

    g_assert_cmpint (stack.level[i].cell, ==, cell);
    g_assert_cmpint (stack.level[i].digit, ==, digit);
    g_assert_cmpint (stack.level[i].house, ==, RT_NO_HOUSE);
    g_assert_true (rt_digits_has (stack.level[i].tried, digit));
  }
  /* The emptied cell keeps its digit in the event if it was the last one written. */
  if (event->kind == RT_EVENT_PLACE || (model->place > 0 && model->place <= model->n)) {
    g_assert_cmpuint (stack.n, ==, n);
  } else if (model->place > 0) {
    g_assert_cmpuint (stack.n, ==, n + 1);
    g_assert_cmpint (stack.level[n].cell, ==, event->cell);
    g_assert_cmpint (stack.level[n].digit, ==, 0);
    g_assert_true (rt_digits_has (stack.level[n].tried, event->digit));
  }
  rt_search_recorded.watch (state, event, NULL, &variables);
  g_assert_cmpuint (variables.n, ==, event->digit ? 2 : 1);
  g_assert_cmpstr (variables.variable[0].name, ==, "cell");
  g_assert_cmpint (variables.variable[0].value, ==, event->cell);
  g_assert_true (variables.n == 1 || variables.variable[1].value == event->digit);
}

/* One step after the other, each held against the model; and the same steps in runs of any length, from
 * which the same is left, and the same is counted. */
static void
test_anything (void)
{
  for (int i = 0; i < n_cases (40); i++) {
    RtGrid givens = grid_of (i % 2 ? EASY : ONE_BLANK);
    g_autoptr (RtTape) tape = tape_of_anything (&givens, 300);
    uint64_t length = rt_tape_length (tape), solved = 0;
    g_autofree void *state = g_malloc0 (RT_STATE_MAX), *run = g_malloc0 (RT_STATE_MAX);
    Model model = { .givens = givens, .grid = givens, .written = -1 };
    RtTally tally = { { 0 }, 0, { 0 } }, wanted = { { 0 }, 0, { 0 } };
    RtEvent event, last;

    rt_search_recorded.start (state, &givens);
    rt_recorded_attach (state, tape);
    rt_search_recorded.start (run, &givens);
    rt_recorded_attach (run, tape);
    g_assert_true (rt_search_recorded.step (state, &event, NULL));
    g_assert_cmpint (event.kind, ==, RT_EVENT_PREPARE);
    wanted.at[0]++;
    for (uint64_t at = 0; at < length; at++) {
      RtEntry entry;
      bool dead_end;

      g_assert_cmpuint (rt_tape_read (tape, at, &entry, 1), ==, 1);
      g_assert_true (rt_search_recorded.step (state, &event, NULL));
      dead_end = !rt_entry_digit (entry) && is_dead_end (&model, rt_entry_cell (entry));
      g_assert_cmpint (event.digit, ==, rt_entry_digit (entry) ? rt_entry_digit (entry)
                                                               : model.grid.digit[event.cell]);
      change (&model, rt_entry_cell (entry), rt_entry_digit (entry));
      g_assert_cmpint (event.cell, ==, rt_entry_cell (entry));
      g_assert_cmpint (event.kind, ==, rt_entry_digit (entry) ? RT_EVENT_PLACE : RT_EVENT_TAKE_BACK);
      g_assert_cmpint (event.status, ==, is_solved (&model) ? RT_STATUS_SOLVED : RT_STATUS_SEARCHING);
      g_assert_cmpint (event.dead_end, ==, dead_end);
      assert_like (&model, state, &event);
      solved += event.status == RT_STATUS_SOLVED;
      wanted.at[model.n]++;
      wanted.dead_ends += dead_end;
      if (event.kind == RT_EVENT_PLACE)
        wanted.written[event.cell]++;
    }
    for (uint64_t done = 0; done < length + 1;) {
      uint64_t most = (uint64_t) g_test_rand_int_range (1, 200), n;

      most = MIN (most, length + 1 - done);
      n = rt_search_recorded.run (run, most, &last, &tally);
      g_assert_cmpuint (n, >, 0);
      g_assert_cmpuint (n, <=, most);
      g_assert_true (n == most || last.status == RT_STATUS_SOLVED);
      solved -= done + n > 1 && last.status == RT_STATUS_SOLVED;
      done += n;
    }
    g_assert_cmpuint (solved, ==, 0);
    g_assert_cmpmem (&last, sizeof last, &event, sizeof event);
    g_assert_cmpmem (run, rt_search_recorded.kept_size, state, rt_search_recorded.kept_size);
    g_assert_cmpmem (&tally, sizeof tally, &wanted, sizeof wanted);
    /* The end is said once. */
    g_assert_true (rt_search_recorded.step (state, &event, NULL));
    g_assert_cmpint (event.kind, ==, RT_EVENT_END);
    g_assert_cmpint (event.status, ==, RT_STATUS_EXHAUSTED);
    g_assert_false (rt_search_recorded.step (state, &event, NULL));
  }
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("retrace-recorded-XXXXXX", NULL);
  g_test_add_data_func ("/recorded/same-runs/one", EASY, test_same_runs);
  g_test_add_data_func ("/recorded/same-runs/two", TWO, test_same_runs);
  g_test_add_data_func ("/recorded/same-runs/none", WRONG, test_same_runs);
  g_test_add_func ("/recorded/anything", test_anything);
  result = g_test_run ();
  rmdir (folder);
  g_free (folder);
  return result;
}
