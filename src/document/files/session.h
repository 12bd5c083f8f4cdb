/* session.h - RtSession: saves the open documents on disk, so that they survive a close, a crash
 * and a power cut.
 *
 * Each document is one file in the state directory, written atomically within a second of a change.
 * A file that cannot be read is renamed, never deleted. A file of a newer Retrace is not changed.
 * Each running Retrace has its own folder. Main thread only.
 *
 * A file contains the text of rt_document_to_text: the puzzle, the person's digits, marks and
 * colours, every undo step, the file name, and the view settings. Pages store their own state in
 * the view settings (rt_document_set_view). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"

#define RT_TYPE_SESSION (rt_session_get_type ())
G_DECLARE_FINAL_TYPE (RtSession, rt_session, RT, SESSION, GObject)

/* Returns a session that saves its documents in DIRECTORY, which need not exist; NULL means
 * `retrace/session` in the user's state directory.
 *
 * Signal `failed` (const char *, a translated sentence): a delayed write has failed. The write is
 * retried every ten seconds, but the signal is not emitted again until a write has succeeded. */
RtSession *rt_session_new (const char *directory);

/* Returns the folder in which this session saves its documents, owned by the session. */
const char *rt_session_folder (RtSession *self);

/* Returns true if the session saves into a folder of its own within its directory, because another
 * running Retrace has locked the directory. */
bool rt_session_is_beside (RtSession *self);

/* Returns the documents (RtDocument) of the last session, oldest first, and adds them to this
 * session. The caller owns the array. NOTICE (may be NULL) is set to translated sentences about
 * damaged files, which are renamed, files of a newer Retrace, and an unreadable directory; to NULL
 * if there are none. */
GPtrArray *rt_session_restore (RtSession *self, char **notice);

/* Adds DOCUMENT to the session: writes it now, and soon after every change. An empty grid without
 * history is not written. */
void rt_session_keep (RtSession *self, RtDocument *document);

/* Removes DOCUMENT from the session. FORGET: deletes its file; otherwise the next
 * rt_session_restore restores it. */
void rt_session_release (RtSession *self, RtDocument *document, bool forget);

/* Writes all changes now. If a write fails, returns false with ERROR set, and retries later. */
bool rt_session_flush (RtSession *self, GError **error);
