/* appearance.c - light or dark: what the person chose, else what the desktop is set to.
 *
 * GTK follows the desktop's choice by itself only from 4.20 on; for older versions it is read from
 * the settings portal. Where there is none, or it has no preference, GTK's own setting holds. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/common/appearance.h"

#include "app/common/preferences.h"

#include <gtk/gtk.h>
#include <string.h>

#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_SETTINGS "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"

static bool gtk_dark;     /* how GTK itself is set, by its own file or the desktop's settings */
static bool desktop_dark; /* what the portal said last, else the same */

static bool
is_gtk_dark (void)
{
  g_autofree char *theme = NULL;
  gboolean prefers;

  g_object_get (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", &prefers,
                "gtk-theme-name", &theme, NULL);
  return prefers || (theme && g_str_has_suffix (theme, "-dark"));
}

/* To set what is set already would have GTK read all of its theme once more. */
static void
apply (GAction *action)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr (GVariant) state = g_action_get_state (action);
  const char *scheme = g_variant_get_string (state, NULL);
  bool dark = strcmp (scheme, "dark") == 0 || (strcmp (scheme, "system") == 0 && desktop_dark);
  gboolean already;

  g_object_get (settings, "gtk-application-prefer-dark-theme", &already, NULL);
  if (already != dark)
    g_object_set (settings, "gtk-application-prefer-dark-theme", dark, NULL);
}

/* The portal's value may be wrapped more than once. 1 means dark, 0 that it has no preference. */
static void
take_value (GAction *action, GVariant *value)
{
  g_autoptr (GVariant) inner = g_variant_ref (value);

  while (g_variant_is_of_type (inner, G_VARIANT_TYPE_VARIANT)) {
    GVariant *next = g_variant_get_variant (inner);

    g_variant_unref (inner);
    inner = next;
  }
  if (!g_variant_is_of_type (inner, G_VARIANT_TYPE_UINT32))
    return;
  desktop_dark = g_variant_get_uint32 (inner) == 1 ||
                 (g_variant_get_uint32 (inner) == 0 && gtk_dark);
  apply (action);
}

static void
setting_changed_cb (GDBusConnection *bus, const char *sender, const char *path,
                    const char *interface, const char *signal, GVariant *parameters, gpointer data)
{
  const char *name_space, *key;
  g_autoptr (GVariant) value = NULL;

  g_variant_get (parameters, "(&s&sv)", &name_space, &key, &value);
  if (strcmp (name_space, APPEARANCE) == 0 && strcmp (key, "color-scheme") == 0)
    take_value (data, value);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GAction) action = data;
  g_autoptr (GVariant) reply = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result,
                                                              NULL);
  g_autoptr (GVariant) value = NULL;

  if (!reply)
    return; /* no portal */
  g_variant_get (reply, "(v)", &value);
  take_value (action, value);
}

static void
ask_portal (GDBusConnection *bus, GAction *action)
{
  g_dbus_connection_signal_subscribe (bus, PORTAL, PORTAL_SETTINGS, "SettingChanged", PORTAL_PATH,
                                      APPEARANCE, G_DBUS_SIGNAL_FLAGS_NONE, setting_changed_cb,
                                      g_object_ref (action), g_object_unref);
  g_dbus_connection_call (bus, PORTAL, PORTAL_PATH, PORTAL_SETTINGS, "Read",
                          g_variant_new ("(ss)", APPEARANCE, "color-scheme"),
                          G_VARIANT_TYPE ("(v)"), G_DBUS_CALL_FLAGS_NO_AUTO_START, 1000, NULL,
                          read_cb, g_object_ref (action));
}

static void
changed_cb (GSimpleAction *action, GVariant *value, gpointer data)
{
  g_simple_action_set_state (action, value);
  rt_preference_set_variant (RT_PREFERENCE_COLOUR_SCHEME, value);
  apply (G_ACTION (action));
}

void
rt_appearance_start (GApplication *application, bool fixed, bool dark)
{
  g_autoptr (GVariant) state =
    fixed ? g_variant_ref_sink (g_variant_new_string (dark ? "dark" : "light"))
          : rt_preference_variant (RT_PREFERENCE_COLOUR_SCHEME);
  g_autoptr (GSimpleAction) action =
    g_simple_action_new_stateful ("colour-scheme", G_VARIANT_TYPE_STRING, state);

  g_signal_connect (action, "change-state", G_CALLBACK (changed_cb), NULL);
  g_action_map_add_action (G_ACTION_MAP (application), G_ACTION (action));
  gtk_dark = desktop_dark = is_gtk_dark ();
  apply (G_ACTION (action));
  if (!fixed && g_application_get_dbus_connection (application))
    ask_portal (g_application_get_dbus_connection (application), G_ACTION (action));
}
