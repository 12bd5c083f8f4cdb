/* quick.h - actions that replace the open puzzle at once: by a new or similar puzzle, or one with other givens. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Makes a puzzle of the difficulty LEVEL (a decimal index of rt_hard_words) and replaces the open
 * puzzle by it. If making takes long, the window SHELL shows a message with a Stop button. Making
 * is cancelled if the person edits the puzzle or opens another one. */
void rt_make_level (RtShell *shell, const char *level);

/* Makes a puzzle that is similar to the open one and "harder" or "easier" (HOW), and replaces the
 * open puzzle by it. The window SHELL shows a message if that is impossible. */
void rt_make_like (RtShell *shell, const char *how);

/* Cancels the making of a puzzle that would replace the open one. rt_make_stop also shows a message
 * if a puzzle was being made. */
void rt_make_leave (RtShell *shell);
void rt_make_stop (RtShell *shell);

/* Removes givens from the open puzzle that it does not need; rt_make_more adds givens. The window
 * SHELL shows the outcome. */
void rt_make_fewer (RtShell *shell);
void rt_make_more (RtShell *shell);

/* Replaces the open puzzle by an equivalent one. LOOK is the id of a row of rt_guises: how it is
 * changed, for example turned. */
void rt_make_look (RtShell *shell, const char *look);
