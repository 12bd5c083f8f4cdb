/* details-popover.h - RtDetailsPopover: what there is to tell about the grid, below its verdict.
 *
 * Found out anew each time it opens, off the main thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

#define RT_TYPE_DETAILS_POPOVER (rt_details_popover_get_type ())
G_DECLARE_FINAL_TYPE (RtDetailsPopover, rt_details_popover, RT, DETAILS_POPOVER, GtkPopover)

/* WINDOW outlives it. */
GtkWidget *rt_details_popover_new (RtWindow *window);
