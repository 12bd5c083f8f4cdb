/* fitted-text.h - functions that lay out and draw text in a picture, with a limited width and number of
 * lines. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <pango/pango.h>
#include <stdbool.h>

/* Returns a Pango context for CR without hinting, so that text has the same proportions at any
 * size. The caller owns it. */
PangoContext *rt_caption_context (cairo_t *cr);

/* Returns a layout of TEXT as one paragraph, with the font size SIZE and lines no wider than WIDTH,
 * ellipsized after LINES lines. The caller owns the layout. */
PangoLayout *rt_caption_new (cairo_t *cr, const char *text, bool bold, double size, double width,
                             int lines);

/* Draws CAPTION with its upper left corner at X, Y, in COLOUR (0xRRGGBB). */
void rt_caption_draw (cairo_t *cr, PangoLayout *caption, double x, double y, uint32_t colour);
