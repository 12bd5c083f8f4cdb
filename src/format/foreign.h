/* foreign.h - puzzles among other text: in the source code of programs, in markup of any kind, in tables
 * with names for their rows, in numbers written otherwise.
 *
 * Asked when no format reads a text. Such a text says nothing of what its cells mean, so what is found
 * is believed only if it proves itself: a puzzle with exactly one solution. Where another may have
 * been meant, too, nothing is found. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <glib.h>

/* The puzzles in TEXT (UTF-8, LF, a zero behind SIZE bytes), of RtGrid, in their order; NULL for none. */
GArray *rt_foreign_find (const char *text, gsize size);

/* The same for only those whose cells are told one by one, each with its row and column. */
GArray *rt_foreign_find_places (const char *text);
