/* remake.h - commands that change the puzzle of a document: fewer givens, more givens, an
 * equivalent puzzle.
 *
 * The puzzle consists of the givens. If these do not have exactly one solution, the person's
 * entries belong to it, too. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"

/* Sets GRID to the puzzle of DOCUMENT. Returns the number of its solutions: 0, 1, or 2 for
 * several. */
int rt_remake_grid (RtDocument *document, RtGrid *grid);

/* Removes givens that the puzzle does not need, as one undo step. Keeps the symmetry of the givens
 * if possible. Sets DONE to true if the puzzle was changed. Returns translated sentences about the
 * change, or about the reason why there was none. Free with g_free. */
char *rt_remake_fewer (RtDocument *document, bool *done);

/* Adds as many givens as the puzzle needs to have exactly one solution, as one undo step. Keeps the
 * symmetry of the givens if possible. Sets DONE to true if the puzzle was changed. Returns
 * translated sentences about the result. Free with g_free. */
char *rt_remake_more (RtDocument *document, bool *done);

/* Returns an equivalent of DOCUMENT's puzzle, made by a random transform of the kind LOOK, the id of a row of
 * rt_guises (turning, exchanging digits ...); NULL for an empty grid. The caller owns it. */
RtPuzzle *rt_remake_look (RtDocument *document, const char *look);
