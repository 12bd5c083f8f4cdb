/* found.h - finds puzzles in any text that is no puzzle file: source code of programs, XML and
 * tables of web pages, logs and notes ("other text").
 *
 * Such a text does not say what its cells mean, so a grid is a puzzle only if there is evidence: it has exactly one
 * solution; or it has as many givens and different digits as a puzzle needs, no digit twice in a house, and no map of a
 * jigsaw beside it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <glib.h>

/* Returns the puzzles in TEXT (of RtGrid) in their order; NULL if there are none. TEXT is any UTF-8 text with LF, and
 * has SIZE bytes and a NUL. KNOWN (of RtGrid, may be NULL) has puzzles that were read already; they are not found
 * again, solved or with entries either. Appends sentences to NOTICES: about puzzles without exactly one solution, and
 * about damaged parts of the text; if there is no puzzle, only the first reason. Sets N_UNREAD to the number of
 * sentences about damaged parts. Free the result with g_array_unref. */
GArray *rt_found_in (const char *text, gsize size, GArray *known, GPtrArray *notices, guint *n_unread);

/* Returns true if TEXT has grids with letters A to I, all in upper or all in lower case, instead of
 * digits, and no other puzzles. */
bool rt_found_is_letters (const char *text);
