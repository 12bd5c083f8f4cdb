/* watched-program.h - RtWatched: the printed steps of a person's own program, read in a thread into a trace that can
 * be shown meanwhile, and diagnosed at their end.
 *
 * Reference-counted. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/diagnosis/diagnosis.h"
#include "engine/steps/step-log.h"
#include "engine/trace/trace.h"

#include <gio/gio.h>

typedef struct _RtWatched RtWatched;

RtWatched *rt_watched_ref (RtWatched *self);
void rt_watched_unref (RtWatched *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtWatched, rt_watched_unref)

/* Returns true if TEXT, the beginning of a text, looks like steps. */
bool rt_watched_suits (const char *text, gsize size);

/* Returns a printout to parse steps with, whose tape lies in the program's cache folder. PUZZLE may be NULL.
 * Free with rt_printout_free. */
RtPrintout *rt_watched_make_printout (const RtGrid *puzzle);

/* Opens FILE, if it begins with steps, or TEXT (then FILE is NULL), which does, and reads until their puzzle
 * is known. PUZZLE (may be NULL) is the puzzle of steps that do not name one. */
void rt_watched_open_async (GFile *file, GBytes *text, const RtGrid *puzzle,
                            GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data);

/* Opens STREAM, if it begins with steps. It may grow while it is read, and is closed at its end, or when
 * reading is cancelled. */
void rt_watched_open_stream_async (GInputStream *stream, const RtGrid *puzzle, GCancellable *cancellable,
                                   GAsyncReadyCallback done, gpointer user_data);

/* Returns the opened steps; NULL without an error if there are no steps. The error names the place and the
 * fault. */
RtWatched *rt_watched_open_finish (GAsyncResult *result, GError **error);

/* After rt_watched_open_finish, of a stream without steps: returns the bytes that were read of it. The caller
 * owns them. */
GBytes *rt_watched_read_bytes (GAsyncResult *result);

/* Returns the file of the steps, or NULL. */
GFile *rt_watched_file (RtWatched *self);

/* Returns the grid that the steps start from, and their trace. */
const RtGrid *rt_watched_puzzle (RtWatched *self);
RtTrace *rt_watched_trace (RtWatched *self);

/* Reads to the end, or until it is cancelled; steps read so far stay. */
void rt_watched_read_async (RtWatched *self, GCancellable *cancellable, GAsyncReadyCallback done,
                            gpointer user_data);

/* Returns the diagnosis of the steps, once they are read to their end; else NULL. */
const RtDiagnosis *rt_watched_diagnosis (RtWatched *self);

/* Returns a sentence on the first malformed line, with its place; NULL if there is none. */
const char *rt_watched_fault (RtWatched *self);
