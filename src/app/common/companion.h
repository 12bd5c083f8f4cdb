/* companion.h - windows that belong to a window and work on a copy of its grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* The window of TYPE that belongs to the window of SHELL, or NULL. */
GtkWindow *rt_companion_find (RtShell *shell, GType type);

/* GRID becomes what the desk of SHELL would solve. Returns false where it contradicts itself; SHELL
 * then says so. */
bool rt_companion_grid (RtShell *shell, RtGrid *grid);

/* What the person's own program did on GRID, if that is shown there and was read to its end; else NULL.
 * The trace belongs to the desk. */
RtTrace *rt_companion_program (RtShell *shell, const RtGrid *grid);

/* Makes WINDOW belong to the window of SHELL, and be closed with it. It gets a header bar, unless it
 * has one. */
void rt_companion_attach (GtkWindow *window, RtShell *shell);
