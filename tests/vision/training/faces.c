/* faces.c - typefaces drawn with Pango, cut out and brought to one height. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "faces.h"

#include <cairo.h>
#include <pango/pangocairo.h>
#include <string.h>

enum { CANVAS = 300, SIZE = 100 /* of the type, in pixels */ };

static const char *const styles[] = { "", "Bold", "Italic", "Light" };

void
rt_face_free (gpointer face)
{
  g_free (((RtFace *) face)->name);
  g_free (face);
}

/* A digit on a canvas of its own. */
static cairo_surface_t *
draw_digit (const PangoFontDescription *font, int digit)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, CANVAS, CANVAS);
  cairo_t *cr = cairo_create (surface);
  PangoLayout *layout = pango_cairo_create_layout (cr);
  char text[] = { (char) ('0' + digit), 0 };

  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, 1);
  cairo_move_to (cr, 80, 60);
  pango_cairo_show_layout (cr, layout);
  cairo_surface_flush (surface);
  g_object_unref (layout);
  cairo_destroy (cr);
  return surface;
}

/* The mean of nine places in each pixel of the canvas's part, which fills OUT's height. Returns
 * false if there is no such digit. */
static gboolean
fit_digit (cairo_surface_t *surface, guint8 *out)
{
  const guint8 *at = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  int left = CANVAS, right = -1, top = CANVAS, bottom = -1, width, height;
  double scale, x0, y0;

  for (int y = 0; y < CANVAS; y++)
    for (int x = 0; x < CANVAS; x++)
      if (at[y * stride + x] > 64) {
        left = MIN (left, x);
        right = MAX (right, x);
        top = MIN (top, y);
        bottom = MAX (bottom, y);
      }
  width = right - left + 1;
  height = bottom - top + 1;
  if (right < 0 || height < 20 || width > SIZE)
    return FALSE;
  scale = MAX (height / (double) RT_FACE_HEIGHT, width / (RT_FACE_SIDE - 4.0));
  x0 = RT_FACE_SIDE / 2 - width / scale / 2;
  y0 = RT_FACE_SIDE / 2 - height / scale / 2;
  for (int y = 0; y < RT_FACE_SIDE; y++)
    for (int x = 0; x < RT_FACE_SIDE; x++) {
      int sum = 0;

      for (int part = 0; part < 9; part++) {
        int u = (int) (left + (x + (part % 3 + 0.5) / 3 - x0) * scale);
        int v = (int) (top + (y + (part / 3 + 0.5) / 3 - y0) * scale);

        if (u >= 0 && v >= 0 && u < CANVAS && v < CANVAS)
          sum += at[v * stride + u];
      }
      out[y * RT_FACE_SIDE + x] = (guint8) (sum / 9);
    }
  return TRUE;
}

static RtFace *
draw_face (const char *family, const char *style)
{
  g_autofree char *words = g_strdup_printf ("%s %s %dpx", family, style, SIZE);
  PangoFontDescription *font = pango_font_description_from_string (words);
  RtFace *face = g_new0 (RtFace, 1);
  gboolean fine = TRUE;

  face->name = g_strdup_printf ("%s %s", family, style);
  for (int digit = 1; digit <= 9 && fine; digit++) {
    cairo_surface_t *surface = draw_digit (font, digit);

    fine = fit_digit (surface, face->digits[digit - 1]);
    cairo_surface_destroy (surface);
  }
  pango_font_description_free (font);
  if (fine)
    return face;
  rt_face_free (face);
  return NULL;
}

static gboolean
is_installed (const char *family)
{
  PangoFontFamily **families;
  gboolean found = FALSE;
  int n;

  pango_font_map_list_families (pango_cairo_font_map_get_default (), &families, &n);
  for (int i = 0; i < n; i++)
    found |= g_ascii_strcasecmp (pango_font_family_get_name (families[i]), family) == 0;
  g_free (families);
  return found;
}

/* Adds FAMILY in each style that differs from those before. */
static void
add_family (GPtrArray *faces, const char *family)
{
  guint first = faces->len;

  for (gsize i = 0; i < G_N_ELEMENTS (styles); i++) {
    RtFace *face = draw_face (family, styles[i]);
    gboolean seen = FALSE;

    for (guint k = first; face && k < faces->len; k++)
      seen |= memcmp (((RtFace *) faces->pdata[k])->digits, face->digits, sizeof face->digits) == 0;
    if (face && !seen)
      g_ptr_array_add (faces, face);
    else if (face)
      rt_face_free (face);
  }
}

GPtrArray *
rt_faces_draw (const char *path, const char *kind)
{
  GPtrArray *faces = g_ptr_array_new_with_free_func (rt_face_free);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return faces;
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line; line++) {
    const char *family = g_str_has_prefix (*line, kind) ? *line + strlen (kind) : "";

    if (*family++ != ' ')
      continue;
    if (is_installed (family))
      add_family (faces, family);
    else
      g_printerr ("%s is not installed\n", family);
  }
  return faces;
}
