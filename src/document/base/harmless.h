/* harmless.h - other people's words for a terminal: titles, comments and names of files may have control
 * characters, which could make it do anything. Instead stands `\x1b`. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* SIZE bytes of TEXT without control characters but those that part lines and columns. Free with
 * g_free. */
char *rt_harmless (const char *text, gsize size);

/* From now on whatever is said by g_printerr has none. */
void rt_harmless_messages (void);
