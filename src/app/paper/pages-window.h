/* pages-window.h - asks how puzzles are put on the pages of a PDF file, and shows it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* For PUZZLES (one or more RtPuzzle; it keeps the array). */
void rt_pages_window_present (RtShell *shell, GPtrArray *puzzles);

/* The same for the puzzle of the window. */
void rt_pages_window_present_document (RtShell *shell);
