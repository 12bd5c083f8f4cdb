/* actions.h - declares the table of all actions of a window, with their keys. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/action-map.h"

extern const RtAction rt_actions[]; /* the last row has no name */
