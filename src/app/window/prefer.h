/* prefer.h - a window follows the preferences that are about its desk: when the person is told
 * whether the grid is right, and what Solve shows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Makes the desk of SHELL as the preferences say; the second does so whenever they change. */
void rt_prefer_apply (RtShell *shell);
void rt_prefer_watch (RtShell *shell);
