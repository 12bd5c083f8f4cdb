/* decode.h - converts bytes of any encoding to the text that formats read. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

/* BYTES as UTF-8 without a byte order mark, with LF as the only end of a line, no Ctrl-Z at the
 * end, and at least one character that is not blank. NULL with RT_FORMAT_ERROR if they are no text.
 * Adds to NOTICES what could not be kept. */
GString *rt_decode (const char *bytes, gsize size, GPtrArray *notices, GError **error);

/* Converts whole lines of a long text, given without its byte order mark, to UTF-8 with LF.
 * REPLACED becomes true where a character could not be read. Never fails. Free with
 * g_string_free. */
GString *rt_decode_lines (const char *bytes, gsize size, bool *replaced);
