/* open.h - opens puzzles in a window: from files, the clipboard and drops. What fails changes
 * nothing; the window says why, and offers what a malformed text still holds (rest.h). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Opens the N FILES, in this window if no work in it would be lost, else in a new one. Several
 * files become one collection of all their puzzles; the window names those that cannot be read. A
 * single file that another window works on is not opened again: that window comes to the front. */
void rt_open_files (RtShell *shell, GFile **files, guint n);

/* The same with the one file of URI. */
void rt_open_uri (RtShell *shell, const char *uri);

/* The same with the file that the person chooses in a dialog. */
void rt_open_choose (RtShell *shell);

/* What a file dialog offers (of GtkFileFilter): all puzzle files, then everything. */
GListModel *rt_open_filters (void);

/* Stops what is being loaded, if anything is. */
void rt_open_stop (RtShell *shell);

/* Pastes a puzzle in any format, or a picture of one, from the clipboard, or opens the files that are
 * there. */
void rt_open_paste (RtShell *shell);

/* Takes what was dropped: opens files, pastes text or a picture. Returns false for anything else. */
bool rt_open_value (RtShell *shell, const GValue *value);
