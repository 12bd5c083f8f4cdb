/* steps.h - functions that show the printed steps of a person's own program in a window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "document/base/watched-program.h"

/* Sets PUZZLE to the givens in the window SHELL, to which printed steps belong that do not name
 * their puzzle. Returns PUZZLE, or NULL if there are no givens. */
const RtGrid *rt_steps_puzzle (RtShell *shell, RtGrid *puzzle);

/* Shows the puzzle and the printed steps of the person's program WATCHED in the window SHELL, or in
 * a new one if work would be lost. */
void rt_steps_open (RtShell *shell, RtWatched *watched);

/* Shows the puzzle and the printed steps in TEXT, in the window SHELL or a new one, at the step
 * with the number STEP (0: the last step). If TEXT is malformed, the window shows an error. */
void rt_steps_show (RtShell *shell, GBytes *text, guint64 step);

/* Shows the puzzle, which is named TITLE, and the printed steps in TEXT, in the window SHELL or a new one. Once all
 * steps are read, opens the window that compares them with the searches; the program took TIME microseconds. */
void rt_steps_compare (RtShell *shell, GBytes *text, const char *title, gint64 time);
