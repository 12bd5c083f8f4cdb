/* slips.h - RtSlips: which slip of a person may have left a document's grid without a solution, or with
 * several, found out in the background as soon as the verdict says so.
 *
 * Nothing is told where the person is not told the verdict (rt_desk_tells).
 *
 * Where the givens by themselves have exactly one solution, an entry that contradicts it is no slip but
 * play: the verdict names it. Where there are several solutions, a slip is only one possibility: its
 * corrections are offered, but none is told as the best. Where two equal digits see each other only slips are told whose
 * correction leaves exactly one solution. Main thread only; the work is done in a thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/solving.h"
#include "engine/typo-repair.h"

#define RT_TYPE_SLIPS (rt_slips_get_type ())
G_DECLARE_FINAL_TYPE (RtSlips, rt_slips, RT, SLIPS, GObject)

/* Signal `changed`: what the functions tell is another now.
 *
 * SOLVING is that of DOCUMENT: it knows the verdict. */
RtSlips *rt_slips_new (RtDocument *document, RtSolving *solving);

/* Whether nothing is looked for. */
bool rt_slips_is_settled (RtSlips *self);

/* The corrections, of RtRepair, the best first: those that leave exactly one solution; where there
 * are none for a grid without a solution, some of those that leave several; empty where no single one
 * helps. NULL where there is nothing to correct, and while nothing is known. Valid until it changes. */
GArray *rt_slips_repairs (RtSlips *self);

/* The best of them for a grid without a solution; NULL: there is none. */
const RtRepair *rt_slips_best (RtSlips *self);

/* That in a few words behind "no solution", for a subtitle: "no solution: perhaps row 5, column 6 is
 * wrong". NULL where nothing is known, or the verdict itself says it. Free with g_free. */
char *rt_slips_say (RtSlips *self);

/* The cells whose digits contradict each other, as in the newest verdict that is known; none where
 * two equal digits see each other. They are framed in the grid where neither a slip nor a wrong entry
 * explains them, or when the person wants to see them: an edit ends that. */
RtCells rt_slips_involved (RtSlips *self);
RtCells rt_slips_framed (RtSlips *self);
void rt_slips_frame (RtSlips *self);
