/* test-last-resort.c - tests templates against all possible ones, and that brute force ends
 * every path. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/step/checks.h"
#include "engine/logic/board/puzzles.h"
#include "engine/logic/board/random-boards.h"

#include "engine/logic/ladder/step-search.h"

#include "common/cases.h"
#include "common/share.h"

static void
check_deleted (RtStudy *study, GPtrArray *steps)
{
  RtCells wanted[9], found[9] = { { 0, 0 } };

  for (int digit = 1; digit <= 9; digit++) {
    RtCells some, all;

    find_templates (study, digit, &some, &all);
    wanted[digit - 1] = rt_cells_minus (rt_study_plane (study, digit), some);
  }
  for (guint i = 0; i < steps->len; i++) {
    const RtStep *step = g_ptr_array_index (steps, i);

    for (guint k = 0; k < step->n_removed; k++)
      for_each_digit (digit, step->removed[k].digits)
        rt_cells_add (&found[digit - 1], step->removed[k].cell);
  }
  g_assert_cmpmem (found, sizeof found, wanted, sizeof wanted);
}

/* Exactly the candidates in no template are eliminated. */
static void
test_delete (void)
{
  witness_boards ("template-delete", check_deleted);
}

static void
check_set (RtStudy *study, GPtrArray *steps)
{
  RtCells wanted[9], found[9] = { { 0, 0 } };

  for (int digit = 1; digit <= 9; digit++) {
    RtCells some, all;

    find_templates (study, digit, &some, &all);
    wanted[digit - 1] = rt_cells_and (rt_study_plane (study, digit), all);
  }
  for (guint i = 0; i < steps->len; i++) {
    const RtStep *step = g_ptr_array_index (steps, i);

    for (guint k = 0; k < step->n_placed; k++)
      rt_cells_add (&found[step->placed[k].digit - 1], step->placed[k].cell);
  }
  g_assert_cmpmem (found, sizeof found, wanted, sizeof wanted);
}

/* Exactly the candidates in all templates are placed. */
static void
test_set (void)
{
  witness_boards ("template-set", check_set);
}

/* Removes random candidates of the solution and others, as a person may have. */
static void
lose_some (RtStudy *study)
{
  for (int i = g_test_rand_int_range (0, 12); i > 0; i--) {
    int cell = g_test_rand_int_range (0, RT_N_CELLS);

    rt_study_remove (study, cell, study->field.candidates[cell] &
                                    rt_digits_of (g_test_rand_int_range (1, 10)));
  }
}

/* rt_study_removable returns exactly the candidates in no template, all if there is none, also
 * in a study that was at other boards. */
static void
test_removable (void)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  int n_without = 0, n_some = 0;

  for (int i = 0; i < n_cases (30); i++) {
    RtGrid solution, puzzle = random_puzzle (&solution);

    rt_study_at_grid (study, &puzzle);
    for (int k = 0; k < 4; k++) {
      for (int digit = 1; digit <= 9; digit++) {
        RtCells some, all, plane = rt_study_plane (study, digit);
        bool any = find_templates (study, digit, &some, &all);
        RtCells removable = rt_study_removable (study, digit);

        n_without += !any;
        n_some += !rt_cells_is_empty (removable);
        g_assert_true (rt_cells_equal (removable, any ? rt_cells_minus (plane, some) : plane));
      }
      lose_some (study);
    }
  }
  g_assert_cmpint (n_some, >, n_without);
}

/* A placed digit leaves the same candidates as one lost in its cell, but only one of the two
 * boards has a template. */
static void
test_placed_or_lost (void)
{
  g_autoptr (RtStudy) study = rt_study_new ();

  for (int i = 0; i < n_cases (30); i++) {
    RtGrid solution, puzzle = random_puzzle (&solution);
    RtCells placed, lost;
    int cell, digit;

    rt_study_at_grid (study, &puzzle);
    cell = rt_cells_first (rt_study_empty (study));
    digit = solution.digit[cell];
    rt_study_place (study, cell, digit);
    placed = rt_study_plane (study, digit);
    g_assert_false (rt_cells_equal (rt_study_removable (study, digit), placed));
    rt_study_at_grid (study, &puzzle);
    rt_study_remove (study, cell, rt_digits_of (digit));
    for_each_cell (peer, rt_peer_cells[cell])
      rt_study_remove (study, peer, study->field.candidates[peer] & rt_digits_of (digit));
    lost = rt_study_plane (study, digit);
    g_assert_true (rt_cells_equal (lost, placed));
    g_assert_true (rt_cells_equal (rt_study_removable (study, digit), lost));
  }
}

/* Brute force alone places all digits in reading order; the whole ladder ends with the solution,
 * too. */
static void
test_every_path_ends (void)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) human = rt_ladder_new_human ();
  g_autoptr (RtLadder) force = rt_ladder_new_from_text ("brute-force");

  for (int i = 0; i < n_cases (50); i++) {
    RtGrid solution, puzzle = random_puzzle (&solution);
    g_autoptr (GPtrArray) path = NULL, forced = NULL;
    int before = -1;

    rt_study_at_grid (study, &puzzle);
    path = rt_step_search_path (study, human);
    g_assert_cmpmem (study->field.digit, RT_N_CELLS, solution.digit, RT_N_CELLS);
    rt_study_at_grid (study, &puzzle);
    forced = rt_step_search_path (study, force);
    g_assert_cmpmem (study->field.digit, RT_N_CELLS, solution.digit, RT_N_CELLS);
    for (guint k = 0; k < forced->len; k++) {
      const RtStep *step = g_ptr_array_index (forced, k);

      g_assert_cmpuint (step->n_placed, ==, 1);
      g_assert_cmpint (step->placed[0].cell, >, before);
      before = step->placed[0].cell;
    }
  }
}

/* Brute force finds nothing if there are two solutions, or if the right candidate was removed. */
static void
test_force_needs_a_solution (void)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) force = rt_ladder_new_from_text ("brute-force");
  RtGrid solution, loose = random_loose_puzzle (500), puzzle = random_puzzle (&solution);

  rt_study_at_grid (study, &loose);
  g_assert_null (rt_step_search_next (study, force));
  rt_study_at_grid (study, &puzzle);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    rt_study_remove (study, cell, rt_digits_of (solution.digit[cell]));
  g_assert_null (rt_step_search_next (study, force));
  rt_study_at_grid (study, &solution);
  g_assert_null (rt_step_search_next (study, force));
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/last", test_removable, test_placed_or_lost, test_delete,
                    test_set, test_every_path_ends, test_force_needs_a_solution);
}
