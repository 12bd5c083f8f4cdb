/* cell.h - RtCell, a widget: one cell of the grid. It can be focused, and has an accessible name.
 *
 * The widget draws digit and pencil marks. Background, borders and the colour of the text come from
 * CSS. The CSS classes of a cell depend on its content (RtSceneCell: given or entry, conflict, the
 * person's colour, number of writes by a search ...) and on highlights (RtTint). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/digit-glyphs.h"
#include "picture/scene.h"

#include <gtk/gtk.h>
#include <stdbool.h>

/* RtGlyphs: cache of the digits, laid out once for a size of the cells and drawn many times.
 *
 * The grid owns it, and all cells draw with it. Digits are centred by their ink extents, not by
 * their line height, and aligned to whole pixels of the screen. */
typedef struct _RtGlyphs RtGlyphs;

RtGlyphs *rt_glyphs_new (void);
void rt_glyphs_free (RtGlyphs *glyphs);

/* Lays the digits out for cells of SIZE pixels in the font of WIDGET. Returns true if size or font
 * has changed, so that all cells must be drawn again. */
bool rt_glyphs_fit (RtGlyphs *glyphs, GtkWidget *widget, int size);

#define RT_TYPE_CELL (rt_cell_get_type ())
G_DECLARE_FINAL_TYPE (RtCell, rt_cell, RT, CELL, GtkWidget)

/* Highlights of a cell that depend on focus and selection, not on its content. The anchor is the
 * cell of the step that is shown or, if no step is shown, the focused cell. */
typedef enum {
  RT_TINT_PEER     = 1 << 0, /* shares a house with the anchor */
  RT_TINT_SAME     = 1 << 1, /* has the same digit as the anchor */
  RT_TINT_SELECTED = 1 << 2, /* one of several selected cells */
  RT_TINT_FOCUS    = 1 << 3, /* the focused cell */
  RT_TINT_CURSOR   = 1 << 4, /* the focused cell, which the person has not chosen */
} RtTint;

/* Returns a widget for CELL, which draws with GLYPHS. GLYPHS must outlive the widget. */
GtkWidget *rt_cell_new (int cell, RtGlyphs *glyphs);

int rt_cell_index (RtCell *self);

/* Shows WHAT, the content of the cell, with the highlights TINTS, a set of RtTint. Highlights
 * pencil marks of the digit LIT (0: none). Returns at once if nothing has changed. */
void rt_cell_show (RtCell *self, const RtSceneCell *what, unsigned tints, int lit);

/* Updates the accessible name and the accessible states to the current content. */
void rt_cell_speak (RtCell *self);

/* Sets the accessible state "selected" of the cell. */
void rt_cell_set_selected (RtCell *self, bool selected);
