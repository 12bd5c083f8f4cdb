/* test-logic.c - tests every technique: its steps are sound, repeatable, and have the effect
 * they state. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/ladder/step-search.h"

#include "engine/fast/fast.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/words/notation.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"
#include "engine/logic/board/positions.h"
#include "engine/logic/board/puzzles.h"

#include <string.h>

#define N_PUZZLES 40

/* Calls CHECK for each technique and each position along the paths of random puzzles. Chains get
 * a few positions; the most expensive ones would take minutes, and have a test of their own. */
typedef void Check (const RtTechnique *technique, RtStudy *study);

static bool
is_due (const RtTechnique *technique)
{
  if (technique->price < 6.5)
    return true;
  return technique->price < 9 && g_test_rand_int_range (0, 50) == 0;
}

static void
for_each_position (Check *check)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) ladder = rt_ladder_new_human ();

  for (int i = 0; i < n_cases (N_PUZZLES); i++) {
    RtGrid solution, puzzle = random_puzzle (&solution);

    rt_study_at_grid (study, &puzzle);
    while (study->field.n_left) {
      g_autoptr (RtStep) step = rt_step_search_next (study, ladder);

      for (const RtFamily *const *family = rt_families; *family; family++)
        for (const RtTechnique *row = (*family)->rows; row->id; row++)
          if (is_due (row))
            check (row, study);
      if (!step)
        break;
      for (guint k = 0; k < step->n_removed; k++)
        rt_study_remove (study, step->removed[k].cell, step->removed[k].digits);
      for (guint k = 0; k < step->n_placed; k++)
        rt_study_place (study, step->placed[k].cell, step->placed[k].digit);
    }
  }
}

static void
check_repeats (const RtTechnique *technique, RtStudy *study)
{
  g_autoptr (GPtrArray) once = all_steps_of (technique, study);
  g_autoptr (GPtrArray) again = all_steps_of (technique, study);
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text (technique->id);
  g_autoptr (RtStep) first = rt_step_search_next (study, ladder);

  g_assert_cmpuint (once->len, ==, again->len);
  g_assert_cmpuint (once->len > 0, ==, first != NULL);
  for (guint i = 0; i < once->len; i++) {
    g_autofree char *said = rt_step_notation (g_ptr_array_index (once, i));
    g_autofree char *said_again = rt_step_notation (g_ptr_array_index (again, i));

    g_assert_cmpstr (said, ==, said_again);
  }
  if (first) {
    g_autofree char *said = rt_step_notation (g_ptr_array_index (once, 0));
    g_autofree char *said_first = rt_step_notation (first);

    g_assert_cmpstr (said, ==, said_first);
  }
}

/* Two searches of one board find equal steps, and the first step is the first of all. */
static void
test_repeats (void)
{
  for_each_position (check_repeats);
}

/* Applying a step to a board changes exactly its effect. */
static void
test_applies (void)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) ladder = rt_ladder_new_rating ();
  RtGrid solution, puzzle = random_puzzle (&solution);
  g_autoptr (GPtrArray) path = NULL;
  RtBoard board;

  g_assert_true (rt_board_init (&board, &puzzle));
  rt_study_at_grid (study, &puzzle);
  path = rt_step_search_path (study, ladder);
  for (guint i = 0; i < path->len; i++) {
    const RtStep *step = g_ptr_array_index (path, i);
    RtChoices before, after;

    rt_choices_init_board (&before, &board);
    g_assert_true (rt_step_apply (step, &board));
    for (guint k = 0; k < step->n_removed; k++)
      for_each_digit (digit, step->removed[k].digits)
        rt_choices_remove (&before, step->removed[k].cell, digit);
    for (guint k = 0; k < step->n_placed; k++)
      rt_choices_place (&before, step->placed[k].cell, step->placed[k].digit);
    rt_choices_init_board (&after, &board);
    g_assert_cmpmem (&before, sizeof before, &after, sizeof after);
  }
}

