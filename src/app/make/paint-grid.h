/* paint-grid.h - RtPaintGrid, a widget: small grid on which the person paints the cells of the
 * givens. Each cell is a toggle button; dragging the mouse paints many. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"

#include <gtk/gtk.h>

#define RT_TYPE_PAINT_GRID (rt_paint_grid_get_type ())
G_DECLARE_FINAL_TYPE (RtPaintGrid, rt_paint_grid, RT, PAINT_GRID, GtkGrid)

/* Returns a grid without painted cells. Signal `changed`: a cell was painted or cleared. */

GtkWidget *rt_paint_grid_new (void);
RtCells rt_paint_grid_cells (RtPaintGrid *self);
