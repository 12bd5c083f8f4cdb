/* judge.h - RtFinds: the grids that scanners find in source code, web pages or notes, and the
 * decision which of them are puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <glib.h>
#include <stdbool.h>

/* Maximum number of grids that are tried in one text; a text with more grids is not read. */
#define RT_FOUND_MOST 10000

/* Reasons why text that looks like a puzzle is not a puzzle. */
typedef enum {
  RT_FOUND_NONE,    /* the grid has no solution */
  RT_FOUND_SEVERAL, /* the grid has several solutions */
  RT_FOUND_FULL,    /* the grid is full, and solves no other grid */
  RT_FOUND_WIDTH,   /* a row has N cells instead of nine */
  RT_FOUND_LENGTH,  /* a line has N cells instead of 81 */
  RT_FOUND_SLIP,    /* one of 81 cells is not a cell */
  RT_FOUND_UNREAD,  /* any other reason */
} RtFoundFault;

typedef struct {
  GArray *grids;  /* of RtGrid: the puzzles */
  GArray *offers; /* the grids that may be puzzles */
  GArray *faults;
  bool named;     /* true: the text contains the word Sudoku, so that its only grid is a puzzle,
                   * even with few givens */
  bool full;      /* true: a fault of a full grid was added; further ones are discarded */
  bool more;      /* true: faults were left out */
  guint n_solved; /* number of grids that were given to the solver, or refused because there were
                   * too many */
} RtFinds;

/* Initialises FOUND for the grids in TEXT. rt_found_clear frees everything except the
 * puzzles. */
void rt_found_init (RtFinds *found, const char *text);
void rt_found_clear (RtFinds *found);

/* Adds GRID, which begins in LINE of the text, as a possible puzzle. FRAMED: a frame shows its nine
 * boxes, so that it is a puzzle even with few givens or several solutions. */
void rt_found_offer (RtFinds *found, const RtGrid *grid, guint line, bool framed);

/* Records that the text which begins in LINE looks like a puzzle but has FAULT. N is the number of
 * cells for RT_FOUND_WIDTH and RT_FOUND_LENGTH. */
void rt_found_tell (RtFinds *found, guint line, RtFoundFault fault, guint n);

/* Decides which of the grids added by rt_found_offer are puzzles, and stores these in `grids`, in the order of their
 * lines. KNOWN has puzzles that were read already; sentences about faults are added to NOTICES, and N_UNREAD becomes
 * the number of those about damaged parts. A full grid counts as a solution if there are other puzzles; maps of cells
 * are not puzzles. Returns false, with a notice, if there are too many grids. */
bool rt_found_settle (RtFinds *found, GArray *known, GPtrArray *notices, guint *n_unread);
