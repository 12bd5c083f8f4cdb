/* spent.h - where the placements and steps of a recorded search went. For this room alone: a
 * told sentence carries it (why-cost.h). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/trace.h"

/* Of a longer search so many stretches are looked at, evenly spread and each of so many steps: the
 * I-th, from 0, begins behind step I * (steps / RT_SPENT_STRETCHES). */
#define RT_SPENT_STRETCHES 32
#define RT_SPENT_STEPS 1024

typedef struct {
  const RtSearch *search;
  uint64_t steps;      /* to the first solution; else all that are recorded */
  RtStatus status;     /* after these; RT_STATUS_SEARCHING: it was stopped, or still runs */
  RtCounts counts;     /* after these */
  int blanks;          /* of the puzzle */

  /* Of the steps that were looked at: all, or a sample. */
  bool is_sample;
  uint64_t placements;
  uint64_t forced;     /* of these: the cell could hold nothing else, or the digit had no other
                        * place in its row, column or box, by what stood on the grid */
  uint64_t choices;    /* of these: those that were not another try after a digit was taken back */
  uint64_t left;       /* digits that row, column and box left for the cells of the choices */

  /* Of all steps, how many ended with so many blanks filled; nothing where the trace goes on beyond
   * STEPS. */
  bool knows_depths;
  uint64_t at[RT_TRACE_DEPTHS];
} RtSpent;

/* Looks at TRACE as far as it is recorded: some ten milliseconds, however long it is. Returns false
 * if STOP (may be NULL) ended it early. */
bool rt_spent_look (RtTrace *trace, RtStop *stop, RtSpent *spent);

/* Of a search on GIVENS that is not recorded: what it took, and that none of its steps was looked
 * at. */
void rt_spent_know (const RtSearch *search, const RtGrid *givens, RtStatus status,
                    const RtCounts *counts, RtSpent *spent);

/* Tenths of digits that were left for a choice, rounded; 0 where nothing was chosen. */
uint64_t rt_spent_left (const RtSpent *spent);

/* How many of a hundred placements were forced, rounded down. */
uint64_t rt_spent_forced (const RtSpent *spent);

/* The narrowest range of depths in which nine of ten steps ended; false where these are not
 * known. */
bool rt_spent_band (const RtSpent *spent, int *from, int *to);

/* How many of a hundred steps ended within these depths, rounded down. */
int rt_spent_share (const RtSpent *spent, int from, int to);
