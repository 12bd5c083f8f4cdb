/* shortcuts-window.h - window with a list of all keys of the grid and the table of actions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/action-map.h"

/* Shows the window over PARENT. The last row of ACTIONS has no name. */
void rt_shortcuts_present (GtkWindow *parent, const RtAction *actions);
