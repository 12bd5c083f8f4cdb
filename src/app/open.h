/* open.h - puzzles into a window: files, clipboard, drops. What fails changes nothing and says why
 * in the window, which offers what a malformed text still holds (rest.h). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

/* Opens FILE: in this window where nothing in it would be lost, else in another. One that works on
 * it already comes to the front. */
void rt_open_file (RtWindow *window, GFile *file);
void rt_open_uri (RtWindow *window, const char *uri);

/* Opens N FILES: several as one collection of all their puzzles. Where one cannot be read the
 * window says so, and the others are there. */
void rt_open_files (RtWindow *window, GFile **files, guint n);

/* A dialog asks which. */
void rt_open_choose (RtWindow *window);

/* WINDOW where nothing in it would be lost, else another. */
RtWindow *rt_open_window_for (RtWindow *window);

/* What a file dialog offers (of GtkFileFilter): all puzzle files, then everything. */
GListModel *rt_open_filters (void);

/* A puzzle in any format, or files, from the clipboard. */
void rt_open_paste (RtWindow *window);

/* What was dropped: files (opened) or text (as pasted). False for neither. */
bool rt_open_value (RtWindow *window, const GValue *value);
