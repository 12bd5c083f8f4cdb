/* collection-keeper.h - RtKeeper: keeps the state of one collection on disk, so that it survives a
 * close, a crash and a power cut, as the session's documents do.
 *
 * It is a file `collection-N` in the session's folder, which the session does not touch: written
 * within a second of a change, and always whole. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/files/collection-state.h"

typedef struct _RtKeeper RtKeeper;

/* Keeps STATE, which it takes, in a new file in DIRECTORY (rt_session_folder; NULL: the session's in
 * the user's state directory). Nothing is written before rt_keeper_changed. */
RtKeeper *rt_keeper_new (const char *directory, RtCollectionState *state);
RtCollectionState *rt_keeper_state (RtKeeper *self);

/* What was kept last time, an array of RtKeeper; the caller owns it and all of them. A file that
 * cannot be read is renamed to `.damaged`, one of a newer Retrace is left alone, and NOTICE
 * (translated; NULL for none) says so. */
GPtrArray *rt_keeper_restore (const char *directory, char **notice);

/* FAILED is called with a translated sentence when a change could not be written in time. Writing
 * is tried again every ten seconds, but FAILED is not called again until it has worked once. */
void rt_keeper_listen (RtKeeper *self, void (*failed) (const char *message, gpointer user_data),
                       gpointer user_data);

/* The state has changed: it will be written soon. */
void rt_keeper_changed (RtKeeper *self);

/* Writes the state now, unless it is written already. If that fails it is tried again later. */
bool rt_keeper_flush (RtKeeper *self, GError **error);

/* Stops keeping. FORGET: deletes the file; otherwise it is there next time. */
void rt_keeper_free (RtKeeper *self, bool forget);
