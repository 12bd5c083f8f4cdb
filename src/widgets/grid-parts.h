/* grid-parts.h - the children of a grid view and their layout: 81 cells in a square of whole
 * pixels, the lines, and a logical step over them. The rest of the space is around the square. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "engine/core/geometry.h"
#include "picture/board-lines.h"
#include "widgets/cell.h"

#include <gtk/gtk.h>

typedef struct {
  GtkWidget *cells[RT_N_CELLS]; /* each an RtCell */
  GtkWidget *thin, *thick;      /* the lines */
  GtkWidget *layer;             /* what a logical step shows */
  RtGlyphs *glyphs;
  RtRuling ruling;
  int left, top;                /* of the board */
  RtCells spoken;               /* the cells whose accessible state is selected */
} RtGridParts;

/* Makes them children of PARENT. */
void rt_grid_parts_init (RtGridParts *self, GtkWidget *parent);

/* The first removes them from their parent, and may be called again; the second frees the rest. */
void rt_grid_parts_unparent (RtGridParts *self);
void rt_grid_parts_clear (RtGridParts *self);

/* The least and the natural side of a board, in pixels. */
void rt_grid_parts_measure (int *minimum, int *natural);

/* Allocates them all in WIDTH by HEIGHT pixels. */
void rt_grid_parts_lay_out (RtGridParts *self, int width, int height);

/* To be called when size or font of the digits may have changed. Does nothing before the first
 * layout. */
void rt_grid_parts_fit_glyphs (RtGridParts *self);

/* The cell at X, Y of the parent, or -1. */
int rt_grid_parts_cell_at (const RtGridParts *self, double x, double y);

/* The digit whose mark has its place there, and the CELL, or -1. */
int rt_grid_parts_digit_at (const RtGridParts *self, double x, double y, int *cell);

/* Calls REACH for the cells on the straight line between two places of the parent, without the
 * first place; perhaps several times for a cell. */
void rt_grid_parts_follow (const RtGridParts *self, double x, double y, double to_x, double to_y,
                           void (*reach) (int cell, gpointer data), gpointer data);

/* Updates the accessible names and states of the cells. */
void rt_grid_parts_speak (RtGridParts *self);

/* Makes SELECTION the cells whose accessible state is selected. */
void rt_grid_parts_speak_selection (RtGridParts *self, RtCells selection);
