/* save.h - saves a window's puzzle to a file. What the format cannot hold is named before anything
 * is written. The window says what failed; the work then stays as it is. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Saves to the document's file, or where it has none as rt_save_as does. */
void rt_save (RtShell *shell);

/* A dialog asks where; rt_save_native proposes a name of the format that holds everything. */
void rt_save_as (RtShell *shell);
void rt_save_native (RtShell *shell);

/* Writes the save that waits, although the file will lack what was named. */
void rt_save_anyway (RtShell *shell);

/* As rt_save, even if another program has changed the file. */
void rt_save_over (RtShell *shell);

/* Drops the save that waits for rt_save_anyway, if there is one. */
void rt_save_forget (RtShell *shell);
