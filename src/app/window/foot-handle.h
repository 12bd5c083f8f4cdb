/* foot-handle.h - a handle at the upper edge of the timeline, which a person drags to make the search tree taller.
 *
 * A double click toggles between the greatest and the default height of the timeline. The height is stored as a
 * preference, as a share of the window's height. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/layout.h"

/* Returns a new handle that sets the height of LAYOUT's timeline, and adds it to LAYOUT, which owns it. */
GtkWidget *rt_foot_handle_add (RtLayout *layout);

/* Sets the timeline to its greatest height or, if it is taller than its default height, to its default height. */
void rt_foot_handle_toggle (GtkWidget *handle);
