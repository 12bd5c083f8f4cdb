/* cell.h - RtCell: one cell of the grid, a light widget with real focus and a spoken name.
 *
 * It draws digit and marks; background, borders, rings and the colour of the text come from CSS, by
 * the classes given, entered, found, trying, taken-back, tested, conflict, involved, marked, unread,
 * current, refusing, crossed, lit, looked, in-house, in-cover, differs, breakpoint, heat-1 to heat-8,
 * colour-1 to colour-9 and, for RtTint, peer, same-digit, selected, focus. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/digit-glyphs.h"
#include "picture/scene.h"

#include <gtk/gtk.h>
#include <stdbool.h>

/* The digits of the grid, laid out once for a size of the cells and drawn many times.
 *
 * The grid owns it; the cells only draw with it. Digits are centred by their ink extents, not by
 * their line, and on whole pixels of the screen. */
typedef struct _RtGlyphs RtGlyphs;

RtGlyphs *rt_glyphs_new (void);
void rt_glyphs_free (RtGlyphs *glyphs);

/* Lays the digits out for cells of SIZE pixels in the font of WIDGET. Returns true if anything
 * has changed, so that all cells must be drawn again. */
bool rt_glyphs_fit (RtGlyphs *glyphs, GtkWidget *widget, int size);

#define RT_TYPE_CELL (rt_cell_get_type ())
G_DECLARE_FINAL_TYPE (RtCell, rt_cell, RT, CELL, GtkWidget)

/* Highlights of a cell that come from the grid, not from the scene. */
typedef enum {
  RT_TINT_PEER     = 1 << 0, /* shares a house with the cell of the step or the focus */
  RT_TINT_SAME     = 1 << 1, /* has the same digit as that cell */
  RT_TINT_SELECTED = 1 << 2, /* one of several selected cells */
  RT_TINT_FOCUS    = 1 << 3, /* the cell where typing goes */
} RtTint;

/* Returns a widget for CELL. GLYPHS must live as long as the widget is in a grid. */
GtkWidget *rt_cell_new (int cell, RtGlyphs *glyphs);

int rt_cell_index (RtCell *self);

/* Shows WHAT with TINTS, a set of RtTint. Returns at once if nothing has changed. */
void rt_cell_show (RtCell *self, const RtSceneCell *what, unsigned tints);

/* Updates the accessible name and states. */
void rt_cell_speak (RtCell *self);
void rt_cell_set_selected (RtCell *self, bool selected);