/* Returns true if a link of DIGIT joins A and B. */
static bool
has_link (const RtStrongLink *links, guint n, int a, int b, int digit)
{
  bool found = false;

  for (guint i = 0; i < n; i++)
    if (links[i].a == MIN (a, b) && links[i].b == MAX (a, b) && links[i].digit == digit) {
      g_assert_false (found);
      found = true;
    }
  return found;
}

static void
check_strong_links (RtStudy *study)
{
  guint n, n_found = 0;
  const RtStrongLink *links = rt_study_strong_links (study, &n);

  for (int a = 0; a < RT_N_CELLS; a++)
    for (int b = a + 1; b < RT_N_CELLS; b++)
      for (int digit = 1; digit <= 9; digit++) {
        bool linked = false;

        for (int house = 0; house < RT_N_HOUSES; house++) {
          int n_in_house = 0, n_of_both = 0;

          for (int i = 0; i < 9; i++) {
            int cell = rt_houses[house][i];

            n_in_house += rt_choices_has (&study->field, cell, digit);
            n_of_both += rt_choices_has (&study->field, cell, digit) && (cell == a || cell == b);
          }
          linked = linked || (n_in_house == 2 && n_of_both == 2);
        }
        g_assert_cmpint (has_link (links, n, a, b, digit), ==, linked);
        n_found += linked;
      }
  g_assert_cmpuint (n, ==, n_found);
}

/* Compares the almost locked sets with all sets of cells of a house that fit the definition,
 * each once. */
static void
check_almost_locked (RtStudy *study)
{
  guint n;
  const RtAlmostLocked *sets = rt_study_almost_locked (study, &n);
  g_autoptr (GHashTable) expected = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int house = 0; house < RT_N_HOUSES; house++)
    for (unsigned places = 1; places < 512; places++) {
      RtDigits digits = RT_DIGITS_NONE;
      RtCells cells = RT_CELLS_NONE;
      bool empty = true;

      for (int i = 0; i < 9; i++)
        if (places >> i & 1) {
          empty = empty && study->field.candidates[rt_houses[house][i]];
          digits |= study->field.candidates[rt_houses[house][i]];
          rt_cells_add (&cells, rt_houses[house][i]);
        }
      if (empty && rt_digits_count (digits) == rt_cells_count (cells) + 1)
        g_hash_table_add (expected, g_strdup_printf ("%" G_GINT64_MODIFIER "x %" G_GINT64_MODIFIER
                                                     "x", cells.low, cells.high));
    }
  for (guint i = 0; i < n; i++) {
    g_autofree char *key = g_strdup_printf ("%" G_GINT64_MODIFIER "x %" G_GINT64_MODIFIER "x",
                                            sets[i].cells.low, sets[i].cells.high);

    g_assert_true (g_hash_table_remove (expected, key));
    g_assert_cmpint (rt_cells_count (sets[i].cells), ==, sets[i].n_cells);
    g_assert_cmpint (rt_digits_count (sets[i].digits), ==, sets[i].n_cells + 1);
    for_each_cell (cell, sets[i].cells)
      g_assert_true (memchr (rt_houses[sets[i].house], cell, 9));
  }
  g_assert_cmpuint (g_hash_table_size (expected), ==, 0);
}

/* Links and sets fit their definitions, also after the board has changed. */
static void
test_shared_finds (void)
{
  g_autoptr (RtStudy) study = rt_study_new ();

  for (int i = 0; i < 5; i++) {
    RtGrid solution, puzzle = random_puzzle (&solution);

    rt_study_at_grid (study, &puzzle);
    for (int turn = 0; turn < 2; turn++) {
      check_strong_links (study);
      check_almost_locked (study);
      for (int cell = 0; cell < RT_N_CELLS; cell++) {
        for (int digit = 1; digit <= 9; digit++)
          g_assert_cmpint (rt_cells_has (rt_study_plane (study, digit), cell), ==,
                           rt_choices_has (&study->field, cell, digit));
        g_assert_cmpint (rt_cells_has (rt_study_bivalue (study), cell), ==,
                         rt_digits_count (study->field.candidates[cell]) == 2);
        g_assert_cmpint (rt_cells_has (rt_study_empty (study), cell), ==,
                         study->field.digit[cell] == 0);
      }
      for (int k = 0; k < 20 && study->field.n_left; k++) {
        int cell = rt_cells_first (rt_study_empty (study));

        rt_study_place (study, cell, solution.digit[cell]);
      }
    }
  }
}

