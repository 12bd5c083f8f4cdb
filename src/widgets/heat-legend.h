/* heat-legend.h - what the colours of the heat map mean. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* A row of the colours, from the least to the most. */
GtkWidget *rt_heat_legend_new (void);

/* MOST is how often the search wrote the cell that it wrote most often. */
void rt_heat_legend_show (GtkWidget *legend, guint64 most);
