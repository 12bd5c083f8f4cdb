/* trial-window.h - RtTrialWindow, the window that tries the person's own program on a fixed list of
 * puzzles and judges its answers. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "document/trial/trial-series.h"

#define RT_TYPE_TRIAL_WINDOW (rt_trial_window_get_type ())
G_DECLARE_FINAL_TYPE (RtTrialWindow, rt_trial_window, RT, TRIAL_WINDOW, GtkWindow)

/* Opens the window for trials of a program above the main window SHELL, or raises it. A program
 * runs only when the person clicks Try. */
void rt_trial_window_present (RtShell *shell);

/* Sets the program to try to the file PATH. */
void rt_trial_window_set_program (RtTrialWindow *self, const char *path);

RtTrying *rt_trial_window_trying (RtTrialWindow *self);
