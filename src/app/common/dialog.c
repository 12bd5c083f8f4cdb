/* dialog.c - creates dialogs with options, and the widgets that all of them have. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/common/dialog.h"

#include "app/common/nested-scrolls.h"
#include "widgets/buttons.h"

#include <glib/gi18n.h>

#define AIR 18
#define LABEL 6     /* characters: least width of a label. GTK computes the height of a window from
                     * the least width of its labels, which may be one character in languages
                     * that break lines anywhere. */

bool
rt_dialog_is_narrow (GtkWindow *parent)
{
  return parent && gtk_widget_has_css_class (GTK_WIDGET (parent), "narrow");
}

static void
parent_gone_cb (GtkWindow *window)
{
  gtk_window_set_transient_for (window, NULL);
}

/* Also unsets the parent when PARENT is destroyed. If a task still has a reference to WINDOW then, GTK would keep a
 * dangling pointer to PARENT, and use it when WINDOW is disposed. */
void
rt_dialog_set_parent (GtkWindow *window, GtkWindow *parent)
{
  gtk_window_set_transient_for (window, parent);
  gtk_window_set_destroy_with_parent (window, TRUE);
  if (parent)
    g_signal_connect_object (parent, "destroy", G_CALLBACK (parent_gone_cb), window,
                             G_CONNECT_AFTER | G_CONNECT_SWAPPED);
}

GtkWidget *
rt_dialog_new (GtkWindow *parent, const char *title)
{
  GtkWidget *dialog = gtk_window_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_window_set_title (GTK_WINDOW (dialog), title);
  gtk_window_set_titlebar (GTK_WINDOW (dialog), gtk_header_bar_new ());
  rt_dialog_set_parent (GTK_WINDOW (dialog), parent);
  gtk_window_set_modal (GTK_WINDOW (dialog), TRUE);
  gtk_window_set_resizable (GTK_WINDOW (dialog), rt_dialog_is_narrow (parent));
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                      gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (dialog, keys);
  return dialog;
}

void
rt_dialog_set_content (GtkWidget *dialog, GtkWidget *content)
{
  gtk_widget_set_margin_top (content, AIR);
  gtk_widget_set_margin_bottom (content, AIR);
  gtk_widget_set_margin_start (content, AIR);
  gtk_widget_set_margin_end (content, AIR);
  /* Uses a scrolled window because without it GTK makes the window as high as CONTENT is at its
   * least width. */
  gtk_window_set_child (GTK_WINDOW (dialog), rt_scrolls_new_high (content));
}

GtkWidget *
rt_dialog_buttons_new (GtkWidget *dialog, const char *text, GCallback clicked, gpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *cancel = rt_button_new_text (_("_Cancel"), "window.close");
  GtkWidget *button = rt_button_new_text (text, NULL);

  gtk_widget_add_css_class (button, "suggested-action");
  g_signal_connect (button, "clicked", clicked, data);
  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), cancel);
  gtk_box_append (GTK_BOX (box), button);
  gtk_window_set_default_widget (GTK_WINDOW (dialog), button);
  return box;
}

void
rt_dialog_attach (GtkGrid *grid, int row, const char *text, GtkWidget *widget)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (text);
  const char *name = gtk_label_get_text (GTK_LABEL (label));

  gtk_label_set_mnemonic_widget (GTK_LABEL (label), widget);
  rt_control_set_name (widget, name);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), MIN (LABEL, (int) g_utf8_strlen (name, -1)));
  gtk_widget_set_hexpand (label, TRUE);
  gtk_grid_set_column_spacing (grid, 12);
  gtk_grid_set_row_spacing (grid, 6);
  gtk_grid_attach (grid, label, 0, row, 1, 1);
  gtk_grid_attach (grid, widget, 1, row, 1, 1);
}

static gboolean
output_cb (GtkSpinButton *spin)
{
  g_autofree char *text = g_strdup_printf ("%'.0f", gtk_spin_button_get_value (spin));

  if (!g_str_equal (text, gtk_editable_get_text (GTK_EDITABLE (spin))))
    gtk_editable_set_text (GTK_EDITABLE (spin), text);
  return TRUE;
}

/* Sets VALUE to the number in the entry. Ignores all characters but digits. */
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

  /* Allows text, because a numeric spin button refuses separators of thousands. */
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), FALSE);
  g_signal_connect (spin, "output", G_CALLBACK (output_cb), NULL);
  g_signal_connect (spin, "input", G_CALLBACK (input_cb), NULL);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  return spin;
}
