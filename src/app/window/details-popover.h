/* details-popover.h - RtDetailsPopover: details of the grid, opened from its verdict.
 *
 * They are found out each time it opens, off the main thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

#define RT_TYPE_DETAILS_POPOVER (rt_details_popover_get_type ())
G_DECLARE_FINAL_TYPE (RtDetailsPopover, rt_details_popover, RT, DETAILS_POPOVER, GtkPopover)

/* About the desk of SHELL, which must outlive it. */
GtkWidget *rt_details_popover_new (RtShell *shell);
