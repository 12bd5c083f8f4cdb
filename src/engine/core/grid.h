/* grid.h - 81 digits, 0 where a cell is empty: a value, compared with memcmp. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "engine/core/geometry.h"

#include <stdbool.h>
#include <stdint.h>

/* No grid with fewer digits has just one solution (McGuire, Tugemann, Civario 2012). */
#define RT_FEWEST_DIGITS 17

typedef struct {
  uint8_t digit[RT_N_CELLS];
} RtGrid;

/* Reads 81 characters, `1`-`9` or `.` or `0` for an empty cell, that are all of TEXT. Returns false
 * and leaves the grid untouched where TEXT is anything else. */
bool rt_grid_parse (RtGrid *grid, const char *text);

/* Writes 81 characters, `.` for an empty cell, and a zero. rt_grid_parse reads back the same. */
char *rt_grid_print (const RtGrid *grid, char text[RT_N_CELLS + 1]);

/* Whether no peer of CELL has DIGIT (1..9). */
bool rt_grid_fits (const RtGrid *grid, int cell, int digit);

/* The cells whose digit stands twice in one of their houses. */
RtCells rt_grid_conflicts (const RtGrid *grid);

/* The first cell, and the first later one that sees it, with equal digits. Returns false where no
 * digit breaks a rule. */
bool rt_grid_clash (const RtGrid *grid, int *first, int *second);

/* The cells that hold a digit. */
RtCells rt_grid_filled (const RtGrid *grid);

/* What GRID has in CELLS, and nothing else. */
RtGrid rt_grid_only (const RtGrid *grid, RtCells cells);

bool rt_grid_equal (const RtGrid *a, const RtGrid *b);
