/* fonts.h - helper for tests: frees the caches of the font libraries, which a leak check would
 * report.
 *
 * They hide pointers as offsets, so that all of it would look lost to what searches for leaks. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <fontconfig/fontconfig.h>
#include <glib.h>
#include <pango/pangocairo.h>

/* Runs the tests as g_test_run does; after them nothing is drawn. */
static inline int
fonts_test_run (void)
{
  int status = g_test_run ();

  pango_cairo_font_map_set_default (NULL);
  cairo_debug_reset_static_data ();
  FcFini ();
  return status;
}
