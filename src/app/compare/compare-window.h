/* compare-window.h - RtCompareWindow: all searches on one grid, as a table and as bars. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "document/compare/comparison.h"

#define RT_TYPE_COMPARE_WINDOW (rt_compare_window_get_type ())
G_DECLARE_FINAL_TYPE (RtCompareWindow, rt_compare_window, RT, COMPARE_WINDOW, GtkWindow)

/* Compares on the grid that the desk of SHELL would solve, in a window of its own. A window that is
 * already open on that grid comes to the front; one on another grid is replaced. Where the grid
 * contradicts itself, SHELL says so instead. */
void rt_compare_window_present (RtShell *shell);

RtComparison *rt_compare_window_comparison (RtCompareWindow *self);

/* Writes the table to FILE as comma-separated values; the window says how that ended. */
void rt_compare_window_write (RtCompareWindow *self, GFile *file);
