/* race-window.h - RtRaceWindow: two searches side by side on one grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "document/compare/race.h"

#define RT_TYPE_RACE_WINDOW (rt_race_window_get_type ())
G_DECLARE_FINAL_TYPE (RtRaceWindow, rt_race_window, RT, RACE_WINDOW, GtkWindow)

/* Races on the grid that the desk of SHELL would solve, in a window of its own. A window that is
 * already open on that grid comes to the front; one on another grid is replaced. Where the grid
 * contradicts itself, SHELL says so instead. */
void rt_race_window_present (RtShell *shell);

RtRace *rt_race_window_race (RtRaceWindow *self);
