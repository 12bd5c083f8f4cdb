/* random-boards.c - visits boards along the paths of random puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/board/random-boards.h"

#include "engine/fast/fast.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/ladder/step-search.h"
#include "engine/logic/words/notation.h"

#include "engine/logic/step/checker.h"
#include "engine/logic/board/puzzles.h"

#include "common/grid-of.h"
#include "common/share.h"

#define N_PUZZLES 25

/* Enough puzzles for a rare technique to appear. */
#define MOST_PUZZLES 2000

#define SIMPLEST                                                                             \
  "full-house hidden-single-box hidden-single-line naked-single pointing claiming naked-pair " \
  "hidden-pair naked-triple "

/* Returns the ladder of the simplest techniques, followed by those in IDS. */
static RtLadder *
ladder_with (const char *ids)
{
  g_autofree char *text = g_strconcat (SIMPLEST, ids, NULL);

  return rt_ladder_new_from_text (text);
}

static void
apply (RtStudy *study, const RtStep *step)
{
  for (guint k = 0; k < step->n_removed; k++)
    rt_study_remove (study, step->removed[k].cell, step->removed[k].digits);
  for (guint k = 0; k < step->n_placed; k++)
    rt_study_place (study, step->placed[k].cell, step->placed[k].digit);
}

static guint
n_words (const char *ids)
{
  g_auto (GStrv) words = g_strsplit (ids, " ", -1);

  return g_strv_length (words);
}

void
witness_steps (const char *ids)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) walk = ladder_with (ids), ladder = rt_ladder_new_from_text (ids);
  g_autoptr (GHashTable) found = g_hash_table_new (NULL, NULL);
  guint n = 0, n_wanted = n_words (ids);

  for (int i = 0; i < n_cases (N_PUZZLES) || (n < n_wanted && i < MOST_PUZZLES); i++) {
    RtGrid solution, puzzle = random_puzzle (&solution);

    rt_study_at_grid (study, &puzzle);
    while (study->field.n_left) {
      g_autoptr (GPtrArray) steps = rt_step_search_all (study, ladder, false);
      g_autoptr (RtStep) next = rt_step_search_next (study, walk);

      for (guint k = 0; k < steps->len; k++) {
        const RtStep *step = g_ptr_array_index (steps, k);

        check_reason (step, study);
        g_hash_table_add (found, (gpointer) step->technique);
      }
      if (!next)
        break;
      apply (study, next);
    }
    n = g_hash_table_size (found);
  }
  g_assert_cmpuint (n, ==, n_wanted);
}

void
witness_boards (const char *id, WitnessVisit *visit)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text (id);
  g_autoptr (RtLadder) simplest = rt_ladder_new_from_text (SIMPLEST);

  for (int i = 0; i < n_cases (N_PUZZLES); i++) {
    RtGrid solution, puzzle = random_puzzle (&solution);
    g_autoptr (GPtrArray) path = NULL, steps = NULL;

    rt_study_at_grid (study, &puzzle);
    path = rt_step_search_path (study, simplest);
    steps = rt_step_search_all (study, ladder, false);
    visit (study, steps);
  }
}

static bool
keep_solution (const RtGrid *solution, void *data)
{
  g_array_append_vals (data, solution, 1);
  return true;
}

static void
check_in_all (const RtStep *step, GArray *solutions)
{
  for (guint i = 0; i < solutions->len; i++) {
    const RtGrid *solution = &g_array_index (solutions, RtGrid, i);

    for (guint k = 0; k < step->n_placed; k++)
      g_assert_cmpint (solution->digit[step->placed[k].cell], ==, step->placed[k].digit);
    for (guint k = 0; k < step->n_removed; k++)
      g_assert_false (
        rt_digits_has (step->removed[k].digits, solution->digit[step->removed[k].cell]));
  }
}

void
witness_all_solutions (const char *ids)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) walk = ladder_with (ids), ladder = rt_ladder_new_from_text (ids);

  for (int i = 0; i < n_cases (N_PUZZLES); i++) {
    RtGrid puzzle = random_loose_puzzle (500);
    g_autoptr (GArray) solutions = g_array_new (FALSE, FALSE, sizeof (RtGrid));

    rt_fast_visit (&puzzle, keep_solution, solutions, NULL);
    rt_study_at_grid (study, &puzzle);
    while (study->field.n_left) {
      g_autoptr (GPtrArray) steps = rt_step_search_all (study, ladder, false);
      g_autoptr (RtStep) next = rt_step_search_next (study, walk);

      for (guint k = 0; k < steps->len; k++)
        check_in_all (g_ptr_array_index (steps, k), solutions);
      if (!next)
        break;
      apply (study, next);
    }
  }
}

static RtBoard
random_nonsense (void)
{
  RtBoard board = { 0 };
  int density = g_test_rand_int_range (1, 6);

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for (int digit = 1; digit <= 9; digit++)
      if (g_test_rand_int_range (0, 6) < density)
        board.candidates[cell] |= rt_digits_of (digit);
  return board;
}

/* Checks only the first step: there may be very many. */
static void
check_nonsense (RtStudy *study, const RtBoard *board, const char *id)
{
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text (id);
  g_autoptr (RtStep) step = NULL;

  rt_study_at_board (study, board);
  step = rt_step_search_next (study, ladder);
  for (guint i = 0; step && i < step->n_removed; i++)
    g_assert_cmpint (step->removed[i].digits & ~board->candidates[step->removed[i].cell], ==, 0);
  for (guint i = 0; step && i < step->n_placed; i++)
    g_assert_true (rt_digits_has (board->candidates[step->placed[i].cell], step->placed[i].digit));
}

void
witness_nonsense (const char *ids)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_auto (GStrv) words = g_strsplit (ids, " ", -1);

  for (int i = 0; i < n_cases (N_PUZZLES); i++) {
    RtBoard board = random_nonsense ();

    for (char **word = words; *word; word++)
      check_nonsense (study, &board, *word);
  }
}

/* Returns the notation of the first step of a technique along the path of a puzzle, with the
 * simplest techniques besides. */
static char *
witness_first (const char *puzzle, const char *id)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) ladder = ladder_with (id);
  g_autoptr (GPtrArray) path = NULL;
  RtGrid grid = grid_of (puzzle);

  rt_study_at_grid (study, &grid);
  path = rt_step_search_path (study, ladder);
  for (guint i = 0; i < path->len; i++) {
    const RtStep *step = g_ptr_array_index (path, i);

    if (step->technique == rt_technique_by_id (id))
      return rt_step_notation (step);
  }
  return NULL;
}

void
witness_examples (const WitnessExample *examples, guint n)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *said = witness_first (examples[i].puzzle, examples[i].technique);

    g_assert_cmpstr (said, ==, examples[i].notation);
  }
}
