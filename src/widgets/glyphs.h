/* glyphs.h - the digits of the grid, laid out once for a size of the cells and drawn many times.
 *
 * The grid owns it; the cells only draw with it. Digits are centred by their ink extents, not by
 * their line, and on whole pixels of the screen. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/digit-glyphs.h"

#include <gtk/gtk.h>
#include <stdbool.h>

typedef struct _RtGlyphs RtGlyphs;

RtGlyphs *rt_glyphs_new (void);
void rt_glyphs_free (RtGlyphs *glyphs);

/* Lays them out for cells of SIZE pixels in the font of WIDGET. Returns whether anything has
 * changed, so that all cells must be drawn again. */
bool rt_glyphs_fit (RtGlyphs *glyphs, GtkWidget *widget, int size);

/* Draws DIGIT (1..9) with the middle of its ink at X, Y; SCALE is the widget's scale factor. */
void rt_glyphs_draw (RtGlyphs *glyphs, GtkSnapshot *snapshot, RtFace face, int digit, double x,
                     double y, int scale, const GdkRGBA *colour);
