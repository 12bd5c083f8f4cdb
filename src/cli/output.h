/* output.h - writes answers, each as soon as it is known, and messages.
 *
 * Titles, comments and names of files are other people's words: a control character in them could
 * make a terminal do anything. Messages never have one but the end of a line; answers, which may be
 * a file, have them unless they go to a terminal. Instead stands `\x1b`. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* To be called before anything is written. */
void rt_output_init (void);

/* Writes a line (UTF-8, without its end) to standard output at once. If that fails it ends the
 * program, as more answers would be lost as well: with RT_EXIT_OUTPUT after it was said on standard
 * error (a full disk), without a word where nobody reads on (a closed pipe). */
void rt_put (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* The same for SIZE bytes as they are: lines in UTF-8 with their ends, or a part of a picture. */
void rt_put_text (const char *text, gsize size);
