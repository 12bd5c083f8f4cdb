/* collection-keeper.h - RtKeeper: keeps the state of one collection on disk, so that it survives a close, a
 * crash and a power cut.
 *
 * The file is `collection-N` in the session's folder, which the session ignores: written within a second of a
 * change, and always whole. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/files/collection-state.h"

typedef struct _RtKeeper RtKeeper;

/* Takes STATE and keeps it in a new file in DIRECTORY (rt_session_folder; NULL: the session's in the user's
 * state directory). Nothing is written before rt_keeper_changed. */
RtKeeper *rt_keeper_new (const char *directory, RtCollectionState *state);
RtCollectionState *rt_keeper_state (RtKeeper *self);

/* Returns the keepers of last time, an array of RtKeeper; the caller owns it and all of them. A file that
 * cannot be read is renamed to `.damaged`, one of a newer Retrace is left alone, and NOTICE (translated; NULL
 * for none) says so. */
GPtrArray *rt_keeper_restore (const char *directory, char **notice);

/* Calls FAILED with a translated sentence when a change could not be written in time. Writing is tried again
 * every ten seconds, but FAILED is not called again before a write has worked. */
void rt_keeper_listen (RtKeeper *self, void (*failed) (const char *message, gpointer user_data),
                       gpointer user_data);

/* Writes the state soon: it has changed. */
void rt_keeper_changed (RtKeeper *self);

/* Writes the state now, unless it is written already. After a failure it is tried again later. */
bool rt_keeper_flush (RtKeeper *self, GError **error);

/* Stops keeping. FORGET: deletes the file; otherwise rt_keeper_restore finds it next time. */
void rt_keeper_free (RtKeeper *self, bool forget);
