/* test-appearance.c - dark where GTK is set to be dark, unless the person chose otherwise. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/common/appearance.h"
#include "app/common/preferences.h"
#include "common/until.h"
#include "widgets/screen.h"

#include <glib/gstdio.h>
#include <gtk/gtk.h>

static bool
is_dark (void)
{
  gboolean dark;

  g_object_get (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", &dark, NULL);
  return dark;
}

/* Starts with GTK set to a THEME, or to prefer the DARK one, and no portal. */
static void
check (const char *theme, bool dark, bool expected)
{
  g_autoptr (GApplication) application = g_application_new (NULL, 0);
  g_autofree char *before = NULL;

  g_object_get (gtk_settings_get_default (), "gtk-theme-name", &before, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-theme-name", theme,
                "gtk-application-prefer-dark-theme", dark, NULL);
  g_assert_true (g_application_register (application, NULL, NULL));
  rt_appearance_start (application, false, false);
  g_assert_cmpint (is_dark (), ==, expected);
  rt_preference_set_string (RT_PREFERENCE_COLOUR_SCHEME, "light");
  g_assert_false (is_dark ());
  rt_preference_set_string (RT_PREFERENCE_COLOUR_SCHEME, "dark");
  g_assert_true (is_dark ());
  rt_preference_set_string (RT_PREFERENCE_COLOUR_SCHEME, "system");
  g_assert_cmpint (is_dark (), ==, expected);
  /* The desktop has another theme while the program runs. */
  g_object_set (gtk_settings_get_default (), "gtk-theme-name", "Adwaita-dark", NULL);
  g_assert_true (is_dark ());
  g_object_set (gtk_settings_get_default (), "gtk-theme-name", "Adwaita", NULL);
  g_assert_cmpint (is_dark (), ==, dark);
  g_object_set (gtk_settings_get_default (), "gtk-theme-name", before, NULL);
}

static void
test_follows_gtk (void)
{
  check ("Adwaita", false, false);
  check ("Adwaita", true, true);
  check ("Adwaita-dark", false, true);
}

/* The desktop's own settings, as far as they matter here. */
#define DESKTOP "org.gnome.desktop.interface"
#define SCHEMA                                                                                        \
  "<schemalist><enum id='" DESKTOP ".scheme'>"                                                       \
  "<value value='0' nick='default'/><value value='1' nick='prefer-dark'/>"                           \
  "<value value='2' nick='prefer-light'/></enum>"                                                    \
  "<schema id='" DESKTOP "' path='/org/gnome/desktop/interface/'>"                                   \
  "<key name='color-scheme' enum='" DESKTOP ".scheme'><default>'default'</default></key>"            \
  "</schema></schemalist>"

static char *schemas; /* the folder of such a schema; NULL: none could be made */

/* Before anything asks for settings. */
static void
make_schemas (void)
{
  g_autofree char *folder = g_dir_make_tmp ("retrace-schemas-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "desktop.gschema.xml", NULL);
  g_autofree char *all = g_strdup_printf ("%s:%s", folder, g_getenv ("GSETTINGS_SCHEMA_DIR"));
  const char *const compile[] = { "glib-compile-schemas", folder, NULL };
  int status = -1;

  g_assert_true (g_file_set_contents (file, SCHEMA, -1, NULL));
  g_spawn_sync (NULL, (char **) compile, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status, NULL);
  g_remove (file);
  if (status == 0) {
    g_setenv ("GSETTINGS_SCHEMA_DIR", all, TRUE);
    schemas = g_steal_pointer (&folder);
  }
}

/* Without a portal the desktop's settings are followed themselves. */
static void
test_follows_the_desktop (void)
{
  g_autoptr (GApplication) application = g_application_new (NULL, 0);
  g_autoptr (GSettings) desktop = NULL;
  g_autofree char *compiled = NULL;

  if (!schemas) {
    g_test_skip ("glib-compile-schemas is not installed");
    return;
  }
  desktop = g_settings_new (DESKTOP);
  g_object_set (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", FALSE, NULL);
  g_settings_set_string (desktop, "color-scheme", "prefer-dark");
  g_assert_true (g_application_register (application, NULL, NULL));
  rt_appearance_start (application, false, false);
  until (is_dark ());
  g_settings_set_string (desktop, "color-scheme", "prefer-light");
  until (!is_dark ());
  rt_preference_set_string (RT_PREFERENCE_COLOUR_SCHEME, "dark");
  g_assert_true (is_dark ());
  rt_preference_set_string (RT_PREFERENCE_COLOUR_SCHEME, "system");
  g_assert_false (is_dark ());
  g_settings_set_string (desktop, "color-scheme", "default");
  compiled = g_build_filename (schemas, "gschemas.compiled", NULL);
  g_remove (compiled);
  g_rmdir (schemas);
}

int
main (int argc, char *argv[])
{
  need_screen ();
  make_schemas ();
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/appearance/follows-gtk", test_follows_gtk);
  g_test_add_func ("/appearance/follows-the-desktop", test_follows_the_desktop);
  return g_test_run ();
}
