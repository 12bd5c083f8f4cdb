/* place-text.h - translated names of cells and houses, which become parts of sentences. The caller
 * frees each result with g_free. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/geometry.h"

/* Return the row or column of CELL as sentences number it, from 1. */
static inline int
rt_row_number (int cell)
{
  return rt_row_of (cell) + 1;
}

static inline int
rt_column_number (int cell)
{
  return rt_column_of (cell) + 1;
}

/* Returns the name of CELL: "row 4, column 7". */
char *rt_say_cell (int cell);

/* Returns the name of HOUSE: "row 4", "column 7" or "box 2". */
char *rt_say_house (int house);

/* Returns the place of CELL within HOUSE: "column 7" in a row, "row 4" in a column, "row 4, column
 * 7" in a box. */
char *rt_say_cell_of_house (int cell, int house);

/* Returns PHRASE as the beginning of a sentence: "Row 4, column 7". Takes ownership of PHRASE. */
char *rt_begin_sentence (char *phrase);
