/* menu.h - the primary menu. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

GMenu *rt_menu_new (void);
