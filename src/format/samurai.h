/* samurai.h - five grids that overlap. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <glib.h>

/* Sets *GRID to the givens of the puzzle I among PUZZLES. Returns false where that is none. */
typedef bool (*RtSamuraiTake) (gconstpointer puzzles, guint i, RtGrid *grid);

/* What is to be told of N PUZZLES, as they are those of Samurai Sudokus: of each five, one has the same givens in
 * the boxes at its corners as the others have in the box that meets it. NULL for any other. To be freed. */
char *rt_samurai_say (RtSamuraiTake take, gconstpointer puzzles, guint n);

/* Adds that to NOTICES for PUZZLES, of RtPuzzle. */
void rt_samurai_notice (const GPtrArray *puzzles, GPtrArray *notices);
