/* shortcut-list.h - widget with all keys of the grid and of the table of actions, a page of the help. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/action-map.h"

/* Returns the list (floating). The last row of ACTIONS has no name. */
GtkWidget *rt_shortcut_list_new (const RtAction *actions);
