/* appearance.h - a function that sets light or dark colours by the preferences of person and desktop. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <stdbool.h>

/* Sets dark or light colours by the preferences of the person and of the desktop, and follows their
 * changes as long as APPLICATION lives. If FIXED is true, as for screenshots, ignores the
 * preferences: colours are dark if DARK is true, else light. */
void rt_appearance_start (GApplication *application, bool fixed, bool dark);

/* Loads the style sheet of an empty window. The style sheet of all pages and of other windows is loaded when a second
 * window is opened, or by rt_appearance_complete. */
void rt_appearance_load_style (void);
void rt_appearance_complete (void);
