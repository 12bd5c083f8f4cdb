/* json-grid.h - the cells of a grid in JSON: a text of 81, a list of them, or rows of nine. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "format/json.h"

/* What was found where a grid may be. */
typedef struct {
  RtGrid grid;
  guint n, n_bad; /* characters or elements that may be cells, and those of them that are none */
  guint n_digits, n_ones; /* cells that are not blank, and those of them that are 1 */
  char bad[8];    /* the first of these */
  guint n_zeros, n_minus; /* blanks that are 0, or -1 */
  const RtJsonNode *row; /* the first that has not nine cells; NULL for none */
  guint width;    /* the cells of that row */
} RtJsonGrid;

/* Whether NODE was meant as a grid, which need not be well-formed: CELLS tells what is there. */
bool rt_json_grid_find (const RtJson *json, const RtJsonNode *node, RtJsonGrid *cells);
