/* completion.c - the command `completion`: prints a completion script for a shell, generated from
 * the tables of commands and options. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/output.h"

#include <glib/gi18n-lib.h>
#include <stdbool.h>
#include <string.h>

static const GOptionEntry options[] = { G_OPTION_ENTRY_NULL };

/* The option --help, which all commands have; see command.c. */
static const GOptionEntry help = { "help", 'h', 0, G_OPTION_ARG_NONE, NULL, N_("Show this help"),
                                   NULL };

/* Returns the options of COMMAND (an array of GOptionEntry). The caller owns the array. */
static GPtrArray *
options_of (const RtCommand *command)
{
  GPtrArray *all = g_ptr_array_new ();

  for (const GOptionEntry *option = command->options; option->long_name; option++)
    g_ptr_array_add (all, (gpointer) option);
  g_ptr_array_add (all, (gpointer) &help);
  return all;
}

/* Returns the possible values of OPTION of COMMAND, separated by blanks; if OPTION is "", those of
 * the arguments. Returns NULL if any value is possible. Free with g_free. */
static char *
words_of (const RtCommand *command, const char *option)
{
  const RtChoice *choice = rt_choice_of (command->choices, option);

  return choice ? rt_choice_list (choice, " ") : NULL;
}

static bool
takes_file_names (const RtCommand *command)
{
  return !command->arguments;
}

/* Appends TEXT to OUT for use in single quotes in a script: with a backslash before each of the
 * SPECIAL characters, and with APOSTROPHE instead of each single quote. */
static void
append_quoted (GString *out, const char *text, const char *special, const char *apostrophe)
{
  for (; *text; text++) {
    if (strchr (special, *text))
      g_string_append_c (out, '\\');
    if (*text == '\'')
      g_string_append (out, apostrophe);
    else
      g_string_append_c (out, *text);
  }
}

/* Completion script for bash */

/* Appends the long and the short name of OPTION, separated by BETWEEN. */
static void
append_names (GString *out, const GOptionEntry *option, const char *between)
{
  g_string_append_printf (out, "--%s", option->long_name);
  if (option->short_name)
    g_string_append_printf (out, "%s-%c", between, option->short_name);
}

/* Appends to OUT the code by which bash completes the values of COMMAND's options. */
static void
bash_values (GString *out, const RtCommand *command)
{
  for (const GOptionEntry *option = command->options; option->long_name; option++) {
    g_autofree char *words = words_of (command, option->long_name);

    if (option->arg == G_OPTION_ARG_NONE)
      continue;
    g_string_append_printf (out, "    %s:--%s", command->id, option->long_name);
    if (option->short_name)
      g_string_append_printf (out, "|%s:-%c", command->id, option->short_name);
    if (option->arg == G_OPTION_ARG_FILENAME)
      g_string_append (out, ") return ;;\n");
    else
      g_string_append_printf (out, ") words='%s' files= ;;\n", words ? words : "");
  }
}

static void
bash_command (GString *out, const RtCommand *command)
{
  g_autoptr (GPtrArray) all = options_of (command);
  g_autofree char *words = words_of (command, "");

  g_string_append_printf (out, "      %s)\n        if [[ $word == -* ]]; then words='", command->id);
  for (guint i = 0; i < all->len; i++) {
    g_string_append (out, i ? " " : "");
    append_names (out, all->pdata[i], " ");
  }
  g_string_append (out, "' files=\n");
  if (!takes_file_names (command))
    g_string_append_printf (out, "        else words='%s' files=\n", words ? words : "");
  g_string_append (out, "        fi ;;\n");
}

