/* paint-grid.h - RtPaintGrid: a small grid on which the cells of the givens are painted: each is a button
 * that stays pressed, and a stroke with the pressed mouse paints many. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"

#include <gtk/gtk.h>

#define RT_TYPE_PAINT_GRID (rt_paint_grid_get_type ())
G_DECLARE_FINAL_TYPE (RtPaintGrid, rt_paint_grid, RT, PAINT_GRID, GtkWidget)

/* Signals:
 *   changed   a cell was painted or cleared */

GtkWidget *rt_paint_grid_new (void);
RtCells rt_paint_grid_cells (RtPaintGrid *self);
