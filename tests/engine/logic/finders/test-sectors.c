/* test-sectors.c - tests the SK loop, which no random puzzle has. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/step/checker.h"
#include "common/grid-of.h"
#include "common/puzzles.h"

#include "engine/logic/ladder/step-search.h"

static int
count_removed (const RtStep *step)
{
  int n = 0;

  for (guint i = 0; i < step->n_removed; i++)
    n += rt_digits_count (step->removed[i].digits);
  return n;
}

/* No random puzzle has an SK loop: a known one is transformed. */
static void
test_sk_loop (void)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text ("sk-loop");
  RtGrid grid = grid_of (MONSTER), turned;

  for (int turn = 0; turn < 8; turn++) {
    g_autoptr (GPtrArray) steps = NULL;

    for (int cell = 0; cell < RT_N_CELLS; cell++) {
      int row = turn & 1 ? 8 - cell / 9 : cell / 9, column = turn & 2 ? 8 - cell % 9 : cell % 9;
      int digit = grid.digit[turn & 4 ? 9 * column + row : 9 * row + column];

      turned.digit[cell] = (uint8_t) (digit ? (digit + turn) % 9 + 1 : 0);
    }
    rt_study_at_grid (study, &turned);
    steps = rt_step_search_all (study, ladder, false);
    g_assert_cmpuint (steps->len, ==, 1);
    g_assert_cmpint (count_removed (g_ptr_array_index (steps, 0)), ==, 13);
    check_reason (g_ptr_array_index (steps, 0), study);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sectors/sk-loop", test_sk_loop);
  return g_test_run ();
}
