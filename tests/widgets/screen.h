/* screen.h - whether there is a screen to open windows on. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdlib.h>

/* First in main: where there is no screen the test is skipped, and the program ends. A screen that
 * cannot be opened is another matter. */
static inline void
need_screen (void)
{
  gboolean only_x = g_strcmp0 (g_getenv ("GDK_BACKEND"), "x11") == 0;

  if (!g_getenv ("DISPLAY") && (only_x || !g_getenv ("WAYLAND_DISPLAY"))) {
    g_print ("1..0 # SKIP there is no display to open windows on\n");
    exit (EXIT_SUCCESS);
  }
}
