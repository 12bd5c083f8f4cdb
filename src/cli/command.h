/* command.h - what a command of retrace-cli is, and the list of all. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* How the program ends. The last two are the customary ones of sysexits.h. */
enum {
  RT_EXIT_FINE = 0,
  RT_EXIT_NO_SOLUTION = 1,  /* some puzzle has none */
  RT_EXIT_INPUT = 2,        /* some input could not be read */
  RT_EXIT_USAGE = 64,
  RT_EXIT_OUTPUT = 74,      /* the answers could not be written */
};

/* One row of the registry. */
typedef struct {
  const char *id;               /* the word on the command line */
  const char *summary;          /* one sentence, marked with N_() */
  const GOptionEntry *options;  /* ends with an empty row; they write to the command's own file */
  const char *arguments;        /* for the help, marked with N_(); NULL: files */

  /* Works on FILES (NULL: standard input), or what its arguments are, after the options were read.
   * Returns how the program ends. */
  int (*run) (char **files);
} RtCommand;

#define RT_COMMANDS(X) \
  X (solve)            \
  X (count)            \
  X (trace)            \
  X (explain)          \
  X (technique)        \
  X (check)            \
  X (draw)             \
  X (convert)          \
  X (rate)             \
  X (bench)

#define X(name) extern const RtCommand rt_command_##name;
RT_COMMANDS (X)
#undef X

extern const RtCommand *const rt_commands[]; /* ends with NULL */

/* NULL where no command has this id. */
const RtCommand *rt_command_by_id (const char *id);

/* Reads the options in ARGV, whose first word is the command's id, and runs the command or prints
 * its help. Returns how the program ends. */
int rt_command_run (const RtCommand *command, int argc, char **argv);

/* Tells the person on standard error what is wrong with the command line, in one line. Returns
 * RT_EXIT_USAGE. */
int rt_usage_error (const char *format, ...) G_GNUC_PRINTF (1, 2);
