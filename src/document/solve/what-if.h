/* what-if.h - RtWhatIf: a second search, which continues from a step of the desk's search with
 * another digit.
 *
 * The same algorithm runs on the grid of that step with the digit. Nothing of it is in the document. Main thread
 * only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/player.h"

typedef struct _RtWhatIf RtWhatIf;

/* Returns an object without a search. CHANGED is called with OWNER when the search has ended. */
RtWhatIf *rt_what_if_new (void (*changed) (gpointer owner), gpointer owner);
void rt_what_if_free (RtWhatIf *self);

/* Begins a search from GRID, in which CELL is empty, with DIGIT in that cell, by the algorithm of TRACE, the first
 * search. Ends the one before. */
void rt_what_if_begin (RtWhatIf *self, RtTrace *trace, const RtGrid *grid, int cell, int digit);

/* Puts the search away. */
void rt_what_if_end (RtWhatIf *self);

/* Returns the trace of the first search; NULL if there is no search. */
RtTrace *rt_what_if_origin (RtWhatIf *self);

/* Return the cell and the digit of the second search, and its player. */
int rt_what_if_cell (RtWhatIf *self);
int rt_what_if_digit (RtWhatIf *self);
RtPlayer *rt_what_if_player (RtWhatIf *self);

bool rt_what_if_is_running (RtWhatIf *self);

/* Sets SOLUTION to the solution that the search has found. Returns false if it has found none so
 * far. */
bool rt_what_if_solution (RtWhatIf *self, RtGrid *solution);

/* Moves the player on; while the search runs and the player does not play, to its newest step. To be called once a frame
 * while rt_what_if_is_moving returns true. NOW is in microseconds of a monotonic clock. */
void rt_what_if_tick (RtWhatIf *self, gint64 now);
bool rt_what_if_is_moving (RtWhatIf *self);
