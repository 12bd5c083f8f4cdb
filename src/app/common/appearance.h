/* appearance.h - a function that sets light or dark colours by the preferences of person and desktop. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <stdbool.h>

/* Sets dark or light colours by the preferences of the person and of the desktop, and follows their
 * changes as long as APPLICATION lives. If FIXED is true, as for screenshots, ignores the
 * preferences: colours are dark if DARK is true, else light. */
void rt_appearance_start (GApplication *application, bool fixed, bool dark);
