/* strip-input.h - what keys, pointer and wheel do to a strip.
 *
 *     drag, click            to any step         Left, Right          a step (Shift: 1 %)
 *     scroll                 nearer, farther     Page Up, Page Down   10 %
 *     scroll sideways, Shift other parts         Home, End            the ends
 *     double click           the whole again     + - 0                nearer, farther, whole */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/timeline/strip.h"

/* Adds the controllers to STRIP. To be called once for each strip. */
void rt_strip_take_input (RtStrip *strip);
