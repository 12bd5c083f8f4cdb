/* actions.h - what a person can do in a window: one table of actions and keys. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window/action.h"

extern const RtAction rt_actions[]; /* ends with a row without a name */
