/* positions.c - follows paths to boards, and writes boards and effects as text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/board/positions.h"

#include "engine/logic/board/puzzles.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/step/check-failures.h"
#include "engine/logic/words/notation.h"
#include "engine/logic/words/say.h"

#include <stdio.h>

static void
take_step (RtStudy *study, const RtStep *step)
{
  for (guint i = 0; i < step->n_removed; i++)
    rt_study_remove (study, step->removed[i].cell, step->removed[i].digits);
  for (guint i = 0; i < step->n_placed; i++)
    rt_study_place (study, step->placed[i].cell, step->placed[i].digit);
}

void
for_each_board (RtStudy *study, const RtGrid *puzzle, const RtLadder *ladder, Visit *visit,
                gpointer data)
{
  rt_study_at_grid (study, puzzle);
  while (study->field.n_left) {
    g_autoptr (RtStep) step = rt_step_search_next (study, ladder);

    visit (study, data);
    if (!step)
      break;
    take_step (study, step);
  }
}

#define DEAR 7.0
#define SIMPLEST "full-house hidden-single-box hidden-single-line naked-single pointing claiming"

RtLadder *
cheap_ladder (void)
{
  RtLadder *ladder = rt_ladder_new_human ();

  for (guint i = 0; i < ladder->rungs->len; i++) {
    RtRung *rung = &g_array_index (ladder->rungs, RtRung, i);

    rung->on = rung->technique->price <= DEAR;
  }
  return ladder;
}

void
for_each_random_board (int n, Visit *visit, gpointer data)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) ladder = cheap_ladder ();

  for (int i = 0; i < n; i++) {
    RtGrid solution, puzzle = random_puzzle (&solution);

    for_each_board (study, &puzzle, ladder, visit, data);
  }
}

/* Removes random candidates that are not in the solution. */
static void
thin_out (RtStudy *study, const RtGrid *solution)
{
  int one_of = g_test_rand_int_range (4, 30);

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    RtDigits lost = RT_DIGITS_NONE;

    for_each_digit (digit, study->field.candidates[cell])
      if (digit != solution->digit[cell] && g_test_rand_int_range (0, one_of) == 0)
        lost |= rt_digits_of (digit);
    if (lost)
      rt_study_remove (study, cell, lost);
  }
}

/* Takes N steps, or all. */
static void
walk (RtStudy *study, const RtLadder *ladder, int n)
{
  for (int i = 0; i < n && study->field.n_left; i++) {
    g_autoptr (RtStep) step = rt_step_search_next (study, ladder);

    if (!step)
      return;
    take_step (study, step);
  }
}

void
for_each_thinned_board (int n, Visit *visit, gpointer data)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) ladder = cheap_ladder ();
  g_autoptr (RtLadder) simplest = rt_ladder_new_from_text (SIMPLEST);

  for (int i = 0; i < n; i++) {
    RtGrid solution, puzzle = random_puzzle (&solution);

    rt_study_at_grid (study, &puzzle);
    walk (study, ladder, g_test_rand_int_range (0, RT_N_CELLS));
    thin_out (study, &solution);
    walk (study, simplest, RT_N_CELLS);
    if (study->field.n_left)
      visit (study, data);
  }
}

static bool
is_sound (const RtStep *step, const RtStudy *study, const RtDigits some[RT_N_CELLS])
{
  const RtChoices *field = &study->field;

  demand (step->n_placed + step->n_removed > 0);
  for (guint i = 0; i < step->n_placed; i++) {
    const RtPlacement *placed = &step->placed[i];

    demand (rt_choices_has (field, placed->cell, placed->digit));
    demand (some[placed->cell] == rt_digits_of (placed->digit));
  }
  for (guint i = 0; i < step->n_removed; i++) {
    const RtRemoval *removal = &step->removed[i];

    demand ((removal->digits & ~field->candidates[removal->cell]) == 0);
    demand ((removal->digits & some[removal->cell]) == 0);
  }
  for (guint i = 0; i < step->n_marks; i++) {
    demand (rt_choices_has (field, step->marks[i].cell, step->marks[i].digit));
    demand (step->marks[i].view <= step->n_views);
  }
  for (guint i = 0; i < step->n_links; i++)
    demand (step->links[i].view <= step->n_views);
  return true;
}

void
check_effect (const RtStep *step, const RtStudy *study, const RtDigits some[RT_N_CELLS])
{
  refusal_clear ();
  if (!is_sound (step, study, some))
    fail_at (step, study, refusal ());
}

/* Returns the digits in one line, then the candidates row by row. */
static char *
board_text (const RtStudy *study)
{
  GString *text = g_string_new (NULL);

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_string_append_printf (text, "%d", study->field.digit[cell]);
  g_string_append_c (text, '\n');
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    if (study->field.digit[cell])
      g_string_append_printf (text, "=%d", study->field.digit[cell]);
    for_each_digit (digit, study->field.candidates[cell])
      g_string_append_printf (text, "%d", digit);
    g_string_append_c (text, cell % 9 == 8 ? '\n' : ' ');
  }
  return g_string_free (text, FALSE);
}

