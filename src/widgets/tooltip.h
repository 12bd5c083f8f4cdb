/* tooltip.h - functions for tooltips, and work-arounds for two faults of GTK's tooltips: they are too narrow
 * for wide letters (Korean, Chinese, Japanese), and they intercept clicks. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Installs the work-arounds for all tooltips. To be called once. */
void rt_tooltips_init (void);

/* Sets the text of TOOLTIP to TEXT. To be called by handlers of "query-tooltip", which return its result:
 * false if TEXT is NULL, so that no tooltip is shown. */
gboolean rt_tooltip_set (GtkTooltip *tooltip, const char *text);
