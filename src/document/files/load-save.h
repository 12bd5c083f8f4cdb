/* load-save.h - loads puzzles from files, bytes and streams, and saves them to files; asynchronous,
 * in threads.
 *
 * Every call can be cancelled. A save that fails leaves the file unchanged. Error messages are
 * translated sentences with the name of the file and, if it is malformed, line and column. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"

#include <gio/gio.h>

/* Reads FILE in any format. */
void rt_storage_load_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback done,
                            gpointer user_data);

/* Reads BYTES in any format. Error messages use NAME instead of a file name. */
void rt_storage_load_bytes_async (GBytes *bytes, const char *name, GCancellable *cancellable,
                                  GAsyncReadyCallback done, gpointer user_data);

/* Reads a text in any format that begins with BYTES, which the caller has already read, and
 * continues with STREAM up to its end. Error messages use NAME instead of a file name. A text of
 * more than RT_TEXT_MAX bytes is an error, because the session keeps the text. */
void rt_storage_load_stream_async (GInputStream *stream, GBytes *bytes, const char *name,
                                   GCancellable *cancellable, GAsyncReadyCallback done,
                                   gpointer user_data);

/* Returns the puzzles that were read, and sets ETAG (may be NULL) to the file's etag or NULL. The
 * caller owns both. Returns NULL with ERROR set on failure. */
RtReading *rt_storage_load_finish (GAsyncResult *result, char **etag, GError **error);

/* Returns the readable part of a malformed file, after rt_storage_load_finish has failed; NULL if
 * there is none. The caller owns it. */
RtReading *rt_storage_loaded_rest (GAsyncResult *result);

/* Returns all puzzles of the file if it has several, otherwise NULL; for a malformed file, only the
 * puzzles that are whole. To be called after rt_storage_load_finish, which returns only the first
 * puzzle, or fails. The caller owns the collection. */
RtCollection *rt_storage_loaded_collection (GAsyncResult *result);

/* Returns the text of the stream as UTF-8 after rt_storage_load_finish, successful or not. Returns
 * NULL if no stream was loaded, or if it contains a picture. Free with g_free. */
char *rt_storage_loaded_text (GAsyncResult *result);

/* Returns the picture in the file after rt_storage_load_finish, even if no puzzle was found in the
 * picture. Returns NULL if the file is not a picture, or cannot be decoded. The caller owns it. */
RtPhoto *rt_storage_loaded_photo (GAsyncResult *result);

/* Returns the puzzle format for files with the suffix of FILE's name; rt_format_sdk if no format has it. */
const RtFormat *rt_storage_format_for (GFile *file);

/* Replaces FILE's content atomically by PUZZLE in FORMAT. If ETAG is not NULL and differs from the
 * file's current etag, the call fails with G_IO_ERROR_WRONG_ETAG, because another program has
 * changed the file. */
void rt_storage_save_async (RtPuzzle *puzzle, const RtFormat *format, GFile *file, const char *etag,
                            GCancellable *cancellable, GAsyncReadyCallback done,
                            gpointer user_data);

/* Replaces FILE's content atomically by BYTES, even if another program has changed the file. */
void rt_storage_save_bytes_async (GBytes *bytes, GFile *file, GCancellable *cancellable,
                                  GAsyncReadyCallback done, gpointer user_data);

/* Finishes either kind of save. Returns true if the save succeeded, and then sets ETAG (may be
 * NULL) to the file's new etag; free with g_free. */
bool rt_storage_save_finish (GAsyncResult *result, char **etag, GError **error);
