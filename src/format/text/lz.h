/* lz.h - functions for the compression in links of f-puzzles and SudokuPad: LZ-string in its base64
 * form. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Decompresses SIZE characters to UTF-8. Returns NULL if they are malformed, or if the result has
 * more than MOST units of UTF-16. Free with g_free. */
char *rt_lz_unpack (const char *packed, gsize size, gsize most);

/* Returns TEXT (UTF-8) compressed, and padded with `=`. Free with g_free. */
char *rt_lz_pack (const char *text);
