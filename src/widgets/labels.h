/* labels.h - functions that create labels that wrap; RtWrapLabel, a label for drop-downs; names of
 * colours. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Returns a GtkLabel that is aligned to the start and wraps. TEXT and STYLE, a CSS class, may be
 * NULL. */
GtkWidget *rt_label_new (const char *text, const char *style);

/* Returns the translated name of COLOUR, 1..9, that a person gives to cells, as in "yellow". */
const char *rt_colour_name (int colour);

#define RT_TYPE_WRAP_LABEL (rt_wrap_label_get_type ())
G_DECLARE_FINAL_TYPE (RtWrapLabel, rt_wrap_label, RT, WRAP_LABEL, GtkWidget)

/* Returns a wrapping label for use in a GtkDropDown. The drop-down measures the height without a
 * width; then the label returns the height for its current width. */
GtkWidget *rt_wrap_label_new (void);

void rt_wrap_label_set_text (RtWrapLabel *self, const char *text);
