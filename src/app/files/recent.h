/* recent.h - recent files of this program, in the list of recent files of the desktop. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Disables the list: it is neither read nor written from now on. For screenshots. */
void rt_recent_leave (void);

void rt_recent_add (GFile *file);

/* Removes FILE from the list; does nothing if it is not on the list. */
void rt_recent_forget (GFile *file);

/* Removes files that no longer exist from the list, asynchronously. */
void rt_recent_check (void);

/* Returns the newest files, MOST at most (of GtkRecentInfo, the newest first). The caller owns
 * the array. */
GPtrArray *rt_recent_list (guint most);

/* Calls CHANGED with OBJECT, a GObject, whenever the list has changed, as long as OBJECT lives. */
void rt_recent_watch (gpointer object, void (*changed) (gpointer object));

/* Returns a text for THEN relative to NOW: "today", "yesterday", a day of the week, or a date.
 * Free with g_free. */
char *rt_recent_say_when (GDateTime *then, GDateTime *now);

/* Returns a menu of the newest files that updates itself, each with the action "win.open-recent"
 * and its URI. The caller owns the reference. */
GMenuModel *rt_recent_menu (void);
