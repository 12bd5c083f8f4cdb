/* found.h - reader of other text: finds puzzles in source code, in XML and HTML tables, in logs
 * and notes.
 *
 * Such a text says nothing of what its cells mean, so a grid is believed only if it proves itself: it has exactly
 * one solution; or it can hardly be anything else, with as many givens and different digits as a puzzle needs, none
 * of them twice in a house, and no map of a jigsaw beside it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <glib.h>

/* Returns the puzzles in TEXT (UTF-8, LF, ends with NUL after SIZE bytes) as an array of RtGrid, in
 * their order; NULL if there are none. Leaves out the puzzles of KNOWN (of RtGrid, or NULL) and
 * their solved or partly solved states. Adds sentences to NOTICES: on puzzles without exactly one
 * solution and, if there are puzzles, on text that was not read; without any puzzle, only the first
 * reason. Sets N_UNREAD to the number of sentences on text that was not read. */
GArray *rt_found_in (const char *text, gsize size, GArray *known, GPtrArray *notices, guint *n_unread);

/* Returns true if the grids of TEXT have letters A to I, all upper case or all lower case, instead
 * of digits, and if TEXT has no other grid. */
bool rt_found_is_letters (const char *text);
