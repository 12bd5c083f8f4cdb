/* quick.h - a new puzzle by one click: of a level, or made of the one that is open. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Makes a puzzle of LEVEL, which is the number of one of rt_hard_words as text, and puts it in the
 * place of the one that is open (rt_shell_begin). If that takes more than a moment, SHELL says so and
 * offers to stop; and it does not come any more once the person has changed the puzzle or opened
 * another one. */
void rt_make_level (RtShell *shell, const char *level);

/* The same with one that is like the open one, but HOW: "harder" or "easier". SHELL says where there is
 * no such puzzle. */
void rt_make_like (RtShell *shell, const char *how);

/* Ends what is being made for the open puzzle; the second says so, if there is something. */
void rt_make_leave (RtShell *shell);
void rt_make_stop (RtShell *shell);

/* Leave givens of the open puzzle out, or put some in: see remake.h. SHELL says what was done, with
 * Undo, or why nothing. */
void rt_make_fewer (RtShell *shell);
void rt_make_more (RtShell *shell);

/* Puts the same puzzle in its place, with other looks: LOOK is the id of one of rt_guises. */
void rt_make_look (RtShell *shell, const char *look);
