/* foreign.h - puzzles among other text: in the source code of programs, in markup of any kind, in tables
 * with names for their rows, in numbers written otherwise.
 *
 * Asked when no format reads a text, or when one passed over some of it. Such a text says nothing of what
 * its cells mean, so what is found is believed only if it proves itself: a puzzle with exactly one
 * solution; or if it can hardly be anything else: a grid with as many givens and different digits as a puzzle
 * needs, none of them twice in a house, and no map of a jigsaw beside it. That such grids have several solutions
 * or none is told, and of what else looks like a puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <glib.h>

/* Returns the puzzles in TEXT (UTF-8, LF, a zero behind SIZE bytes), of RtGrid, in their order;
 * NULL for none. Adds to NOTICES which of them have not one solution, what was not read beside
 * them, or what would be a puzzle but for its several solutions; N_UNREAD becomes how many tell of
 * what was not read. */
GArray *rt_foreign_find (const char *text, gsize size, GPtrArray *notices, guint *n_unread);

/* The same for those that are none of KNOWN (of RtGrid), nor one of them solved or with entries. */
GArray *rt_foreign_find_more (const char *text, gsize size, GArray *known, GPtrArray *notices);

/* Returns true if TEXT has letters A to I, all great or all small, where other grids have digits,
 * and nothing else that would be read. */
bool rt_foreign_is_letters (const char *text);
