/* compare-window.h - RtCompareWindow: window that compares all searches on one grid, in a table
 * and in bars. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "document/compare/comparison.h"

#define RT_TYPE_COMPARE_WINDOW (rt_compare_window_get_type ())
G_DECLARE_FINAL_TYPE (RtCompareWindow, rt_compare_window, RT, COMPARE_WINDOW, GtkWindow)

/* Compares on the grid that Solve would start from in the desk of SHELL. A window that is open
 * on that grid is raised; one on another grid is replaced. If two digits clash, SHELL shows an
 * error instead. */
void rt_compare_window_present (RtShell *shell);

RtComparison *rt_compare_window_comparison (RtCompareWindow *self);
