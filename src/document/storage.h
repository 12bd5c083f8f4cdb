/* storage.h - puzzles from files and to files; nothing is ever half written.
 *
 * Everything is asynchronous, cancellable, and leaves what was there untouched when it fails. Error
 * messages are translated sentences that name the file (and the place, for a malformed one). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection.h"

#include <gio/gio.h>

/* Reads FILE through the formats. */
void rt_storage_load_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback done,
                            gpointer user_data);

/* The reading, and the file's etag (may be NULL). The caller owns both. */
RtReading *rt_storage_load_finish (GAsyncResult *result, char **etag, GError **error);

/* After that failed: what a malformed file still holds (see rt_read_rest), or NULL; the caller owns
 * it. */
RtReading *rt_storage_loaded_rest (GAsyncResult *result);

/* After either: all puzzles of the file where they are several, else NULL; the caller owns them. The
 * reading need not have more than the first of them. Of a rest, those that could be read whole. */
RtCollection *rt_storage_loaded_collection (GAsyncResult *result);

/* The format that FILE's name asks for; the native one where the name says nothing. */
const RtFormat *rt_storage_format_for (GFile *file);

/* Replaces FILE's content atomically with PUZZLE in FORMAT. ETAG (may be NULL): fails with
 * G_IO_ERROR_WRONG_ETAG where another program changed the file since. */
void rt_storage_save_async (RtPuzzle *puzzle, const RtFormat *format, GFile *file, const char *etag,
                            GCancellable *cancellable, GAsyncReadyCallback done,
                            gpointer user_data);

/* The same with BYTES as they are, whatever was in the file. */
void rt_storage_save_bytes_async (GBytes *bytes, GFile *file, GCancellable *cancellable,
                                  GAsyncReadyCallback done, gpointer user_data);

/* How either of them ended. ETAG may be NULL. */
bool rt_storage_save_finish (GAsyncResult *result, char **etag, GError **error);
