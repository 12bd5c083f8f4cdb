/* collection-keeper.h - RtKeeper: saves the state of one collection on disk, so that it survives a
 * close, a crash and a power cut.
 *
 * The state is in a file `collection-N` in the session's folder. The file is replaced atomically
 * within a second after a change. RtSession ignores such files. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/files/collection-state.h"

typedef struct _RtKeeper RtKeeper;

/* Returns a keeper (an object that saves a collection's state) of STATE, and takes ownership of
 * STATE. The file will be a new one in DIRECTORY (rt_session_folder, or NULL for the default
 * session folder). It is not written before rt_keeper_changed is called. */
RtKeeper *rt_keeper_new (const char *directory, RtCollectionState *state);

/* Returns the state, owned by the keeper. Callers may change it, and then call
 * rt_keeper_changed. */
RtCollectionState *rt_keeper_state (RtKeeper *self);

/* Returns keepers (RtKeeper) of all files that earlier sessions have left in DIRECTORY. The caller
 * owns the array and the keepers. Damaged files are renamed to `.damaged`; files of a newer Retrace
 * are not changed. NOTICE is set to translated sentences about these two kinds of files, or to NULL
 * if there are none. */
GPtrArray *rt_keeper_restore (const char *directory, char **notice);

/* Sets FAILED, which is called with USER_DATA and a translated sentence when a delayed write fails. The write is
 * retried every ten seconds, but FAILED is not called again before a write has succeeded. */
void rt_keeper_listen (RtKeeper *self, void (*failed) (const char *message, gpointer user_data),
                       gpointer user_data);

/* Writes the state soon. To be called after a change of the state. */
void rt_keeper_changed (RtKeeper *self);

/* Writes the state now if it has unwritten changes. If the write fails, returns false with ERROR
 * set, and retries later. */
bool rt_keeper_flush (RtKeeper *self, GError **error);

/* Frees the keeper and the collection's state. FORGET: deletes the file; otherwise writes unwritten
 * changes, so that rt_keeper_restore finds the state next time. */
void rt_keeper_free (RtKeeper *self, bool forget);
