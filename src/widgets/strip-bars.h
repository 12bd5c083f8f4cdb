/* strip-bars.h - the picture of a path: a bar for each step, as high as the step is hard.
 *
 * Singles are low and pale; the hardest steps that are none have a colour of their own, and a dot on
 * top. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/strip-draw.h"

void rt_strip_draw_bars (GtkSnapshot *snapshot, const RtStripLook *look);
