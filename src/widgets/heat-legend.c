/* heat-legend.c - what the colours of the heat map mean.
 *
 *     Written 1 [ ][ ][ ][ ][ ][ ][ ][ ] 1,204 times */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/heat-legend.h"

#include "picture/scene.h"

#include <glib/gi18n-lib.h>

static GtkWidget *
append_number (GtkWidget *box, const char *text)
{
  GtkWidget *number = gtk_label_new (text);

  gtk_widget_add_css_class (number, "small");
  gtk_widget_add_css_class (number, "numeric");
  gtk_box_append (GTK_BOX (box), number);
  return number;
}

static void
append_level (GtkWidget *box, int level)
{
  GtkWidget *colour = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  g_autofree char *class = g_strdup_printf ("heat-%d", level);

  gtk_widget_add_css_class (colour, "heat-colour");
  gtk_widget_add_css_class (colour, class);
  gtk_widget_set_hexpand (colour, TRUE);
  gtk_widget_set_valign (colour, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), colour);
}

GtkWidget *
rt_heat_legend_new (void)
{
  GtkWidget *legend = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (legend, "heat-legend");
  /* Translators: left of the colours of a heat map: a cell of the first colour was written once. */
  append_number (legend, _("Written 1"));
  for (int level = 1; level <= RT_HEAT_LEVELS; level++)
    append_level (legend, level);
  append_number (legend, NULL);
  return legend;
}

void
rt_heat_legend_show (GtkWidget *legend, guint64 most)
{
  GtkWidget *number = gtk_widget_get_last_child (legend);
  g_autofree char *text = g_strdup_printf ("%'" G_GUINT64_FORMAT, most), *said = NULL;

  /* Translators: right of the colours of a heat map: so often was a cell of the last one written. */
  said = g_strdup_printf (ngettext ("%s time", "%s times", (gulong) most), text);
  gtk_label_set_text (GTK_LABEL (number), said);
}
