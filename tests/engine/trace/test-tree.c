/* test-tree.c - each branch of a tree equals a recount by straight running, in any window and at any width. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/steps/tape-replay.h"
#include "engine/trace/cursor.h"
#include "engine/trace/progress.h"
#include "engine/trace/tree.h"

#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"
#include "engine/make/full-grid.h"

#include <glib.h>
#include <string.h>
#include <unistd.h>

static char *folder;

/* Collects the branches of a trace from its first step to its newest, whatever their width. */
static GArray *
count_all_branches (RtTrace *trace)
{
  const RtSearch *search = rt_trace_search (trace);
  g_autofree RtCounts *state = g_malloc0 (search->state_size);
  GArray *bars = g_array_new (FALSE, FALSE, sizeof (RtBranch));
  guint open[RT_TRACE_DEPTHS] = { 0 }; /* by level: index of the open branch */
  guint64 length = rt_trace_length (trace);

  search->start (state, rt_trace_givens (trace));
  if (rt_trace_tape (trace))
    rt_recorded_attach (state, rt_trace_tape (trace));
  for (guint64 step = 1; step <= length; step++) {
    guint32 before = state->depth;
    RtEvent event;

    g_assert_true (search->step (state, &event, NULL));
    for (guint32 level = 1; level <= before; level++) {
      RtBranch *bar = &g_array_index (bars, RtBranch, open[level]);

      bar->last = step;
      bar->dead_ends += event.dead_end;
      bar->solved |= event.status == RT_STATUS_SOLVED;
      bar->open = level <= state->depth;
    }
    if (state->depth > before) {
      RtBranch bar = { .first = step, .last = step, .level = (guint8) state->depth, .cell = event.cell,
                    .digit = event.digit, .open = true, .solved = event.status == RT_STATUS_SOLVED };

      open[state->depth] = bars->len;
      g_array_append_val (bars, bar);
    }
  }
  return bars;
}

static bool
is_wide (const RtBranch *bar, guint64 from, guint64 to, guint64 least)
{
  guint64 first = MAX (bar->first, from), last = MIN (bar->last, to);

  return first <= last && last - first + 1 >= least;
}

static void
assert_same_branch (const RtBranch *bar, const RtBranch *expected)
{
  g_assert_cmpuint (bar->first, ==, expected->first);
  g_assert_cmpuint (bar->last, ==, expected->last);
  g_assert_cmpuint (bar->dead_ends, ==, expected->dead_ends);
  g_assert_cmpint (bar->level, ==, expected->level);
  g_assert_cmpint (bar->cell, ==, expected->cell);
  g_assert_cmpint (bar->digit, ==, expected->digit);
  g_assert_cmpint (bar->open, ==, expected->open);
  g_assert_cmpint (bar->solved, ==, expected->solved);
}

static void
assert_window (RtTrace *trace, const GArray *all, guint64 from, guint64 to, guint64 least)
{
  RtTree *tree = rt_tree_new (trace, from, to, least, NULL);
  size_t n = 0;

  g_assert_cmpuint (tree->length, ==, rt_trace_length (trace));
  for (guint i = 0; i < all->len; i++) {
    const RtBranch *expected = &g_array_index (all, RtBranch, i), *bar = &tree->branches[n];

    if (!is_wide (expected, from, to, least))
      continue;
    g_assert_cmpuint (n++, <, tree->n);
    assert_same_branch (bar, expected);
  }
  g_assert_cmpuint (n, ==, tree->n);
  rt_tree_free (tree);
}

/* Returns the branch of ALL that OTHER lies in, one level up, or NULL. */
static const RtBranch *
parent_of (const GArray *all, const RtBranch *other)
{
  const RtBranch *parent = NULL;

  for (guint i = 0; i < all->len; i++) {
    const RtBranch *branch = &g_array_index (all, RtBranch, i);

    if (branch->level == other->level - 1 && branch->first < other->first && branch->last >= other->last)
      parent = branch;
  }
  return parent;
}

/* Returns true if BRANCH is not the only one of its level, or if a lower level has several. */
static bool
has_choice (const GArray *all, const RtBranch *branch)
{
  for (guint level = 1; level <= branch->level; level++) {
    int n = 0;

    for (guint i = 0; i < all->len; i++)
      n += g_array_index (all, RtBranch, i).level == level;
    if (n > 1)
      return true;
  }
  return false;
}

/* Compares the wrong turn, of trees with and without narrow branches, with the widest branch that came to nothing, of
 * which each parent led to something or had no alternative. */
