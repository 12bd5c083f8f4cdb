/* remake.h - edits of a document's puzzle as a whole: fewer givens, more givens, another look.
 *
 * The puzzle is the givens; if these have not exactly one solution, all digits except the solver's. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"

/* Sets GRID to the puzzle of DOCUMENT: its givens, with the entries if the givens alone have several
 * solutions. Returns the number of its solutions: 0, 1, or 2 for several. */
int rt_remake_grid (RtDocument *document, RtGrid *grid);

/* Leave out givens that the puzzle does not need, or add as many as it needs to have exactly one solution, as
 * one undo step; symmetric givens stay so if possible. DONE says whether the puzzle was changed. Return
 * translated sentences on the change, or why there was none. Free with g_free. */
char *rt_remake_fewer (RtDocument *document, bool *done);
char *rt_remake_more (RtDocument *document, bool *done);

/* Returns the puzzle with another look, LOOK: the id of a row of rt_guises. The caller owns it. NULL for an
 * empty grid. */
RtPuzzle *rt_remake_look (RtDocument *document, const char *look);
