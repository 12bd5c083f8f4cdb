/* gather.h - rt_gather_async: reads the puzzles of several files into one collection. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"

/* Reads FILES (of GFile) in parallel, and joins their puzzles in the order of FILES. REST: includes
 * the undamaged puzzles of malformed files. */
void rt_gather_async (GPtrArray *files, bool rest, GCancellable *cancellable,
                      GAsyncReadyCallback done, gpointer user_data);

/* Returns the puzzles of the files that could be read; NULL if no file could be read. The caller
 * owns the collection. If any file could not be read, also sets ERROR to the fault of the first
 * such file. The message has one more line for each of the next two such files, and then a line
 * with the number of all others. */
RtCollection *rt_gather_finish (GAsyncResult *result, GError **error);

/* Returns sentences about doubtful cells in pictures, after rt_gather_finish: a line for each of
 * the first three pictures with doubtful cells, which begins with the file name, and a line with
 * the number of all others. Returns NULL if there are none. Free with g_free. */
char *rt_gather_notices (GAsyncResult *result);

/* Returns the readable parts of the malformed files, joined, after rt_gather_finish, and sets FILE
 * to the first malformed file. Returns NULL if there are none. If a malformed file is a collection
 * with whole puzzles, sets COLLECTION to the whole puzzles of all files; otherwise to NULL. The
 * caller owns all three. */
RtReading *rt_gather_rest (GAsyncResult *result, RtCollection **collection, GFile **file);
