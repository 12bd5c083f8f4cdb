/* search-recorder.h - RtRecording: runs a search in a thread and records its steps (a trace), in one or several runs.
 *
 * A run ends at the next solution, at the end of the search, or when it is stopped. The next run
 * continues there. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/base/watched-program.h"
#include "engine/trace/trace.h"

#include <glib.h>

typedef struct _RtRecording RtRecording;

/* Returns an object that will record SEARCH on GIVENS. ENDED is called with OWNER after every run
 * (up to a solution, the end or a stop). After the first run that reaches a solution or the end,
 * the search is run once more without recording to measure its time, unless it took very long. A
 * short search is measured before the call of ENDED; a longer one after it, and then MEASURED is
 * called with OWNER. Neither is called after rt_recording_free. */
RtRecording *rt_recording_new (const RtSearch *search, const RtGrid *givens,
                               void (*ended) (gpointer owner), void (*measured) (gpointer owner),
                               gpointer owner);

/* Returns an object that will record the printed steps of a person's program, which WATCHED
 * (referenced) reads in one run. ENDED is called with OWNER after the run. */
RtRecording *rt_recording_new_watched (RtWatched *watched, void (*ended) (gpointer owner),
                                       gpointer owner);
void rt_recording_free (RtRecording *self);

/* Returns the person's program whose printed steps are recorded; NULL for a search of Retrace. */
RtWatched *rt_recording_watched (RtRecording *self);

/* Returns the recorded search, owned by SELF. It grows during a run. */
RtTrace *rt_recording_trace (RtRecording *self);

/* Starts to record, up to the next solution or the end. No run must be in progress. */
void rt_recording_run (RtRecording *self);
bool rt_recording_is_running (const RtRecording *self);

/* Stops the run, if there is one. The callback for the end of a run is called soon after that. */
void rt_recording_stop (RtRecording *self);

/* Returns the time of all runs so far, in microseconds. */
gint64 rt_recording_elapsed (RtRecording *self);

/* Returns the time in microseconds that the search takes to its first solution or its end without
 * recording; 0 while that is unknown. */
double rt_recording_bare (RtRecording *self);
