/* fitted-text.c - lays out text in a picture with Pango, limited in width and lines and without hinting, and draws
 * it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/fitted-text.h"

#include "picture/colour.h"

#include <pango/pangocairo.h>

PangoContext *
rt_caption_context (cairo_t *cr)
{
  PangoContext *context = pango_cairo_create_context (cr);
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
  return context;
}

PangoLayout *
rt_caption_new (cairo_t *cr, const char *text, bool bold, double size, double width, int lines)
{
  PangoContext *context = rt_caption_context (cr);
  PangoLayout *caption = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_from_string (bold ? "Sans Bold" : "Sans");

  g_object_unref (context);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (caption, font);
  pango_font_description_free (font);
  pango_layout_set_text (caption, text, -1);
  pango_layout_set_single_paragraph_mode (caption, TRUE);
  pango_layout_set_width (caption, (int) (width * PANGO_SCALE));
  pango_layout_set_height (caption, -lines);
  pango_layout_set_wrap (caption, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (caption, PANGO_ELLIPSIZE_END);
  return caption;
}

void
rt_caption_draw (cairo_t *cr, PangoLayout *caption, double x, double y, uint32_t colour)
{
  rt_paint_set_colour (cr, colour);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, caption);
}
