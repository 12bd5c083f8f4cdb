/* make-window.h - RtMakeWindow, the window that makes new puzzles: it has options and shows the
 * progress. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

#define RT_TYPE_MAKE_WINDOW (rt_make_window_get_type ())
G_DECLARE_FINAL_TYPE (RtMakeWindow, rt_make_window, RT, MAKE_WINDOW, GtkWindow)

/* Shows the window for making puzzles that belongs to the main window SHELL. A single new puzzle
 * opens in SHELL (rt_shell_begin), several open as a collection. */
void rt_make_window_present (RtShell *shell);
