/* draw-step.c - the picture of a logical step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/draw-step.h"

#include "engine/fast/fast.h"
#include "engine/logic/reason.h"
#include "engine/start.h"
#include "picture/compose.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

/* The human ladder begins with so many. */
#define N_SINGLES 4

/* From 1; 0: WHICH is no number. */
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

/* The human ladder, with TECHNIQUE, if any, as the one at PLACE or before. */
static RtLadder *
make_ladder (const RtTechnique *technique, guint place)
{
  RtLadder *ladder = rt_ladder_new_human ();
  const RtRung rung = { technique, true };

  if (!technique)
    return ladder;
  for (guint i = 0; i < place; i++)
    if (g_array_index (ladder->rungs, RtRung, i).technique == technique)
      return ladder;
  rt_ladder_switch (ladder, technique, false);
  g_array_insert_val (ladder->rungs, place, rung);
  return ladder;
}

/* Where on the path the step is; as many as it has where there is none. */
static guint
find_step (GPtrArray *path, guint number, const RtTechnique *technique)
{
  guint i = number ? number - 1 : 0;

  while (!number && i < path->len &&
         ((const RtStep *) g_ptr_array_index (path, i))->technique != technique)
    i++;
  return MIN (i, path->len);
}

/* The position and the board after the first N steps. */
static void
go_to (GPtrArray *path, guint n, RtPosition *position, RtBoard *board)
{
  for (guint i = 0; i < n; i++)
    rt_step_apply (g_ptr_array_index (path, i), board);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (board->grid.digit[cell] && !rt_position_digit (position, cell))
      rt_position_enter (position, cell, board->grid.digit[cell], true);
}

/* The steps from POSITION, whose BOARD it is, to the solution. */
static GPtrArray *
find_path (const RtPosition *position, const RtBoard *board, const RtTechnique *technique,
           guint place, bool is_one)
{
  g_autoptr (RtLadder) ladder = make_ladder (technique, place);
  g_autoptr (RtStudy) study = rt_study_new ();

  study->crew = rt_crew_of_program ();
  /* With several solutions, what presumes a single one proves nothing. */
  rt_ladder_switch_unique (ladder, is_one);
  rt_study_at_board (study, board);
  if (technique)
    study->givens = rt_start_givens (position);
  return rt_reason_path (study, ladder);
}

bool
rt_draw_step (RtScene *scene, const RtPosition *position, const char *which, int one_case)
{
  guint number = number_of (which), at, n_cases;
  const RtTechnique *technique = number ? NULL : rt_technique_by_id (which);
  g_autoptr (GPtrArray) path = NULL;
  RtPosition there = *position;
  const RtStep *step;
  int n_solutions;
  RtBoard board;
  RtGrid grid;

  rt_position_grid (position, &grid);
  n_solutions = rt_fast_solve (&grid, NULL);
  if (n_solutions == 0) {
    g_printerr (_("retrace-cli: no step leads to a solution, as there is none\n"));
    return false;
  }
  /* Numbers are those of explain, which looks at digits alone. */
  if (technique)
    rt_start_board (position, &board);
  else
    rt_board_init (&board, &grid);
  path = find_path (position, &board, technique, N_SINGLES, n_solutions == 1);
  at = find_step (path, number, technique);
  if (at == path->len && technique) {
    /* Singles may take away what it needs. */
    g_ptr_array_unref (path);
    path = find_path (position, &board, technique, 0, n_solutions == 1);
    at = find_step (path, number, technique);
  }
  if (at == path->len) {
    /* Translators: the number of a step, or the id of a technique, as the person wrote it. */
    g_printerr (_("retrace-cli: no step “%s” is on the way\n"), which);
    return false;
  }
  step = g_ptr_array_index (path, at);
  n_cases = rt_step_last_view (step);
  if (one_case > (int) n_cases) {
    g_printerr (ngettext ("retrace-cli: the step has %u case\n",
                          "retrace-cli: the step has %u cases\n", (gulong) n_cases),
                n_cases);
    return false;
  }
  go_to (path, at, &there, &board);
  rt_compose_step (scene, &there, board.candidates, step, RT_HINT_ALL, (guint) one_case);
  return true;
}
