/* number-spin.c - a spin button of whole numbers that stand as everywhere: with what is between thousands. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/common/number-spin.h"

static gboolean
output_cb (GtkSpinButton *spin)
{
  g_autofree char *text = g_strdup_printf ("%'.0f", gtk_spin_button_get_value (spin));

  if (!g_str_equal (text, gtk_editable_get_text (GTK_EDITABLE (spin))))
    gtk_editable_set_text (GTK_EDITABLE (spin), text);
  return TRUE;
}

/* The digits count, whatever stands between them. */
static int
input_cb (GtkSpinButton *spin, double *value)
{
  g_autoptr (GString) digits = g_string_new (NULL);

  for (const char *c = gtk_editable_get_text (GTK_EDITABLE (spin)); *c; c++)
    if (g_ascii_isdigit (*c))
      g_string_append_c (digits, *c);
  *value = g_ascii_strtod (digits->str, NULL);
  return digits->len ? TRUE : GTK_INPUT_ERROR;
}

GtkWidget *
rt_number_spin_new (double least, double most, double by, double value)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (least, most, by);

  /* Numeric, it would not take what stands between thousands. */
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), FALSE);
  g_signal_connect (spin, "output", G_CALLBACK (output_cb), NULL);
  g_signal_connect (spin, "input", G_CALLBACK (input_cb), NULL);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  return spin;
}
