/* repeats.h - which rows of a collection are the same puzzle: turned, mirrored, with digits, rows or
 * columns exchanged. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"

/* Finds out for all rows whether an earlier one is the same puzzle, on all processors. If it is
 * cancelled, nothing is known, and another call begins anew. */
void rt_collection_repeats_async (RtCollection *self, GCancellable *cancellable,
                                  GAsyncReadyCallback done, gpointer user_data);
bool rt_collection_repeats_finish (GAsyncResult *result, GError **error);

/* How many rows the newest call has looked at. */
guint rt_collection_n_compared (const RtCollection *self);

/* Whether all is known. */
bool rt_collection_knows_repeats (const RtCollection *self);

/* Whether ROW is known to be the same puzzle as an earlier row. */
bool rt_collection_repeats (const RtCollection *self, guint row);
