/* export-window.h - dialog that exports what a window shows: the kind of file and its options. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Shows the dialog for the desk of SHELL: its grid, its puzzle, and its search and its path, if it has
 * them. */
void rt_export_window_present (RtShell *shell);

/* Shows the dialog for pages of PUZZLES (one or more RtPuzzle; it keeps the array). */
void rt_export_window_present_pages (RtShell *shell, GPtrArray *puzzles);
