/* what-if.h - RtWhatIf: a second search ("what if another digit were here?"), which starts at a
 * step of the first search with another digit.
 *
 * The same algorithm runs on the grid of that step with the other digit. The document is not changed. Main thread
 * only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/player.h"

typedef struct _RtWhatIf RtWhatIf;

/* Returns an object for second searches, as yet without one. CHANGED is called with OWNER when a search has ended. */
RtWhatIf *rt_what_if_new (void (*changed) (gpointer owner), gpointer owner);
void rt_what_if_free (RtWhatIf *self);

/* Starts a second search from GRID, with DIGIT in CELL, which is empty in GRID. Ends the previous
 * one. Uses the algorithm of TRACE, the first search. */
void rt_what_if_begin (RtWhatIf *self, RtTrace *trace, const RtGrid *grid, int cell, int digit);

/* Ends the second search and removes it. */
void rt_what_if_end (RtWhatIf *self);

/* Returns the recording of the first search, from which the second one started; NULL if there is no second search. */
RtTrace *rt_what_if_origin (RtWhatIf *self);

/* Returns the cell of the person's question "what if"; rt_what_if_digit its digit;
 * rt_what_if_player the player of the second search. */
int rt_what_if_cell (RtWhatIf *self);
int rt_what_if_digit (RtWhatIf *self);
RtPlayer *rt_what_if_player (RtWhatIf *self);

bool rt_what_if_is_running (RtWhatIf *self);

/* Sets SOLUTION to the solution that the second search has found. Returns false if it has found
 * none so far. */
bool rt_what_if_solution (RtWhatIf *self, RtGrid *solution);

/* Moves the player on; while the search runs and the player does not play, to its newest step. To be called once a frame
 * while rt_what_if_is_moving returns true. NOW is in microseconds of a monotonic clock. */
void rt_what_if_tick (RtWhatIf *self, gint64 now);
bool rt_what_if_is_moving (RtWhatIf *self);
