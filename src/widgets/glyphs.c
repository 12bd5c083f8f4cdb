/* glyphs.c - the digits of the grid, laid out once.
 *
 * The font is the theme's. Its size follows from its ink: each face is measured once at a known
 * size, and the layouts are made when first drawn. Digits have the same height, so one baseline
 * serves a face; across, each is centred on its own ink, as the narrow 1 would seem to lean. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/glyphs.h"

#include <math.h>

typedef struct {
  PangoLayout *layout;
  double middle; /* of the ink, from the layout's left edge */
} Glyph;

typedef struct {
  PangoFontDescription *font; /* NULL until first used */
  double middle;              /* of the digits' ink, from a layout's upper edge */
  Glyph digits[10];
} Face;

struct _RtGlyphs {
  PangoContext *context;
  PangoFontDescription *font; /* the theme's */
  int size;
  Face faces[RT_N_FACES];
};

/* How a face differs from the theme's font, and the height of its ink in cells. */
static const struct {
  PangoWeight weight;
  PangoStyle style;
  double height;
} styles[RT_N_FACES] = {
  [RT_FACE_BOLD]   = { PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, 0.52 },
  [RT_FACE_PLAIN]  = { PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, 0.52 },
  [RT_FACE_ITALIC] = { PANGO_WEIGHT_NORMAL, PANGO_STYLE_ITALIC, 0.52 },
  [RT_FACE_MARK]   = { PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, 0.21 },
};

#define TRIAL 100.0 /* pixels: large enough that no rounding shows */

RtGlyphs *
rt_glyphs_new (void)
{
  return g_new0 (RtGlyphs, 1);
}

static void
clear (RtGlyphs *glyphs)
{
  for (Face *face = glyphs->faces; face < glyphs->faces + RT_N_FACES; face++) {
    g_clear_pointer (&face->font, pango_font_description_free);
    for (int digit = 1; digit <= 9; digit++)
      g_clear_object (&face->digits[digit].layout);
  }
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
  return true;
}

/* TEXT with lining figures of one width, where the font has a choice. */
static PangoLayout *
lay_out (RtGlyphs *glyphs, const PangoFontDescription *font, const char *text)
{
  PangoLayout *layout = pango_layout_new (glyphs->context);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_font_features_new ("lnum=1, tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

static PangoRectangle
ink_of (PangoLayout *layout)
{
  PangoRectangle ink;

  pango_layout_get_extents (layout, &ink, NULL);
  return ink;
}

/* The size of the font at which its digits are as high as they should be. */
static void
measure (RtGlyphs *glyphs, RtFace which)
{
  Face *face = &glyphs->faces[which];
  double height = styles[which].height * glyphs->size;
  g_autoptr (PangoLayout) trial = NULL;
  g_autoptr (PangoLayout) sample = NULL;
  PangoRectangle ink;

  face->font = pango_font_description_copy (glyphs->font);
  pango_font_description_set_weight (face->font, styles[which].weight);
  pango_font_description_set_style (face->font, styles[which].style);
  pango_font_description_set_absolute_size (face->font, TRIAL * PANGO_SCALE);
  trial = lay_out (glyphs, face->font, "1");
  ink = ink_of (trial);
  pango_font_description_set_absolute_size (face->font, TRIAL * PANGO_SCALE * height * PANGO_SCALE /
                                                          MAX (ink.height, 1));
  sample = lay_out (glyphs, face->font, "1");
  ink = ink_of (sample);
  face->middle = (ink.y + ink.height / 2.0) / PANGO_SCALE;
}

static Glyph *
glyph_of (RtGlyphs *glyphs, RtFace which, int digit)
{
  Face *face = &glyphs->faces[which];
  Glyph *glyph = &face->digits[digit];
  const char text[2] = { (char) ('0' + digit), 0 };
  PangoRectangle ink;

  if (!face->font)
    measure (glyphs, which);
  if (!glyph->layout) {
    glyph->layout = lay_out (glyphs, face->font, text);
    ink = ink_of (glyph->layout);
    glyph->middle = (ink.x + ink.width / 2.0) / PANGO_SCALE;
  }
  return glyph;
}

void
rt_glyphs_draw (RtGlyphs *glyphs, GtkSnapshot *snapshot, RtFace face, int digit, double x, double y,
                int scale, const GdkRGBA *colour)
{
  const Glyph *glyph = glyph_of (glyphs, face, digit);
  double left = round ((x - glyph->middle) * scale) / scale;
  double top = round ((y - glyphs->faces[face].middle) * scale) / scale;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) left, (float) top));
  gtk_snapshot_append_layout (snapshot, glyph->layout, colour);
  gtk_snapshot_restore (snapshot);
}
