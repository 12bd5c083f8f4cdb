/* test-appearance.c - dark where GTK is set to be dark, unless the person chose otherwise. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/common/appearance.h"
#include "app/common/preferences.h"
#include "widgets/screen.h"

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

int
main (int argc, char *argv[])
{
  need_screen ();
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/appearance/follows-gtk", test_follows_gtk);
  return g_test_run ();
}
