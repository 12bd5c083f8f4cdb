/* preferences-window.h - RtPreferencesWindow, the dialog with the preferences. Changes apply at once. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Shows the dialog in front of the main window SHELL. The program has a single dialog for preferences. */
void rt_preferences_window_present (RtShell *shell);
