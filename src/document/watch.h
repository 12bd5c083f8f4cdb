/* watch.h - RtWatch: whether another program has changed a document's file.
 *
 * It looks when the system tells of a change, and when it is asked to: not every disk tells. A file
 * that holds the same puzzle as before has not changed, whatever its time is. Main thread only. */
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

/* Looks whether it has changed. */
void rt_watch_look (RtWatch *self);

/* The document is being saved: what happens to its file until as many calls of rt_watch_release is
 * our own doing. */
void rt_watch_hold (RtWatch *self);
void rt_watch_release (RtWatch *self);

/* What was `changed` is known now: the document is an unsaved change to it, which a save replaces. */
void rt_watch_accept (RtWatch *self);
