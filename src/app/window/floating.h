/* floating.h - a message that floats over the grid, so that nothing moves when it comes or goes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/message.h"
#include "widgets/grid-view.h"

/* A widget that shows CONTENT, which has a layout in it and GRID in that, and MESSAGE over what is seen
 * of the grid, above a sheet of pages: at its bottom, or at its top where that would hide the cell with
 * the focus. It owns CONTENT and MESSAGE. */
GtkWidget *rt_floating_new (GtkWidget *content, RtMessage *message, RtGridView *grid);
