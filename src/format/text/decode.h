/* decode.h - converts bytes of any encoding to the text that formats read. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

/* Returns BYTES, of any encoding, as UTF-8 without a byte order mark, with LF as the only line end,
 * without a Ctrl-Z at the end, and with at least one character that is not blank. Returns NULL with
 * RT_FORMAT_ERROR if they are not text. Appends to NOTICES sentences about characters that were
 * lost. Free with g_string_free. */
GString *rt_decode (const char *bytes, gsize size, GPtrArray *notices, GError **error);

/* Converts whole lines of a long text, without the byte order mark, to UTF-8 with LF. Sets REPLACED
 * to true if a character could not be decoded. Never fails. Free with g_string_free. */
GString *rt_decode_lines (const char *bytes, gsize size, bool *replaced);
