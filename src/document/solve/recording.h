/* recording.h - RtRecording: records a search in a thread, run after run.
 *
 * A run ends at the search's next solution, at its end, or when it is stopped; the next run continues from
 * there. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/base/watched-program.h"
#include "engine/trace/trace.h"

#include <glib.h>

typedef struct _RtRecording RtRecording;

/* Returns a recording of SEARCH on GIVENS; nothing runs yet. ENDED is called with OWNER after every run. After
 * the first run that came to a solution or the end, the search is measured without a recording, unless it took
 * very long: a short one before ENDED, a longer one after it, and then MEASURED is called with OWNER. Neither is
 * called after rt_recording_free. */
RtRecording *rt_recording_new (const RtSearch *search, const RtGrid *givens,
                               void (*ended) (gpointer owner), void (*measured) (gpointer owner),
                               gpointer owner);

/* Returns a recording of the steps that WATCHED reads, in one run. ENDED is called with OWNER after it. */
RtRecording *rt_recording_new_watched (RtWatched *watched, void (*ended) (gpointer owner),
                                       gpointer owner);
void rt_recording_free (RtRecording *self);

/* Returns the source of the steps; NULL for a search of the program's own. */
RtWatched *rt_recording_watched (RtRecording *self);

/* Returns the trace, which grows during a run. */
RtTrace *rt_recording_trace (RtRecording *self);

/* Begins a run; there must be none. */
void rt_recording_run (RtRecording *self);
bool rt_recording_is_running (const RtRecording *self);

/* Ends the run, if there is one; ENDED is called soon. */
void rt_recording_stop (RtRecording *self);

/* Returns the time of all runs so far, in microseconds. */
gint64 rt_recording_elapsed (RtRecording *self);

/* Returns the microseconds that the search takes to its first solution or its end when it is not recorded; 0
 * while that is not known. */
double rt_recording_bare (RtRecording *self);
