/* trial-window.h - RtTrialWindow: a person tries their own program on the puzzles of a judge. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "document/trial/trying.h"

#define RT_TYPE_TRIAL_WINDOW (rt_trial_window_get_type ())
G_DECLARE_FINAL_TYPE (RtTrialWindow, rt_trial_window, RT, TRIAL_WINDOW, GtkWindow)

/* Opens it, or brings it to the front. Nothing runs before the person presses its button. */
void rt_trial_window_present (RtShell *shell);

/* The program at PATH is to be tried. */
void rt_trial_window_set_program (RtTrialWindow *self, const char *path);

/* Writes the steps on puzzle number N, which there must be, to FILE; the window says how that ended. */
void rt_trial_window_write (RtTrialWindow *self, int n, GFile *file);

RtTrying *rt_trial_window_trying (RtTrialWindow *self);
