/* widgets.h - style sheets of all widgets. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/theme.h"

#include <gtk/gtk.h>

/* Loads the style of the widgets for the default display, and the colours that match the theme
 * of the desktop, now and whenever it changes. To be called before the first window. */
void rt_widgets_init (void);

/* Returns the colours of the style, for the painter. */
const RtTheme *rt_widgets_theme (void);