static void
bash (GString *out)
{
  g_string_append (out,
                   "# bash completion for retrace-cli\n\n"
                   "_retrace_cli() {\n"
                   "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}\n"
                   "  local command= words= files=yes i\n"
                   "  COMPREPLY=()\n"
                   "  # Words are parted at = as well.\n"
                   "  if [[ $word == = ]]; then word=\n"
                   "  elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD - 2]}\n"
                   "  fi\n"
                   "  for ((i = 1; i < COMP_CWORD; i++)); do\n"
                   "    if [[ ${COMP_WORDS[i]} != -* ]]; then command=${COMP_WORDS[i]}; break; fi\n"
                   "  done\n"
                   "  case $command:$before in\n");
  for (const RtCommand *const *command = rt_commands; *command; command++)
    bash_values (out, *command);
  g_string_append (out, "    *) case $command in\n      '') words='");
  for (const RtCommand *const *command = rt_commands; *command; command++)
    g_string_append_printf (out, "%s ", (*command)->id);
  for (const GOptionEntry *option = rt_program_options; option->long_name; option++) {
    append_names (out, option, " ");
    g_string_append (out, option[1].long_name ? " " : "' files= ;;\n");
  }
  for (const RtCommand *const *command = rt_commands; *command; command++)
    bash_command (out, *command);
  g_string_append (out,
                   "      esac ;;\n"
                   "  esac\n"
                   "  if [[ -z $files ]]; then\n"
                   "    compopt +o default\n"
                   "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
                   "  fi\n"
                   "}\n"
                   "complete -o default -F _retrace_cli retrace-cli\n");
}

/* Completion script for zsh */

/* Appends to OUT an argument of the zsh function _arguments for OPTION. WORDS has its possible
 * values; NULL: any value. */
static void
zsh_option (GString *out, const GOptionEntry *option, const char *words)
{
  bool has_value = option->arg != G_OPTION_ARG_NONE;
  const char *equals = has_value ? "=" : "";

  if (option->short_name)
    g_string_append_printf (out, " \\\n        '(-%c --%s)'{-%c%s,--%s%s}'[", option->short_name,
                            option->long_name, option->short_name, has_value ? "+" : "",
                            option->long_name, equals);
  else
    g_string_append_printf (out, " \\\n        '--%s%s[", option->long_name, equals);
  append_quoted (out, _(option->description), "[]\\", "'\\''");
  g_string_append_c (out, ']');
  if (has_value)
    g_string_append_printf (out, ":%s:", option->long_name);
  if (option->arg == G_OPTION_ARG_FILENAME)
    g_string_append (out, "_files");
  else if (words)
    g_string_append_printf (out, "(%s)", words);
  g_string_append_c (out, '\'');
}

static void
zsh_command (GString *out, const RtCommand *command)
{
  g_autoptr (GPtrArray) all = options_of (command);
  g_autofree char *arguments = words_of (command, "");

  g_string_append_printf (out, "    %s)\n      _arguments -s -S", command->id);
  for (guint i = 0; i < all->len; i++) {
    const GOptionEntry *option = all->pdata[i];
    g_autofree char *words = words_of (command, option->long_name);

    zsh_option (out, option, words);
  }
  if (takes_file_names (command))
    g_string_append (out, " \\\n        '*:file:_files' ;;\n");
  else
    g_string_append_printf (out, " \\\n        '*:id:(%s)' ;;\n", arguments ? arguments : "");
}

static void
zsh (GString *out)
{
  g_string_append (out,
                   "#compdef retrace-cli\n\n"
                   "_retrace_cli() {\n"
                   "  local curcontext=$curcontext state line\n"
                   "  typeset -A opt_args\n"
                   "  _arguments -C -S");
  for (const GOptionEntry *option = rt_program_options; option->long_name; option++)
    zsh_option (out, option, NULL);
  g_string_append (out,
                   " \\\n        '1:command:->command' '*::argument:->argument'\n"
                   "  if [[ $state == command ]]; then\n"
                   "    local -a commands=(\n");
  for (const RtCommand *const *command = rt_commands; *command; command++) {
    g_string_append_printf (out, "      '%s:", (*command)->id);
    append_quoted (out, _((*command)->summary), "\\", "'\\''");
    g_string_append (out, "'\n");
  }
  g_string_append (out,
                   "    )\n"
                   "    _describe command commands\n"
                   "    return\n"
                   "  fi\n"
                   "  case $words[1] in\n");
  for (const RtCommand *const *command = rt_commands; *command; command++)
    zsh_command (out, *command);
  g_string_append (out, "  esac\n}\n\n_retrace_cli \"$@\"\n");
}

