/* output.h - functions that write answers and messages; exit statuses of the program.
 *
 * Control characters in titles, comments and file names could make a terminal do anything. They are
 * escaped, in the form `\x1b`, in all messages, and in answers that are written to a terminal. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Exit statuses of the program. RT_EXIT_USAGE and RT_EXIT_OUTPUT have the values of sysexits.h. */
enum {
  RT_EXIT_FINE = 0,
  RT_EXIT_NO_SOLUTION = 1,  /* at least one puzzle does not have the wanted answer */
  RT_EXIT_INPUT = 2,        /* at least one input could not be read */
  RT_EXIT_USAGE = 64,       /* the command line is wrong */
  RT_EXIT_OUTPUT = 74,      /* the answers could not be written */
  RT_EXIT_PIPE = 141,       /* the output pipe was closed: the status that a shell
                               reports for a program ended by SIGPIPE */
};

/* Prepares the output. To be called before anything is written. */
void rt_output_init (void);

/* Writes a line (UTF-8, to which a newline is added) to standard output, and flushes it. If the
 * write fails, ends the program: with an error message and RT_EXIT_OUTPUT, or, if the pipe was
 * closed, silently with RT_EXIT_PIPE. */
void rt_put (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* Writes SIZE bytes of TEXT, lines in UTF-8 or a part of a picture, to standard output without
 * adding a newline. Ends the program if the write fails, as rt_put does. */
void rt_put_text (const char *text, gsize size);

/* Prints an error message of one line. Returns RT_EXIT_USAGE. */
int rt_usage_error (const char *format, ...) G_GNUC_PRINTF (1, 2);
