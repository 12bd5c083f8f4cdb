/* gather.h - reads several files into one collection. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"

/* Reads FILES (of GFile) in parallel and joins their puzzles, in the order of FILES. REST:
 * malformed files contribute those of their puzzles that are whole. */
void rt_gather_async (GPtrArray *files, bool rest, GCancellable *cancellable,
                      GAsyncReadyCallback done, gpointer user_data);

/* Returns the puzzles of the files that could be read, or NULL if none could. The caller owns the
 * collection. If any file could not be read, also sets ERROR to the fault of the first such file.
 * The message has one line more for each of the next two, and then a line with the number of all
 * others. */
RtCollection *rt_gather_finish (GAsyncResult *result, GError **error);

/* Returns sentences on doubtful cells in pictures, after rt_gather_finish: a line for each of the
 * first three such pictures, which begins with the file name, and a line with the number of all
 * others. NULL if there are none. Free with g_free. */
char *rt_gather_notices (GAsyncResult *result);

/* Returns the readable parts of the malformed files, joined, after rt_gather_finish, and sets FILE
 * to the first such file. Returns NULL if there are none. If a malformed file contains a collection
 * with whole puzzles, COLLECTION is set to the whole puzzles of all files; otherwise to NULL. The
 * caller owns all three. */
RtReading *rt_gather_rest (GAsyncResult *result, RtCollection **collection, GFile **file);