static void
assert_wrong_turn (RtTrace *trace, const GArray *all)
{
  const RtBranch *expected = NULL;

  for (guint i = 0; i < all->len; i++) {
    const RtBranch *branch = &g_array_index (all, RtBranch, i), *parent = parent_of (all, branch);

    while (parent && (parent->solved || parent->open || !has_choice (all, parent)))
      parent = parent_of (all, parent);
    if (!parent && !branch->solved && !branch->open && has_choice (all, branch) &&
        (!expected || rt_branch_steps (branch) > rt_branch_steps (expected)))
      expected = branch;
  }
  for (guint64 part = 1; part <= 1000; part *= 10) {
    guint64 least = part == 1 ? 1 : 1 + rt_trace_length (trace) * part / 10000;
    RtTree *tree = rt_tree_new (trace, 1, rt_trace_length (trace), least, NULL);
    const RtBranch *turn = rt_tree_wrong_turn (tree);

    g_assert_true ((turn != NULL) == (expected && rt_branch_steps (expected) >= least));
    if (turn)
      assert_same_branch (turn, expected);
    rt_tree_free (tree);
  }
}

/* Compares the whole and random windows, each from all branches to the widest. */
static void
assert_equals_recount (RtTrace *trace)
{
  g_autoptr (GArray) all = count_all_branches (trace);
  guint64 length = rt_trace_length (trace);

  assert_window (trace, all, 1, length, 1);
  if (all->len < 1500 && !rt_trace_tape (trace))
    assert_wrong_turn (trace, all);
  for (int i = 0; i < 12; i++) {
    guint64 from = i < 4 ? 1 : 1 + (guint64) (g_test_rand_double () * (double) length);
    guint64 to = i < 4 ? length : from + (guint64) (g_test_rand_double () * (double) (length - from));
    int halved = g_test_rand_int_range (0, 14);

    assert_window (trace, all, from, to, 1 + (to - from) / (1u << halved));
  }
}

/* Blanks the digits of a random solution one by one until few givens are left, so that there are several
 * solutions, or takes a digit of the grid for another, so that there may be none. */
static RtGrid
random_givens (void)
{
  RtRandom random = rt_random (g_test_rand_int () & 0x7fffffff, 0);
  RtGrid grid;
  int n_blanks = g_test_rand_int_range (30, 81);

  rt_full_quick (&random, &grid);
  for (int i = 0; i < n_blanks; i++)
    grid.digit[rt_random_below (&random, RT_N_CELLS)] = 0;
  if (g_test_rand_int_range (0, 4) == 0)
    grid.digit[rt_random_below (&random, RT_N_CELLS)] = (guint8) g_test_rand_int_range (1, 10);
  return grid;
}

static void
test_search (gconstpointer search)
{
  for (int i = 0; i < n_cases (30); i++) {
    RtGrid givens = random_givens ();
    RtTrace *trace = rt_trace_new (search, &givens);
    RtStop stop = RT_STOP_INIT;

    rt_stop_after (&stop, g_test_rand_int_range (1, 60));
    for (int n = g_test_rand_int_range (1, 20); n > 0; n--)
      rt_trace_run (trace, &stop);
    assert_equals_recount (trace);
    rt_trace_unref (trace);
  }
}

/* Sums up from the first blank what a search in reading order has been through, by its newest grid and step. */
static double
share_in_order (RtTrace *trace)
{
  RtCursor *cursor = rt_cursor_new (trace);
  RtGrid grid = *rt_trace_givens (trace), newest;
  double share = 0, part = 1;
  const RtEvent *event;

  rt_cursor_seek (cursor, rt_trace_length (trace));
  event = rt_cursor_event (cursor);
  newest = *rt_cursor_grid (cursor);
  for (int cell = 0; cell < RT_N_CELLS && event->kind != RT_EVENT_END; cell++) {
    bool is_back = event->kind == RT_EVENT_TAKE_BACK && event->cell == cell;
    int all = 0, before = 0;

    if (grid.digit[cell])
      continue;
    for (int digit = 1; digit <= 9; digit++)
      if (rt_grid_fits (&grid, cell, digit)) {
        all++;
        before += is_back ? digit <= event->digit : digit < newest.digit[cell];
      }
    if (before > 0)
      share += part * before / all;
    if (!newest.digit[cell])
      break;
    part /= all;
    grid.digit[cell] = newest.digit[cell];
  }
  share = event->kind == RT_EVENT_END ? 1 : share;
  rt_cursor_free (cursor);
  return share;
}

/* The share of the tree is 0 at the start, never falls, neither at a solution nor in a jump, and is 1 at the end
 * alone. */
