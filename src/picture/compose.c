/* compose.c - scenes from play and from a search. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/compose.h"

#include <string.h>

static void
put (RtScene *scene, int cell, int digit, RtRole role)
{
  scene->cells[cell].digit = (uint8_t) digit;
  scene->cells[cell].role = (uint8_t) role;
}

/* Givens as such, and what else stands on GRID with ROLE. */
static void
put_grid (RtScene *scene, const RtGrid *givens, const RtGrid *grid, RtRole role)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    if (givens->digit[cell])
      put (scene, cell, givens->digit[cell], RT_ROLE_GIVEN);
    else if (grid->digit[cell])
      put (scene, cell, grid->digit[cell], role);
  }
}

void
rt_compose_play (RtScene *scene, const RtPosition *position, RtCells conflicts)
{
  memset (scene, 0, sizeof *scene);
  put_grid (scene, &position->givens, &position->entries, RT_ROLE_ENTERED);
  for_each_cell (cell, position->found)
    scene->cells[cell].role = RT_ROLE_FOUND;
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    scene->cells[cell].marks = position->marks[cell];
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
    scene->cells[cell].marks = RT_DIGITS_NONE;
    if (!scene->cells[cell].digit && solution->digit[cell])
      put (scene, cell, solution->digit[cell], RT_ROLE_FOUND);
  }
}

void
rt_compose_newest (RtScene *scene, const RtGrid *givens, const RtGrid *grid)
{
  memset (scene, 0, sizeof *scene);
  put_grid (scene, givens, grid, RT_ROLE_TRYING);
}
