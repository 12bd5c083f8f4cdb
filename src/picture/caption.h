/* caption.h - words on a picture: a few lines of a given width at most. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <pango/pango.h>
#include <stdbool.h>

/* For outlines as the font's designer drew them: no size is preferred to another. The caller owns
 * it. */
PangoContext *rt_caption_context (cairo_t *cr);

/* TEXT as one paragraph, in lines no wider than WIDTH, of letters of SIZE; what does not fit into so
 * many LINES ends in an ellipsis. The caller owns it. */
PangoLayout *rt_caption_new (cairo_t *cr, const char *text, bool bold, double size, double width,
                             int lines);

/* Draws CAPTION with its upper left corner at X, Y, in COLOUR (0xRRGGBB). */
void rt_caption_draw (cairo_t *cr, PangoLayout *caption, double x, double y, uint32_t colour);
