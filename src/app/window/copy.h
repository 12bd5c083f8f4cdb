/* copy.h - copies what a window shows to the clipboard, as text in a format. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Copies the text or the step that is selected where the focus is; if there is none, the digits
 * that the grid shows, as 81 characters. */
void rt_copy (RtShell *shell);

/* Copies the path of steps as the text that a file of it has. There must be a path. */
void rt_copy_path (RtShell *shell);

/* Copies what the grid shows in the format ID; does nothing where there is no such format. */
void rt_copy_as (RtShell *shell, const char *id);

/* A menu of formats for the clipboard, each with the action "win.copy-as". The caller owns it. */
GMenuModel *rt_copy_menu (void);
