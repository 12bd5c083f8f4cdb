/* picture-window.h - asks as what, and how large, the picture of the grid is exported. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

void rt_picture_window_present (RtWindow *window);
