/* steps.h - opens the steps of a person's own program. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "document/base/watched.h"

/* The puzzle that steps solve which name none: that of the window, as PUZZLE; NULL: it has none. */
const RtGrid *rt_steps_puzzle (RtShell *shell, RtGrid *puzzle);

/* Shows what WATCHED reads, with its puzzle, in the window or another one. */
void rt_steps_open (RtShell *shell, RtWatched *watched);

/* Shows what STREAM brings, as soon as there is a step, while it grows; or says what is wrong with it. */
void rt_steps_follow (RtShell *shell, GInputStream *stream);

/* The same of TEXT, which has steps, and goes to number STEP (0: to the last); or says what is wrong
 * with it. */
void rt_steps_show (RtShell *shell, GBytes *text, guint64 step);
