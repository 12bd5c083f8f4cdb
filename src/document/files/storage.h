/* storage.h - loads puzzles from files and saves them, asynchronously and atomically.
 *
 * Every call can be cancelled, and leaves the file as it was if it fails. Error messages are translated
 * sentences that name the file (and the place, in a malformed one). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"

#include <gio/gio.h>

/* Reads FILE in any format. */
void rt_storage_load_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback done,
                            gpointer user_data);

/* Reads BYTES, which messages call NAME, in any format. */
void rt_storage_load_bytes_async (GBytes *bytes, const char *name, GCancellable *cancellable,
                                  GAsyncReadyCallback done, gpointer user_data);

/* Reads the rest of STREAM after BYTES, which were read of it, and drops it. Messages call it NAME. Of a
 * collection at most RT_TEXT_MAX bytes are read, as the session keeps them. */
void rt_storage_load_stream_async (GInputStream *stream, GBytes *bytes, const char *name,
                                   GCancellable *cancellable, GAsyncReadyCallback done,
                                   gpointer user_data);

/* Returns the reading, and sets ETAG to the file's etag or NULL. The caller owns both. */
RtReading *rt_storage_load_finish (GAsyncResult *result, char **etag, GError **error);

/* After a failed rt_storage_load_finish: returns the readable part of a malformed file (see rt_read_rest), or
 * NULL; the caller owns it. */
RtReading *rt_storage_loaded_rest (GAsyncResult *result);

/* After rt_storage_load_finish, failed or not: returns all puzzles of the file if it has several, otherwise
 * NULL; the caller owns them. The reading may have only the first of them. Of a malformed file, only whole
 * puzzles are returned. */
RtCollection *rt_storage_loaded_collection (GAsyncResult *result);

/* After rt_storage_load_finish, failed or not: returns the text of the stream as UTF-8; NULL if no stream was
 * loaded, or it is a picture. Free with g_free. */
char *rt_storage_loaded_text (GAsyncResult *result);

/* After rt_storage_load_finish, failed or not: returns the picture in the file, even if nothing could be read
 * in it; NULL if it is none, or cannot be decoded. The caller owns it. */
RtPhoto *rt_storage_loaded_photo (GAsyncResult *result);

/* Returns the format for the suffix of FILE's name; the native one if no format has it. */
const RtFormat *rt_storage_format_for (GFile *file);

/* Replaces FILE's content atomically with PUZZLE in FORMAT. With ETAG (may be NULL) it fails with
 * G_IO_ERROR_WRONG_ETAG if another program has changed the file since. */
void rt_storage_save_async (RtPuzzle *puzzle, const RtFormat *format, GFile *file, const char *etag,
                            GCancellable *cancellable, GAsyncReadyCallback done,
                            gpointer user_data);

/* Replaces FILE's content atomically with BYTES, whether or not the file was changed. */
void rt_storage_save_bytes_async (GBytes *bytes, GFile *file, GCancellable *cancellable,
                                  GAsyncReadyCallback done, gpointer user_data);

/* Ends a save. ETAG (may be NULL) becomes the file's. */
bool rt_storage_save_finish (GAsyncResult *result, char **etag, GError **error);
