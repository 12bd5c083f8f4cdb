/* decode.h - bytes of any encoding as the one text that formats read. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

/* BYTES as UTF-8 without a mark, with LF as the only end of a line, no Ctrl-Z at the end, and at
 * least one character that is no blank. NULL with RT_FORMAT_ERROR where they are no text. Adds to
 * NOTICES what could not be kept. */
GString *rt_decode (const char *bytes, gsize size, GPtrArray *notices, GError **error);

/* Whole lines from the middle of a long text, without its mark at the beginning: as UTF-8 with LF.
 * REPLACED becomes true where a character could not be read. Never fails. Free with
 * g_string_free. */
GString *rt_decode_lines (const char *bytes, gsize size, bool *replaced);
