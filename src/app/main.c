/* main.c - main function: sets the locale and runs the application. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/application.h"

#include <glib/gi18n.h>
#include <locale.h>

int
main (int argc, char *argv[])
{
  g_autoptr (RtApplication) application = NULL;
  const char *locale_dir = g_getenv ("RETRACE_LOCALE_DIR");
  int status;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locale_dir ? locale_dir : RT_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name (_("Retrace"));

  application = rt_application_new ();
  status = g_application_run (G_APPLICATION (application), argc, argv);
  return status ? status : rt_application_status (application);
}
