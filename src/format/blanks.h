/* blanks.h - grids in other text in which blanks are cells: between bars, or in lines of nine characters.
 *
 *     |86 |39 |   |        9 173 825
 *     | 45|1 8|6  |        5341827 9 */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/found.h"
#include "format/reader.h"

#include <stdbool.h>

/* Offers the grid that begins with the line at the cursor, if there is one, and moves behind it. N_TRIES,
 * at first 0, counts the lines in a row that looked like its first one in vain: few are tried. */
bool rt_found_take_blanks (RtFoundGrids *found, RtReader *reader, guint *n_tries);
