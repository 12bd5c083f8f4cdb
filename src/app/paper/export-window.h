/* export-window.h - the dialog that exports a window's puzzle, search or solving path to a file. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Shows the dialog for the window SHELL. It offers to export the grid, the puzzle and, if there are
 * any, the search and the path of logical steps. */
void rt_export_window_present (RtShell *shell);

/* Shows the dialog for pages of PUZZLES (one or more RtPuzzle). Keeps a reference to the array. */
void rt_export_window_present_pages (RtShell *shell, GPtrArray *puzzles);
