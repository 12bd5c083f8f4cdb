/* appearance.c - sets light or dark colours by the person's preference, else by the desktop's.
 *
 * GTK follows the desktop's colour scheme only from 4.20 on. For older versions this file reads the
 * scheme from the settings portal, or, without a portal, from the settings of GNOME. If both have
 * no preference, GTK's own setting is used. */
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
#define DESKTOP "org.gnome.desktop.interface"

static bool gtk_prefers; /* GTK's settings file asks for dark colours */
static guint wanted;     /* the desktop's preference: 1 dark, 2 light, 0 none */

static bool
is_desktop_dark (void)
{
  g_autofree char *theme = NULL;

  if (wanted)
    return wanted == 1;
  g_object_get (gtk_settings_get_default (), "gtk-theme-name", &theme, NULL);
  return gtk_prefers || (theme && g_str_has_suffix (theme, "-dark"));
}

/* Sets GTK's preference for dark colours to DARK. Does nothing if the preference has this value
 * already, because GTK would parse its whole theme again. */
static void
set_dark (bool dark)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean already;

  g_object_get (settings, "gtk-application-prefer-dark-theme", &already, NULL);
  if (already != dark)
    g_object_set (settings, "gtk-application-prefer-dark-theme", dark, NULL);
}

static void
apply (gpointer application)
{
  g_autofree char *scheme = rt_preference_string (RT_PREFERENCE_COLOUR_SCHEME);
  bool dark = strcmp (scheme, "dark") == 0 || (strcmp (scheme, "system") == 0 && is_desktop_dark ());

  set_dark (dark);
}

/* Without a settings portal */

static void
scheme_changed_cb (GSettings *desktop)
{
  g_autofree char *scheme = g_settings_get_string (desktop, "color-scheme");

  wanted = strcmp (scheme, "prefer-dark") == 0 ? 1 : strcmp (scheme, "prefer-light") == 0 ? 2 : 0;
  apply (NULL);
}

/* Reads the colour scheme from the settings of GNOME, and follows it, if the schema is installed. */
static void
ask_settings (void)
{
  static GSettings *desktop; /* kept as long as the program runs */
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema =
    source ? g_settings_schema_source_lookup (source, DESKTOP, TRUE) : NULL;

  if (desktop || !schema || !g_settings_schema_has_key (schema, "color-scheme"))
    return;
  desktop = g_settings_new_full (schema, NULL, NULL);
  g_signal_connect (desktop, "changed::color-scheme", G_CALLBACK (scheme_changed_cb), NULL);
  scheme_changed_cb (desktop);
}

/* With a settings portal */

/* Sets `wanted` to the colour scheme in VALUE, which may be wrapped in one or more variants. Ignores
 * values of other types. */
static void
take_value (GVariant *value)
{
  g_autoptr (GVariant) inner = g_variant_ref (value);

  while (g_variant_is_of_type (inner, G_VARIANT_TYPE_VARIANT)) {
    GVariant *next = g_variant_get_variant (inner);

    g_variant_unref (inner);
    inner = next;
  }
  if (!g_variant_is_of_type (inner, G_VARIANT_TYPE_UINT32))
    return;
  wanted = g_variant_get_uint32 (inner);
  apply (NULL);
}

static void
setting_changed_cb (GDBusConnection *bus, const char *sender, const char *path,
                    const char *interface, const char *signal, GVariant *parameters, gpointer data)
{
  const char *name_space, *key;
  g_autoptr (GVariant) value = NULL;

  g_variant_get (parameters, "(&s&sv)", &name_space, &key, &value);
  if (strcmp (name_space, APPEARANCE) == 0 && strcmp (key, "color-scheme") == 0)
    take_value (value);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GVariant) reply = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result,
                                                              NULL);
  g_autoptr (GVariant) value = NULL;

  if (!reply) {
    ask_settings ();
    return;
  }
  g_variant_get (reply, "(v)", &value);
  take_value (value);
}

static void
ask_portal (GDBusConnection *bus)
{
  g_dbus_connection_signal_subscribe (bus, PORTAL, PORTAL_SETTINGS, "SettingChanged", PORTAL_PATH,
                                      APPEARANCE, G_DBUS_SIGNAL_FLAGS_NONE, setting_changed_cb,
                                      NULL, NULL);
  g_dbus_connection_call (bus, PORTAL, PORTAL_PATH, PORTAL_SETTINGS, "Read",
                          g_variant_new ("(ss)", APPEARANCE, "color-scheme"),
                          G_VARIANT_TYPE ("(v)"), G_DBUS_CALL_FLAGS_NO_AUTO_START, 1000, NULL,
                          read_cb, NULL);
}

void
rt_appearance_start (GApplication *application, bool fixed, bool dark)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean prefers;

  if (fixed) {
    set_dark (dark);
    return;
  }
  g_object_get (settings, "gtk-application-prefer-dark-theme", &prefers, NULL);
  gtk_prefers = prefers;
  apply (application);
  g_signal_connect_object (settings, "notify::gtk-theme-name", G_CALLBACK (apply), application,
                           G_CONNECT_SWAPPED);
  rt_preference_watch (RT_PREFERENCE_COLOUR_SCHEME, application, apply);
  if (g_application_get_dbus_connection (application))
    ask_portal (g_application_get_dbus_connection (application));
  else
    ask_settings ();
}

/* Style sheets */

static void
load_style (const char *path)
{
  g_autoptr (GtkCssProvider) rules = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (rules, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (rules),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

void
rt_appearance_complete (void)
{
  static bool complete;

  if (!complete)
    load_style ("/io/github/retrace_sudoku/Retrace/app/pages.css");
  complete = true;
}

static void
windows_cb (GListModel *windows)
{
  if (g_list_model_get_n_items (windows) > 1)
    rt_appearance_complete ();
}

void
rt_appearance_load_style (void)
{
  load_style ("/io/github/retrace_sudoku/Retrace/app/style.css");
  g_signal_connect (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (windows_cb), NULL);
}
