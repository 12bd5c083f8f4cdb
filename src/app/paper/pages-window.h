/* pages-window.h - dialog with the options of a PDF file with puzzles, and a preview. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Shows the dialog for PUZZLES (one or more RtPuzzle; it keeps the array). */
void rt_pages_window_present (RtShell *shell, GPtrArray *puzzles);

/* Shows the dialog for the puzzle of the window. */
void rt_pages_window_present_document (RtShell *shell);
