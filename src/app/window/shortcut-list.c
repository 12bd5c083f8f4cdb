/* shortcut-list.c - creates the page of the help that lists all keys: those of the grid and of the actions.
 *
 * GtkShortcutsWindow is deprecated from GTK 4.18 on, and would need a second list. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/shortcut-list.h"

#include "widgets/labels.h"

#include <glib/gi18n.h>

/* Keys of the grid, which are not actions. They have a translation context: elsewhere “N” is a
 * number. */
static const struct {
  const char *keys, *label;
} grid_keys[] = {
  { NC_("keys", "1 … 9"), N_("Write a digit") },
  { NC_("keys", "Z, X, C, V"), N_("Write digits, corner marks, centre marks, colours") },
  { NC_("keys", "F"), N_("Hold the digit of the cell, and light its marks") },
  { NC_("keys", "Ctrl+1 … 9"), N_("Centre mark") },
  { NC_("keys", "Ctrl+Shift+1 … 9"), N_("Corner mark") },
  { NC_("keys", "0, Delete, Backspace, Space"), N_("Clear") },
  { NC_("keys", "Arrows"), N_("Move, around the edges too") },
  { NC_("keys", "Shift+arrows"), N_("Select several cells") },
  { NC_("keys", "Home, End, Page Up, Page Down"), N_("Ends of the row, three rows up or down") },
  { NC_("keys", "Ctrl+arrows"), N_("Move while a search or a path is shown, too") },
  { NC_("keys", "Ctrl+A"), N_("Select all cells") },
  { NC_("keys", "Enter"), N_("Write the digit that is held") },
  { NC_("keys", "Menu, Shift+F10"), N_("The menu of the grid") },
};

/* Titles of the groups, in their order. */
static const struct {
  RtActionGroup group;
  const char *title;
} groups[] = {
  { RT_ACTION_GRID, N_("Your grid") },
  { RT_ACTION_STEPS, N_("A search or a path that is shown") },
  { RT_ACTION_FILE, N_("Files") },
  { RT_ACTION_COLLECTION, N_("A collection of puzzles") },
  { RT_ACTION_WINDOW, N_("Window") },
};

static void
add_title (GtkGrid *grid, int *row, const char *title)
{
  GtkWidget *label = rt_label_new (title, "heading");

  gtk_widget_set_margin_top (label, *row ? 18 : 0);
  gtk_grid_attach (grid, label, 0, *row, 2, 1);
  (*row)++;
}

static void
add_row (GtkGrid *grid, int *row, const char *keys, const char *label)
{
  /* Prepends a left-to-right mark, because digits would run from 9 to 1 in right-to-left languages. */
  g_autofree char *marked = g_strdup_printf ("\u200e%s", keys);
  GtkWidget *left = gtk_label_new (marked), *right = rt_label_new (label, NULL);

  gtk_label_set_xalign (GTK_LABEL (left), 1);
  gtk_label_set_wrap (GTK_LABEL (left), TRUE);
  gtk_label_set_justify (GTK_LABEL (left), GTK_JUSTIFY_RIGHT);
  gtk_widget_add_css_class (left, "faint");
  gtk_widget_set_hexpand (right, TRUE);
  gtk_grid_attach (grid, left, 0, *row, 1, 1);
  gtk_grid_attach (grid, right, 1, *row, 1, 1);
  (*row)++;
}

/* Returns the name of the key ACCELERATOR, as in "Ctrl+G". Quotes a single punctuation mark, because it is
 * easily overlooked. Free with g_free. */
static char *
key_of (const char *accelerator)
{
  guint key;
  GdkModifierType modifiers;
  g_autofree char *label = NULL;

  gtk_accelerator_parse (accelerator, &key, &modifiers);
  label = gtk_accelerator_get_label (key, modifiers);
  /* Translators: a key on the keyboard, as in “,”. */
  return g_ascii_ispunct (label[0]) && !label[1] ? g_strdup_printf (_("“%s”"), label)
                                                 : g_steal_pointer (&label);
}

/* Returns the names of ACTION's keys, as in "Shift+Ctrl+Z or Ctrl+Y". Free with g_free. */
static char *
keys_of (const RtAction *action)
{
  char *keys = g_strdup ("");

  for (int i = 0; action->keys[i]; i++) {
    g_autofree char *before = keys, *key = key_of (action->keys[i]);

    /* Translators: two keys that do the same. */
    keys = i ? g_strdup_printf (C_("keys", "%s or %s"), before, key) : g_steal_pointer (&key);
  }
  return keys;
}

static void
add_grid_keys (GtkGrid *grid, int *row)
{
  for (gsize i = 0; i < G_N_ELEMENTS (grid_keys); i++)
    add_row (grid, row, g_dpgettext2 (NULL, "keys", grid_keys[i].keys), _(grid_keys[i].label));
}

/* Returns LABEL, the label of a menu item, without its mnemonic ("_N" or "(_N)") and without "…". Free with
 * g_free. */
static char *
without_mnemonic (const char *label)
{
  g_autoptr (GRegex) mnemonic = g_regex_new ("\\(_.\\)|_|…$", 0, 0, NULL);

  return g_regex_replace_literal (mnemonic, label, -1, 0, "", 0, NULL);
}

static void
add_group (GtkGrid *grid, int *row, const RtAction *actions, RtActionGroup group)
{
  for (const RtAction *action = actions; action->name; action++) {
    g_autofree char *keys = keys_of (action);

    if (action->label && action->group == group) {
      g_autofree char *label = without_mnemonic (_(action->label));

      add_row (grid, row, keys, label);
    }
  }
}

GtkWidget *
rt_shortcut_list_new (const RtAction *actions)
{
  GtkWidget *grid = gtk_grid_new ();
  int row = 0;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 18);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++) {
    add_title (GTK_GRID (grid), &row, _(groups[i].title));
    if (groups[i].group == RT_ACTION_GRID)
      add_grid_keys (GTK_GRID (grid), &row);
    add_group (GTK_GRID (grid), &row, actions, groups[i].group);
  }
  gtk_widget_add_css_class (grid, "compared");
  return grid;
}
