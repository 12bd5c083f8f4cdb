/* style-sheets.h - functions to initialise the style sheets and work-arounds of all widgets. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/theme.h"

#include <gtk/gtk.h>

/* Loads the style sheets for the default display. Their colours match the theme of the desktop, also
 * when the theme changes later. To be called before the first window is created. */
void rt_widgets_init (void);

/* Returns the colours of the current style sheet, for the functions of picture/. The theme is
 * static. */
const RtTheme *rt_widgets_theme (void);
