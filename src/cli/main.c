/* main.c - main function of retrace-cli. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/output.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

int
main (int argc, char **argv)
{
  const char *locale_dir;

  setlocale (LC_ALL, "");
  locale_dir = g_getenv ("RETRACE_LOCALE_DIR");
  bindtextdomain (GETTEXT_PACKAGE, locale_dir ? locale_dir : RT_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_prgname ("retrace-cli");
  rt_output_init ();
  return rt_program_run (argc, argv);
}
