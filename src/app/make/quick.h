/* quick.h - a new puzzle of a level, by one click. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Makes a puzzle of LEVEL, which is the number of one of rt_hard_words as text, and puts it in the
 * place of the one that is open (rt_shell_begin). If that takes more than a moment, SHELL says so;
 * and it does not come any more once the person has changed the puzzle or opened another one. */
void rt_make_level (RtShell *shell, const char *level);
