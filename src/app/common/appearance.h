/* appearance.h - light or dark: what the person chose, else what the desktop is set to. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <stdbool.h>

/* Follows the preference as long as APPLICATION lives. FIXED: neither the choice nor the desktop
 * counts, only DARK (for screenshots). */
void rt_appearance_start (GApplication *application, bool fixed, bool dark);
