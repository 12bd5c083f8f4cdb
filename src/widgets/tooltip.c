/* tooltip.c - installs emission hooks that widen the text of tooltips, and let clicks pass through them.
 *
 * GTK makes a tooltip as many columns wide as its text has characters. A wide letter needs two
 * columns, so that a text of wide letters would wrap even inside a short word. Therefore an
 * invisible joiner is appended to the text for each wide letter.
 *
 * A tooltip covers neighbouring widgets, to which the pointer may move next. A click there should
 * reach these widgets, but GTK would deliver the press to the tooltip and hide it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/tooltip.h"

#define JOINER "\u2060"

static guint
n_wide (const char *text)
{
  guint n = 0;

  for (; *text; text = g_utf8_next_char (text))
    n += g_unichar_iswide (g_utf8_get_char (text)) ? 1 : 0;
  return n;
}

/* Returns TEXT with a joiner for each wide letter. Returns NULL if TEXT has no wide letters, or has
 * joiners already. Free with g_free. */
static char *
widen (const char *text)
{
  guint n = n_wide (text);
  GString *wider;

  if (n == 0 || g_str_has_suffix (text, JOINER))
    return NULL;
  wider = g_string_new (text);
  for (guint i = 0; i < n; i++)
    g_string_append (wider, JOINER);
  return g_string_free (wider, FALSE);
}

gboolean
rt_tooltip_set (GtkTooltip *tooltip, const char *text)
{
  g_autofree char *wider = text ? widen (text) : NULL;

  gtk_tooltip_set_text (tooltip, wider ? wider : text);
  return text != NULL;
}

/* Changes the text of a widget's tooltip before GTK reads it. */
static gboolean
queried_cb (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (values);
  const char *text = gtk_widget_get_tooltip_text (widget);
  g_autofree char *wider = text ? widen (text) : NULL;

  if (wider)
    gtk_widget_set_tooltip_text (widget, wider);
  return TRUE;
}

/* Makes a tooltip window that has been realized ignore clicks. The type of tooltip windows is private
 * to GTK, so it is identified by its name. */
static gboolean
realized_cb (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow")) {
    cairo_region_t *nowhere = cairo_region_create ();

    gdk_surface_set_input_region (gtk_native_get_surface (GTK_NATIVE (widget)), nowhere);
    cairo_region_destroy (nowhere);
  }
  return TRUE;
}

void
rt_tooltips_init (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET)); /* creates the signals of the class */
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realized_cb, NULL, NULL);
  g_signal_add_emission_hook (g_signal_lookup ("query-tooltip", GTK_TYPE_WIDGET), 0, queried_cb, NULL,
                              NULL);
}
