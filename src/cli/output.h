/* output.h - writes answers, each as soon as it is known. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Writes a line (UTF-8, without its end) to standard output at once. If that fails (a full disk, a
 * closed pipe) it says so on standard error and ends the program with RT_EXIT_OUTPUT: more answers
 * would be lost as well. */
void rt_put (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* The same for SIZE bytes as they are: lines in ASCII with their ends, or a part of a picture. */
void rt_put_text (const char *text, gsize size);
