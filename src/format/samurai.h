/* samurai.h - five grids that overlap. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Adds to NOTICES that PUZZLES, of RtPuzzle, are those of Samurai Sudokus, if they are: of each five, one has the
 * same givens in the boxes at its corners as the others have in the box that meets it. */
void rt_samurai_notice (const GPtrArray *puzzles, GPtrArray *notices);
