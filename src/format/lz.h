/* lz.h - the packing that links of f-puzzles and SudokuPad use: LZ-string in its form for base 64. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* The packed SIZE characters as UTF-8, or NULL where they are no such text or more than MOST units
 * of UTF-16. Free with g_free. */
char *rt_lz_unpack (const char *packed, gsize size, gsize most);

/* TEXT (UTF-8) packed, padded with `=`. Free with g_free. */
char *rt_lz_pack (const char *text);
