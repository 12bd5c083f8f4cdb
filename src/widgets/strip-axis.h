/* strip-axis.h - the line below the picture of a strip: numbers of steps, and what is counted. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/strip-look.h"

/* The distance of the marks on an axis of SPAN steps with room for MANY marks: 1, 2 or 5 times a
 * power of ten. */
guint64 rt_strip_axis_distance (double span, double many);

/* If the whole is in view, draws its ends and a legend; else round steps, and which part is in
 * view. */
void rt_strip_draw_axis (GtkSnapshot *snapshot, const RtStripLook *look);
