/* step-facts.h - RtStepFacts: facts about a step of a search that need a computation over many steps; and RtFactFinder,
 * which computes them in a thread.
 *
 * RtNoWayOut names the digit since which a search has had no way to a solution: of the digits on the grid, in the order
 * in which they were written, the first with which the fast solver finds no solution.
 *
 * Not for the steps of a person's own program. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "engine/trace/tree.h"

#include <glib.h>

typedef struct {
  guint64 position; /* the step that was asked about */
  RtBranch branch;  /* branch of the digit; its first step is 0 if there still is a way to a solution, or if there never
                     * was one */
} RtNoWayOut;

/* Returns "There has been no way out since the 6 in row 1, column 2 (step 12,014): 1,204 steps in vain."; NULL if LOST
 * names no digit. Free with g_free. */
char *rt_no_way_out_say (const RtNoWayOut *lost);

typedef struct {
  RtNoWayOut lost;  /* the digit since which there is no way out */
  RtCells why;      /* a small set of cells, including the cell of the lost digit, whose digits together have no
                     * solution; empty if no digit is lost */
  RtBranch undone;  /* branch that the step took back; its first step is 0 if the step took no digit back */
  guint8 furthest_cell; /* last cell, in reading order, that a search which goes from cell to cell wrote into during
                           UNDONE; RT_NO_CELL for other searches */
} RtStepFacts;

/* Computes the facts about step POSITION of the recorded search TRACE: the digit since which there is no solution,
 * the reason, and the branch that the step took back. Returns false if STOP (may be NULL) was raised. */
bool rt_step_facts_at (RtTrace *trace, guint64 position, RtStepFacts *facts, RtStop *stop);

typedef struct _RtFactFinder RtFactFinder;

/* Returns an object that computes facts about steps in a thread, and calls FOUND with OWNER when it has them. */
RtFactFinder *rt_fact_finder_new (void (*found) (gpointer owner), gpointer owner);
void rt_fact_finder_free (RtFactFinder *self);

/* Begins to compute the facts about step POSITION of the recorded search TRACE (since when there is no solution, and
 * similar), unless they are known or being computed. If TRACE is NULL, removes all results. */
void rt_fact_finder_ask (RtFactFinder *self, RtTrace *trace, guint64 position);

/* Sets FACTS to the known facts about step POSITION of TRACE. While they are being computed, FACTS has only the lost
 * digit (since which there is no solution) of the previous question, if that digit is still on the grid; everything
 * else is 0. Returns false if rt_fact_finder_ask was last called for another step. */
bool rt_fact_finder_facts (RtFactFinder *self, RtTrace *trace, guint64 position, RtStepFacts *facts);
