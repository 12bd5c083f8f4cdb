/* judge.h - collects the grids and faults that scanners find in other text, and decides which grids are puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <glib.h>
#include <stdbool.h>

/* Greatest number of grids that are tried in one text; a text with more is refused. */
#define RT_FOUND_MOST 10000

/* Reasons why a grid or run of cells is not read as a puzzle. */
typedef enum {
  RT_FOUND_NONE,    /* the grid has no solution */
  RT_FOUND_SEVERAL, /* the grid has several solutions */
  RT_FOUND_FULL,    /* the grid is full, and is the solution of no other grid */
  RT_FOUND_WIDTH,   /* a row has N cells instead of nine */
  RT_FOUND_LENGTH,  /* a line has N cells instead of 81 */
  RT_FOUND_SLIP,    /* one of 81 cells is malformed */
  RT_FOUND_UNREAD,  /* any other reason */
} RtFoundFault;

typedef struct {
  GArray *grids;  /* of RtGrid: the puzzles */
  GArray *offers; /* of grids that may be puzzles */
  GArray *faults;
  bool named;     /* the text contains the word Sudoku: its only grid is a puzzle, even with few givens */
  bool full;      /* a full grid was reported as a fault; later ones are not stored */
  bool more;      /* faults were left out */
  guint n_solved; /* number of calls of the solver, with calls refused at the limit */
} RtFinds;

/* Initialise FOUND for grids in TEXT, and free all its members except the puzzles. */
void rt_found_init (RtFinds *found, const char *text);
void rt_found_clear (RtFinds *found);

/* Adds GRID, which begins in LINE and may be a puzzle. FRAMED: a frame shows its nine boxes, so the
 * grid is a puzzle even with few givens or several solutions. */
void rt_found_offer (RtFinds *found, const RtGrid *grid, guint line, bool framed);

/* Adds a fault: a damaged puzzle begins in LINE. N is the number for RT_FOUND_WIDTH and
 * RT_FOUND_LENGTH. */
void rt_found_tell (RtFinds *found, guint line, RtFoundFault fault, guint n);

/* Moves the offers that are puzzles to FOUND's grids, in the order of their lines. KNOWN, NOTICES
 * and N_UNREAD are those of rt_found_in. A full grid is taken for a solution, unless there is no
 * other grid; a map is never a puzzle. Returns false, with a notice, if there are too many grids to
 * try. */
bool rt_found_settle (RtFinds *found, GArray *known, GPtrArray *notices, guint *n_unread);
