/* compare-window.h - RtCompareWindow, a window that compares all searches on one grid, in a table with
 * bars. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "document/compare/comparison.h"

#define RT_TYPE_COMPARE_WINDOW (rt_compare_window_get_type ())
G_DECLARE_FINAL_TYPE (RtCompareWindow, rt_compare_window, RT, COMPARE_WINDOW, GtkWindow)

/* Opens the comparison for the main window SHELL, on the grid that the command Solve would start
 * from. Raises an open comparison if it has the same grid, else replaces it. If two digits clash,
 * shows an error in SHELL instead. */
void rt_compare_window_present (RtShell *shell);

RtComparison *rt_compare_window_comparison (RtCompareWindow *self);
