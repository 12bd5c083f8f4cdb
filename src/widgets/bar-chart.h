/* bar-chart.h - RtBars, a widget: horizontal bar chart; each bar has a name and a value as text.
 *
 * The scale starts at 0. If the greatest value is more than a hundred times the least positive one,
 * the scale is logarithmic, and the title says so. In a wide chart the name is before its bar, in
 * a narrow one above it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#define RT_TYPE_BARS (rt_bars_get_type ())
G_DECLARE_FINAL_TYPE (RtBars, rt_bars, RT, BARS, GtkWidget)

typedef struct {
  const char *name;
  double value;     /* not negative; 0 has no bar */
  const char *text; /* the value as text */
  bool unfinished;  /* the value is only a lower bound; the bar is hatched */
} RtBar;

GtkWidget *rt_bars_new (void);

/* Shows BARS in their order. TITLE is the translated name of the measured quantity. Copies TITLE and
 * BARS with their strings. */
void rt_bars_set (RtBars *self, const char *title, const RtBar *bars, guint n_bars);
