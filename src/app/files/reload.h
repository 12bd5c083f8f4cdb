/* reload.h - reverts to the content of the file, and reports changes to it by other programs. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Loads the document's file again and replaces the puzzle, as one undo step. The document must have
 * a file. */
void rt_reload (RtShell *shell);

/* Keeps the document as it is. The current change of the file is not reported again. */
void rt_reload_keep (RtShell *shell);

/* From now on, checks whenever the window of SHELL becomes active whether its file has changed and
 * whether recent files still exist. */
void rt_reload_watch (RtShell *shell);

/* Show a message that the file was changed, or is gone, with the possible actions. */
void rt_reload_say_changed (RtShell *shell);
void rt_reload_say_gone (RtShell *shell);
