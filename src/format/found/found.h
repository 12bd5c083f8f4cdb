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

/* Returns the puzzles in TEXT (UTF-8, LF, a zero behind SIZE bytes), of RtGrid, in their order; NULL for none.
 * KNOWN (of RtGrid, may be NULL) were read already: neither they nor states of them are found again. Adds sentences
 * to NOTICES: which puzzles have not exactly one solution and, beside puzzles, what was not read; without
 * any puzzle, the first reason why. N_UNREAD becomes the number of sentences about what was not read. */
GArray *rt_found_in (const char *text, gsize size, GArray *known, GPtrArray *notices, guint *n_unread);

/* Returns true if TEXT has letters A to I, all great or all small, where other grids have digits,
 * and nothing else that would be read. */
bool rt_found_is_letters (const char *text);
