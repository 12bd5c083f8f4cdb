/* likely-typos.h - RtSlips: searches in a thread for typing slips that may have left a document's grid without a
 * solution, or with several.
 *
 * A search starts after each verdict of no or several solutions, unless the policy hides the verdict (rt_desk_tells).
 * If the givens alone have exactly one solution, an entry that contradicts it is not a slip but a wrong move, which the
 * verdict contains. If there are several solutions, corrections are offered, but none of them is the best, because
 * there may be no slip at all. If two peers hold equal digits, only corrections that leave exactly one solution are
 * offered. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/solving.h"
#include "engine/typo-repair.h"

#define RT_TYPE_SLIPS (rt_slips_get_type ())
G_DECLARE_FINAL_TYPE (RtSlips, rt_slips, RT, SLIPS, GObject)

/* Returns an object that searches for typing errors in DOCUMENT; SOLVING provides the verdict. Both are referenced.
 *
 * Signal `changed`: a result of the functions below has changed. */
RtSlips *rt_slips_new (RtDocument *document, RtSolving *solving);

/* Returns true if no search is running or about to start. */
bool rt_slips_is_settled (RtSlips *self);

/* Returns the corrections (an array of RtRepair), the best first: corrections that leave exactly
 * one solution; if there are none and the grid has no solution, some that leave several. The array
 * is empty if no single correction helps. Returns NULL if there is nothing to correct, or while the
 * search is running. SELF owns the array, which is valid until the next `changed`. */
GArray *rt_slips_repairs (RtSlips *self);

/* Returns the best correction of a grid without a solution; NULL if there is no correction, or if
 * the grid has solutions. */
const RtRepair *rt_slips_best (RtSlips *self);

/* Returns the best correction as a short translated text: "no solution: perhaps row 5, column 6 is
 * wrong". Returns NULL if there is none, or if the verdict itself names equal digits. Free with
 * g_free. */
char *rt_slips_say (RtSlips *self);

/* Returns the cells whose digits contradict each other according to the last verdict; the empty set
 * if peers hold equal digits. */
RtCells rt_slips_involved (RtSlips *self);

/* Returns the cells of rt_slips_involved if they are to be framed in the grid; otherwise the empty
 * set. They are framed if no single correction helps, or, until the next edit, after
 * rt_slips_frame. */
RtCells rt_slips_framed (RtSlips *self);
void rt_slips_frame (RtSlips *self);
