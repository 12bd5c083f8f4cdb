/* compose.c - sets a scene (the digits, marks and links to draw) from a position, a search or a logical step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/compose.h"

#include "document/desk/moment.h"
#include "engine/logic/words/hint-targets.h"

#include <math.h>
#include <string.h>

/* Number of links above which a step that tries several assumptions (cases) is drawn as crowded. */
#define CROWDED_FROM 12

static void
put (RtScene *scene, int cell, int digit, RtRole role)
{
  scene->cells[cell].digit = (uint8_t) digit;
  scene->cells[cell].role = (uint8_t) role;
}

/* Adds the digits of GRID, the grid of a search, to SCENE. A digit that equals its given in GIVENS is drawn as a
 * given. All other digits get ROLE, even if a person's program has written them over givens. */
static void
put_grid (RtScene *scene, const RtGrid *givens, const RtGrid *grid, RtRole role)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int digit = grid->digit[cell];

    if (digit)
      put (scene, cell, digit, digit == givens->digit[cell] ? RT_ROLE_GIVEN : role);
  }
}

void
rt_compose_play (RtScene *scene, const RtPosition *position, RtCells conflicts)
{
  memset (scene, 0, sizeof *scene);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (position->givens.digit[cell])
      put (scene, cell, position->givens.digit[cell], RT_ROLE_GIVEN);
    else if (position->entries.digit[cell])
      put (scene, cell, position->entries.digit[cell], RT_ROLE_ENTERED);
  for_each_cell (cell, position->found)
    scene->cells[cell].role = RT_ROLE_FOUND;
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    scene->cells[cell].marks = position->marks[cell];
    scene->cells[cell].corners = position->corners[cell];
    for_each_digit (digit, (RtDigits) (position->marks[cell] | position->corners[cell]))
      scene->cells[cell].mark_colours[digit - 1] = position->mark_colours[cell][digit - 1];
    scene->cells[cell].colour = position->colours[cell];
  }
  for_each_cell (cell, conflicts)
    scene->cells[cell].conflict = true;
}

void
rt_compose_answer (RtScene *scene, const RtPosition *position, const RtGrid *solution)
{
  rt_compose_play (scene, position, RT_CELLS_NONE);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    scene->cells[cell].marks = scene->cells[cell].corners = RT_DIGITS_NONE;
    if (!scene->cells[cell].digit && solution->digit[cell])
      put (scene, cell, solution->digit[cell], RT_ROLE_FOUND);
  }
}

/* Highlights the area in which a hint tells the person to look for STEP: its houses, its cells, or
 * all cells with its candidate. */
static void
put_place (RtScene *scene, const RtDigits candidates[RT_N_CELLS], const RtStep *step)
{
  RtHintTarget place;

  rt_hint_target (&place, step);
  for (int house = 0; house < RT_N_HOUSES; house++)
    for (int k = 0; place.houses >> house & 1 && k < 9; k++)
      scene->cells[rt_houses[house][k]].in_house = true;
  for_each_cell (cell, place.cells)
    scene->cells[cell].in_house = true;
  if (!place.houses && rt_is_single (place.digits))
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      scene->cells[cell].in_house = (candidates[cell] & place.digits) != 0;
}

/* Highlights the houses that the part VIEW of STEP uses. If STEP is about one digit and has no
 * houses, highlights the area in which it is to be found. */
static void
put_houses (RtScene *scene, const RtDigits candidates[RT_N_CELLS], const RtStep *step, guint view)
{
  for (guint i = 0; i < step->n_houses; i++) {
    const RtStepHouse *house = &step->houses[i];

    if (view && house->view && house->view != view)
      continue;
    for (int k = 0; k < 9; k++) {
      RtSceneCell *cell = &scene->cells[rt_houses[house->house][k]];

      if (house->role == RT_HOUSE_COVER)
        cell->in_cover = true;
      else
        cell->in_house = true;
    }
  }
  if (step->n_houses == 0 && (rt_is_single (step->pattern.digits) || rt_hint_is_single (step)))
    put_place (scene, candidates, step);
}

static bool
is_conclusion (const RtStepMark *mark)
{
  return mark->role == RT_MARK_PLACED || mark->role == RT_MARK_REMOVED;
}

