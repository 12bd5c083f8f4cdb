/* watch.h - RtWatch: notices changes of a document's file by other programs.
 *
 * It checks the file when the system reports a change, and on demand, because not every disk reports changes.
 * A file that still holds the same puzzle has not changed, whatever its time is. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"

#define RT_TYPE_WATCH (rt_watch_get_type ())
G_DECLARE_FINAL_TYPE (RtWatch, rt_watch, RT, WATCH, GObject)

/* Signals, once for each change:
 *   changed   the document's file holds something else
 *   gone      it is no longer there
 *
 * Follows DOCUMENT from file to file, and looks at once. */
RtWatch *rt_watch_new (RtDocument *document);

/* Checks the file in a thread. */
void rt_watch_look (RtWatch *self);

/* Suspend and resume the checks while the document is being saved; calls nest. */
void rt_watch_hold (RtWatch *self);
void rt_watch_release (RtWatch *self);

/* Makes the file's content at the last `changed` the saved state of the document: the document then counts as
 * modified, and a save may overwrite the file. */
void rt_watch_accept (RtWatch *self);
