/* strip-axis.h - the line below the picture: what is counted, from where to where. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/strip-draw.h"

/* The distance in steps of the marks of an axis with room for so MANY: 1, 2 or 5 times a power of
 * ten. */
guint64 rt_strip_axis_distance (double span, double many);

/* Of the whole, its ends and a legend; of a part, round steps and which part it is. */
void rt_strip_draw_axis (GtkSnapshot *snapshot, const RtStripLook *look);
