/* reload.h - goes back to what the file holds, and handles changes to it by other programs. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Loads the document's file again, as one undo step. The document must have a file. */
void rt_reload (RtShell *shell);

/* Keeps what is in the window: this change of the file is not reported again. */
void rt_reload_keep (RtShell *shell);

/* Checks, whenever the person comes back to the window of SHELL, whether its file has changed and
 * whether recent files still exist. */
void rt_reload_watch (RtShell *shell);

/* Say that the file was changed, or is gone, and offer what can be done. */
void rt_reload_say_changed (RtShell *shell);
void rt_reload_say_gone (RtShell *shell);
