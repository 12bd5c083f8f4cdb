/* escape-control-characters.h - functions that escape control characters in text that is printed to a terminal.
 *
 * Titles, comments and file names come from other people; control characters in them could make the
 * terminal do anything. A control character is printed in the form `\x1b`. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Returns SIZE bytes of TEXT with control characters escaped, except newline and tab. Free with
 * g_free. */
char *rt_harmless (const char *text, gsize size);

/* Escapes control characters in all later messages of g_printerr. */
void rt_harmless_messages (void);
