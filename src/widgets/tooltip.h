/* tooltip.h - tooltips whose letters are wide (Korean, Chinese, Japanese), and which let clicks through. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* From now on each tooltip that is asked for has the room that its text needs, and the pointer meets what
 * lies below it. */
void rt_tooltips_init (void);

/* TEXT in answer to "query-tooltip". Returns whether there is one: it may be NULL. */
gboolean rt_tooltip_set (GtkTooltip *tooltip, const char *text);
