/* picture-window.h - dialog with format and size of a picture of the grid, which it exports. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

void rt_picture_window_present (RtShell *shell);
