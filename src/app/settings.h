/* settings.h - what is remembered between starts. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* The program's settings: from the system's schemas, else from those beside the program (its own
 * prefix). NULL where neither is installed: then nothing is remembered. Do not unref. */
GSettings *rt_settings (void);
