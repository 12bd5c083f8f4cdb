/* foot-handle.h - widget: the upper edge of the timeline, which the person drags to make the tree of a search taller.
 *
 * A double click makes it as tall as it can be, or as low as it was at first. The height is a preference, as a part
 * of the window's. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/layout.h"

/* Returns a handle that sets the height of the timeline of LAYOUT, and puts it there. */
GtkWidget *rt_foot_handle_add (RtLayout *layout);

/* Makes the timeline as tall as it can be; if it is taller than at first already, as low as it was at first. */
void rt_foot_handle_toggle (GtkWidget *handle);
