/* actions.h - the table of all actions and keys of a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/action-map.h"

extern const RtAction rt_actions[]; /* the last row has no name */
