/* open.h - puzzles into a window and out of it: files, clipboard, drops. What fails changes
 * nothing and says why in the window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

/* Opens FILE: in this window where nothing in it would be lost, else in another. */
void rt_open_file (RtWindow *window, GFile *file);

/* A dialog asks which. */
void rt_open_choose (RtWindow *window);

/* To the document's file, or where it has none as rt_open_save_as does. */
void rt_open_save (RtWindow *window);
void rt_open_save_as (RtWindow *window);

/* The digits that are seen, as 81 characters. */
void rt_open_copy (RtWindow *window);

/* A puzzle in any format, or files, from the clipboard. */
void rt_open_paste (RtWindow *window);

/* What was dropped: files (opened) or text (as pasted). False for neither. */
bool rt_open_value (RtWindow *window, const GValue *value);
