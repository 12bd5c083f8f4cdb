/* strip-input.h - what keys, pointer and wheel do to a strip.
 *
 *     drag, click            to any step         Left, Right          a step (Shift: 1 %)
 *     scroll                 nearer, farther     Page Up, Page Down   10 %
 *     scroll sideways, Shift other parts         Home, End            the ends
 *     double click           the bar, the whole  + - 0 Backspace      nearer, farther, whole
 *
 * In the tree of a search a click goes to the first step of the bar. Up and Down select a bar: the parent
 * and the widest child. While one is selected, Left and Right go to its neighbours, Enter shows it alone,
 * and Escape ends that. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/timeline/strip.h"

/* Adds the controllers to STRIP. To be called once for each strip. */
void rt_strip_take_input (RtStrip *strip);
