/* font-check.c - checks whether the system has a font, by loading one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "picture/font-check.h"

#include <glib/gi18n-lib.h>
#include <pango/pangocairo.h>
#include <stdbool.h>

/* Called with the first font that can be loaded: sets FOUND, and stops looking for others. */
static gboolean
found_cb (PangoFontset *fonts, PangoFont *font, gpointer found)
{
  *(bool *) found = true;
  return TRUE;
}

/* Loads the fonts of a text instead of listing font families, because Pango lists generic families
 * even if no font is installed. Pango caches the loaded fonts for the first text. */
const char *
rt_fonts_missing (PangoContext *context)
{
  PangoContext *used = context ? g_object_ref (context)
                               : pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontset *fonts = pango_font_map_load_fontset (pango_context_get_font_map (used), used,
                                                     pango_context_get_font_description (used),
                                                     pango_context_get_language (used));
  bool found = false;

  if (fonts)
    pango_fontset_foreach (fonts, found_cb, &found);
  g_clear_object (&fonts);
  g_object_unref (used);
  return found ? NULL : _("There is no font to write digits with. Install one, such as DejaVu Sans.");
}
