/* test-all-steps.c - tests the list of all steps of a board: in the order of the ladder, each
 * effect once with its cheapest step, and the next step among them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/board/positions.h"

#include "common/share.h"

#include <glib.h>

static int
rung_of (const RtLadder *ladder, const RtTechnique *technique)
{
  for (guint i = 0; i < ladder->rungs->len; i++)
    if (g_array_index (ladder->rungs, RtRung, i).technique == technique)
      return g_array_index (ladder->rungs, RtRung, i).on ? (int) i : -1;
  return -1;
}

/* Returns true if the first find of TECHNIQUE is taken. */
static bool
is_first_best (const RtTechnique *technique)
{
  return (technique->flags & RT_TECHNIQUE_CHAIN) || !technique->cost;
}

/* Returns a text that identifies a step. */
static char *
name_of (const RtStep *step)
{
  g_autofree char *effect = effect_of (step);

  return g_strconcat (step->technique->id, " ", effect, NULL);
}

/* Returns the costs of STEPS by their texts; fails the test if a step is repeated or out of
 * order. */
static GHashTable *
costs_of (GPtrArray *steps, const RtLadder *ladder, const RtStudy *study)
{
  GHashTable *costs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < steps->len; i++) {
    const RtStep *step = g_ptr_array_index (steps, i);
    const RtStep *before = i ? g_ptr_array_index (steps, i - 1) : NULL;
    int rung = rung_of (ladder, step->technique);

    if (rung < 0)
      fail_at (step, study, "is of no rung that is on");
    if (before && rung < rung_of (ladder, before->technique))
      fail_at (step, study, "comes behind one of a later rung");
    if (before && before->technique == step->technique && ladder->taking != RT_TAKE_FIRST &&
        !is_first_best (step->technique) && step->cost < before->cost)
      fail_at (step, study, "comes behind one that is harder to see");
    if (!g_hash_table_insert (costs, name_of (step), GINT_TO_POINTER (step->cost)))
      fail_at (step, study, "is there twice");
  }
  return costs;
}

/* The steps of the first rung with any are the first of all steps. */
static void
check_one_rung (RtStudy *study, const RtLadder *ladder, GPtrArray *all)
{
  g_autoptr (GPtrArray) some = rt_step_search_all (study, ladder, true);

  for (guint i = 0; i < some->len; i++) {
    const RtStep *step = g_ptr_array_index (some, i);
    g_autofree char *name = name_of (step), *other = name_of (g_ptr_array_index (all, i));

    g_assert_cmpstr (name, ==, other);
    g_assert_true (step->technique == ((const RtStep *) g_ptr_array_index (all, 0))->technique);
  }
  g_assert_true (some->len == all->len ||
                 ((const RtStep *) g_ptr_array_index (all, some->len))->technique !=
                   ((const RtStep *) g_ptr_array_index (all, 0))->technique);
}

/* The next step is one of ALL, whose costs are COSTS, and the cheapest of the first rung. */
static void
check_next (RtStudy *study, RtLadder *ladder, GPtrArray *all, GHashTable *costs)
{
  g_autoptr (RtStep) next = rt_step_search_next (study, ladder);
  const RtStep *first;
  g_autofree char *name = NULL;

  g_assert_true ((next == NULL) == (all->len == 0));
  if (!next)
    return;
  first = g_ptr_array_index (all, 0);
  name = name_of (next);
  if (!g_hash_table_contains (costs, name))
    fail_at (next, study, "is next, but not among all");
  if (ladder->taking == RT_TAKE_EASIER)
    return;
  if (next->technique != first->technique)
    fail_at (next, study, "is next, but not of the first rung");
  if (ladder->taking == RT_TAKE_CHEAPEST && !is_first_best (next->technique) &&
      next->cost > first->cost && next->cost > next->technique->cost)
    fail_at (next, study, "is next, but not the easiest to see");
}

static void
check_board (RtStudy *study, gpointer data)
{
  RtLadder *ladder = data;
  g_autoptr (GHashTable) of_first = NULL;
  g_autoptr (GHashTable) of_cheapest = NULL;
  GHashTableIter iter;
  gpointer name, cost;

  for (int taking = RT_TAKE_FIRST; taking <= RT_TAKE_EASIER; taking++) {
    g_autoptr (GPtrArray) all = NULL;
    g_autoptr (GHashTable) costs = NULL;

    ladder->taking = (RtTaking) taking;
    all = rt_step_search_all (study, ladder, false);
    costs = costs_of (all, ladder, study);
    check_one_rung (study, ladder, all);
    check_next (study, ladder, all, costs);
    if (taking == RT_TAKE_FIRST)
      of_first = g_steal_pointer (&costs);
    else if (taking == RT_TAKE_CHEAPEST)
      of_cheapest = g_steal_pointer (&costs);
  }
  /* Both lists have the same effects, and the second none with a higher cost. */
  g_assert_cmpuint (g_hash_table_size (of_first), ==, g_hash_table_size (of_cheapest));
  g_hash_table_iter_init (&iter, of_cheapest);
  while (g_hash_table_iter_next (&iter, &name, &cost)) {
    g_assert_true (g_hash_table_contains (of_first, name));
    g_assert_cmpint (GPOINTER_TO_INT (cost), <=, GPOINTER_TO_INT (g_hash_table_lookup (of_first, name)));
  }
}

static void
test_all_steps (void)
{
  g_autoptr (RtLadder) ladder = cheap_ladder ();

  for_each_random_board (n_cases (12), check_board, ladder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/all-steps/once-and-in-order", test_all_steps);
  return g_test_run ();
}
