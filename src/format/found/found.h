/* found.h - grids found among other text, and whether they prove themselves. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <glib.h>
#include <stdbool.h>

/* Why what looks like a puzzle is none. */
typedef enum {
  RT_FOUND_NONE,    /* the grid has no solution */
  RT_FOUND_SEVERAL, /* it has several */
  RT_FOUND_FULL,    /* it is full, and solves no other */
  RT_FOUND_ROWS,    /* so many rows, which are not nine */
  RT_FOUND_WIDTH,   /* so many cells in a row, which are not nine */
  RT_FOUND_SLIP,    /* one of its rows is damaged */
  RT_FOUND_LENGTH,  /* so many cells, which are not 81 */
  RT_FOUND_LETTER,  /* such a character among the cells */
  RT_FOUND_UNREAD,  /* anything else */
} RtFoundFault;

typedef struct {
  GArray *grids; /* of RtGrid, each a puzzle with exactly one solution, or unmistakable */
  guint n_said; /* notices of grids that were added: the others tell of what was not read */
  bool unproved; /* one that was added has several solutions or none, and nothing was said of it yet */
  bool contradictory; /* a grid that was not believed has a digit twice in a house */
  RtGrid contradiction; /* the first such grid */
  bool doubtful; /* something else may have been meant as a puzzle, too */
  bool more; /* full grids that solve none are not counted any more */
  guint n_solved; /* grids that were tried */
  bool named; /* the text says Sudoku: its only grid is one, however few the givens */
  GArray *offers; /* what may be puzzles, until they are settled */
  GArray *faults; /* what is told of */
} RtFoundGrids;

/* Makes FOUND empty, for grids in TEXT; frees all but its grids. */
void rt_found_init (RtFoundGrids *found, const char *text);
void rt_found_clear (RtFoundGrids *found);

/* GRID, which begins in LINE, may be a puzzle. FRAMED: a frame shows its nine boxes, so that a few givens are
 * enough, and several solutions are no doubt. */
void rt_found_offer (RtFoundGrids *found, const RtGrid *grid, guint line);
void rt_found_offer_framed (RtFoundGrids *found, const RtGrid *grid, guint line, bool framed);

/* What stands in LINE was meant as a puzzle, but has that fault; N is how many, or which character. */
void rt_found_tell (RtFoundGrids *found, guint line, RtFoundFault fault, guint n);

/* Adds those that were offered and are puzzles with one solution, or unmistakable unless a map of regions
 * stands beside them, in the order of their lines. Those of
 * KNOWN, which may be NULL, are not added again, nor what is one of them solved or with entries. Of
 * full grids the others are the solutions, unless there is nothing else; maps are none. Adds to NOTICES what
 * is wrong with the rest and with those that have not one solution, if anything was added or known; else the
 * first grid with several solutions. */
void rt_found_settle (RtFoundGrids *found, GArray *known, GPtrArray *notices);

/* Adds to NOTICES why the first of what looks like a puzzle is none, if there is such and nothing was added to them. */
void rt_found_say_why (const RtFoundGrids *found, GPtrArray *notices);

/* So many grids are tried of a text; one with more is not read. */
#define RT_FOUND_MOST 10000

/* Adds GRID, or the doubt that it leaves; passes over the solution of the one before. SHOWN: its cells stand
 * in the text as in a grid, so that it need only be unmistakable, or the text be about Sudoku. */
void rt_found_add (RtFoundGrids *found, const RtGrid *grid, bool shown);

/* Returns the digit that WORD of LENGTH bytes stands for: a cell, a number as 05 or 5.0, a blank as
 * programs write it (nothing, null, None); -1 for anything else. Blanks and quotes around it do not
 * count. */
int rt_found_cell (const char *word, gsize length);

/* Offers what the brackets of TEXT hold, what stands in nine of its lines, or as 81 cells side by side, and tells of what is nearly that. TEXT is as for rt_foreign_find. */
void rt_found_in_lists (RtFoundGrids *found, const char *text, gsize size);
void rt_found_in_blocks (RtFoundGrids *found, const char *text, gsize size);
void rt_found_in_runs (RtFoundGrids *found, const char *text, gsize size);

/* Adds the grids whose cells are the elements of TEXT, which is XML or a page. */
void rt_found_in_elements (RtFoundGrids *found, const char *text);
