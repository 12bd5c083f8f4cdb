/* watched-program.h - RtWatched: reads the steps that a person's own solver program prints, from a
 * file, a text or a stream, and shows them while they are read.
 *
 * A thread parses the steps into a trace, which can be shown meanwhile, and diagnoses the program
 * at their end. Reference-counted. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/diagnosis/diagnosis.h"
#include "engine/steps/program-steps.h"
#include "engine/trace/trace.h"

#include <gio/gio.h>

typedef struct _RtWatched RtWatched;

RtWatched *rt_watched_ref (RtWatched *self);
void rt_watched_unref (RtWatched *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtWatched, rt_watched_unref)

/* Returns true if the SIZE bytes of TEXT, the beginning of a longer text, look like printed
 * steps. */
bool rt_watched_suits (const char *text, gsize size);

/* Returns a new parser of printed steps, which records them in a file in Retrace's cache folder.
 * PUZZLE is the puzzle of steps that do not name one, or NULL. Free with rt_printout_free. */
RtPrintout *rt_watched_make_printout (const RtGrid *puzzle);

/* Opens FILE, or TEXT if FILE is NULL, in a thread, and reads until the puzzle of the steps is
 * known. TEXT must begin with steps; FILE may contain anything. PUZZLE (may be NULL) is the puzzle
 * of steps that do not name one. */
void rt_watched_open_async (GFile *file, GBytes *text, const RtGrid *puzzle,
                            GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data);

/* Opens STREAM in a thread, and reads until the puzzle of the steps is known. The program may still
 * write to the stream, which is closed at its end or when reading is cancelled. PUZZLE (may be
 * NULL) is the puzzle of steps that do not name one. */
void rt_watched_open_stream_async (GInputStream *stream, const RtGrid *puzzle, GCancellable *cancellable,
                                   GAsyncReadyCallback done, gpointer user_data);

/* Returns the opened steps of a person's program, owned by the caller. Returns NULL without an error if the input
 * does not begin with steps. The message of an error contains file name, line and column. */
RtWatched *rt_watched_open_finish (GAsyncResult *result, GError **error);

/* Returns the bytes that were read from a stream without steps, after rt_watched_open_finish has
 * returned NULL. The caller owns them. */
GBytes *rt_watched_read_bytes (GAsyncResult *result);

/* Returns the file of the steps, owned by SELF; NULL if there is none. */
GFile *rt_watched_file (RtWatched *self);

/* Returns the grid from which the steps start; rt_watched_trace the recorded steps. SELF owns both. */
const RtGrid *rt_watched_puzzle (RtWatched *self);
RtTrace *rt_watched_trace (RtWatched *self);

/* Set or return the time in microseconds that the program took, which its steps do not tell; 0: it is not known. */
void rt_watched_set_time (RtWatched *self, gint64 time);
gint64 rt_watched_time (RtWatched *self);

/* Reads the steps in a thread to their end, or until cancelled. The steps so far can be shown meanwhile and
 * afterwards. */
void rt_watched_read_async (RtWatched *self, GCancellable *cancellable, GAsyncReadyCallback done,
                            gpointer user_data);

/* Returns the diagnosis of the program, owned by SELF; NULL until the steps were read to their
 * end. */
const RtDiagnosis *rt_watched_diagnosis (RtWatched *self);

/* Returns a sentence about the first read error or malformed line, with its place; NULL if there is
 * none. SELF owns it. */
const char *rt_watched_fault (RtWatched *self);
