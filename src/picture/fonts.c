/* fonts.c - whether there is anything to write with. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "picture/fonts.h"

#include <glib/gi18n-lib.h>
#include <pango/pangocairo.h>

/* A list of families would not do: Pango always has those whose names stand for others. */
const char *
rt_fonts_missing (void)
{
  PangoFontMap *map = pango_cairo_font_map_get_default ();
  PangoContext *context = pango_font_map_create_context (map);
  PangoFontDescription *any = pango_font_description_from_string ("Sans 12");
  PangoFont *font = pango_font_map_load_font (map, context, any);

  g_object_unref (context);
  pango_font_description_free (any);
  if (!font)
    return _("There is no font to write digits with. Install one, such as DejaVu Sans.");
  g_object_unref (font);
  return NULL;
}
