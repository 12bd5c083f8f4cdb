/* recent.h - the files that were opened or saved last. The desktop keeps the list. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

void rt_recent_add (GFile *file);

/* FILE is not there any more. */
void rt_recent_forget (GFile *file);

/* Takes those off the list that are not there any more, in a while: it asks without waiting. */
void rt_recent_check (void);

/* The newest ones, each with the action "win.open-recent" and its URI; it stays up to date. The
 * caller owns the reference. */
GMenuModel *rt_recent_menu (void);
