/* details-popover.h - RtDetailsPopover, a popover with details of the grid (number of solutions,
 * rating ...), which opens from the verdict in the header.
 *
 * The details are computed in a thread each time the popover opens. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

#define RT_TYPE_DETAILS_POPOVER (rt_details_popover_get_type ())
G_DECLARE_FINAL_TYPE (RtDetailsPopover, rt_details_popover, RT, DETAILS_POPOVER, GtkPopover)

/* Returns a popover with details of the grid in the window SHELL, which must outlive the popover. */
GtkWidget *rt_details_popover_new (RtShell *shell);
