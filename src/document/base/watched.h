/* watched.h - RtWatched: what a person's own program prints, read off the main thread: into a trace that
 * can be looked at meanwhile; at its end it is found out what the steps tell of the program.
 *
 * Reference-counted. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/diagnosis/diagnosis.h"
#include "engine/steps/printout.h"
#include "engine/trace/trace.h"

#include <gio/gio.h>

typedef struct _RtWatched RtWatched;

RtWatched *rt_watched_ref (RtWatched *self);
void rt_watched_unref (RtWatched *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtWatched, rt_watched_unref)

/* Returns true if the beginning of a text looks like steps: then it is worth opening. */
bool rt_watched_suits (const char *text, gsize size);

/* What is to be fed with steps: its tape lies in the program's cache folder. PUZZLE may be NULL. Free
 * with rt_printout_free. */
RtPrintout *rt_watched_make_printout (const RtGrid *puzzle);

/* Opens FILE, if it begins with steps, or takes TEXT instead (FILE is NULL), which does, and reads on
 * until their puzzle is known. PUZZLE (may be NULL) is the one that they solve unless they say another. */
void rt_watched_open_async (GFile *file, GBytes *text, const RtGrid *puzzle,
                            GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data);

/* The same of STREAM, if it begins with steps. It may grow while it is read, and is let go of at its
 * end, or where it is stopped. */
void rt_watched_open_stream_async (GInputStream *stream, const RtGrid *puzzle, GCancellable *cancellable,
                                   GAsyncReadyCallback done, gpointer user_data);

/* NULL without an error: these are no steps. The error says where, and what is wrong. */
RtWatched *rt_watched_open_finish (GAsyncResult *result, GError **error);

/* After that, of a stream without steps: the bytes that were read of it, which the stream no longer
 * brings. The caller owns them. */
GBytes *rt_watched_read_bytes (GAsyncResult *result);

/* The file that they are read from; NULL: none. */
GFile *rt_watched_file (RtWatched *self);

/* The grid that the steps start from, and their trace. */
const RtGrid *rt_watched_puzzle (RtWatched *self);
RtTrace *rt_watched_trace (RtWatched *self);

/* Reads to the end, or until it is cancelled; what was read to its end stays. */
void rt_watched_read_async (RtWatched *self, GCancellable *cancellable, GAsyncReadyCallback done,
                            gpointer user_data);

/* After that: what the steps tell of the program; NULL: they were not read to their end. */
const RtDiagnosis *rt_watched_diagnosis (RtWatched *self);

/* And what is wrong with the text itself, as a sentence with its place; NULL: nothing is. */
const char *rt_watched_fault (RtWatched *self);
