/* test-soundness.c - tests every step of every technique on every board of the paths of random
 * puzzles: effect, reason and price.
 *
 * The big run takes hours, and is best shared by processes with seeds of their own:
 *
 *     RT_TEST_SHARE=250 test-soundness --seed=R02S00000001000000020000000300000004 &
 *     RT_TEST_SHARE=250 test-soundness --seed=R02S00000005000000060000000700000008 &
 *
 * It tells how many boards and steps it saw; where something is wrong, the board and the step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/step/checker.h"
#include "engine/logic/board/positions.h"
#include "engine/logic/board/puzzles.h"

#include "engine/fast/fast.h"
#include "engine/logic/finders/families.h"

#include "common/cases.h"
#include "common/share.h"

#include <string.h>

#define N_PUZZLES 10
#define N_FULL_PUZZLES 3
#define N_NAMED_PUZZLES 100
#define MOST_SOLUTIONS 10000
#define ONE_HARD_OF 2
#define ONE_EASY_OF 40

/* The digits of all solutions in each cell, and the number of checked steps. */
typedef struct {
  RtDigits some[RT_N_CELLS];
  bool is_one, spares_nothing;
  bool forces;                  /* includes forcing chains */
  bool samples;                 /* only some boards, most of them without singles */
  guint n_positions;
  GHashTable *n_steps;          /* by technique */
} Soundness;

static bool
add_solution (const RtGrid *solution, gpointer data)
{
  Soundness *soundness = data;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    soundness->some[cell] |= rt_digits_of (solution->digit[cell]);
  return true;
}

/* Finding all nested chains of a board with few givens takes up to seconds: they are searched on
 * one of so many boards, or never. */
static const struct {
  const char *id;
  int usually, in_big_run;
} rarities[] = {
  { "multiple", 20, 1 },
  { "dynamic", 20, 1 },
  { "nested-1", 2000, 1 },
  { "nested-2", 2000, 40 },
  { "nested-3", 2000, 40 },
  { "nested-4", 0, 400 },
  { "nested-4-1", 0, 2000 },
  { "nested-4-2", 0, 40000 },
  { "nested-4-3", 0, 40000 },
};

static bool
is_due (const Soundness *soundness, const RtTechnique *technique)
{
  if (!soundness->is_one && technique->flags & RT_TECHNIQUE_NEEDS_UNIQUE)
    return false;
  for (guint i = 0; i < G_N_ELEMENTS (rarities) && !soundness->spares_nothing; i++)
    if (strcmp (rarities[i].id, technique->id) == 0) {
      int n = n_cases (1) > 1 ? rarities[i].in_big_run : rarities[i].usually;

      return n && g_test_rand_int_range (0, n) == 0;
    }
  return true;
}

static void
check_technique (Soundness *soundness, const RtTechnique *technique, RtStudy *study)
{
  g_autoptr (GPtrArray) steps = all_steps_of (technique, study);
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (soundness->n_steps, technique));

  for (guint i = 0; i < steps->len; i++) {
    const RtStep *step = g_ptr_array_index (steps, i);

    check_effect (step, study, soundness->some);
    check_reason (step, study);
  }
  g_hash_table_insert (soundness->n_steps, (gpointer) technique, GUINT_TO_POINTER (n + steps->len));
}

static void
visit (RtStudy *study, gpointer data)
{
  Soundness *soundness = data;

  if (soundness->samples &&
      g_test_rand_int_range (0, has_no_single (study) ? ONE_HARD_OF : ONE_EASY_OF) > 0)
    return;
  soundness->n_positions++;
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if ((soundness->forces || *family != &rt_family_forcing) && is_due (soundness, row))
        check_technique (soundness, row, study);
}

static void
tell (const Soundness *soundness)
{
  g_test_message ("%u positions", soundness->n_positions);
  g_test_message ("%u inner steps", n_inner_checked);
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      g_test_message ("%u %s", GPOINTER_TO_UINT (g_hash_table_lookup (soundness->n_steps, row)),
                      row->id);
}

/* No eliminated candidate is in a solution, and every placed one is in all. With several
 * solutions the path ends early. */
static void
check_all (int n, RtGrid (*make) (void), Soundness soundness)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (GHashTable) n_steps = g_hash_table_new (NULL, NULL);
  g_autoptr (RtLadder) ladder = soundness.is_one ? rt_ladder_new_human () : cheap_ladder ();

  soundness.n_steps = n_steps;
  rt_ladder_switch_unique (ladder, soundness.is_one);
  for (int i = 0; i < n; i++) {
    RtGrid puzzle = make ();

    memset (soundness.some, 0, sizeof soundness.some);
    g_assert_true (rt_fast_visit (&puzzle, add_solution, &soundness, NULL));
    for_each_board (study, &puzzle, ladder, visit, &soundness);
  }
  tell (&soundness);
}

static RtGrid
make_proper (void)
{
  RtGrid solution;

  return random_puzzle (&solution);
}

static void
test_one_solution (void)
{
  check_all (n_cases (N_PUZZLES), make_proper, (Soundness) { .is_one = true, .forces = true });
}

/* Named techniques without long chains, on some boards of many puzzles. */
static void
test_named (void)
{
  check_all (n_cases (N_NAMED_PUZZLES), make_proper, (Soundness) { .is_one = true, .samples = true });
}

/* Returns a puzzle with more givens than it needs. */
static RtGrid
make_full (void)
{
  RtGrid solution, puzzle = random_puzzle (&solution);
  int order[RT_N_CELLS], left = RT_N_CELLS - g_test_rand_int_range (42, 55);

  shuffle (order, RT_N_CELLS);
  for (int i = 0; i < RT_N_CELLS; i++)
    left -= puzzle.digit[i] == 0;
  for (int i = 0; left < 0; i++)
    if (!puzzle.digit[order[i]]) {
      puzzle.digit[order[i]] = solution.digit[order[i]];
      left++;
    }
  return puzzle;
}

/* On boards with few empty cells every technique is tested. */
static void
test_many_givens (void)
{
  check_all (n_cases (N_FULL_PUZZLES), make_full,
             (Soundness) { .is_one = true, .spares_nothing = true, .forces = true });
}

static RtGrid
make_loose (void)
{
  return random_loose_puzzle (MOST_SOLUTIONS);
}

static void
test_several_solutions (void)
{
  check_all (n_cases (N_PUZZLES), make_loose, (Soundness) { .forces = true });
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/soundness", test_one_solution, test_named, test_many_givens,
                    test_several_solutions);
}