/* Highlights the filled cells that belong to the pattern of STEP; they have no candidates that could be marked. */
static void
put_filled (RtScene *scene, const RtStep *step)
{
  for_each_cell (cell, step->pattern.cells)
    scene->cells[cell].in_house |= scene->cells[cell].digit != 0;
}

/* Adds the marks and links of the part VIEW of STEP (0: of the whole step). If WITH_EFFECT, also marks the candidates
 * that it removes or places. Adds no links if there are more than RT_SCENE_LINKS. */
static void
put_pattern (RtScene *scene, const RtStep *step, bool with_effect, guint view)
{
  for (guint i = 0; i < step->n_marks; i++) {
    const RtStepMark *mark = &step->marks[i];

    if ((!view || !mark->view || mark->view == view) && (with_effect || !is_conclusion (mark)))
      scene->cells[mark->cell].mark_roles[mark->digit - 1] = (uint8_t) (mark->role + 1);
  }
  for (guint i = 0; i < step->n_links; i++)
    if (!view || !step->links[i].view || step->links[i].view == view) {
      if (scene->n_links == RT_SCENE_LINKS) {
        scene->n_links = 0;
        return;
      }
      scene->links[scene->n_links++] = step->links[i];
    }
}

/* Marks the candidates that are false under the assumptions of STEP, and on which INNER, a step
 * within it, relies. */
static void
put_premises (RtScene *scene, const RtStep *step, const RtStep *inner)
{
  for (guint i = 0; i < step->n_links; i++) {
    const RtStepLink *link = &step->links[i];

    if (link->inner && step->inner[link->inner - 1] == inner)
      scene->cells[rt_cells_first (link->from.cells)].mark_roles[link->from.digit - 1] =
        RT_MARK_OFF + 1;
  }
}

/* Replaces the person's pencil marks of CELL by CANDIDATES, which the logic has found. */
static void
put_marks (RtScene *scene, int cell, RtDigits candidates)
{
  scene->cells[cell].marks = candidates;
  scene->cells[cell].corners = RT_DIGITS_NONE;
}

/* Adds CANDIDATES as pencil marks: to all empty cells if ALL, else only to the cells in which a
 * candidate has a role in the logical step. */
static void
put_candidates (RtScene *scene, const RtDigits candidates[RT_N_CELLS], bool all)
{
  static const uint8_t none[9];

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!scene->cells[cell].digit &&
        (all || memcmp (scene->cells[cell].mark_roles, none, sizeof none) != 0))
      put_marks (scene, cell, candidates[cell]);
}

/* Marks the reason for STEP, which is a single: the cells whose digits exclude all other cells or
 * digits, and the excluded cells. If WITH_EFFECT is true, also shows the digit of the single. */
static void
put_single (RtScene *scene, const RtDigits candidates[RT_N_CELLS], const RtStep *step,
            bool with_effect)
{
  RtPlacement placed = step->placed[0];
  RtHintRefusal refusal;
  RtGrid grid;

  if (with_effect)
    put_marks (scene, placed.cell, rt_digits_of (placed.digit));
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    grid.digit[cell] = scene->cells[cell].digit;
  rt_hint_refusal (&refusal, step, &grid);
  for_each_cell (cell, refusal.refusing)
    scene->cells[cell].refusing = true;
  for_each_cell (cell, refusal.ruled_out)
    scene->cells[cell].ruled_out = true;
  for_each_cell (cell, refusal.open)
    put_marks (scene, cell, candidates[cell]);
}

void
rt_compose_step (RtScene *scene, const RtPosition *position,
                 const RtDigits candidates[RT_N_CELLS], const RtStep *step, RtHint stage,
                 guint view)
{
  const RtStep *shown = rt_step_at_view (step, &view);

  rt_compose_play (scene, position, RT_CELLS_NONE);
  if (stage == RT_HINT_WHERE)
    put_place (scene, candidates, shown);
  if (stage < RT_HINT_PATTERN)
    return;
  put_houses (scene, candidates, shown, view);
  put_premises (scene, step, shown);
  put_filled (scene, shown);
  put_pattern (scene, shown, stage >= RT_HINT_ALL, view);
  if (rt_hint_is_single (shown))
    put_single (scene, candidates, shown, stage >= RT_HINT_ALL);
  else
    put_candidates (scene, candidates, stage >= RT_HINT_ALL);
  scene->crowded = !view && shown->n_views > 1 && scene->n_links > CROWDED_FROM;
}

