/* storage.h - loads puzzles from files and saves them; nothing is ever half written.
 *
 * Everything is asynchronous, cancellable, and leaves the file as it was if it fails. Error
 * messages are translated sentences that name the file (and the place, in a malformed one). */
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

/* After that failed: what could be read of a malformed file (see rt_read_rest), or NULL; the caller
 * owns it. */
RtReading *rt_storage_loaded_rest (GAsyncResult *result);

/* After either: all puzzles of the file if there are several, otherwise NULL; the caller owns them.
 * The reading may have only the first of them. Of a malformed file, those that could be read
 * whole. */
RtCollection *rt_storage_loaded_collection (GAsyncResult *result);

/* After either: the text that a stream brought, as UTF-8; NULL of a picture and of anything else that was
 * loaded. Free with g_free. */
char *rt_storage_loaded_text (GAsyncResult *result);

/* After either: the picture that the file is, even if nothing could be read in it; NULL: it is none, or
 * cannot be decoded. The caller owns it. */
RtPhoto *rt_storage_loaded_photo (GAsyncResult *result);

/* The format for the suffix of FILE's name; the native one if there is none for it. */
const RtFormat *rt_storage_format_for (GFile *file);

/* Replaces FILE's content atomically with PUZZLE in FORMAT. With ETAG (may be NULL) it fails with
 * G_IO_ERROR_WRONG_ETAG if another program has changed the file since. */
void rt_storage_save_async (RtPuzzle *puzzle, const RtFormat *format, GFile *file, const char *etag,
                            GCancellable *cancellable, GAsyncReadyCallback done,
                            gpointer user_data);

/* The same with BYTES as they are, whether or not the file was changed. */
void rt_storage_save_bytes_async (GBytes *bytes, GFile *file, GCancellable *cancellable,
                                  GAsyncReadyCallback done, gpointer user_data);

/* Ends either of them. ETAG (may be NULL) becomes the file's. */
bool rt_storage_save_finish (GAsyncResult *result, char **etag, GError **error);
