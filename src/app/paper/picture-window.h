/* picture-window.h - asks for the format and size of a picture of the grid, and exports it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

void rt_picture_window_present (RtShell *shell);
