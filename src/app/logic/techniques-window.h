/* techniques-window.h - RtTechniquesWindow: to read about techniques, switch and order them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "app/logic/technique-order.h"

#define RT_TYPE_TECHNIQUES_WINDOW (rt_techniques_window_get_type ())
G_DECLARE_FINAL_TYPE (RtTechniquesWindow, rt_techniques_window, RT, TECHNIQUES_WINDOW, GtkWindow)

/* Opens it over the window of SHELL, or brings it to the front if it is already open. Changes made
 * in it apply to all windows. */
void rt_techniques_window_present (RtShell *shell);

/* The same, at the technique of that ID. */
void rt_techniques_window_present_at (RtShell *shell, const char *id);

/* How its order goes to files. */
RtTechniqueOrder *rt_techniques_window_order (RtTechniquesWindow *self);
