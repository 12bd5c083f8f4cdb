/* session.h - RtSession: keeps the open documents on disk, so that they survive a close, a crash
 * and a power cut.
 *
 * Each document is one file in the state directory, written atomically at most a second after a
 * change. A file that cannot be read is renamed, never deleted; one that a newer Retrace wrote is
 * left alone. Of several programs each has a folder of its own. Main thread only.
 *
 * What is restored with a document is all that rt_document_to_text writes: the puzzle, the
 * person's digits, marks and colours, every undo step, the file, and the view. A page that has
 * something of its own to remember (which algorithm, which row of a list) only has to put it into
 * the view, with rt_document_set_view: that is a change like any other. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"

#define RT_TYPE_SESSION (rt_session_get_type ())
G_DECLARE_FINAL_TYPE (RtSession, rt_session, RT, SESSION, GObject)

/* Signal `failed` (const char *, a translated sentence): a change could not be written in time.
 * Writing is tried again every ten seconds, but the signal is not emitted again until it has worked
 * once.
 *
 * DIRECTORY need not exist; NULL: `retrace/session` in the user's state directory. */
RtSession *rt_session_new (const char *directory);

/* Returns the folder of this program's files; and whether it is a folder beside DIRECTORY, because
 * another program has that. */
const char *rt_session_folder (RtSession *self);
bool rt_session_is_beside (RtSession *self);

/* Returns the documents of last time, oldest first (of RtDocument; the caller owns the array); they are kept
 * from now on. NOTICE (may be NULL) becomes translated sentences if a file could not be read and was renamed,
 * or is of a newer Retrace, or the directory could not be read; otherwise NULL. */
GPtrArray *rt_session_restore (RtSession *self, char **notice);

/* Keeps DOCUMENT: writes it now and soon after every change. An empty grid without history is not written. */
void rt_session_keep (RtSession *self, RtDocument *document);

/* Stops keeping DOCUMENT. FORGET: deletes its file; otherwise the next rt_session_restore restores it. */
void rt_session_release (RtSession *self, RtDocument *document, bool forget);

/* Writes all changes now. Returns false with an error if that failed; the documents are still kept and it is
 * tried again. */
bool rt_session_flush (RtSession *self, GError **error);
