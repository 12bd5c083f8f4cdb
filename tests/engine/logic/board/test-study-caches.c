/* test-study-caches.c - tests that the caches of a study change no result: each step is the one that a
 * new study finds. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/finders/families.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"
#include "engine/logic/board/positions.h"
#include "engine/logic/board/puzzles.h"

#include <glib.h>
#include <string.h>

/* Nested chains take too long on arbitrary boards. */
#define DEAR 9.0

/* Returns a ladder of random techniques, each with probability 1 / ONE_OF, and at last one that
 * always finds a step. */
static RtLadder *
some_ladder (int one_of)
{
  RtLadder *ladder = rt_ladder_new_human ();

  for (guint i = 0; i < ladder->rungs->len; i++) {
    RtRung *rung = &g_array_index (ladder->rungs, RtRung, i);

    rung->on = strcmp (rung->technique->id, "brute-force") == 0 ||
               (rung->technique->price <= DEAR && g_test_rand_int_range (0, one_of) == 0);
  }
  ladder->taking = (RtTaking) g_test_rand_int_range (RT_TAKE_FIRST, RT_TAKE_EASIER + 1);
  return ladder;
}

static RtStep *
next_of_fresh (const RtStudy *study, const RtLadder *ladder)
{
  g_autoptr (RtStudy) fresh = rt_study_new ();
  RtBoard board;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    board.grid.digit[cell] = study->field.digit[cell];
    board.candidates[cell] = study->field.candidates[cell];
  }
  rt_study_at_board (fresh, &board);
  fresh->givens = study->givens;
  return rt_step_search_next (fresh, ladder);
}

/* Follows the path of PUZZLE with one study, and compares each step with that of a new one. */
static void
check_way (RtStudy *study, const RtGrid *puzzle, const RtLadder *ladder)
{
  rt_study_at_grid (study, puzzle);
  while (study->field.n_left) {
    g_autoptr (RtStep) step = rt_step_search_next (study, ladder), other = next_of_fresh (study, ladder);
    g_autofree char *effect = NULL, *other_effect = NULL;

    g_assert_true ((step == NULL) == (other == NULL));
    if (!step)
      return;
    effect = effect_of (step);
    other_effect = effect_of (other);
    if (step->technique != other->technique || strcmp (effect, other_effect) != 0 ||
        step->cost != other->cost || step->price != other->price)
      fail_at (step, study, "is not what a fresh study finds");
    for (guint i = 0; i < step->n_removed; i++)
      rt_study_remove (study, step->removed[i].cell, step->removed[i].digits);
    for (guint i = 0; i < step->n_placed; i++)
      rt_study_place (study, step->placed[i].cell, step->placed[i].digit);
  }
}

static void
test_random (void)
{
  g_autoptr (RtStudy) study = rt_study_new ();

  for (int i = 0; i < n_cases (30); i++) {
    g_autoptr (RtLadder) ladder = some_ladder (2 + i % 8);
    RtGrid solution, puzzle = random_puzzle (&solution);

    check_way (study, &puzzle, ladder);
  }
}

/* If chains find nothing, brute force makes a new board, on which they are searched again. */
static void
test_hard (void)
{
  static const char *const puzzles[] = { MONSTER, NESTED, HARDER };
  static const char *const ladders[] = {
    "hidden-single naked-single dynamic brute-force",
    "hidden-single naked-single multiple dynamic nested-1 brute-force",
    "hidden-single naked-single aligned-pair aligned-triplet chain nishio brute-force",
  };
  g_autoptr (RtStudy) study = rt_study_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (ladders); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (puzzles); k++) {
      g_autoptr (RtLadder) ladder = rt_ladder_new_from_text (ladders[i]);
      RtGrid puzzle = grid_of (puzzles[k]);

      check_way (study, &puzzle, ladder);
    }
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/memory", test_random, test_hard);
}
