/* save.h - saves the puzzle of a window to a file.
 *
 * If the format cannot hold all data, the window names the data that would be lost, and the save is
 * pending until the person decides. The window shows errors. An error does not change the document. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"

/* Saves the puzzle of the window SHELL to its file. If it has no file, opens a dialog to choose one. */
void rt_save (RtShell *shell);

/* Opens a dialog in which the person chooses a file, and saves to it. rt_save_native proposes a
 * name in the native format, which holds all data. */
void rt_save_as (RtShell *shell);
void rt_save_native (RtShell *shell);

/* Writes the save that waits for the person's decision, although the format does not hold all data. */
void rt_save_anyway (RtShell *shell);

/* Saves to the document's file, even if another program has changed the file meanwhile. */
void rt_save_over (RtShell *shell);

/* Discards the save that waits for the person's decision, if there is one. */
void rt_save_forget (RtShell *shell);
