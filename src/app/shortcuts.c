/* shortcuts.c - a window that lists the keys, made from the table of actions.
 *
 * GTK's own window of shortcuts is deprecated from 4.18 on, and could disagree with the table. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/shortcuts.h"

#include "app/window-actions.h"

#include <glib/gi18n.h>

/* The keys of the grid, which are not actions. They have a context: elsewhere “N” is a number. */
static const struct {
  const char *keys, *label;
} grid_keys[] = {
  { NC_("keys", "1 … 9"), N_("Write a digit") },
  { NC_("keys", "Ctrl+1 … 9"), N_("Pencil mark") },
  { NC_("keys", "N"), N_("Pencil marks instead of digits") },
  { NC_("keys", "0, Delete, Backspace, Space"), N_("Clear") },
  { NC_("keys", "Arrows"), N_("Move, around the edges too") },
  { NC_("keys", "Shift+arrows"), N_("Select several cells") },
  { NC_("keys", "Home, End, Page Up, Page Down"), N_("Ends of the row, three rows up or down") },
  { NC_("keys", "Enter"), N_("Choose a digit") },
};

static void
add_row (GtkGrid *grid, int *row, const char *keys, const char *label)
{
  GtkWidget *left = gtk_label_new (keys), *right = gtk_label_new (label);

  gtk_label_set_xalign (GTK_LABEL (left), 1);
  gtk_label_set_xalign (GTK_LABEL (right), 0);
  gtk_label_set_wrap (GTK_LABEL (right), TRUE);
  gtk_label_set_wrap (GTK_LABEL (left), TRUE);
  gtk_label_set_justify (GTK_LABEL (left), GTK_JUSTIFY_RIGHT);
  gtk_widget_add_css_class (left, "faint");
  gtk_widget_set_hexpand (right, TRUE);
  gtk_grid_attach (grid, left, 0, *row, 1, 1);
  gtk_grid_attach (grid, right, 1, *row, 1, 1);
  (*row)++;
}

/* "Ctrl+Shift+Z, Ctrl+Y". */
static char *
keys_of (const RtWindowAction *action)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; action->keys[i]; i++) {
    guint key;
    GdkModifierType modifiers;
    g_autofree char *label = NULL;

    gtk_accelerator_parse (action->keys[i], &key, &modifiers);
    label = gtk_accelerator_get_label (key, modifiers);
    if (text->len)
      g_string_append (text, ", ");
    g_string_append (text, label);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static GtkWidget *
make_list (void)
{
  GtkWidget *grid = gtk_grid_new ();
  int row = 0;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 18);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (gsize i = 0; i < G_N_ELEMENTS (grid_keys); i++)
    add_row (GTK_GRID (grid), &row, g_dpgettext2 (NULL, "keys", grid_keys[i].keys),
             _(grid_keys[i].label));
  for (const RtWindowAction *action = rt_window_actions; action->name; action++) {
    g_autofree char *keys = keys_of (action);

    if (action->label && *keys)
      add_row (GTK_GRID (grid), &row, keys, _(action->label));
  }
  gtk_widget_set_margin_top (grid, 18);
  gtk_widget_set_margin_bottom (grid, 18);
  gtk_widget_set_margin_start (grid, 18);
  gtk_widget_set_margin_end (grid, 18);
  return grid;
}

void
rt_shortcuts_present (GtkWindow *parent)
{
  GtkWidget *window = gtk_window_new (), *scrolled = gtk_scrolled_window_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_window_set_title (GTK_WINDOW (window), _("Keyboard Shortcuts"));
  gtk_window_set_transient_for (GTK_WINDOW (window), parent);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (window), 480, 560);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), make_list ());
  gtk_window_set_child (GTK_WINDOW (window), scrolled);
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                      gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);
  gtk_window_present (GTK_WINDOW (window));
}
