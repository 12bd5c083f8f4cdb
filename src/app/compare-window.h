/* compare-window.h - RtCompareWindow: all searches on one grid, as a table and as bars. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"
#include "document/compare.h"

#define RT_TYPE_COMPARE_WINDOW (rt_compare_window_get_type ())
G_DECLARE_FINAL_TYPE (RtCompareWindow, rt_compare_window, RT, COMPARE_WINDOW, GtkWindow)

/* Compares on the grid that PARENT would solve, in a window of its own; brings that window to the
 * front where it is there already. Where the grid contradicts itself, PARENT says so instead. */
void rt_compare_window_present (RtWindow *parent);

RtComparison *rt_compare_window_comparison (RtCompareWindow *self);

/* Writes the table to FILE as comma-separated values; says in the window what came of it. */
void rt_compare_window_write (RtCompareWindow *self, GFile *file);
