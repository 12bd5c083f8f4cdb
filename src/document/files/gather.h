/* gather.h - reads several files into one collection. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"

/* Reads FILES (of GFile) and joins their puzzles, in that order. REST: includes those puzzles of
 * malformed files that could be read whole. */
void rt_gather_async (GPtrArray *files, bool rest, GCancellable *cancellable,
                      GAsyncReadyCallback done, gpointer user_data);

/* The puzzles of the files that could be read (the caller owns the collection); NULL if none could.
 * If any could not, ERROR is set to what is wrong with the first of these; its message goes on with
 * a line for each of the next two, and says how many there are besides. */
RtCollection *rt_gather_finish (GAsyncResult *result, GError **error);

/* After that: the doubtful cells of those that were read from pictures, a line for each picture, which begins
 * with the name of its file; of more than three the last line says how many more there are. NULL:
 * there are none. */
char *rt_gather_notices (GAsyncResult *result);

/* After that: what could be read of the malformed files, one after the other, and the first of them
 * in FILE; or NULL. If one of them has puzzles that could be read whole, COLLECTION becomes these
 * and all puzzles of the sound files; otherwise NULL. The caller owns all three. */
RtReading *rt_gather_rest (GAsyncResult *result, RtCollection **collection, GFile **file);
