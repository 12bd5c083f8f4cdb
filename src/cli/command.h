/* command.h - RtCommand: the registry of commands of retrace-cli, and its options and help. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/common/option-values.h"
#include "cli/common/output.h"

#include <glib.h>

/* A row of the registry. */
typedef struct {
  const char *id;               /* name of the command on the command line */
  const char *summary;          /* one sentence, marked with N_() */
  const GOptionEntry *options;  /* ends with an empty row; values are stored in static variables */
  const char *arguments;        /* arguments in the help, marked with N_(); NULL: files */
  const RtChoice *choices;      /* possible values of options; ends with an empty row; NULL: none */

  /* Runs the command on FILES (NULL: standard input), or on other arguments. Its options were
   * parsed before. Returns the exit status. */
  int (*run) (char **files);
} RtCommand;

#define RT_COMMANDS(X) \
  X (solve)            \
  X (count)            \
  X (trace)            \
  X (tree)             \
  X (explain)          \
  X (steps)            \
  X (technique)        \
  X (check)            \
  X (draw)             \
  X (convert)          \
  X (judge)            \
  X (listing)          \
  X (rate)             \
  X (watch)            \
  X (make)             \
  X (minimise)         \
  X (transform)        \
  X (canonical)        \
  X (help)             \
  X (completion)

#define X(name) extern const RtCommand rt_command_##name;
RT_COMMANDS (X)
#undef X

extern const RtCommand *const rt_commands[]; /* ends with NULL */

/* Returns the command called ID, or NULL. */
const RtCommand *rt_command_by_id (const char *id);

/* Prints the help of COMMAND: its summary and its options. */
void rt_command_put_help (const RtCommand *command);

/* Prints an error message that no command is called ID. Returns RT_EXIT_USAGE. */
int rt_command_unknown (const char *id);

/* Options before the command; end with an empty row. */
extern const GOptionEntry rt_program_options[];

/* Parses the command line and runs the command. Returns the exit status. */
int rt_program_run (int argc, char **argv);

/* Prints the help of the program: its summary, options and commands. */
void rt_program_put_help (void);
