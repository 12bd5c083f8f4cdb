/* command-line.h - options and help of retrace-cli itself, without a command. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Options before the command; end with an empty row. */
extern const GOptionEntry rt_program_options[];

/* Parses the command line and runs the command. Returns the exit status. */
int rt_program_run (int argc, char **argv);

/* Prints the help of the program: its summary, options and commands. */
void rt_program_put_help (void);
