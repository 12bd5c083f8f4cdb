/* same-window.h - a dialog that tells whether the open puzzle is the same as another one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Asks which other one: that of another window, one that was copied, or those of a file. */
void rt_same_window_present (RtShell *shell);
