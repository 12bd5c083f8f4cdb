/* gather.h - reads several files into one collection. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"

/* Reads FILES (of GFile) and joins their puzzles, in that order. REST: includes the whole puzzles of
 * malformed files. */
void rt_gather_async (GPtrArray *files, bool rest, GCancellable *cancellable,
                      GAsyncReadyCallback done, gpointer user_data);

/* Returns the puzzles of the files that could be read (the caller owns the collection); NULL if none could.
 * If any could not, ERROR is set to the fault of the first one; its message goes on with a line for each of
 * the next two, and says how many more there are. */
RtCollection *rt_gather_finish (GAsyncResult *result, GError **error);

/* After rt_gather_finish: returns the doubtful cells in pictures, one line a picture, which begins with the
 * name of its file; of more than three the last line says how many more there are. NULL if there are none. */
char *rt_gather_notices (GAsyncResult *result);

/* After rt_gather_finish: returns the readable parts of the malformed files, one after the other, and sets
 * FILE to the first of these; or NULL. If one of them has whole puzzles, COLLECTION is set to these and all
 * puzzles of the sound files; otherwise to NULL. The caller owns all three. */
RtReading *rt_gather_rest (GAsyncResult *result, RtCollection **collection, GFile **file);
