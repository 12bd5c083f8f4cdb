/* json-rows.h - nine rows in JSON that are members of an object, each with its number. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <json-glib/json-glib.h>
#include <stdbool.h>

/* What nine lists of cells are. */
typedef enum {
  RT_NINES_ROWS,
  RT_NINES_COLUMNS,
  RT_NINES_BOXES,
} RtNines;

/* The nine members of OBJECT as one list, in the order of their numbers or letters, if they are called rows,
 * columns or boxes and nothing else is there: NULL for anything else. NINES becomes what they are. Free with
 * json_array_unref. */
JsonArray *rt_json_named_rows (JsonObject *object, RtNines *nines);

/* The nine cells of ROW as one list, if it is an object of cells with their numbers; else NULL. Free with
 * json_array_unref. */
JsonArray *rt_json_numbered_cells (JsonNode *row);

/* Makes GRID, in which they were read as rows, that of NINES. */
void rt_json_turn_nines (RtGrid *grid, RtNines nines);