/* Returns true if NODE is the assumption of a view. */
static bool
is_assumed (const RtStep *step, RtStepNode node, int view)
{
  for (guint i = 0; i < step->n_marks; i++) {
    const RtStepMark *mark = &step->marks[i];

    if (mark->role == RT_MARK_ASSUMED && mark->view == view && mark->digit == node.digit &&
        rt_cells_has (node.cells, mark->cell))
      return true;
  }
  return false;
}

/* In each view, the start of each link is the assumption, or the end of another link. */
static void
check_links (const RtStep *step)
{
  for (guint i = 0; i < step->n_links; i++) {
    const RtStepLink *link = &step->links[i];
    bool follows = is_assumed (step, link->from, link->view);

    g_assert_cmpint (link->to.on, ==, link->kind == RT_LINK_STRONG);
    for (guint k = 0; !follows && k < step->n_links; k++)
      follows = step->links[k].view == link->view &&
                step->links[k].to.digit == link->from.digit &&
                step->links[k].to.on == link->from.on &&
                rt_cells_equal (step->links[k].to.cells, link->from.cells);
    g_assert_true (follows);
  }
}

/* The path of a puzzle that needs nested chains is sound, explained, and complete. */
static void
test_nested (void)
{
  g_autoptr (RtStudy) study = rt_study_new (), there = rt_study_new ();
  g_autoptr (RtLadder) ladder = rt_ladder_new_rating ();
  g_autoptr (GPtrArray) path = NULL;
  RtDigits some[RT_N_CELLS];
  int hardest = 0;
  RtGrid puzzle = grid_of (NESTED), solution;
  RtBoard board;

  g_assert_cmpint (rt_fast_solve (&puzzle, &solution), ==, 1);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    some[cell] = rt_digits_of (solution.digit[cell]);
  g_assert_true (rt_board_init (&board, &puzzle));
  rt_study_at_grid (study, &puzzle);
  path = rt_step_search_path (study, ladder);
  for (guint i = 0; i < path->len; i++) {
    const RtStep *step = g_ptr_array_index (path, i);

    rt_study_at_board (there, &board);
    check_effect (step, there, some);
    check_links (step);
    g_assert_true (rt_step_apply (step, &board));
    hardest = MAX (hardest, rt_price_tenths (step->price));
  }
  g_assert_cmpmem (&board.grid, sizeof board.grid, &solution, sizeof solution);
  g_assert_cmpint (hardest, >=, 90);
}

static void
test_registry (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) rating = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) human = g_hash_table_new (NULL, NULL);

  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++) {
      g_assert_true (g_hash_table_add (ids, (gpointer) row->id));
      g_assert_true (g_hash_table_add (names, (gpointer) row->name));
      g_assert_true (rt_technique_by_id (row->id) == row);
      g_assert_true (row->rating_rank || row->human_rank);
      if (row->rating_rank)
        g_assert_true (g_hash_table_add (rating, GINT_TO_POINTER (row->rating_rank)));
      if (row->human_rank)
        g_assert_true (g_hash_table_add (human, GINT_TO_POINTER (row->human_rank)));
    }
  g_assert_null (rt_technique_by_id ("no-such"));
}

static void
test_ladder (void)
{
  g_autoptr (RtLadder) ladder = rt_ladder_new_human ();
  g_autofree char *before = rt_ladder_to_text (ladder), *after = NULL;
  g_autoptr (RtLadder) read = NULL;

  g_assert_true (g_str_has_prefix (before, "full-house hidden-single-box "));
  rt_ladder_switch (ladder, rt_technique_by_id ("naked-single"), false);
  after = rt_ladder_to_text (ladder);
  g_assert_true (
    g_str_has_prefix (after, "full-house hidden-single-box hidden-single-line -naked-single "));
  read = rt_ladder_new_from_text (after);
  {
    g_autofree char *again = rt_ladder_to_text (read);

    g_assert_cmpstr (after, ==, again);
  }
}

