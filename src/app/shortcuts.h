/* shortcuts.h - a window that lists the keys, made from the table of actions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

void rt_shortcuts_present (GtkWindow *parent);
