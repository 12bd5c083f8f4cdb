/* fence.h - RtFence: detects and reads grids whose cells are between bars, where blanks may be an
 * empty cell:
 *
 *        1   2   3                |86 |39 |   |        │5│3│ │ │7│ │ │ │ │
 *     A |   | 6 |   | ...         | 45|1 8|6  |        ├─┼─┼─┼─┼─┼─┼─┼─┼─┤
 *
 * In other places blanks have no meaning, so a grid is read in this way only if nine successive
 * lines have equal bars, with one field for each cell, or one for every three. Text outside a
 * closed frame is the name of a row. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/text/tokens.h"

/* The way in which the lines of a grid are split. */
typedef struct {
  guint n_fields; /* number of fields between bars and outside them; 0: there is no grid */
  guint first;    /* index of the field with the first cell, from 0 */
  guint width;    /* number of characters of a field of three cells; 0: each field is one cell */
  guint wrong;    /* number of cells between the first and the last bar, if it is not nine; otherwise 0 */
} RtFence;

/* Returns how bars split the grid that begins with the line at READER into cells; its `n_fields` is
 * 0 if there is no such grid. Does not move READER. */
RtFence rt_fence_find (const RtReader *reader);

/* Sets FENCES to how bars split two closed frames side by side, whose lines contain the cells of
 * both. Their boxes are framed. Returns false if there are none at READER. */
bool rt_fence_find_two (const RtReader *reader, RtFence fences[2]);

/* Reads the line at READER, which FENCE splits into cells, into ROW, and moves past it. Returns
 * false with ERROR set if it is malformed. */
bool rt_fence_row (RtReader *reader, RtFence fence, RtRow *row, GError **error);

/* Returns true if the frame of the nine rows from the line at READER on shows the nine boxes: bars
 * and rules are between the boxes, and nowhere else. */
bool rt_fence_has_boxes (const RtReader *reader);

/* Returns true if the line at READER is a horizontal line (such as ---+---) between two rows; a
 * line of bars alone is not. */
bool rt_fence_is_rule (const RtReader *reader);
