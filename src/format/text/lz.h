/* lz.h - the compression in links of f-puzzles and SudokuPad: LZ-string in its base64 form. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Unpacks SIZE characters to UTF-8. Returns NULL if they are not packed text, or if the text has
 * more than MOST UTF-16 units. Free with g_free. */
char *rt_lz_unpack (const char *packed, gsize size, gsize most);

/* Returns TEXT (UTF-8) packed and padded with `=`. Free with g_free. */
char *rt_lz_pack (const char *text);
