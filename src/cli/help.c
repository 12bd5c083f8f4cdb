/* help.c - the command `help`: prints the help of the program or of a command. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/output.h"

#include <glib/gi18n-lib.h>

static const GOptionEntry options[] = { G_OPTION_ENTRY_NULL };

static const char *
nth_command (guint n, const char **says)
{
  const RtCommand *command = rt_commands[n];

  if (command)
    *says = _(command->summary);
  return command ? command->id : NULL;
}

static const RtChoice choices[] = { { "", NULL, nth_command }, { 0 } };

static int
run (char **ids)
{
  for (char **id = ids; id && *id; id++)
    if (!rt_command_by_id (*id))
      return rt_command_unknown (*id);
  if (!ids)
    rt_program_put_help ();
  for (char **id = ids; id && *id; id++) {
    if (id > ids)
      rt_put ("%s", "");
    rt_command_put_help (rt_command_by_id (*id));
  }
  return RT_EXIT_FINE;
}

const RtCommand rt_command_help = {
  .id        = "help",
  .summary   = N_("Show this help, or that of commands."),
  .options   = options,
  .choices   = choices,
  /* Translators: in the help, the names of commands. */
  .arguments = N_("[COMMAND…]"),
  .run       = run,
};
