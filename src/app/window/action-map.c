/* action-map.c - creates the actions of a window from a table of RtAction, enables those that are
 * possible, and binds their keys. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/action-map.h"

/* Data of an action. */
typedef struct {
  const RtAction *row;
  RtShell *shell;           /* not owned: belongs to the window */
  RtCollecting *collecting; /* not owned: belongs to the window */
} Target;

static void
activate_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const Target *target = data;
  const RtAction *row = target->row;

  if (row->on_desk)
    row->on_desk (rt_shell_desk (target->shell));
  else if (row->on_shell)
    row->on_shell (target->shell);
  else if (row->on_collecting)
    row->on_collecting (target->collecting);
  else
    row->on_text (target->shell, g_variant_get_string (parameter, NULL));
  if (rt_shell_desk (target->shell)) /* NULL once the window was closed */
    rt_desk_flush (rt_shell_desk (target->shell));
}

static void
target_free (gpointer target, GClosure *closure)
{
  g_free (target);
}

/* Returns true if ACCELERATOR is a single key, with or without Shift. The focused widget must handle
 * such keys first: Escape in a popover, letters in an entry, arrows in the grid. */
static bool
is_single_key (const char *accelerator)
{
  return !g_str_has_prefix (accelerator, "<Control>") &&
         !(accelerator[0] == 'F' && g_ascii_isdigit (accelerator[1]));
}

/* Returns an event controller for those keys of ROWS, the table of actions, that are pressed
 * without Ctrl and are no function keys. All other keys are accelerators of the application. */
static GtkEventController *
make_single_keys (const RtAction *rows)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (const RtAction *row = rows; row->name; row++)
    for (int i = 0; row->keys[i]; i++)
      if (is_single_key (row->keys[i])) {
        g_autofree char *name = g_strconcat ("win.", row->name, NULL);

        gtk_shortcut_controller_add_shortcut (
          GTK_SHORTCUT_CONTROLLER (controller),
          gtk_shortcut_new (gtk_shortcut_trigger_parse_string (row->keys[i]),
                            gtk_named_action_new (name)));
      }
  return controller;
}

void
rt_action_map_add_toggle (GtkWindow *window, const char *name, gpointer object)
{
  g_autoptr (GPropertyAction) action = g_property_action_new (name, object, name);

  g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (action));
}

void
rt_action_map_add (GtkWindow *window, const RtAction *rows, RtShell *shell,
                   RtCollecting *collecting)
{
  gtk_widget_add_controller (GTK_WIDGET (window), make_single_keys (rows));
  for (const RtAction *row = rows; row->name; row++) {
    g_autoptr (GSimpleAction) action =
      g_simple_action_new (row->name, row->on_text ? G_VARIANT_TYPE_STRING : NULL);
    Target *target = g_new (Target, 1);

    *target = (Target) { row, shell, collecting };
    g_signal_connect_data (action, "activate", G_CALLBACK (activate_cb), target, target_free, 0);
    g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (action));
  }
}

void
rt_action_map_update (GtkWindow *window, const RtAction *rows, RtShell *shell,
                      RtCollecting *collecting)
{
  for (const RtAction *row = rows; row->name; row++)
    if (row->can || row->needs_collection)
      g_simple_action_set_enabled (
        G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (window), row->name)),
        row->can ? row->can (rt_shell_desk (shell)) : rt_collecting_is_on (collecting));
}

void
rt_action_map_bind (GtkApplication *application, const RtAction *rows)
{
  for (const RtAction *row = rows; row->name; row++) {
    g_autofree char *name = g_strconcat ("win.", row->name, NULL);

    if (row->keys[0] && !is_single_key (row->keys[0]))
      gtk_application_set_accels_for_action (application, name, row->keys);
  }
}
