/* collection-keeper.h - RtKeeper: the state of one collection survives a close, a crash and a power
 * cut, as the session's documents do.
 *
 * It is a file `collection-N` in the session's directory, which the session leaves alone: written
 * within a second of a change, and always whole. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection-state.h"

typedef struct _RtKeeper RtKeeper;

/* Keeps STATE, which it owns from now on, in a new file in DIRECTORY (NULL: the user's state
 * directory). Nothing is written before rt_keeper_changed. */
RtKeeper *rt_keeper_new (const char *directory, RtCollectionState *state);
RtCollectionState *rt_keeper_state (RtKeeper *self);

/* What was kept last time, of RtKeeper; the caller owns them all. What cannot be read is renamed to
 * `.damaged`, and NOTICE (translated; NULL where there is none) says so. */
GPtrArray *rt_keeper_restore (const char *directory, char **notice);

/* FAILED is called with a translated sentence where a change could not be written in time. It is
 * tried again every few seconds, and not told again until it has worked once. */
void rt_keeper_listen (RtKeeper *self, void (*failed) (const char *message, gpointer user_data),
                       gpointer user_data);

/* The state is another now: it is soon written. */
void rt_keeper_changed (RtKeeper *self);

/* Writes it now, if it is not written yet. Where that fails it is tried again later. */
bool rt_keeper_flush (RtKeeper *self, GError **error);

/* No longer. FORGET: the file goes too; else it is there next time. */
void rt_keeper_free (RtKeeper *self, bool forget);
