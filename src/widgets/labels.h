/* labels.h - labels of running text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* A GtkLabel that begins at the left (or where the language begins) and breaks into lines where it is too
 * long. TEXT and STYLE, a CSS class, may be NULL. */
GtkWidget *rt_label_new (const char *text, const char *style);
