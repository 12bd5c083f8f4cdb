/* test-reasons.c - tests that transformed boards have the same steps, and that nonsense boards
 * break nothing. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/step/checker.h"
#include "engine/logic/board/positions.h"
#include "engine/logic/board/puzzles.h"
#include "engine/logic/board/transform-board.h"

#include "engine/logic/finders/families.h"

#include "common/cases.h"
#include "common/share.h"

#include <string.h>

#define N_PUZZLES 24

/* Nested chains take long on boards with many candidates; these families have tests of their
 * own. */
#define DEAR 8
static const char *const others[] = { "aic", "als", "sectors", "last", NULL };

/* Techniques whose steps are independent of orientation: all steps are equal. */
static const char *const symmetric[] = {
  "pointing", "claiming", "locked-pair", "locked-triple", "naked-pair", "naked-triple",
  "naked-quad", "hidden-pair", "hidden-triple", "hidden-quad", "x-wing", "swordfish", "jellyfish",
  "skyscraper", "two-string-kite", "turbot-fish", "empty-rectangle", "w-wing", "remote-pair",
  "extended-rectangle", "hidden-rectangle", "hidden-rectangle-2", "hidden-avoidable-rectangle", "unique-rectangle-6",
  "unique-rectangle-3-wide", "unique-rectangle-missing", "avoidable-rectangle", "simple-colouring", "multi-colouring", "3d-medusa",
  "finned-x-wing", "finned-swordfish", "finned-jellyfish", "franken-x-wing", "franken-swordfish",
  "franken-jellyfish", "mutant-x-wing", "mutant-swordfish", "mutant-jellyfish",
  "xy-wing", "xyz-wing", "aligned-pair", "aligned-triplet", "unique-loop", "bug", "sue-de-coq",
  "junior-exocet", "sk-loop", "template-delete",
};

/* Techniques whose choice among several reasons may depend on the order of cells, and techniques
 * to which they leave steps: the union of all effects is equal. */
static const char *const same_together[] = {
  "full-house", "hidden-single-box", "hidden-single-line", "naked-single", "als-xz-doubly",
  "als-xz", "als-xz als-xy-wing", "death-blossom", "template-set",
};

/* Adds the transformed effect of a step. */
static void
add_turned (const Turn *turn, const RtStep *step, RtCells removed[9], RtCells placed[9])
{
  for (guint i = 0; i < step->n_placed; i++)
    rt_cells_add (&placed[turn->digit[step->placed[i].digit] - 1],
                  turn->cell[step->placed[i].cell]);
  for (guint i = 0; i < step->n_removed; i++)
    for_each_digit (digit, step->removed[i].digits)
      rt_cells_add (&removed[turn->digit[digit] - 1], turn->cell[step->removed[i].cell]);
}

static GHashTable *
turned_effects (const Turn *turn, GPtrArray *steps)
{
  GHashTable *effects = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < steps->len; i++) {
    RtCells removed[9] = { RT_CELLS_NONE }, placed[9] = { RT_CELLS_NONE };

    add_turned (turn, g_ptr_array_index (steps, i), removed, placed);
    g_hash_table_add (effects, effect_text (removed, placed));
  }
  return effects;
}

/* Returns the union of the transformed effects of STEPS as text. */
static char *
turned_together (const Turn *turn, GPtrArray *steps)
{
  RtCells removed[9] = { RT_CELLS_NONE }, placed[9] = { RT_CELLS_NONE };

  for (guint i = 0; i < steps->len; i++)
    add_turned (turn, g_ptr_array_index (steps, i), removed, placed);
  return effect_text (removed, placed);
}

static void
check_together (const Turn *turn, RtStudy *study, RtStudy *turned)
{
  Turn as_is = { .digit = { 0 } };

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    as_is.cell[cell] = (uint8_t) cell;
  for (int digit = 1; digit <= 9; digit++)
    as_is.digit[digit] = (uint8_t) digit;
  for (guint i = 0; i < G_N_ELEMENTS (same_together); i++) {
    g_autoptr (RtLadder) ladder = rt_ladder_new_from_text (same_together[i]);
    g_autoptr (GPtrArray) steps = rt_step_search_all (study, ladder, false);
    g_autoptr (GPtrArray) turned_steps = rt_step_search_all (turned, ladder, false);
    g_autofree char *wanted = turned_together (turn, steps);
    g_autofree char *found = turned_together (&as_is, turned_steps);

    if (strcmp (found, wanted) != 0)
      g_error ("%s: %s, not %s", same_together[i], found, wanted);
  }
}

static void
visit_turned (RtStudy *study, gpointer data)
{
  g_autoptr (RtStudy) turned = rt_study_new ();
  Turn turn = random_turn ();

  turn_study (&turn, study, turned);
  for (guint i = 0; i < G_N_ELEMENTS (symmetric); i++) {
    const RtTechnique *technique = rt_technique_by_id (symmetric[i]);
    g_autoptr (GPtrArray) steps = all_steps_of (technique, study);
    g_autoptr (GPtrArray) turned_steps = all_steps_of (technique, turned);
    g_autoptr (GHashTable) wanted = turned_effects (&turn, steps);
    g_autoptr (GHashTable) found = effects_of (turned_steps);

    assert_same_effects (found, wanted, symmetric[i], turned);
  }
  check_together (&turn, study, turned);
}

/* A transformed board has the same steps. */
static void
test_symmetric (void)
{
  for_each_random_board (n_cases (N_PUZZLES), visit_turned, NULL);
}

/* Returns a board with random candidates. */
static RtBoard
random_nonsense (void)
{
  RtBoard board = { 0 };
  int sparse = g_test_rand_int_range (1, 5);

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for (int digit = 1; digit <= 9; digit++)
      if (g_test_rand_int_range (0, 5) < sparse)
        board.candidates[cell] |= rt_digits_of (digit);
  return board;
}

static void
check_within_board (const RtTechnique *technique, RtStudy *study)
{
  g_autoptr (GPtrArray) steps = all_steps_of (technique, study);

  for (guint i = 0; i < steps->len; i++) {
    const RtStep *step = g_ptr_array_index (steps, i);

    for (guint k = 0; k < step->n_removed; k++)
      g_assert_cmpint (step->removed[k].digits & ~study->field.candidates[step->removed[k].cell],
                       ==, 0);
  }
}

/* On boards without a solution finders do not crash, and steps stay within the board. */
static void
test_nonsense (void)
{
  g_autoptr (RtStudy) study = rt_study_new ();

  for (int i = 0; i < n_cases (N_PUZZLES); i++) {
    RtBoard board = random_nonsense ();

    rt_study_at_board (study, &board);
    for (const RtFamily *const *family = rt_families; *family; family++)
      for (const RtTechnique *row = (*family)->rows; row->id; row++)
        if (row->price < DEAR && !g_strv_contains (others, (*family)->id))
          check_within_board (row, study);
  }
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/reasons", test_symmetric, test_nonsense);
}
