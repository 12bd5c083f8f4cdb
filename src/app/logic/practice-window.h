/* practice-window.h - RtPracticeWindow, a window with exercises: a person finds the steps of a technique. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "document/hint/practice.h"

#define RT_TYPE_PRACTICE_WINDOW (rt_practice_window_get_type ())
G_DECLARE_FINAL_TYPE (RtPracticeWindow, rt_practice_window, RT, PRACTICE_WINDOW, GtkWindow)

/* Opens the practice window of SHELL, or raises it, and starts an exercise for TECHNIQUE. */
void rt_practice_window_present (RtShell *shell, const RtTechnique *technique);

RtPractice *rt_practice_window_practice (RtPracticeWindow *self);
