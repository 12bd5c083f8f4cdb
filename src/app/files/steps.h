/* steps.h - opens the steps of a person's own program. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "document/base/watched.h"

/* The puzzle that steps solve which name none: that of the window, as PUZZLE; NULL: it has none. */
const RtGrid *rt_steps_puzzle (RtShell *shell, RtGrid *puzzle);

/* Shows what WATCHED reads, with its puzzle, in the window or another one. */
void rt_steps_open (RtShell *shell, RtWatched *watched);

/* Shows the steps of TEXT, which has some, and goes to number STEP (0: to the last); or says what is
 * wrong with it. */
void rt_steps_show (RtShell *shell, GBytes *text, guint64 step);
