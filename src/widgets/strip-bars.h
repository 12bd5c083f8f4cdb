/* strip-bars.h - the picture of a path: a bar for each step, whose height is the step's rating.
 *
 * Singles are low and pale. The hardest steps, unless they are singles, have a colour of their own
 * and a dot on top. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/strip-look.h"

void rt_strip_draw_bars (GtkSnapshot *snapshot, const RtStripLook *look);
