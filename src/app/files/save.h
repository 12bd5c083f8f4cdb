/* save.h - saves the puzzle of a window to a file.
 *
 * If the format cannot hold all data, the window names the losses, and the save is pending until
 * the person decides. The window shows errors; the document is unchanged then. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Saves to the document's file; calls rt_save_as if it has none. */
void rt_save (RtShell *shell);

/* Save to a file that the person chooses in a dialog. rt_save_native proposes a name in the native
 * format, which holds all data. */
void rt_save_as (RtShell *shell);
void rt_save_native (RtShell *shell);

/* Writes the pending save in spite of its losses. */
void rt_save_anyway (RtShell *shell);

/* Saves even if another program has changed the file. */
void rt_save_over (RtShell *shell);

/* Discards the pending save, if there is one. */
void rt_save_forget (RtShell *shell);
