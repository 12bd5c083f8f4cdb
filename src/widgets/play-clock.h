/* play-clock.h - RtPlayClock, a widget: shows the time that the person has spent on the puzzle, and
 * runs its clock.
 *
 * The clock runs while the widget is switched on, its window is active, and the grid on the screen is the
 * person's own grid of a puzzle with empty cells. While the widget is switched off, it is hidden and
 * has no effect. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_PLAY_CLOCK (rt_play_clock_get_type ())
G_DECLARE_FINAL_TYPE (RtPlayClock, rt_play_clock, RT, PLAY_CLOCK, GtkWidget)

/* Makes the clock measure the time on the puzzle of DESK, the model of a window, to which it takes
 * a reference; NULL: none. */
void rt_play_clock_set_desk (RtPlayClock *self, RtDesk *desk);

void rt_play_clock_set_on (RtPlayClock *self, bool on);