void
fail_at (const RtStep *step, const RtStudy *study, const char *why)
{
  g_autofree char *board = board_text (study), *said = NULL, *reason = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  /* Printed first, as the text of an invalid step may fail. */
  g_printerr ("%s\n%s: %s\n", board, step->technique->id, why);
  said = rt_step_notation (step);
  reason = rt_say_reason (step);
  lines = rt_say_links (step, 0);
  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "\n%s", (const char *) g_ptr_array_index (lines, i));
  g_error ("%s\n%s%s", said, reason, text->str);
}

bool
has_no_single (const RtStudy *study)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (rt_is_single (study->field.candidates[cell]))
      return false;
  for (int house = 0; house < RT_N_HOUSES; house++)
    for (int digit = 1; digit <= 9; digit++)
      if (rt_is_single (rt_choices_places (&study->field, house, digit)))
        return false;
  return true;
}

char *
position_text (const RtStudy *study)
{
  GString *text = g_string_new (":0000:x:"), *gone = g_string_new (NULL);

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int held = study->field.digit[cell];
    RtDigits seen = RT_DIGITS_NONE;

    if (held && !rt_cells_has (study->givens, cell))
      g_string_append_c (text, '+');
    g_string_append_c (text, held ? (char) ('0' + held) : '.');
    for_each_cell (peer, rt_peer_cells[cell])
      if (study->field.digit[peer])
        seen |= rt_digits_of (study->field.digit[peer]);
    if (!held)
      for_each_digit (digit, (RtDigits) (RT_DIGITS_ALL & ~(seen | study->field.candidates[cell])))
        g_string_append_printf (gone, "%s%d%d%d", gone->len ? " " : "", digit, cell / 9 + 1,
                                cell % 9 + 1);
  }
  g_string_append_printf (text, ":%s::", gone->str);
  g_string_free (gone, TRUE);
  return g_string_free (text, FALSE);
}

int
variant_of (const RtStep *step)
{
  return step->technique->variants ? step->variant : 0;
}

GPtrArray *
all_steps_of (const RtTechnique *technique, RtStudy *study)
{
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text (technique->id);

  return rt_step_search_all (study, ladder, false);
}

/* Visits at most so many steps of each technique at a board, and of no technique with a higher price, for finding all
 * its steps takes too long. */
#define FEW 4
#define DEAREST_OF_FEW 7.8

typedef struct {
  VisitStep *visit;
  guint n;
} FewSteps;

static void
visit_few_steps (RtStudy *study, gpointer data)
{
  FewSteps *few = data;

  if (!has_no_single (study) && g_test_rand_int_range (0, 8))
    return;
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++) {
      g_autoptr (GPtrArray) steps = row->price < DEAREST_OF_FEW ? all_steps_of (row, study) : NULL;

      for (guint i = 0; steps && i < MIN (steps->len, FEW); i++, few->n++)
        few->visit (g_ptr_array_index (steps, i), study);
    }
}

void
for_each_few_steps (guint n, VisitStep *visit)
{
  FewSteps few = { visit, 0 };

  while (few.n < n && !g_test_failed ())
    for_each_random_board (1, visit_few_steps, &few);
}

/* Appends the cells of each digit. */
static void
append_cells (GString *text, const RtCells cells[9], const char *is)
{
  for (int i = 0; i < 9; i++)
    for_each_cell (cell, cells[i]) {
      char name[5];

      g_string_append_printf (text, "%s%s%s%d", text->len ? " " : "", rt_cell_name (cell, name), is,
                              i + 1);
    }
}

char *
effect_text (const RtCells removed[9], const RtCells placed[9])
{
  GString *text = g_string_new (NULL);

  append_cells (text, removed, "<>");
  append_cells (text, placed, "=");
  return g_string_free (text, FALSE);
}

char *
effect_of (const RtStep *step)
{
  RtCells removed[9] = { RT_CELLS_NONE }, placed[9] = { RT_CELLS_NONE };

  for (guint i = 0; i < step->n_removed; i++)
    for_each_digit (digit, step->removed[i].digits)
      rt_cells_add (&removed[digit - 1], step->removed[i].cell);
  for (guint i = 0; i < step->n_placed; i++)
    rt_cells_add (&placed[step->placed[i].digit - 1], step->placed[i].cell);
  return effect_text (removed, placed);
}

GHashTable *
effects_of (GPtrArray *steps)
{
  GHashTable *effects = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < steps->len; i++)
    g_hash_table_add (effects, effect_of (g_ptr_array_index (steps, i)));
  return effects;
}

/* Fails the test unless the set ALL contains SOME; WHICH are those that are not in it. WHAT was
 * searched on the board of STUDY. */
static void
assert_all_in (GHashTable *some, GHashTable *all, const char *what, const char *which,
               const RtStudy *study)
{
  GHashTableIter iter;
  gpointer effect;

  g_hash_table_iter_init (&iter, some);
  while (g_hash_table_iter_next (&iter, &effect, NULL))
    if (!g_hash_table_contains (all, effect)) {
      g_autofree char *position = position_text (study);

      g_error ("%s, %s: %s at %s", what, which, (const char *) effect, position);
    }
}

void
assert_same_effects (GHashTable *found, GHashTable *wanted, const char *what, const RtStudy *study)
{
  assert_all_in (wanted, found, what, "missed", study);
  assert_all_in (found, wanted, what, "wrong", study);
}
