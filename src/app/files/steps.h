/* steps.h - opens the steps of a person's own program. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "document/base/watched-program.h"

/* Returns PUZZLE with the givens of the window, for steps that name no puzzle; NULL if there are
 * none. */
const RtGrid *rt_steps_puzzle (RtShell *shell, RtGrid *puzzle);

/* Shows the puzzle and the steps of WATCHED, in this window or another one. */
void rt_steps_open (RtShell *shell, RtWatched *watched);

/* Shows the steps in TEXT and goes to STEP (0: the last); shows an error if TEXT is faulty. */
void rt_steps_show (RtShell *shell, GBytes *text, guint64 step);
