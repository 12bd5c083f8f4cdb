/* race-window.h - RtRaceWindow: two searches side by side on one grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"
#include "document/race.h"

#define RT_TYPE_RACE_WINDOW (rt_race_window_get_type ())
G_DECLARE_FINAL_TYPE (RtRaceWindow, rt_race_window, RT, RACE_WINDOW, GtkWindow)

/* Races on the grid that PARENT would solve, in a window of its own; brings that window to the
 * front where it is there already. Where the grid contradicts itself, PARENT says so instead. */
void rt_race_window_present (RtWindow *parent);

RtRace *rt_race_window_race (RtRaceWindow *self);
RtGridView *rt_race_window_grid_view (RtRaceWindow *self, int lane);
