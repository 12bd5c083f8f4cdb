/* strip-input.h - adds keyboard, pointer and wheel input to a strip, the picture of a search or path over time.
 *
 *     drag, click              go to a step          Left, Right          a step (Shift: 1 %)
 *     scroll                   zoom in, out          Page Up, Page Down   10 %
 *     scroll sideways or with  move the view         Home, End            go to start, end
 *       Shift                                        + - 0                zoom in, out, whole
 *     double click             show the whole */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/timeline/strip.h"

/* Adds the event controllers to STRIP. To be called once for each strip. */
void rt_strip_take_input (RtStrip *strip);
