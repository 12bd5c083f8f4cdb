/* judge.h - collects the grids and faults that scanners find in other text, and decides which grids are puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <glib.h>
#include <stdbool.h>

/* Most grids that are tried in one text; a text with more is not read. */
#define RT_FOUND_MOST 10000

/* Why something that looks like a puzzle is none. */
typedef enum {
  RT_FOUND_NONE,    /* the grid has no solution */
  RT_FOUND_SEVERAL, /* the grid has several solutions */
  RT_FOUND_FULL,    /* the grid is full, and solves no other */
  RT_FOUND_WIDTH,   /* a row has N cells instead of nine */
  RT_FOUND_LENGTH,  /* a line has N cells instead of 81 */
  RT_FOUND_SLIP,    /* one of 81 cells is none */
  RT_FOUND_UNREAD,  /* anything else */
} RtFoundFault;

typedef struct {
  GArray *grids;  /* of RtGrid: the puzzles */
  GArray *offers; /* grids that may be puzzles */
  GArray *faults;
  bool named;     /* the text contains the word Sudoku: its only grid is a puzzle, even with few givens */
  bool full;      /* a full grid was reported as a fault; later ones are not stored */
  bool more;      /* faults were left out */
  guint n_solved; /* how often a grid was given to the solver, or refused as one too many */
} RtFinds;

/* Initialises FOUND, for grids in TEXT; frees all but the puzzles. */
void rt_found_init (RtFinds *found, const char *text);
void rt_found_clear (RtFinds *found);

/* Adds GRID, which begins in LINE and may be a puzzle. FRAMED: a frame shows its nine boxes, so that a few givens
 * are enough, and several solutions are no doubt. */
void rt_found_offer (RtFinds *found, const RtGrid *grid, guint line, bool framed);

/* Adds a fault of the text that begins in LINE and was meant as a puzzle. N is for WIDTH and LENGTH. */
void rt_found_tell (RtFinds *found, guint line, RtFoundFault fault, guint n);

/* Moves the offers that are puzzles to FOUND's grids, in the order of their lines. KNOWN, NOTICES and N_UNREAD are
 * those of rt_found_in. Of full grids the others are the solutions, unless there is nothing else; maps are none.
 * Returns false, with a notice, if there are too many grids to try. */
bool rt_found_settle (RtFinds *found, GArray *known, GPtrArray *notices, guint *n_unread);
