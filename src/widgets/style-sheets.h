/* style-sheets.h - initialises style sheets and work-arounds for all widgets. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/theme.h"

#include <gtk/gtk.h>

/* Loads the style sheets for the default display, with the colours that match the theme of the
 * desktop, also when that changes later. To be called before the first window is created. */
void rt_widgets_init (void);

/* Returns the theme that matches the current colours, for the painter. */
const RtTheme *rt_widgets_theme (void);
