/* shortcuts-window.h - a window that lists the keys of the grid and of the table of actions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/action.h"

/* ACTIONS end with a row without a name. */
void rt_shortcuts_present (GtkWindow *parent, const RtAction *actions);