static void
test_progress (gconstpointer search)
{
  int n_ended = 0;

  for (int i = 0; i < n_cases (12); i++) {
    RtGrid givens = random_givens ();
    RtTrace *trace = rt_trace_new (search, &givens);
    int most = g_test_rand_int_range (1, 300);
    guint64 earlier = 0;
    double before = rt_trace_progress (trace, 0), now;
    RtStatus status;

    g_assert_cmpfloat (before, ==, 0);
    for (int n = 0; n < 150; n++) {
      rt_trace_pause_at (trace, rt_trace_length (trace) + (guint64) (1 + n % most));
      status = rt_trace_run (trace, NULL);
      now = rt_trace_progress (trace, rt_trace_length (trace));
      g_assert_cmpfloat (now, >=, before);
      if (((const RtSearch *) search)->in_order && status != RT_STATUS_CONTRADICTORY)
        g_assert_cmpfloat_with_epsilon (now, share_in_order (trace), 1e-12);
      if (status == RT_STATUS_EXHAUSTED || status == RT_STATUS_CONTRADICTORY) {
        g_assert_cmpfloat (now, ==, 1);
        n_ended++;
        break;
      }
      g_assert_cmpfloat (now, <=, 1);
      g_assert_cmpfloat (rt_trace_progress (trace, earlier), ==, before);
      earlier = rt_trace_length (trace);
      g_assert_cmpfloat (now, ==, rt_trace_length (trace) == 1 ? 0 : now);
      before = now;
    }
    rt_trace_unref (trace);
  }
  g_assert_true (n_ended > 0 || is_a_part ());
}

/* A program that writes into any empty cell and takes back any digit, givens too. */
static void
test_program (void)
{
  for (int i = 0; i < n_cases (50); i++) {
    RtGrid givens = random_givens (), grid = givens;
    RtTape *tape = rt_tape_new (folder);
    int n = g_test_rand_int_range (1, 30000);
    RtTrace *trace;

    for (int step = 0; step < n; step++) {
      int cell = g_test_rand_int_range (0, RT_N_CELLS);
      int digit = grid.digit[cell] ? 0 : g_test_rand_int_range (1, 10);

      grid.digit[cell] = (guint8) digit;
      g_assert_true (rt_tape_add (tape, rt_entry_of (cell, digit)));
    }
    g_assert_true (rt_tape_flush (tape));
    rt_tape_end (tape);
    trace = rt_trace_new_of_tape (tape, &givens);
    rt_tape_unref (tape);
    rt_trace_follow (trace, NULL);
    g_assert_cmpfloat (rt_trace_progress (trace, 1), <, 0);
    assert_equals_recount (trace);
    rt_trace_unref (trace);
  }
}

/* So many steps that spans were merged. */
static void
test_long (void)
{
  RtGrid givens = grid_of (LONG);
  RtTrace *trace = rt_trace_new (&rt_search_masks, &givens);
  RtStop stop = RT_STOP_INIT;
  RtTree *tree;

  if (is_a_part ()) {
    g_test_skip ("it takes seconds");
    rt_trace_unref (trace);
    return;
  }
  g_assert_cmpint (rt_trace_run (trace, NULL), ==, RT_STATUS_SOLVED);
  tree = rt_tree_new (trace, 1, UINT64_MAX, rt_trace_length (trace) / 1600, NULL);
  g_assert_cmpuint (tree->n, >, 2000);
  for (size_t i = 0; i < tree->n; i += 100) {
    const RtBranch *bar = &tree->branches[i];
    RtTree *near = rt_tree_new (trace, bar->first, bar->first, 1, NULL);

    /* The branches over one step are those of the digits on the grid there. */
    g_assert_cmpuint (near->n, ==, bar->level);
    assert_same_branch (&near->branches[near->n - 1], bar);
    rt_tree_free (near);
  }
  rt_tree_free (tree);
  rt_stop_raise (&stop);
  g_assert_null (rt_tree_new (trace, 1, UINT64_MAX, 1000, &stop));
  rt_trace_unref (trace);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("retrace-tree-XXXXXX", NULL);
  for (const RtSearch *const *search = rt_searches; *search; search++) {
    g_autofree char *path = g_strdup_printf ("/tree/%s/branches", (*search)->id);
    g_autofree char *progress = g_strdup_printf ("/tree/%s/progress", (*search)->id);

    g_test_add_data_func (path, *search, test_search);
    g_test_add_data_func (progress, *search, test_progress);
  }
  g_test_add_func ("/tree/program", test_program);
  g_test_add_func ("/tree/long", test_long);
  status = g_test_run ();
  rmdir (folder);
  g_free (folder);
  return status;
}
