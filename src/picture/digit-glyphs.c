/* digit-glyphs.c - implements RtFigures: computes the font size for each style of digits, and lays
 * out digits when first drawn.
 *
 * The font size is chosen so that the ink of the digits has the wanted height. It is computed from
 * the outline of one digit in the font's current size. Digits are equally high, so a face has one
 * vertical centre. Horizontally each digit is centred by its ink, because the narrow 1 would
 * otherwise look off-centre. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/digit-glyphs.h"

#include <hb.h>
#include <math.h>

typedef struct {
  PangoLayout *layout; /* NULL until first used */
  double middle;       /* distance of the ink's middle from the left edge of the layout */
} Figure;

typedef struct {
  PangoFontDescription *font; /* NULL until first used */
  double middle;              /* distance of the ink's middle from the upper edge of a layout */
  Figure digits[10];          /* by digit; 0 is unused */
} Face;

struct _RtFigures {
  PangoContext *context;
  PangoFontDescription *font;
  double size;
  Face faces[RT_N_FACES];
};

/* Font attributes of each face, and the height of its ink as a part of the cell. */
static const struct {
  PangoWeight weight;
  PangoStyle style;
  double height;
} styles[RT_N_FACES] = {
  [RT_FACE_BOLD]   = { PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, 0.52 },
  [RT_FACE_PLAIN]  = { PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, 0.52 },
  [RT_FACE_ITALIC] = { PANGO_WEIGHT_NORMAL, PANGO_STYLE_ITALIC, 0.52 },
  [RT_FACE_MARK]   = { PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, 0.21 },
  [RT_FACE_CORNER] = { PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, 0.19 },
};

RtFigures *
rt_figures_new (PangoContext *context, const PangoFontDescription *font, double size)
{
  RtFigures *figures = g_new0 (RtFigures, 1);

  figures->context = g_object_ref (context);
  figures->font = pango_font_description_copy (font);
  figures->size = size;
  return figures;
}

void
rt_figures_free (RtFigures *figures)
{
  for (Face *face = figures->faces; face < figures->faces + RT_N_FACES; face++) {
    g_clear_pointer (&face->font, pango_font_description_free);
    for (int digit = 1; digit <= 9; digit++)
      g_clear_object (&face->digits[digit].layout);
  }
  pango_font_description_free (figures->font);
  g_object_unref (figures->context);
  g_free (figures);
}

/* Returns a Pango layout of TEXT with digits of equal height and width, if FONT has them. The
 * caller owns it. */
static PangoLayout *
lay_out (RtFigures *figures, const PangoFontDescription *font, const char *text)
{
  PangoLayout *layout = pango_layout_new (figures->context);
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

/* Returns the height of the outline of the layout's first glyph divided by the font size; 0 if unknown. */
static double
part_of (PangoLayout *layout)
{
  PangoLayoutIter *iter = pango_layout_get_iter (layout);
  PangoGlyphItem *run = pango_layout_iter_get_run_readonly (iter);
  hb_font_t *font = pango_font_get_hb_font (run->item->analysis.font);
  hb_glyph_extents_t outline = { 0 };
  int size;

  hb_font_get_scale (font, NULL, &size);
  hb_font_get_glyph_extents (font, run->glyphs->glyphs[0].glyph, &outline);
  pango_layout_iter_free (iter);
  return size ? fabs ((double) outline.height / size) : 0;
}

/* Computes the font size and the vertical middle of the style WHICH (digit, pencil mark ...). */
static void
measure (RtFigures *figures, RtFace which)
{
  Face *face = &figures->faces[which];
  double height = styles[which].height * figures->size, part;
  g_autoptr (PangoLayout) trial = NULL;
  g_autoptr (PangoLayout) sample = NULL;
  PangoRectangle ink;

  face->font = pango_font_description_copy (figures->font);
  pango_font_description_set_weight (face->font, styles[which].weight);
  pango_font_description_set_style (face->font, styles[which].style);
  trial = lay_out (figures, face->font, "1");
  part = part_of (trial);
  pango_font_description_set_absolute_size (face->font,
                                            PANGO_SCALE * height / (part > 0 ? part : 1));
  sample = lay_out (figures, face->font, "1");
  ink = ink_of (sample);
  face->middle = (ink.y + ink.height / 2.0) / PANGO_SCALE;
}

PangoLayout *
rt_figures_digit (RtFigures *figures, RtFace which, int digit, double *x, double *y)
{
  Face *face = &figures->faces[which];
  Figure *figure = &face->digits[digit];
  const char text[2] = { (char) ('0' + digit), 0 };
  PangoRectangle ink;

  if (!face->font)
    measure (figures, which);
  if (!figure->layout) {
    figure->layout = lay_out (figures, face->font, text);
    ink = ink_of (figure->layout);
    figure->middle = (ink.x + ink.width / 2.0) / PANGO_SCALE;
  }
  *x = figure->middle;
  *y = face->middle;
  return figure->layout;
}
