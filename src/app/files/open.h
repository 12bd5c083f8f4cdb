/* open.h - opens puzzles in a window: from files, standard input, the clipboard and drops.
 *
 * On failure nothing changes: the window shows the error, and offers the readable part of a
 * malformed text (salvage.h). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "vision/photo.h"

/* Opens N FILES in the window SHELL if it has no work that would be lost, else in a new window.
 * Several files become one collection, and a message names the unreadable files. If a single file
 * is open in another window, raises that window instead. */
void rt_open_files (RtShell *shell, GFile **files, guint n);

/* Opens the content of STREAM, the standard input of a process: one or several puzzles, a picture, or the printed
 * steps of a program, which are shown while they arrive. Closes STREAM at its end. */
void rt_open_stream (RtShell *shell, GInputStream *stream);

/* Opens the file with the address URI, in this window or a new one. */
void rt_open_uri (RtShell *shell, const char *uri);

/* Cancels loading in the window SHELL. */
void rt_open_stop (RtShell *shell);

/* Returns true while files are being opened in the window SHELL. */
bool rt_open_goes_on (RtShell *shell);

/* Pastes a puzzle in any format, or a picture of a puzzle, from the clipboard. If the clipboard has
 * files, opens them. */
void rt_open_paste (RtShell *shell);

/* Opens VALUE, which was dropped on the window: files, a text or a picture. Returns false if VALUE
 * has another type. */
bool rt_open_value (RtShell *shell, const GValue *value);

/* MIME types of the pictures that can be opened, in the order of preference for the clipboard. */
#define RT_N_PICTURE_TYPES 6
extern const char *const rt_picture_types[RT_N_PICTURE_TYPES];

/* Returns the filters of a file dialog (of GtkFileFilter): all puzzle files, then everything.
 * The caller owns the list. */
GListModel *rt_open_filters (void);

/* Opens the file that the person chooses in a dialog. */
void rt_open_choose (RtShell *shell);
