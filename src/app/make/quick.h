/* quick.h - makes one puzzle in the place of the open one: by level, or similar to it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Makes a puzzle of LEVEL, an index of rt_hard_words as text, and replaces the open one by it
 * (rt_shell_begin). If that takes long, SHELL shows a message with a Stop button. Cancelled if
 * the person edits the puzzle or opens another one. */
void rt_make_level (RtShell *shell, const char *level);

/* Makes a puzzle like the open one that is "harder" or "easier" (HOW). SHELL shows a message if
 * there is none. */
void rt_make_like (RtShell *shell, const char *how);

/* Cancel the making for the open puzzle; rt_make_stop shows a message if there was one. */
void rt_make_leave (RtShell *shell);
void rt_make_stop (RtShell *shell);

/* Remove or add givens of the open puzzle: see remake.h. SHELL shows the outcome. */
void rt_make_fewer (RtShell *shell);
void rt_make_more (RtShell *shell);

/* Replaces the puzzle by an equivalent one. LOOK is the id of one of rt_guises. */
void rt_make_look (RtShell *shell, const char *look);
