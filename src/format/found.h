/* found.h - grids found among other text, and whether they prove themselves. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <glib.h>
#include <stdbool.h>

typedef struct {
  GArray *grids; /* of RtGrid, each a puzzle with exactly one solution */
  bool doubtful; /* something else may have been meant as a puzzle, too */
  guint n_solved; /* grids that were tried */
} RtFoundGrids;

/* So many grids are tried of a text; one with more is not read. */
#define RT_FOUND_MOST 10000

/* How many solutions GRID has, of 2 at most; SOLUTION, which may be NULL, becomes the first one. It is
 * 0, and doubtful, where too many were tried. */
int rt_found_solve (RtFoundGrids *found, const RtGrid *grid, RtGrid *solution);

/* Adds GRID, or the doubt that it leaves; passes over the solution of the one before. */
void rt_found_add (RtFoundGrids *found, const RtGrid *grid);

/* The digit that WORD of LENGTH bytes stands for: a cell, a number as 05 or 5.0, a blank as programs
 * write it (nothing, null, None); -1 for anything else. Blanks and quotes around it do not count. */
int rt_found_cell (const char *word, gsize length);

/* Adds what the brackets of TEXT hold, what its elements hold, what its lines hold, or the one puzzle
 * that stands as a run of 81 cells in them. TEXT is as for rt_foreign_find. */
void rt_found_in_lists (RtFoundGrids *found, const char *text, gsize size);
void rt_found_in_elements (RtFoundGrids *found, const char *text);
void rt_found_in_lines (RtFoundGrids *found, const char *text);
void rt_found_in_runs (RtFoundGrids *found, const char *text);

/* Adds the grids whose cells are told one by one, each with its row and column. */
void rt_found_in_places (RtFoundGrids *found, const char *text);

/* Adds full grids whose givens are marked. Returns whether TEXT says that it has nothing else. */
bool rt_found_with_marked_givens (RtFoundGrids *found, const char *text);