/* Switching uniqueness off switches exactly the techniques that presume it. */
static void
test_ladder_unique (void)
{
  g_autoptr (RtLadder) ladder = rt_ladder_new_rating ();

  rt_ladder_switch_unique (ladder, false);
  for (guint i = 0; i < ladder->rungs->len; i++) {
    const RtRung *rung = &g_array_index (ladder->rungs, RtRung, i);

    g_assert_cmpint (rung->on, ==, !(rung->technique->flags & RT_TECHNIQUE_NEEDS_UNIQUE));
  }
}

/* A puzzle, and the first step of a technique on the rating's way to its solution. */
typedef struct {
  const char *puzzle;
  const char *technique;
  const char *notation;
} Example;

static const Example examples[] = {
  { ".......8.6..1.2..4.1....5..97..1.......2.........86.23....6..514.5......3..7..2..",
    "full-house", "Full House: r6c3=4" },
  { "..63..8.93...7..26.1.........9..87.57...6..94...........58.3........42..82..57...",
    "hidden-single-box", "Hidden Single: r3c5=8" },
  { "..63..8.93...7..26.1.........9..87.57...6..94...........58.3........42..82..57...",
    "hidden-single-line", "Hidden Single: r3c6=6" },
  { "56..9....9...32........4.9.4....15..........7...7.3..8.5..8..4..43....2.6.1...3..",
    "direct-pointing", "Direct Pointing: 9 b5 r5 => r6c7=9" },
  { "..6....53...6..9......9.....4...2..1...16..29.....8....1..4.7..2.9..76....8.1...5",
    "direct-hidden-pair", "Direct Hidden Pair: 3,5 in r23c6 => r1c6=1" },
  { ".......8.6..1.2..4.1....5..97..1.......2.........86.23....6..514.5......3..7..2..",
    "naked-single", "Naked Single: r2c7=3" },
  { "..63..8.93...7..26.1.........9..87.57...6..94...........58.3........42..82..57...",
    "pointing", "Pointing: 3 b9 r9 => r9c3<>3" },
  { "..63..8.93...7..26.1.........9..87.57...6..94...........58.3........42..82..57...",
    "claiming", "Claiming: 1 c9 b9 => r79c78<>1" },
  { "6...7.9.2.....3.6.4.....7.......6..8..712.6.9.9..8.4..34...9....1.63...........2.",
    "x-wing", "X-Wing: 7 c69 r69 => r6c48<>7" },
  { "..63..8.93...7..26.1.........9..87.57...6..94...........58.3........42..82..57...",
    "hidden-pair", "Hidden Pair: 3,7 in r8c23 => r8c3<>1, r8c2<>6, r8c2<>9" },
};

static char *
first_of (GPtrArray *path, const RtTechnique *technique)
{
  for (guint i = 0; i < path->len; i++) {
    const RtStep *step = g_ptr_array_index (path, i);

    if (step->technique == technique)
      return rt_step_notation (step);
  }
  return NULL;
}

static void
test_examples (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++) {
    g_autoptr (RtStudy) study = rt_study_new ();
    g_autoptr (RtLadder) ladder = rt_ladder_new_rating ();
    g_autoptr (GPtrArray) path = NULL;
    g_autofree char *said = NULL;
    RtGrid grid = grid_of (examples[i].puzzle);

    rt_study_at_grid (study, &grid);
    path = rt_step_search_path (study, ladder);
    said = first_of (path, rt_technique_by_id (examples[i].technique));
    g_assert_cmpstr (said, ==, examples[i].notation);
  }
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/logic", test_registry, test_ladder, test_ladder_unique,
                    test_shared_finds, test_repeats, test_applies, test_nested, test_examples);
}
