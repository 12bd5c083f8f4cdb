/* help-window.h - RtHelpWindow, the window with the pages of the help. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

#include <stdbool.h>

#define RT_TYPE_HELP_WINDOW (rt_help_window_get_type ())
G_DECLARE_FINAL_TYPE (RtHelpWindow, rt_help_window, RT, HELP_WINDOW, GtkWindow)

/* Opens the help window at its first page, above the main window SHELL, or raises it. KEYS (a
 * floating widget) becomes its last page, the list of all keys. If AT_KEYS, shows this page. */
void rt_help_window_present (RtShell *shell, GtkWidget *keys, bool at_keys);
