/* labels.c - labels of running text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/labels.h"

GtkWidget *
rt_label_new (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style)
    gtk_widget_add_css_class (label, style);
  return label;
}
