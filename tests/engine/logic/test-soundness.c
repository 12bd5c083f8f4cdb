/* test-soundness.c - every step that every technique finds, on every board on the way: its effect
 * by the solutions, its reason by the definitions.
 *
 * RT_TEST_PUZZLES=10000 makes a day's work of it; the test tells how many steps it has seen. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "checker.h"
#include "positions.h"
#include "puzzles.h"
#include "witness.h"

#include "engine/fast/fast.h"

#include <string.h>

#define N_PUZZLES 20
#define MOST_SOLUTIONS 10000

/* What the solutions of a puzzle have in a cell, and how many steps agreed with that. */
typedef struct {
  RtDigits some[RT_N_CELLS];
  bool is_one;
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

/* Chains of chains are looked at now and then, and the longest of them not at all: to find every one
 * of a board would take minutes. */
static bool
is_due (const RtTechnique *technique)
{
  if (technique->price < 8 || technique->find != rt_technique_by_id ("multiple")->find)
    return true;
  return technique->price < 10.5 &&
         g_test_rand_int_range (0, technique->price < 9 ? 20 : 2000) == 0;
}

/* Whether the step is a line of strong and weak links by turns, which the witness follows. */
static bool
is_line (const RtTechnique *technique)
{
  static const char *const ids[] = {
    "x-cycle", "x-chain", "xy-loop", "xy-chain", "nice-loop", "aic", "grouped-x-chain",
    "grouped-nice-loop", "grouped-aic", "als-xz", "als-xz-doubly", "als-xy-wing", "als-chain", NULL,
  };

  return g_strv_contains (ids, technique->id);
}

static void
check_technique (Soundness *soundness, const RtTechnique *technique, RtStudy *study)
{
  g_autoptr (GPtrArray) steps = all_steps_of (technique, study);
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (soundness->n_steps, technique));

  for (guint i = 0; i < steps->len; i++) {
    const RtStep *step = g_ptr_array_index (steps, i);

    check_effect (step, &study->field, soundness->some);
    if (has_check (technique))
      check_reason (step, study);
    else if (is_line (technique))
      witness_chain (&study->field, step);
  }
  g_hash_table_insert (soundness->n_steps, (gpointer) technique, GUINT_TO_POINTER (n + steps->len));
}

static void
visit (RtStudy *study, gpointer data)
{
  Soundness *soundness = data;

  soundness->n_positions++;
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if (is_due (row) && (soundness->is_one || !(row->flags & RT_TECHNIQUE_NEEDS_UNIQUE)))
        check_technique (soundness, row, study);
}

static void
tell (const Soundness *soundness)
{
  g_test_message ("%u positions", soundness->n_positions);
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      g_test_message ("%u %s", GPOINTER_TO_UINT (g_hash_table_lookup (soundness->n_steps, row)),
                      row->id);
}

/* No removed candidate is any solution's, every placed one is every solution's. With several, the
 * way ends somewhere, where it would be long to find that out by chains of chains. */
static void
check_all (RtGrid (*make) (void), bool is_one)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (GHashTable) n_steps = g_hash_table_new (NULL, NULL);
  Soundness soundness = { .is_one = is_one, .n_steps = n_steps };
  g_autoptr (RtLadder) ladder = is_one ? rt_ladder_new_human () : cheap_ladder ();
  int n = n_puzzles (N_PUZZLES);

  rt_ladder_switch_unique (ladder, is_one);
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
  check_all (make_proper, true);
}

static RtGrid
make_loose (void)
{
  return random_loose_puzzle (MOST_SOLUTIONS);
}

static void
test_several_solutions (void)
{
  check_all (make_loose, false);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/soundness/one-solution", test_one_solution);
  g_test_add_func ("/soundness/several-solutions", test_several_solutions);
  return g_test_run ();
}
