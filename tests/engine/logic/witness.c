/* witness.c - whether the reason of a step holds, by the definitions alone. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "witness.h"

#include "engine/fast/fast.h"
#include "engine/logic/reason.h"

#include "puzzles.h"

#define N_PUZZLES 25

/* Some techniques are rare: after so many puzzles each has had a chance. */
#define MOST_PUZZLES 2000

#define SIMPLEST                                                                             \
  "full-house hidden-single-box hidden-single-line naked-single pointing claiming naked-pair " \
  "hidden-pair naked-triple "

/* The simplest techniques, and then those whose ids stand in IDS. */
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
witness_steps (const char *ids, WitnessCheck *check)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) walk = ladder_with (ids), ladder = rt_ladder_new_from_text (ids);
  g_autoptr (GHashTable) found = g_hash_table_new (NULL, NULL);
  guint n = 0, n_wanted = n_words (ids);

  for (int i = 0; i < n_puzzles (N_PUZZLES) || (n < n_wanted && i < MOST_PUZZLES); i++) {
    RtGrid solution, puzzle = random_puzzle (&solution);

    rt_study_at_grid (study, &puzzle);
    while (study->field.n_left) {
      g_autoptr (GPtrArray) steps = rt_reason_all (study, ladder, false);
      g_autoptr (RtStep) next = rt_reason_next (study, walk);

      for (guint k = 0; k < steps->len; k++) {
        const RtStep *step = g_ptr_array_index (steps, k);

        check (&study->field, step);
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

  for (int i = 0; i < N_PUZZLES; i++) {
    RtGrid solution, puzzle = random_puzzle (&solution);
    g_autoptr (GPtrArray) path = NULL, steps = NULL;

    rt_study_at_grid (study, &puzzle);
    path = rt_reason_path (study, simplest);
    steps = rt_reason_all (study, ladder, false);
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

  for (int i = 0; i < n_puzzles (N_PUZZLES); i++) {
    RtGrid puzzle = random_loose_puzzle (500);
    g_autoptr (GArray) solutions = g_array_new (FALSE, FALSE, sizeof (RtGrid));

    rt_fast_visit (&puzzle, keep_solution, solutions, NULL);
    rt_study_at_grid (study, &puzzle);
    while (study->field.n_left) {
      g_autoptr (GPtrArray) steps = rt_reason_all (study, ladder, false);
      g_autoptr (RtStep) next = rt_reason_next (study, walk);

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

/* The first step alone: there may be very many. */
static void
check_nonsense (RtStudy *study, const RtBoard *board, const char *id)
{
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text (id);
  g_autoptr (RtStep) step = NULL;

  rt_study_at_board (study, board);
  step = rt_reason_next (study, ladder);
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

  for (int i = 0; i < N_PUZZLES; i++) {
    RtBoard board = random_nonsense ();

    for (char **word = words; *word; word++)
      check_nonsense (study, &board, *word);
  }
}

char *
witness_first (const char *puzzle, const char *id)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) ladder = ladder_with (id);
  g_autoptr (GPtrArray) path = NULL;
  RtGrid grid;

  g_assert_true (rt_grid_parse (&grid, puzzle));
  rt_study_at_grid (study, &grid);
  path = rt_reason_path (study, ladder);
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

static bool
sees_all (int cell, RtCells cells)
{
  return rt_cells_is_empty (rt_cells_minus (cells, rt_peer_cells[cell]));
}

bool
witness_excludes (RtStepNode node, int cell, int digit)
{
  if (node.digit == digit)
    return sees_all (cell, node.cells);
  return rt_cells_equal (node.cells, rt_cells_of (cell));
}

RtCells
witness_places (const RtChoices *field, RtCells cells, int digit)
{
  RtCells places = RT_CELLS_NONE;

  for_each_cell (cell, cells)
    if (rt_choices_has (field, cell, digit))
      rt_cells_add (&places, cell);
  return places;
}

static RtCells
cells_of_house (int house)
{
  RtCells cells = RT_CELLS_NONE;

  for (int i = 0; i < 9; i++)
    rt_cells_add (&cells, rt_houses[house][i]);
  return cells;
}

static bool
is_within (RtCells cells, RtCells others)
{
  return rt_cells_is_empty (rt_cells_minus (cells, others));
}

static bool
in_one_house (RtCells cells)
{
  for (int house = 0; house < RT_N_HOUSES; house++)
    if (is_within (cells, cells_of_house (house)))
      return true;
  return false;
}

/* Cells of a box that are in one line. */
static bool
is_group (RtCells cells)
{
  int n_houses = 0;

  for (int house = 0; house < RT_N_HOUSES; house++)
    n_houses += is_within (cells, cells_of_house (house));
  return n_houses == 2 && rt_cells_count (cells) <= 3;
}

/* A set of N cells of a house with N + 1 digits, and what the link says of it. */
static void
check_set (const RtChoices *field, const RtStepLink *link)
{
  RtDigits digits = RT_DIGITS_NONE;

  g_assert_true (in_one_house (link->set_cells));
  for_each_cell (cell, link->set_cells) {
    g_assert_cmpint (field->candidates[cell], !=, 0);
    digits |= field->candidates[cell];
  }
  g_assert_cmpint (digits, ==, link->set_digits);
  g_assert_cmpint (rt_digits_count (digits), ==, rt_cells_count (link->set_cells) + 1);
  g_assert_cmpint (link->from.digit, !=, link->to.digit);
  g_assert_true (rt_cells_equal (
    link->from.cells, witness_places (field, link->set_cells, link->from.digit)));
  g_assert_true (rt_cells_equal (
    link->to.cells, witness_places (field, link->set_cells, link->to.digit)));
}

static void
check_strong (const RtChoices *field, const RtStepLink *link)
{
  RtCells both = rt_cells_or (link->from.cells, link->to.cells);
  bool found = false;

  if (link->set_digits) {
    check_set (field, link);
    return;
  }
  if (link->from.digit != link->to.digit) {
    g_assert_cmpint (rt_cells_count (both), ==, 1);
    g_assert_cmpint (field->candidates[rt_cells_first (both)], ==,
                     rt_digits_of (link->from.digit) | rt_digits_of (link->to.digit));
    return;
  }
  g_assert_true (rt_cells_count (link->from.cells) == 1 || is_group (link->from.cells));
  g_assert_true (rt_cells_count (link->to.cells) == 1 || is_group (link->to.cells));
  for (int house = 0; house < RT_N_HOUSES; house++)
    found |= rt_cells_equal (both, witness_places (field, cells_of_house (house),
                                                   link->from.digit));
  g_assert_true (found);
}

static void
check_weak (const RtStepLink *link)
{
  for_each_cell (cell, link->from.cells)
    g_assert_true (witness_excludes (link->to, cell, link->from.digit));
}

void
witness_line (const RtChoices *field, const RtStepLink *links, guint n)
{
  for (guint i = 0; i < n; i++) {
    const RtStepLink *link = &links[i];
    bool strong = link->kind == RT_LINK_STRONG;

    g_assert_true (strong || link->kind == RT_LINK_WEAK);
    g_assert_true (link->from.on == !strong && link->to.on == strong);
    g_assert_false (rt_cells_is_empty (link->from.cells) || rt_cells_is_empty (link->to.cells));
    g_assert_true (rt_cells_equal (link->from.cells,
                                   witness_places (field, link->from.cells, link->from.digit)));
    if (i > 0) {
      g_assert_true (rt_cells_equal (links[i - 1].to.cells, link->from.cells));
      g_assert_cmpint (links[i - 1].to.digit, ==, link->from.digit);
      g_assert_cmpint (links[i - 1].kind, !=, link->kind);
    }
    if (strong)
      check_strong (field, link);
    else
      check_weak (link);
  }
}

/* One of the ends of each weak link is true; where a set is in the loop, it has all digits but one
 * of the two that link it. */
static bool
loop_removes (const RtChoices *field, const RtStep *step, int cell, int digit)
{
  for (guint i = 0; i < step->n_links; i++) {
    const RtStepLink *link = &step->links[i];

    if (link->kind == RT_LINK_WEAK && witness_excludes (link->from, cell, digit) &&
        witness_excludes (link->to, cell, digit))
      return true;
    if (link->set_digits && rt_digits_has (link->set_digits, digit) &&
        digit != link->from.digit && digit != link->to.digit &&
        sees_all (cell, witness_places (field, link->set_cells, digit)))
      return true;
  }
  return false;
}

void
witness_chain (const RtChoices *field, const RtStep *step)
{
  const RtStepLink *last = &step->links[step->n_links - 1];
  RtStepNode start = step->links[0].from, end = last->to;
  bool loop = last->kind == RT_LINK_WEAK;

  g_assert_cmpuint (step->n_placed, ==, 0);
  g_assert_cmpint (step->links[0].kind, ==, RT_LINK_STRONG);
  witness_line (field, step->links, step->n_links);
  if (loop)
    g_assert_true (start.digit == end.digit && rt_cells_equal (start.cells, end.cells));
  for (guint i = 0; i < step->n_removed; i++)
    for_each_digit (digit, step->removed[i].digits) {
      int cell = step->removed[i].cell;

      g_assert_true (loop ? loop_removes (field, step, cell, digit)
                          : witness_excludes (start, cell, digit) &&
                              witness_excludes (end, cell, digit));
    }
}
