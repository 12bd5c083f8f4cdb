/* slips.h - RtSlips: the typing slips that may have left a document's grid without a solution, or with
 * several, searched for after each such verdict.
 *
 * Nothing is told if the person is not told the verdict (rt_desk_tells).
 *
 * If the givens alone have exactly one solution, an entry that contradicts it is a wrong move, no slip: the
 * verdict names it. If there are several solutions, a slip is only one possibility: its corrections are
 * offered, but none is called the best. If two equal digits see each other, only slips are told whose
 * correction leaves exactly one solution. Main thread only; the search runs in a thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/solving.h"
#include "engine/typo-repair.h"

#define RT_TYPE_SLIPS (rt_slips_get_type ())
G_DECLARE_FINAL_TYPE (RtSlips, rt_slips, RT, SLIPS, GObject)

/* Signal `changed`: a result of the functions below has changed.
 *
 * SOLVING is that of DOCUMENT and knows the verdict. */
RtSlips *rt_slips_new (RtDocument *document, RtSolving *solving);

/* Returns true if no search runs. */
bool rt_slips_is_settled (RtSlips *self);

/* Returns the corrections (of RtRepair), the best first: those that leave exactly one solution; for a grid
 * without a solution that has none of these, some that leave several; empty if no single correction helps.
 * NULL if there is nothing to correct, or nothing is known yet. Valid until the next `changed`. */
GArray *rt_slips_repairs (RtSlips *self);

/* Returns the best correction of a grid without a solution, or NULL. */
const RtRepair *rt_slips_best (RtSlips *self);

/* Returns the best correction in a few words for a subtitle: "no solution: perhaps row 5, column 6 is wrong".
 * NULL if nothing is known, or the verdict itself says it. Free with g_free. */
char *rt_slips_say (RtSlips *self);

/* Returns the cells whose digits contradict each other by the last verdict; none if two equal
 * digits see each other. They are framed in the grid if neither a slip nor a wrong entry explains
 * them, or when the person wants to see them, until the next edit. */
RtCells rt_slips_involved (RtSlips *self);
RtCells rt_slips_framed (RtSlips *self);
void rt_slips_frame (RtSlips *self);
