/* recent.h - the files that were opened or saved last. The desktop keeps the list. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* From now on the list is left alone, and seems to be empty: no person opens files here. */
void rt_recent_leave (void);

void rt_recent_add (GFile *file);

/* Takes FILE off the list, if it is on it. */
void rt_recent_forget (GFile *file);

/* Looks whether the files that the menu lists still exist, and takes the others off the list. This
 * is asynchronous. */
void rt_recent_check (void);

/* The newest ones, at most MOST of them (of GtkRecentInfo, the newest first). The caller owns the
 * array. */
GPtrArray *rt_recent_list (guint most);

/* Calls CHANGED with OBJECT, a GObject, whenever the list has changed, as long as OBJECT lives. */
void rt_recent_watch (gpointer object, void (*changed) (gpointer object));

/* When THEN was, for who looks at NOW: "today", "yesterday", a day of the week, or a date. Free with
 * g_free. */
char *rt_recent_say_when (GDateTime *then, GDateTime *now);

/* A menu of the newest ones, each with the action "win.open-recent" and its URI. It stays up to
 * date. The caller owns the reference. */
GMenuModel *rt_recent_menu (void);
