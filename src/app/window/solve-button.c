/* solve-button.c - Solve, and beside it a menu with what Solve shows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/solve-button.h"

#include "app/common/preferences.h"
#include "widgets/buttons.h"

#include <glib/gi18n.h>

#define NAME "what-solve-shows"

static void
chosen_cb (GSimpleAction *action, GVariant *value)
{
  rt_preference_set_string (RT_PREFERENCE_RESULT, g_variant_get_string (value, NULL));
}

/* The preference has changed, here or elsewhere. */
static void
changed_cb (gpointer window)
{
  g_autoptr (GVariant) value = rt_preference_variant (RT_PREFERENCE_RESULT);

  g_simple_action_set_state (
    G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (window), NAME)), value);
}

void
rt_solve_button_add_action (GtkWindow *window)
{
  g_autoptr (GVariant) value = rt_preference_variant (RT_PREFERENCE_RESULT);
  g_autoptr (GSimpleAction) action =
    g_simple_action_new_stateful (NAME, G_VARIANT_TYPE_STRING, value);

  g_signal_connect (action, "change-state", G_CALLBACK (chosen_cb), NULL);
  g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (action));
  rt_preference_watch (RT_PREFERENCE_RESULT, window, changed_cb);
}

GMenu *
rt_solve_button_new_menu (void)
{
  GMenu *menu = g_menu_new ();

  /* Translators: two ways to show what Solve finds: the filled grid, .. */
  g_menu_append (menu, _("Show the _Answer"), "win." NAME "::fill");
  /* Translators: .. or its search as it runs. */
  g_menu_append (menu, _("_Play the Search"), "win." NAME "::animate");
  return menu;
}

GtkWidget *
rt_solve_button_new (GtkWidget **solve, GtkWidget **shows)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *button = gtk_menu_button_new ();

  *solve = rt_button_new_text (_("Solve"), "win.solve");
  rt_button_set_name (button, _("What Solve shows"));
  gtk_widget_set_tooltip_text (button, _("What Solve shows"));
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (box, "linked");
  gtk_box_append (GTK_BOX (box), *solve);
  gtk_box_append (GTK_BOX (box), button);
  *shows = button;
  return box;
}
