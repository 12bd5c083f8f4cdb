/* draw-step.c - finds a logical step on the path to the solution, and composes its picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/draw-step.h"

#include "engine/logic/chains/thread-budget.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/ladder/step-search.h"
#include "picture/compose.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

/* Number of singles, with which the human ladder begins. */
#define N_SINGLES 4

/* Returns the number WHICH, from 1; 0 if WHICH is not a number. */
static guint
number_of (const char *which)
{
  guint64 number;

  return g_ascii_string_to_unsigned (which, 10, 1, G_MAXINT, &number, NULL) ? (guint) number : 0;
}

bool
rt_draw_step_is_one (const char *which)
{
  return number_of (which) || rt_technique_by_id (which);
}

/* Returns the human ladder, with TECHNIQUE (may be NULL) moved to the index PLACE unless it comes
 * before. Free with rt_ladder_free. */
static RtLadder *
make_ladder (const RtTechnique *technique, guint place)
{
  RtLadder *ladder = rt_ladder_new_human ();
  const RtRung rung = { technique, true };

  if (!technique || place >= ladder->rungs->len)
    return ladder;
  for (guint i = 0; i < place; i++)
    if (g_array_index (ladder->rungs, RtRung, i).technique == technique)
      return ladder;
  rt_ladder_switch (ladder, technique, false);
  g_array_insert_val (ladder->rungs, place, rung);
  return ladder;
}

/* The step to draw, and the board at which its path starts. */
typedef struct {
  guint number;                 /* number of the step, from 1; 0: searched for by technique */
  const RtTechnique *technique; /* technique of the step; NULL: searched for by number */
  RtBoard board;
  RtCells givens;               /* cells that hold a digit of the puzzle */
  bool presumes_one;            /* uniqueness techniques may be used */
} Wanted;

/* Does the steps found with LADDER until the wanted one. Returns that step, and sets BOARD to the
 * board before it; returns NULL if the path ends before. The caller owns the step. */
static RtStep *
walk (const Wanted *wanted, const RtLadder *ladder, RtBoard *board)
{
  g_autoptr (RtStudy) study = rt_study_new ();

  study->threads = rt_threads_of_program ();
  *board = wanted->board;
  for (guint number = 1;; number++) {
    g_autoptr (RtStep) step = NULL;

    rt_study_at_board (study, board);
    study->givens = wanted->givens;
    step = rt_step_search_next (study, ladder);
    if (!step || number == wanted->number || step->technique == wanted->technique)
      return g_steal_pointer (&step);
    rt_step_apply (step, board);
  }
}

/* Finds the step on the path of the human ladder. If a technique is not on that path, tries it with
 * the technique moved right after the singles, and then before them, because singles may destroy
 * its pattern. Returns as walk. */
static RtStep *
find_step (const Wanted *wanted, RtBoard *board)
{
  static const guint places[] = { G_MAXUINT, N_SINGLES, 0 };
  RtStep *step = NULL;

  for (guint i = 0; i < (wanted->technique ? G_N_ELEMENTS (places) : 1) && !step; i++) {
    g_autoptr (RtLadder) ladder = make_ladder (wanted->technique, places[i]);

    rt_ladder_switch_unique (ladder, wanted->presumes_one);
    step = walk (wanted, ladder, board);
  }
  return step;
}

/* Returns true if STEP has a case with the number ONE_CASE (0: all cases); otherwise prints an
 * error. */
static bool
has_case (const RtStep *step, int one_case)
{
  guint n_cases = rt_step_last_view (step);

  if (one_case <= (int) n_cases)
    return true;
  g_printerr (ngettext ("retrace-cli: the step has %u case\n",
                        "retrace-cli: the step has %u cases\n", (gulong) n_cases),
              n_cases);
  return false;
}

bool
rt_draw_step (RtScene *scene, const RtPosition *position, RtReasoningFrom from, const char *which,
              int one_case)
{
  g_autoptr (RtStep) step = NULL;
  Wanted wanted = { .number = number_of (which) };
  RtPosition there = *position;
  int n_solutions = rt_reasoning_start_board (position, from, &wanted.board, &wanted.givens);
  RtBoard board;

  if (n_solutions == 0) {
    g_printerr (_("retrace-cli: no step leads to a solution, as there is none\n"));
    return false;
  }
  if (!wanted.number)
    wanted.technique = rt_technique_by_id (which);
  wanted.presumes_one = rt_reasoning_presumes_one (from, n_solutions);
  step = find_step (&wanted, &board);
  if (!step) {
    /* Translators: the number of a step, or the id of a technique, as the person wrote it. */
    g_printerr (_("retrace-cli: no step “%s” is on the way\n"), which);
    return false;
  }
  if (!has_case (step, one_case))
    return false;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (board.grid.digit[cell] && !rt_position_digit (&there, cell))
      rt_position_enter (&there, cell, board.grid.digit[cell], true);
  rt_compose_step (scene, &there, board.candidates, step, RT_HINT_ALL, (guint) one_case);
  return true;
}
