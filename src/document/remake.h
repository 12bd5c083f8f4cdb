/* remake.h - what can be made of the puzzle of a document: with fewer givens, with more, with other
 * looks; and whether it is the same as another one.
 *
 * The puzzle is the givens; where these have not exactly one solution, all digits but those that the
 * solver wrote. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"

/* Fills in GRID; returns how many solutions it has: 0, 1, or 2 for several. */
int rt_remake_grid (RtDocument *document, RtGrid *grid);

/* The same of a position that no document has. */
int rt_remake_grid_of (const RtPosition *position, RtGrid *grid);

/* Leave out givens that the puzzle does not need, or put in as many as it needs to have just one
 * solution, as one undo step; a puzzle whose givens mirror one another keeps that, where it can. DONE
 * says whether something was done; returned is what, or why nothing, as translated sentences. Free with
 * g_free. */
char *rt_remake_fewer (RtDocument *document, bool *done);
char *rt_remake_more (RtDocument *document, bool *done);

/* The puzzle with other looks: LOOK is the id of a row of rt_guises. The caller owns it. NULL where no
 * digit is there. */
RtPuzzle *rt_remake_look (RtDocument *document, const char *look);

/* Whether the two are one puzzle, and whether they look alike, as a translated sentence. Free with
 * g_free. */
char *rt_remake_compare (const RtGrid *one, const RtGrid *other);
