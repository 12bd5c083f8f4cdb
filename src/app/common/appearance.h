/* appearance.h - sets light or dark colours by the person's preference, else by the desktop's. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <stdbool.h>

/* Sets dark or light colours, and follows both preferences as long as APPLICATION lives. If FIXED,
 * sets DARK and ignores the preferences, as for screenshots. */
void rt_appearance_start (GApplication *application, bool fixed, bool dark);
