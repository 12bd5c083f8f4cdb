/* open.h - opens puzzles in a window: from files, the clipboard and drops. What fails changes
 * nothing; the window says why, and offers what a malformed text still holds (rest.h). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "vision/photo.h"

/* Opens the N FILES, in this window if no work in it would be lost, else in a new one. Several
 * files become one collection of all their puzzles; the window names those that cannot be read. A
 * single file that another window works on is not opened again: that window comes to the front. */
void rt_open_files (RtShell *shell, GFile **files, guint n);

/* Opens what STREAM, the standard input of somebody, brings: a puzzle, several, a picture; or the steps of
 * a program, which are shown while they come. The stream is let go of at its end. */
void rt_open_stream (RtShell *shell, GInputStream *stream);

/* Opens the one file of URI, as rt_open_files does. */
void rt_open_uri (RtShell *shell, const char *uri);

/* Stops what is being loaded, if anything is. */
void rt_open_stop (RtShell *shell);

/* Returns true while something is on its way into the window. */
bool rt_open_goes_on (RtShell *shell);

/* Pastes a puzzle in any format, or a picture of one, from the clipboard, or opens the files that are
 * there. */
void rt_open_paste (RtShell *shell);

/* Takes what was dropped: opens files, pastes text or a picture. Returns false for anything else. */
bool rt_open_value (RtShell *shell, const GValue *value);

/* MIME types of the pictures that may hold a puzzle; the best of a clipboard first. */
#define RT_N_PICTURE_TYPES 6
extern const char *const rt_picture_types[RT_N_PICTURE_TYPES];

/* Filters of a file dialog (of GtkFileFilter): all puzzle files, then everything. The caller owns the
 * list. */
GListModel *rt_open_filters (void);

/* Opens the file that the person chooses in a dialog, as rt_open_files does. */
void rt_open_choose (RtShell *shell);
