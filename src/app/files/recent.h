/* recent.h - the files that were opened or saved last. The desktop keeps the list. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

void rt_recent_add (GFile *file);

/* Takes FILE off the list, if it is on it. */
void rt_recent_forget (GFile *file);

/* Looks whether the files that the menu lists still exist, and takes the others off the list. This
 * is asynchronous. */
void rt_recent_check (void);

/* A menu of the newest ones, each with the action "win.open-recent" and its URI. It stays up to
 * date. The caller owns the reference. */
GMenuModel *rt_recent_menu (void);
