/* style-sheets.c - loads the style sheets of the widgets, and follows the appearance of the desktop.
 *
 * One style sheet contains the rules, another one the colours. The style sheet of the colours is
 * replaced when the appearance changes, because GTK 4.8 has no media queries. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/style-sheets.h"

#include "widgets-resources.h"
#include "widgets/compat.h"
#include "widgets/tooltip.h"

#define RESOURCES "/io/github/retrace_sudoku/Retrace/widgets/"

static GtkCssProvider *colours; /* never freed */
static const RtTheme *theme = &rt_theme_light;

static void
load_colours (bool dark, bool high_contrast)
{
  static const char *const paths[2][2] = {
    { RESOURCES "light.css", RESOURCES "dark.css" },
    { RESOURCES "contrast.css", RESOURCES "contrast-dark.css" },
  };

  static const RtTheme *const themes[2][2] = {
    { &rt_theme_light, &rt_theme_dark },
    { &rt_theme_contrast, &rt_theme_contrast_dark },
  };

  theme = themes[high_contrast][dark];
  gtk_css_provider_load_from_resource (colours, paths[high_contrast][dark]);
}

const RtTheme *
rt_widgets_theme (void)
{
  return theme;
}

/* Returns the name of the theme, and sets DARK to true if its dark variant is preferred. As in GTK,
 * the environment variable GTK_THEME overrides the settings. Free with g_free. */
static char *
read_theme (GtkSettings *settings, gboolean *dark)
{
  const char *forced = g_getenv ("GTK_THEME");
  char *name;

  if (forced && *forced) {
    *dark = FALSE;
    return g_strdelimit (g_strdup (forced), ":", '-'); /* as in "Adwaita:dark" */
  }
  g_object_get (settings,
                "gtk-theme-name", &name,
                "gtk-application-prefer-dark-theme", dark,
                NULL);
  return name;
}

/* Chooses the colours that match the desktop's settings: light or dark, high contrast by the name of the theme. */
static void
follow (GtkSettings *settings)
{
  gboolean dark;
  g_autofree char *name = read_theme (settings, &dark);
  bool high_contrast = name && (g_str_has_prefix (name, "HighContrast") || strstr (name, "-hc"));

  dark = dark || (name && (g_str_has_suffix (name, "-dark") ||
                           g_str_has_suffix (name, "Inverse")));
  load_colours (dark, high_contrast);
}

void
rt_widgets_init (void)
{
  GdkDisplay *display = gdk_display_get_default ();
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr (GtkCssProvider) rules = NULL;

  if (colours)
    return;
  rt_widgets_register_resource ();
  rt_compat_init ();
  rt_tooltips_init ();
  rules = gtk_css_provider_new ();
  colours = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (rules, RESOURCES "style.css");
  g_signal_connect (settings, "notify::gtk-theme-name", G_CALLBACK (follow), NULL);
  g_signal_connect (settings, "notify::gtk-application-prefer-dark-theme", G_CALLBACK (follow),
                    NULL);
  follow (settings);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (colours),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (rules),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}
