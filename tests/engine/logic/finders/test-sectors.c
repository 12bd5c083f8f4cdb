/* test-sectors.c - tests Sue de Coq, SK loop and exocet. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/step/checker.h"
#include "common/puzzles.h"
#include "engine/logic/board/random-boards.h"

#include "engine/logic/ladder/step-search.h"

static void
test_reasons (void)
{
  witness_steps ("sue-de-coq junior-exocet");
}

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
  RtGrid grid, turned;

  g_assert_true (rt_grid_parse (&grid, MONSTER));
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

static void
test_all_solutions (void)
{
  witness_all_solutions ("sue-de-coq junior-exocet sk-loop");
}

static void
test_nonsense (void)
{
  witness_nonsense ("sue-de-coq junior-exocet sk-loop");
}

static const WitnessExample examples[] = {
  { "sue-de-coq",
    "78.2...9.....1.4.....9...63..5.......2.1....69...26...3....1..7...4.89..4..75....",
    "Sue de Coq: 1,2,5,8 in r189c9,r7c7 => r8c8<>2" },
  { "junior-exocet",
    "5.6.9.....2..6.5.7.3.....1.4....9.....15..794......2.......4..1...9.......9178..3",
    "Junior Exocet: 2,3,6,8 in r4c23,r5c5,r6c8 => r4c3,r5c5,r6c8<>3" },
  { "sk-loop", MONSTER,
    "SK-Loop: r1379c28,r28c1379 => r7c3<>1, r3c1<>2, r2c5,r5c8<>3, r5c2,r8c5<>4, r8c4<>5, r9c1<>6, "
    "r1c3<>7, r2c56,r5c2<>8, r5c8<>9" },
};

static void
test_examples (void)
{
  witness_examples (examples, G_N_ELEMENTS (examples));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sectors/reasons", test_reasons);
  g_test_add_func ("/sectors/sk-loop", test_sk_loop);
  g_test_add_func ("/sectors/all-solutions", test_all_solutions);
  g_test_add_func ("/sectors/nonsense", test_nonsense);
  g_test_add_func ("/sectors/examples", test_examples);
  return g_test_run ();
}