/* Completion script for fish */

/* Appends to OUT a line for OPTION, valid under CONDITION, in the language of fish. WORDS has its
 * possible values; NULL: any value. */
static void
fish_option (GString *out, const char *condition, const GOptionEntry *option, const char *words)
{
  g_string_append_printf (out, "complete -c retrace-cli -n '%s' -l %s", condition,
                          option->long_name);
  if (option->short_name)
    g_string_append_printf (out, " -s %c", option->short_name);
  if (option->arg == G_OPTION_ARG_FILENAME)
    g_string_append (out, " -r -F");
  else if (option->arg != G_OPTION_ARG_NONE)
    g_string_append (out, " -x");
  if (words)
    g_string_append_printf (out, " -a '%s'", words);
  g_string_append (out, " -d '");
  append_quoted (out, _(option->description), "\\", "\\'");
  g_string_append (out, "'\n");
}

static void
fish_command (GString *out, const RtCommand *command)
{
  g_autofree char *condition = g_strdup_printf ("__fish_seen_subcommand_from %s", command->id);
  g_autoptr (GPtrArray) all = options_of (command);
  g_autofree char *arguments = words_of (command, "");

  g_string_append_printf (out, "complete -c retrace-cli -n __fish_use_subcommand -f -a %s -d '",
                          command->id);
  append_quoted (out, _(command->summary), "\\", "\\'");
  g_string_append (out, "'\n");
  for (guint i = 0; i < all->len; i++) {
    const GOptionEntry *option = all->pdata[i];
    g_autofree char *words = words_of (command, option->long_name);

    fish_option (out, condition, option, words);
  }
  if (!takes_file_names (command))
    g_string_append_printf (out, "complete -c retrace-cli -n '%s' -f -a '%s'\n", condition,
                            arguments ? arguments : "");
}

static void
fish (GString *out)
{
  g_string_append (out, "# fish completion for retrace-cli\n\n");
  for (const GOptionEntry *option = rt_program_options; option->long_name; option++)
    fish_option (out, "__fish_use_subcommand", option, NULL);
  for (const RtCommand *const *command = rt_commands; *command; command++)
    fish_command (out, *command);
}

/* The command */

static const struct {
  const char *id;
  void (*write) (GString *out);
} shells[] = { { "bash", bash }, { "zsh", zsh }, { "fish", fish } };

static const char *
nth_shell (guint n, const char **says)
{
  return n < G_N_ELEMENTS (shells) ? shells[n].id : NULL;
}

static const RtChoice choices[] = { { "", NULL, nth_shell }, { 0 } };

static int
run (char **ids)
{
  g_autofree char *all = rt_choice_list (choices, ", ");
  g_autoptr (GString) out = g_string_new (NULL);

  if (!ids || ids[1])
    return rt_usage_error (_("It takes one shell; there are: %s"), all);
  for (gsize i = 0; i < G_N_ELEMENTS (shells); i++)
    if (strcmp (shells[i].id, ids[0]) == 0)
      shells[i].write (out);
  if (out->len == 0)
    return rt_usage_error (_("No shell is called “%s”; there are: %s"), ids[0], all);
  rt_put_text (out->str, out->len);
  return RT_EXIT_FINE;
}

const RtCommand rt_command_completion = {
  .id        = "completion",
  .summary   = N_("Print what bash, zsh or fish needs to complete the command line."),
  .options   = options,
  .choices   = choices,
  /* Translators: in the help, the name of a shell. */
  .arguments = N_("SHELL"),
  .run       = run,
};
