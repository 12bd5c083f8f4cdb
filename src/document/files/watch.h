/* watch.h - RtWatch: watches a document's file for changes by other programs.
 *
 * RtWatch checks the file when the system reports a change, and on demand, because not every
 * file system reports changes. The file counts as changed only if its puzzle differs. Main
 * thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"

#define RT_TYPE_WATCH (rt_watch_get_type ())
G_DECLARE_FINAL_TYPE (RtWatch, rt_watch, RT, WATCH, GObject)

/* Returns a watch on the file of DOCUMENT. If the document gets another file, watches that file.
 * Checks the file at once.
 *
 * Signals, emitted once for each change:
 *   changed   the document's file contains another puzzle, or none
 *   gone      the document's file does not exist any more */
RtWatch *rt_watch_new (RtDocument *document);

/* Starts to check whether the file has changed. Cancels a running check. */
void rt_watch_look (RtWatch *self);

/* Suspends the checks while the document is being saved; rt_watch_release resumes them. Calls may be nested. */
void rt_watch_hold (RtWatch *self);
void rt_watch_release (RtWatch *self);

/* Makes the file's content at the last signal `changed` the saved state of the document. Then the
 * document counts as modified, and a save may overwrite the file. */
void rt_watch_accept (RtWatch *self);
