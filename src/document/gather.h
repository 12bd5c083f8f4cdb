/* gather.h - several files as one collection. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection.h"

/* Reads FILES (of GFile) and joins their puzzles, in that order. REST: of a malformed file, too,
 * the puzzles that could be read whole. */
void rt_gather_async (GPtrArray *files, bool rest, GCancellable *cancellable,
                      GAsyncReadyCallback done, gpointer user_data);

/* The puzzles of the files that could be read (the caller owns the collection); NULL where none
 * could. ERROR is set where any could not, to what was wrong with the first of these. */
RtCollection *rt_gather_finish (GAsyncResult *result, GError **error);

/* After that: what the malformed files still hold, one behind the other, and in FILE the first of
 * them; or NULL. Where one of them has puzzles that could be read whole, as many do, COLLECTION has
 * these and all of the sound files; else it is NULL. The caller owns all three. */
RtReading *rt_gather_rest (GAsyncResult *result, RtCollection **collection, GFile **file);
