/* labels.h - labels of running text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* A GtkLabel that begins at the left (or where the language begins) and breaks into lines where it is too
 * long. TEXT and STYLE, a CSS class, may be NULL. */
GtkWidget *rt_label_new (const char *text, const char *style);

#define RT_TYPE_WRAP_LABEL (rt_wrap_label_get_type ())
G_DECLARE_FINAL_TYPE (RtWrapLabel, rt_wrap_label, RT, WRAP_LABEL, GtkWidget)

/* A label of several lines for the inside of a GtkDropDown, which asks what is in it for a height
 * without telling the width: it then tells the height for the width that it has. */
GtkWidget *rt_wrap_label_new (void);

void rt_wrap_label_set_text (RtWrapLabel *self, const char *text);
