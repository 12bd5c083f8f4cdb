/* shortcut-list.h - a widget that lists all keys of the grid and of the actions; used as a page of the help. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/action-map.h"

/* Returns a floating widget with the keys of the grid and of ACTIONS. The last row of ACTIONS has no name. */
GtkWidget *rt_shortcut_list_new (const RtAction *actions);
