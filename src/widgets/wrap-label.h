/* wrap-label.h - RtWrapLabel: a text that breaks into lines wherever there is no room for it in one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define RT_TYPE_WRAP_LABEL (rt_wrap_label_get_type ())
G_DECLARE_FINAL_TYPE (RtWrapLabel, rt_wrap_label, RT, WRAP_LABEL, GtkWidget)

/* A label of several lines for the inside of a GtkDropDown, which asks what is in it for a height
 * without telling the width: it then tells the height for the width that it has. */
GtkWidget *rt_wrap_label_new (void);

void rt_wrap_label_set_text (RtWrapLabel *self, const char *text);
