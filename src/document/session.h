/* session.h - the open documents survive a close, a crash and a power cut.
 *
 * RtSession keeps each document as one file in the state directory, written atomically at most a
 * second after a change. A file that cannot be read is set aside (renamed, never deleted).
 *
 * What comes back with a document is all that rt_document_to_text writes: the puzzle, the person's
 * digits, marks and colours, every undo step, the file, and the view. A page that has a place of
 * its own to remember (which algorithm, which row of a list) puts it into the view with
 * rt_document_set_view and is done: that is a change like any other. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"

#define RT_TYPE_SESSION (rt_session_get_type ())
G_DECLARE_FINAL_TYPE (RtSession, rt_session, RT, SESSION, GObject)

/* Signal `failed` (const char *, a translated sentence): what changed could not be written in time.
 * It is tried again every few seconds, and not told again until it has worked once.
 *
 * DIRECTORY need not exist; NULL is the user's state directory. */
RtSession *rt_session_new (const char *directory);

/* The documents of last time, oldest first (of RtDocument; the caller owns the array); they are
 * being kept from now on. NOTICE (may be NULL) gets a translated sentence where a file had to be
 * set aside or the directory could not be read, else NULL. */
GPtrArray *rt_session_restore (RtSession *self, char **notice);

/* Keeps DOCUMENT: saved now and soon after every change. */
void rt_session_keep (RtSession *self, RtDocument *document);

/* Stops keeping it. FORGET: its file goes too (nothing in it would be lost); else it comes back at
 * the next rt_session_restore. */
void rt_session_release (RtSession *self, RtDocument *document, bool forget);

/* Writes everything that is not written yet, now. Returns false with an error where that failed;
 * the documents stay kept and are tried again. */
bool rt_session_flush (RtSession *self, GError **error);
