/* remake.h - what can be made of the puzzle of a document: with fewer givens, with more, with other
 * looks; and whether it is the same as another one.
 *
 * The puzzle is the givens; where these have not exactly one solution, all digits but those that the
 * solver wrote. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"

/* Sets GRID to the puzzle of DOCUMENT: its givens, with the entries where the givens alone have several
 * solutions. Returns the number of its solutions: 0, 1, or 2 for several. */
int rt_remake_grid (RtDocument *document, RtGrid *grid);

/* Leave out givens that the puzzle does not need, or put in as many as it needs to have just one
 * solution, as one undo step; a puzzle whose givens mirror one another keeps that, where it can. DONE
 * says whether something was done; returned is what, or why nothing, as translated sentences. Free with
 * g_free. */
char *rt_remake_fewer (RtDocument *document, bool *done);
char *rt_remake_more (RtDocument *document, bool *done);

/* The puzzle with other looks: LOOK is the id of a row of rt_guises. The caller owns it. NULL where no
 * digit is there. */
RtPuzzle *rt_remake_look (RtDocument *document, const char *look);
