/* fence.h - interface of the parser of grids whose cells are between bars, where a cell may be
 * blank:
 *
 *        1   2   3                |86 |39 |   |        │5│3│ │ │7│ │ │ │ │
 *     A |   | 6 |   | ...         | 45|1 8|6  |        ├─┼─┼─┼─┼─┼─┼─┼─┼─┤
 *
 * Blanks say nothing elsewhere, so this is read only where nine lines in a row have the same bars:
 * with one field for each cell, or one for each three. What stands outside a closed frame names a
 * row. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/text/tokens.h"

/* The way in which the lines of a grid with bars are cut into cells. */
typedef struct {
  guint n_fields; /* number of fields between bars and outside of them; 0: the grid has no bars */
  guint first;    /* the field that the cells begin with, from 0 */
  guint width;    /* number of characters of a field with three cells; 0: each field is one cell */
  guint wrong;    /* number of cells between the outer bars, if it is not nine; else 0 */
} RtFence;

/* Finds a grid with bars that begins with the line at the cursor. READER is not moved. */
RtFence rt_fence_find (const RtReader *reader);

/* Finds two closed frames side by side, with framed boxes, whose lines have cells of both grids. */
bool rt_fence_find_two (const RtReader *reader, RtFence fences[2]);

/* Reads the line at the cursor as a row of the grid with FENCE, and moves after it. */
bool rt_fence_row (RtReader *reader, RtFence fence, RtRow *row, GError **error);

/* Returns true if the nine rows that begin with the line at the cursor are drawn as nine boxes:
 * with bars and rules between the boxes only. */
bool rt_fence_has_boxes (const RtReader *reader);

/* Returns true if the line at the cursor is a rule between two rows. Bars alone are not a rule. */
bool rt_fence_is_rule (const RtReader *reader);
