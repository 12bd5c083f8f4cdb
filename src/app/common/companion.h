/* companion.h - functions for windows that belong to a main window and work on a copy of its grid,
 * such as the comparison of searches. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Returns the window of TYPE that belongs to the main window SHELL (NULL: to any window), or NULL if there is
 * none. */
GtkWindow *rt_companion_find (RtShell *shell, GType type);

/* Fills GRID with the grid that the command Solve would start from. If two digits in it clash,
 * shows an error in the window SHELL and returns false. */
bool rt_companion_grid (RtShell *shell, RtGrid *grid);

/* Returns the recorded steps of the person's own program on GRID, if the window SHELL shows them and the program's
 * output was read to its end; otherwise NULL. The window's desk owns the trace. */
RtTrace *rt_companion_program (RtShell *shell, const RtGrid *grid);

/* Makes WINDOW belong to the main window SHELL: above it, and destroyed together with it. Adds a
 * header bar if WINDOW has none. */
void rt_companion_attach (GtkWindow *window, RtShell *shell);

/* Returns a weak reference to WINDOW for the callback of an asynchronous task. A strong reference would delay the
 * disposal of a closed window, which cancels its tasks. Free with rt_companion_weak_free. */
GWeakRef *rt_companion_weak_new (gpointer window);
void rt_companion_weak_free (gpointer weak);
