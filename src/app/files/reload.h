/* reload.h - reverts to the content of the file, and reports changes to it by other programs. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Loads the document's file again and replaces the puzzle by its content. Undo restores the old puzzle.
 * The document must have a file. */
void rt_reload (RtShell *shell);

/* Keeps the document as it is, although another program has changed its file. This change of the
 * file is not reported again. */
void rt_reload_keep (RtShell *shell);

/* Makes the window SHELL check, whenever it becomes active, whether its file has changed, and
 * whether recent files still exist. */
void rt_reload_watch (RtShell *shell);

/* Shows a message with the possible actions that another program has changed the window's file;
 * rt_reload_say_gone that the file is gone. */
void rt_reload_say_changed (RtShell *shell);
void rt_reload_say_gone (RtShell *shell);
