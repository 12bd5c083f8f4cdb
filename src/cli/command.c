/* command.c - the command line of retrace-cli: the table of all commands, the parser for the
 * options of the program and of its commands, and their help. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/output.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define X(name) &rt_command_##name,
const RtCommand *const rt_commands[] = { RT_COMMANDS (X) NULL };
#undef X

const RtCommand *
rt_command_by_id (const char *id)
{
  for (const RtCommand *const *command = rt_commands; *command; command++)
    if (strcmp ((*command)->id, id) == 0)
      return *command;
  return NULL;
}

/* Returns a parser for the options of COMMAND and for the options of all commands, whose values it
 * will store in HELP and FILES. The caller owns it. */
static GOptionContext *
make_context (const RtCommand *command, gboolean *help, char ***files)
{
  GOptionContext *context = g_option_context_new (NULL);
  const GOptionEntry common[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, help, N_("Show this help"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, files, NULL,
      command->arguments ? command->arguments : N_("[FILE…]") },
    G_OPTION_ENTRY_NULL
  };

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, _(command->summary));
  g_option_context_add_main_entries (context, command->options, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, common, GETTEXT_PACKAGE);
  return context;
}

void
rt_command_put_help (const RtCommand *command)
{
  g_autofree char *name = g_strdup_printf ("retrace-cli %s", command->id), *text = NULL;
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GString) lists = g_string_new (NULL);
  g_auto (GStrv) files = NULL;
  gboolean help;

  for (const RtChoice *choice = command->choices; choice && choice->option; choice++)
    if (choice->heading) {
      g_autofree char *list = rt_choice_describe (choice);

      g_string_append_printf (lists, "%s%s", lists->len ? "\n\n" : "", list);
    }
  context = make_context (command, &help, &files);
  g_option_context_set_description (context, lists->str);
  g_set_prgname (name);   /* the help begins with this name */
  text = g_option_context_get_help (context, TRUE, NULL);
  g_set_prgname ("retrace-cli");
  rt_put ("%s", g_strchomp (text));
}

/* Parses the options in ARGV, whose first word is the command's id, and runs the command or prints
 * its help. Returns the exit status. */
static int
run_command (const RtCommand *command, int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) files = NULL;
  gboolean help = FALSE;
  g_autoptr (GOptionContext) context = make_context (command, &help, &files);

  if (!g_option_context_parse (context, &argc, &argv, &error))
    return rt_usage_error ("%s", error->message);
  if (help) {
    rt_command_put_help (command);
    return RT_EXIT_FINE;
  }
  return command->run (files);
}

int
rt_command_unknown (const char *id)
{
  return rt_usage_error (_("There is no command “%s”; retrace-cli --help lists them"), id);
}

/* Options before the command */

static gboolean help, version;

const GOptionEntry rt_program_options[] = {
  { "help", 'h', 0, G_OPTION_ARG_NONE, &help,
    N_("Show this help; after a command, the help of that command"), NULL },
  { "version", 'V', 0, G_OPTION_ARG_NONE, &version, N_("Show the version"), NULL },
  G_OPTION_ENTRY_NULL
};

/* Returns the commands with their summaries, as a section of the help. */
static char *
list_commands (void)
{
  GString *list = g_string_new (_("Commands:"));

  for (const RtCommand *const *command = rt_commands; *command; command++)
    g_string_append_printf (list, "\n  %-11s %s", (*command)->id, _((*command)->summary));
  return g_string_free (list, FALSE);
}

static GOptionContext *
make_program_context (void)
{
  /* Translators: in the help, behind the name of the program. */
  GOptionContext *context = g_option_context_new (_("COMMAND [ARGUMENT…]"));
  g_autofree char *commands = list_commands ();

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_strict_posix (context, TRUE);
  g_option_context_set_summary (context, _("Solve Sudoku puzzles and count solutions, watch searches "
                                           "step by step,\nexplain, check and rate, draw and "
                                           "convert."));
  g_option_context_set_description (context, commands);
  g_option_context_add_main_entries (context, rt_program_options, GETTEXT_PACKAGE);
  return context;
}

void
rt_program_put_help (void)
{
  g_autoptr (GOptionContext) context = make_program_context ();
  g_autofree char *text = g_option_context_get_help (context, TRUE, NULL);

  rt_put ("%s", g_strchomp (text));
}

int
rt_program_run (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = make_program_context ();
  g_autoptr (GError) error = NULL;
  const RtCommand *command;

  if (!g_option_context_parse (context, &argc, &argv, &error))
    return rt_usage_error ("%s", error->message);
  if (help) {
    rt_program_put_help ();
    return RT_EXIT_FINE;
  }
  if (version) {
    rt_put ("retrace-cli %s", RT_VERSION);
    return RT_EXIT_FINE;
  }
  if (argc < 2)
    return rt_usage_error (_("A command is needed; retrace-cli --help lists them"));
  command = rt_command_by_id (argv[1]);
  return command ? run_command (command, argc - 1, argv + 1) : rt_command_unknown (argv[1]);
}
