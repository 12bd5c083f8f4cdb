/* font-check.c - checks whether the system has a font, by loading one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "picture/font-check.h"

#include <glib/gi18n-lib.h>
#include <pango/pangocairo.h>

/* Loads a font instead of listing the font families: Pango lists generic families even if no font
 * is installed. */
const char *
rt_fonts_missing (PangoContext *context)
{
  PangoContext *used = context ? g_object_ref (context)
                               : pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFont *font = pango_font_map_load_font (pango_context_get_font_map (used), used,
                                              pango_context_get_font_description (used));

  g_object_unref (used);
  if (!font)
    return _("There is no font to write digits with. Install one, such as DejaVu Sans.");
  g_object_unref (font);
  return NULL;
}
