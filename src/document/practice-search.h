/* practice-search.h - looks through a collection for positions where a technique can be practised, in
 * a thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"
#include "engine/logic/step/technique.h"
#include "engine/position.h"

/* Looks for the first puzzle from ROW to the one before END on whose way TECHNIQUE has the next step:
 * in the order for people, or if it has no place in that, in the order of the rating. Nobody goes a way
 * with forcing chains, or to the last resorts, for another technique: where only they help it ends. */
void rt_practice_search_async (RtCollection *collection, guint row, guint end,
                               const RtTechnique *technique, GCancellable *cancellable,
                               GAsyncReadyCallback done, gpointer user_data);

/* Whether there is one: then POSITION is what the puzzle is when that step is next, with all
 * candidates as marks, and ROW its row. False with an error only if it was cancelled. */
bool rt_practice_search_finish (GAsyncResult *result, RtPosition *position, guint *row,
                                GError **error);
