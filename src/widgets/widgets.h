/* widgets.h - what all widgets share: their style and its colours. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/theme.h"

#include <gtk/gtk.h>

/* Gives the default display the style of the widgets, with the colours that go with the desktop's
 * theme now and whenever it changes. To be called before the first window. */
void rt_widgets_init (void);

/* The colours that the style uses now, for the painter. */
const RtTheme *rt_widgets_theme (void);
