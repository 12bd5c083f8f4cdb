/* remember.h - remembers the size of a window and its speeds of playing.
 *
 * The next new window gets them from the preferences. The size is also stored in the document's
 * view, for when the session restores the document. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Gives WINDOW the size that is stored with the document of DESK, else that of the window that was
 * closed last. Gives DESK the speeds of the window that was closed last. */
void rt_remember_recall (GtkWindow *window, RtDesk *desk);

/* The first stores the size of SHELL's window in the view of its document. The second does so
 * whenever the size changes. */
void rt_remember_size (RtShell *shell);
void rt_remember_watch (RtShell *shell);

/* Stores size and speeds of SHELL's window, which is being closed, as preferences. */
void rt_remember_closing (RtShell *shell);
