/* why-cost.h - why one search costs more than another on the same puzzle, in words and numbers.
 *
 * One sentence tells what both took; behind it stand those reasons, of a small table, whose
 * conditions hold. Every number is what the traces hold, or of a long search, where the text says
 * "about", what a sample of it does (spent.h). Of a search that is not recorded only its counts are
 * told. A search that was stopped is told as such. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/compare/cost-value.h"
#include "document/compare/spent.h"
#include "engine/trace/trace.h"

#include <glib.h>

typedef struct {
  char *text;         /* translated */
  RtCostCase what;
  unsigned reasons;   /* of RtCostReason */
  int fewer;          /* which of the two needs fewer placements; -1: neither, or not known */
  GArray *values;     /* of RtCostValue, as they stand in the text */
  RtSpent spent[2];   /* what they are of */
} RtWhyCost;

/* One of the two searches, on the same givens as the other, run to its first solution, to its end,
 * or stopped; what comes after a first solution is not looked at. */
typedef struct {
  const RtSearch *search;
  RtTrace *trace;      /* NULL: it is not recorded, and all that is known of it is: */
  RtStatus status;     /* RT_STATUS_SEARCHING: it was stopped */
  RtCounts counts;     /* what it took */
} RtCostSide;

/* Of two searches on GIVENS. In some ten milliseconds, however long they are, on any thread. NULL if
 * STOP (may be NULL) ended it early. Free with rt_why_cost_free. */
RtWhyCost *rt_why_cost (const RtGrid *givens, const RtCostSide *first, const RtCostSide *second,
                        RtStop *stop);
void rt_why_cost_free (RtWhyCost *why);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtWhyCost, rt_why_cost_free)
