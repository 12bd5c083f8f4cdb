/* techniques-window.h - RtTechniquesWindow: techniques are read about, switched and ordered. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/techniques.h"
#include "app/window.h"

#define RT_TYPE_TECHNIQUES_WINDOW (rt_techniques_window_get_type ())
G_DECLARE_FINAL_TYPE (RtTechniquesWindow, rt_techniques_window, RT, TECHNIQUES_WINDOW, GtkWindow)

/* Opens it over PARENT, or brings it to the front where it is there already. What is changed in it
 * holds for all windows. */
void rt_techniques_window_present (RtWindow *parent);

/* The same, at the technique of that ID. */
void rt_techniques_window_present_at (RtWindow *parent, const char *id);
