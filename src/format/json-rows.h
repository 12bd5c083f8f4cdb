/* json-rows.h - nine rows in JSON that are members of an object, each with its number. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "format/json.h"

#include <stdbool.h>

/* What nine lists of cells are. */
typedef enum {
  RT_NINES_ROWS,
  RT_NINES_COLUMNS,
  RT_NINES_BOXES,
} RtNines;

/* Returns true if OBJECT is an object of nine members that are called rows, columns or boxes in the order of their
 * numbers or letters; or have numbers alone, as the cells of a row may. ROWS become these, NINES what they are. */
bool rt_json_named_rows (const RtJson *json, const RtJsonNode *object, const RtJsonNode *rows[9], RtNines *nines);

/* Makes GRID, in which they were read as rows, that of NINES. */
void rt_json_turn_nines (RtGrid *grid, RtNines nines);
