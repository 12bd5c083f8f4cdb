/* watch.h - RtWatch: notices when another program changes a document's file.
 *
 * It looks when the system reports a change, and when it is asked to: not every disk reports them.
 * A file that still holds the same puzzle has not changed, whatever its time is. Main thread
 * only. */
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

/* Looks at the file, off the main thread. */
void rt_watch_look (RtWatch *self);

/* The document is being saved: changes of its file are not looked at until rt_watch_release has
 * been called as often. */
void rt_watch_hold (RtWatch *self);
void rt_watch_release (RtWatch *self);

/* Makes what the file holds now, as told by `changed`, the saved state of the document: the
 * document is then an unsaved change to it, which a save may write over it. */
void rt_watch_accept (RtWatch *self);
