/* copy.h - functions that copy the grid, logical step, solving path or selection of a window to the
 * clipboard as text. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Copies the selected text or the selected step of the focused widget to the clipboard. If nothing
 * is selected, copies the digits of the grid in the window SHELL as 81 characters. */
void rt_copy (RtShell *shell);

/* Copies the path of logical steps in the window SHELL to the clipboard, in the text format of
 * exported paths. There must be a path. */
void rt_copy_path (RtShell *shell);

/* Copies the grid in the format with the identifier ID. Does nothing if ID is unknown. */
void rt_copy_as (RtShell *shell, const char *id);

/* Returns a menu of formats with the action "win.copy-as". The caller owns it. */
GMenuModel *rt_copy_menu (void);
