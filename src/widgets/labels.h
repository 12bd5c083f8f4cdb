/* labels.h - labels that wrap. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Returns a GtkLabel that is aligned to the start and wraps. TEXT and STYLE, a CSS class, may be
 * NULL. */
GtkWidget *rt_label_new (const char *text, const char *style);

#define RT_TYPE_WRAP_LABEL (rt_wrap_label_get_type ())
G_DECLARE_FINAL_TYPE (RtWrapLabel, rt_wrap_label, RT, WRAP_LABEL, GtkWidget)

/* Returns a wrapping label for the inside of a GtkDropDown, which asks for a height without a
 * width: the label reports the height for its current width. */
GtkWidget *rt_wrap_label_new (void);

void rt_wrap_label_set_text (RtWrapLabel *self, const char *text);
