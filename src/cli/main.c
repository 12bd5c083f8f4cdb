/* main.c - retrace-cli: its own options, then the command. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/output.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <signal.h>

/* The commands with their summaries, as a section of the help. */
static char *
list_commands (void)
{
  GString *list = g_string_new (_("Commands:"));

  for (const RtCommand *const *command = rt_commands; *command; command++)
    g_string_append_printf (list, "\n  %-9s %s", (*command)->id, _((*command)->summary));
  return g_string_free (list, FALSE);
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *commands = NULL;
  gboolean help = FALSE, version = FALSE;
  const RtCommand *command;
  const char *locale_dir;
  const GOptionEntry options[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &help,
      N_("Show this help; after a command, the help of that command"), NULL },
    { "version", 'V', 0, G_OPTION_ARG_NONE, &version, N_("Show the version"), NULL },
    G_OPTION_ENTRY_NULL
  };

  setlocale (LC_ALL, "");
  locale_dir = g_getenv ("RETRACE_LOCALE_DIR");
  bindtextdomain (GETTEXT_PACKAGE, locale_dir ? locale_dir : RT_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  signal (SIGPIPE, SIG_IGN);   /* writing fails instead, and that is told */
  g_set_prgname ("retrace-cli");

  /* Translators: in the help, behind the name of the program. */
  context = g_option_context_new (_("COMMAND [ARGUMENT…]"));
  commands = list_commands ();
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_strict_posix (context, TRUE);
  g_option_context_set_summary (context, _("Solve Sudoku puzzles by backtracking."));
  g_option_context_set_description (context, commands);
  g_option_context_add_main_entries (context, options, GETTEXT_PACKAGE);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    return rt_usage_error ("%s", error->message);
  if (help) {
    g_autofree char *text = g_option_context_get_help (context, TRUE, NULL);

    rt_put ("%s", g_strchomp (text));
    return RT_EXIT_FINE;
  }
  if (version) {
    rt_put ("retrace-cli %s", RT_VERSION);
    return RT_EXIT_FINE;
  }
  if (argc < 2)
    return rt_usage_error (_("A command is needed; retrace-cli --help lists them"));
  command = rt_command_by_id (argv[1]);
  if (!command)
    return rt_usage_error (_("There is no command “%s”; retrace-cli --help lists them"), argv[1]);
  return rt_command_run (command, argc - 1, argv + 1);
}
