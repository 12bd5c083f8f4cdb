/* repeats.h - finds the rows of a collection that are equivalent to an earlier row: the same
 * puzzle, perhaps turned, mirrored, or with digits, rows or columns exchanged. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"

/* Compares each row with all earlier rows, on all processors. If cancelled,
 * rt_collection_knows_repeats stays false, and another call begins from the start. */
void rt_collection_repeats_async (RtCollection *self, GCancellable *cancellable,
                                  GAsyncReadyCallback done, gpointer user_data);
bool rt_collection_repeats_finish (GAsyncResult *result, GError **error);

/* Returns the number of rows that the last call has processed so far. */
guint rt_collection_n_compared (const RtCollection *self);

/* Returns true once all rows have been compared. */
bool rt_collection_knows_repeats (const RtCollection *self);

/* Returns true if ROW is known to be equivalent to an earlier row. */
bool rt_collection_repeats (const RtCollection *self, guint row);
