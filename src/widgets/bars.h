/* bars.h - RtBars: horizontal bars, each with its name and its value as text.
 *
 * The scale starts at 0. If the greatest value is more than a hundred times the least above 0 it is
 * logarithmic, and the axis says so. Wide, a name is before its bar; narrow, above it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#define RT_TYPE_BARS (rt_bars_get_type ())
G_DECLARE_FINAL_TYPE (RtBars, rt_bars, RT, BARS, GtkWidget)

typedef struct {
  const char *name;
  double value;     /* 0 or more; 0 has no bar */
  const char *text; /* the value for a person */
  bool unfinished;  /* hatched: the value so far */
} RtBar;

GtkWidget *rt_bars_new (void);

/* Shows BARS, in this order. TITLE (translated) says what they measure. Everything is copied. */
void rt_bars_set (RtBars *self, const char *title, const RtBar *bars, guint n_bars);
