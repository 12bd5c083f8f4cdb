/* glyphs.c - the figures in the theme's font, on whole pixels. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/glyphs.h"

#include <math.h>

struct _RtGlyphs {
  PangoContext *context;
  PangoFontDescription *font; /* the theme's */
  int size;
  RtFigures *figures;
};

RtGlyphs *
rt_glyphs_new (void)
{
  return g_new0 (RtGlyphs, 1);
}

static void
clear (RtGlyphs *glyphs)
{
  g_clear_pointer (&glyphs->figures, rt_figures_free);
  g_clear_pointer (&glyphs->font, pango_font_description_free);
  g_clear_object (&glyphs->context);
}

void
rt_glyphs_free (RtGlyphs *glyphs)
{
  clear (glyphs);
  g_free (glyphs);
}

bool
rt_glyphs_fit (RtGlyphs *glyphs, GtkWidget *widget, int size)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);

  if (glyphs->font && glyphs->size == size && glyphs->context == context &&
      pango_font_description_equal (glyphs->font, font))
    return false;
  clear (glyphs);
  glyphs->context = g_object_ref (context);
  glyphs->font = pango_font_description_copy (font);
  glyphs->size = size;
  glyphs->figures = rt_figures_new (context, font, size);
  return true;
}

void
rt_glyphs_draw (RtGlyphs *glyphs, GtkSnapshot *snapshot, RtFace face, int digit, double x, double y,
                int scale, const GdkRGBA *colour)
{
  double middle_x, middle_y, left, top;
  PangoLayout *layout = rt_figures_digit (glyphs->figures, face, digit, &middle_x, &middle_y);

  left = round ((x - middle_x) * scale) / scale;
  top = round ((y - middle_y) * scale) / scale;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) left, (float) top));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}
