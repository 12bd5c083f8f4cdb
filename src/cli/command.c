/* command.c - the table of all commands; parses a command's options and runs it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/output.h"

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

int
rt_command_run (const RtCommand *command, int argc, char **argv)
{
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) files = NULL;
  gboolean help = FALSE;

  context = make_context (command, &help, &files);
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
