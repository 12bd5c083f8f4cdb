/* program.h - retrace-cli itself: its own options and its help; the rest is a command's. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* End with an empty row. */
extern const GOptionEntry rt_program_options[];

/* Does what the command line asks for. Returns the exit status. */
int rt_program_run (int argc, char **argv);

/* Prints what it does, its options and its commands. */
void rt_program_put_help (void);
