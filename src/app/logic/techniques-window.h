/* techniques-window.h - RtTechniquesWindow: window with all techniques: definitions, examples,
 * exercises and switches. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "engine/logic/step/technique.h"

#define RT_TYPE_TECHNIQUES_WINDOW (rt_techniques_window_get_type ())
G_DECLARE_FINAL_TYPE (RtTechniquesWindow, rt_techniques_window, RT, TECHNIQUES_WINDOW, GtkWindow)

/* Opens the window above the main window SHELL, or raises it. Changed switches apply to all windows. */
void rt_techniques_window_present (RtShell *shell);

/* Opens the window above the main window SHELL, and shows the technique with the identifier ID. */
void rt_techniques_window_present_at (RtShell *shell, const char *id);

/* Opens the window with the exercises of TECHNIQUE. */
void rt_techniques_window_practise (RtShell *shell, const RtTechnique *technique);
