/* preferences-window.h - a small window with what the person prefers; what is chosen holds at once. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* There is one for the whole program; it comes in front of the window of SHELL. */
void rt_preferences_window_present (RtShell *shell);
