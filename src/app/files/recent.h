/* recent.h - functions for the recent files of this program, which the desktop's list contains. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Disables the list of recent files, for screenshots: from now on the functions below neither read
 * nor write it. */
void rt_recent_leave (void);

void rt_recent_add (GFile *file);

/* Removes FILE from the list of recent files. Does nothing if it is not on the list. */
void rt_recent_forget (GFile *file);

/* Removes files that no longer exist from the list of recent files, asynchronously. */
void rt_recent_check (void);

/* Returns at most MOST recent files (of GtkRecentInfo), the newest first. The caller owns the
 * array. */
GPtrArray *rt_recent_list (guint most);

/* Makes the list of recent files call CHANGED with OBJECT, a GObject, after every change until
 * OBJECT is destroyed. */
void rt_recent_watch (gpointer object, void (*changed) (gpointer object));

/* Returns a text for THEN relative to NOW: "today", "yesterday", a day of the week, or a date.
 * Free with g_free. */
char *rt_recent_say_when (GDateTime *then, GDateTime *now);

/* Returns a menu of the newest files that updates itself, each with the action "win.open-recent"
 * and its URI. The caller owns the reference. */
GMenuModel *rt_recent_menu (void);
