/* bars.h - RtBars: horizontal bars, each with its name and number in words.
 *
 * The scale starts at nothing; where the numbers are further than a hundredfold apart it is
 * logarithmic, and the axis says so. Wide, a name stands before its bar; narrow, above it. */
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

/* Shows these BARS, in this order. TITLE (translated) says what they measure. All is copied. */
void rt_bars_set (RtBars *self, const char *title, const RtBar *bars, guint n_bars);

/* Whether the scale is logarithmic now. */
bool rt_bars_is_logarithmic (RtBars *self);
