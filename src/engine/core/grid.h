/* grid.h - RtGrid: 81 digits, 0 for an empty cell. A value, compared with memcmp. */
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

/* Parses TEXT, which must be exactly 81 characters: `1`-`9`, or `.` or `0` for an empty cell.
 * Returns false, with GRID untouched, for any other text. */
bool rt_grid_parse (RtGrid *grid, const char *text);

/* Writes 81 characters, `.` for an empty cell, and a NUL into TEXT. Returns TEXT, which
 * rt_grid_parse can parse. */
char *rt_grid_print (const RtGrid *grid, char text[RT_N_CELLS + 1]);

/* Returns true if no peer of CELL holds DIGIT (1..9). */
bool rt_grid_fits (const RtGrid *grid, int cell, int digit);

/* Returns all cells whose digit occurs again in one of their houses. */
RtCells rt_grid_conflicts (const RtGrid *grid);

/* Finds the first conflict. FIRST gets the first cell, in reading order, with a later peer that
 * holds an equal digit; SECOND gets the first of these peers. Returns false, with both unchanged,
 * if there is no conflict. */
bool rt_grid_clash (const RtGrid *grid, int *first, int *second);

RtCells rt_grid_filled (const RtGrid *grid);

/* Returns a copy of GRID in which every cell outside of CELLS is empty. */
RtGrid rt_grid_only (const RtGrid *grid, RtCells cells);

bool rt_grid_equal (const RtGrid *a, const RtGrid *b);