/* Marks the cell that EVENT, a step of a search, changes. A digit that was taken back is shown once
 * more, struck through. */
static void
put_event (RtScene *scene, const RtEvent *event)
{
  if (event->status == RT_STATUS_CONTRADICTORY)
    scene->cells[event->cell].conflict = scene->cells[event->other].conflict = true;
  else if (event->kind == RT_EVENT_PLACE || event->kind == RT_EVENT_TAKE_BACK)
    scene->cells[event->cell].current = true;
  if (event->kind == RT_EVENT_TAKE_BACK)
    put (scene, event->cell, event->digit, RT_ROLE_TAKEN_BACK);
}

/* Marks the cells that explain the step at CURSOR: the reason for a dead end, or the digits that
 * conflict with a digit that a person's program has placed. */
static void
put_reason (RtScene *scene, RtCursor *cursor)
{
  RtMoment moment;

  rt_moment_at (&moment, cursor, RT_AFTER_STEP);
  for_each_cell (cell, moment.crossed)
    scene->cells[cell].crossed = true;
  for_each_cell (cell, moment.ruled_out)
    scene->cells[cell].ruled_out = true;
  for_each_cell (cell, moment.refusing)
    scene->cells[cell].refusing = true;
  for (int i = 0; moment.of_cells && i < 9; i++)
    scene->cells[rt_houses[moment.house][i]].in_house = true;
}

/* Marks the cells and the house that LOOK, a test or read within a step of a search, refers to. */
static void
put_look (RtScene *scene, const RtLook *look)
{
  if (look->cell != RT_NO_CELL) {
    scene->cells[look->cell].current = true;
    if (look->kind != RT_LOOK_READ && !scene->cells[look->cell].digit)
      put (scene, look->cell, look->digit, RT_ROLE_TESTED);
  }
  if (look->at != RT_NO_CELL) {
    if (look->kind == RT_LOOK_REFUSE)
      scene->cells[look->at].refusing = true;
    else
      scene->cells[look->at].looked = true;
  }
  if (look->house != RT_NO_HOUSE)
    for (int i = 0; i < 9; i++)
      scene->cells[rt_houses[look->house][i]].in_house = true;
}

void
rt_compose_search (RtScene *scene, RtCursor *cursor, int look)
{
  const RtEvent *event = rt_cursor_event (cursor);
  const RtDetail *detail = look < 0 ? NULL : rt_cursor_detail (cursor);
  bool solved = !detail && event->status == RT_STATUS_SOLVED;

  memset (scene, 0, sizeof *scene);
  put_grid (scene, rt_trace_givens (rt_cursor_trace (cursor)), rt_cursor_grid_at (cursor, look),
            solved ? RT_ROLE_FOUND : RT_ROLE_TRYING);
  if (detail)
    put_look (scene, &detail->looks[look]);
  else
    put_event (scene, event);
  if (!detail && (event->dead_end ||
                  (event->kind == RT_EVENT_PLACE && rt_trace_tape (rt_cursor_trace (cursor)))))
    put_reason (scene, cursor);
}

void
rt_compose_verdict (RtScene *scene, RtCells wrong, RtCells involved, RtCells marked)
{
  for_each_cell (cell, wrong)
    scene->cells[cell].wrong = true;
  for_each_cell (cell, involved)
    scene->cells[cell].involved = scene->cells[cell].digit != 0;
  for_each_cell (cell, marked)
    scene->cells[cell].marked = true;
}

void
rt_compose_unread (RtScene *scene, RtCells cells)
{
  for_each_cell (cell, cells)
    scene->cells[cell].unread = scene->cells[cell].digit == 0;
}

void
rt_compose_differences (RtScene *scene, const RtGrid *grid)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    scene->cells[cell].differs = scene->cells[cell].digit != grid->digit[cell];
}

void
rt_compose_heat (RtScene *scene, const uint64_t heat[RT_N_CELLS])
{
  uint64_t most = 2; /* at least 2: if no cell was written twice, no cell is hot */

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (heat[cell] > most)
      most = heat[cell];
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    scene->cells[cell].written = heat[cell];
    scene->cells[cell].heat =
      heat[cell] ? (uint8_t) (1 + lround (254 * log ((double) heat[cell]) / log ((double) most)))
                 : 0;
  }
}
