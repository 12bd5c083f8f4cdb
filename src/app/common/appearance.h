/* appearance.h - light or dark colours: the person's preference, else that of the desktop. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <stdbool.h>

/* Follows the preference as long as APPLICATION lives. If FIXED, DARK decides alone (for
 * screenshots). */
void rt_appearance_start (GApplication *application, bool fixed, bool dark);
