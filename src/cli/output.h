/* output.h - writes answers and messages, and names the exit statuses of the program.
 *
 * Titles, comments and names of files are other people's words: a control character in them could
 * make a terminal do anything. Messages never have one but the end of a line; answers, which may be
 * a file, have them unless they go to a terminal. Instead stands `\x1b`. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* The exit statuses of the program. RT_EXIT_USAGE and RT_EXIT_OUTPUT are the customary ones of sysexits.h. */
enum {
  RT_EXIT_FINE = 0,
  RT_EXIT_NO_SOLUTION = 1,  /* some puzzle has no solution */
  RT_EXIT_INPUT = 2,        /* some input could not be read */
  RT_EXIT_USAGE = 64,
  RT_EXIT_OUTPUT = 74,      /* the answers could not be written */
  RT_EXIT_PIPE = 141,       /* nobody reads the answers any more: the status that a shell
                               gives a program ended by SIGPIPE */
};

/* To be called before anything is written. */
void rt_output_init (void);

/* Writes a line (UTF-8, without its end) to standard output at once. If that fails it ends the
 * program, as more answers would be lost as well: with RT_EXIT_OUTPUT after it was said on standard
 * error (a full disk), without a word where nobody reads on (a closed pipe). */
void rt_put (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* Prints SIZE bytes unchanged: lines in UTF-8 with their ends, or a part of a picture. */
void rt_put_text (const char *text, gsize size);

/* Prints FORMAT as one line on standard error. Returns RT_EXIT_USAGE. */
int rt_usage_error (const char *format, ...) G_GNUC_PRINTF (1, 2);
