/* command.c - the list of all commands, and running one. */
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

int
rt_command_run (const RtCommand *command, int argc, char **argv)
{
  g_autofree char *name = g_strdup_printf ("retrace-cli %s", command->id);
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) files = NULL;
  gboolean help = FALSE;
  const GOptionEntry common[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &help, N_("Show this help"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL,
      command->arguments ? command->arguments : N_("[FILE…]") },
    G_OPTION_ENTRY_NULL
  };

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, _(command->summary));
  g_option_context_add_main_entries (context, command->options, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, common, GETTEXT_PACKAGE);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    return rt_usage_error ("%s", error->message);
  if (help) {
    g_autofree char *text = NULL, *more = command->more ? command->more () : NULL;

    g_set_prgname (name);   /* the help begins with it */
    g_option_context_set_description (context, more);
    text = g_option_context_get_help (context, TRUE, NULL);
    rt_put ("%s", g_strchomp (text));
    return RT_EXIT_FINE;
  }
  return command->run (files);
}

int
rt_usage_error (const char *format, ...)
{
  g_autofree char *said = NULL;
  va_list args;

  va_start (args, format);
  said = g_strdup_vprintf (format, args);
  va_end (args);
  g_printerr ("retrace-cli: %s\n", said);
  return RT_EXIT_USAGE;
}
