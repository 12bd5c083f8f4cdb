/* tooltip.h - fixes two faults of GTK's tooltips: width of wide letters (Korean, Chinese,
 * Japanese), and clicks. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Installs the fixes for all tooltips. To be called once. */
void rt_tooltips_init (void);

/* Sets TEXT in a handler of "query-tooltip". Returns false if it is NULL. */
gboolean rt_tooltip_set (GtkTooltip *tooltip, const char *text);
