/* grid-parts.h - RtGridParts, children of a grid view (cells, lines, step layer) and their
 * layout: a square of whole pixels in the middle of the allocation. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "engine/core/geometry.h"
#include "picture/board-lines.h"
#include "widgets/cell.h"

#include <gtk/gtk.h>

typedef struct {
  GtkWidget *cells[RT_N_CELLS]; /* of RtCell */
  GtkWidget *thin, *thick;      /* lines */
  GtkWidget *layer;             /* draws a logical step */
  RtGlyphs *glyphs;
  RtRuling ruling;
  int left, top;                /* corner of the board */
  RtCells spoken;               /* cells whose accessible state is selected */
} RtGridParts;

/* Creates the children of PARENT. */
void rt_grid_parts_init (RtGridParts *self, GtkWidget *parent);

/* rt_grid_parts_unparent removes the children from their parent, and may be called again;
 * rt_grid_parts_clear frees the rest. */
void rt_grid_parts_unparent (RtGridParts *self);
void rt_grid_parts_clear (RtGridParts *self);

/* Sets the minimum and natural side of a board in pixels. */
void rt_grid_parts_measure (int *minimum, int *natural);

/* Allocates the children in WIDTH by HEIGHT pixels. */
void rt_grid_parts_lay_out (RtGridParts *self, int width, int height);

/* Updates the digits; must be called when their size or font may have changed. Does nothing
 * before the first layout. */
void rt_grid_parts_fit_glyphs (RtGridParts *self);

/* Returns the cell at X, Y of the parent, or -1. */
int rt_grid_parts_cell_at (const RtGridParts *self, double x, double y);

/* Returns the digit of the pencil mark at X, Y, and its CELL; -1 if X, Y is outside the board. */
int rt_grid_parts_digit_at (const RtGridParts *self, double x, double y, int *cell);

/* Calls REACH for each cell on the line between two points of the parent, without the first
 * point; possibly several times for a cell. */
void rt_grid_parts_follow (const RtGridParts *self, double x, double y, double to_x, double to_y,
                           void (*reach) (int cell, gpointer data), gpointer data);

/* Updates accessible names and states of the cells. */
void rt_grid_parts_speak (RtGridParts *self);

/* Sets the accessible state "selected" of the cells in SELECTION and resets that of the others. */
void rt_grid_parts_speak_selection (RtGridParts *self, RtCells selection);
